package java.util;

/** A zone with a fixed offset. */
public class SimpleTimeZone extends TimeZone {
    private static final long serialVersionUID = -403250971215465050L;
    private int rawOffset;

    public SimpleTimeZone(int rawOffset, String id) {
        this.rawOffset = rawOffset;
        setID(id);
    }

    @Override
    public int getOffset(int era, int year, int month, int day, int dayOfWeek, int milliseconds) {
        return rawOffset;
    }

    @Override
    public int getRawOffset() {
        return rawOffset;
    }

    @Override
    public void setRawOffset(int offsetMillis) {
        rawOffset = offsetMillis;
    }

    @Override
    public boolean useDaylightTime() {
        return false;
    }

    @Override
    public boolean inDaylightTime(Date date) {
        return false;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof SimpleTimeZone && getID().equals(((SimpleTimeZone) obj).getID())
                && rawOffset == ((SimpleTimeZone) obj).rawOffset;
    }

    @Override
    public int hashCode() {
        return rawOffset ^ getID().hashCode();
    }

    @Override
    public String toString() {
        return "java.util.SimpleTimeZone[id=" + getID() + ",offset=" + rawOffset + ",dstSavings=0,useDaylight=false]";
    }
}
