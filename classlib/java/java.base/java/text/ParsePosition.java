package java.text;

/** Where parsing is, and where it failed. */
public class ParsePosition {
    int index;
    int errorIndex = -1;

    public ParsePosition(int index) {
        this.index = index;
    }

    public int getIndex() {
        return index;
    }

    public void setIndex(int index) {
        this.index = index;
    }

    public int getErrorIndex() {
        return errorIndex;
    }

    public void setErrorIndex(int ei) {
        errorIndex = ei;
    }

    /** A parse that began at 0 and still is there has failed. The message quotes what was parsed, if it is given. */
    void checkMoved(String failure, String source) throws ParseException {
        if (index == 0) throw new ParseException(source == null ? failure : failure + '"' + source + '"', errorIndex);
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof ParsePosition)) return false;
        ParsePosition p = (ParsePosition) obj;
        return index == p.index && errorIndex == p.errorIndex;
    }

    @Override
    public int hashCode() {
        return errorIndex << 16 | index;
    }

    @Override
    public String toString() {
        return getClass().getName() + "[index=" + index + ",errorIndex=" + errorIndex + ']';
    }
}
