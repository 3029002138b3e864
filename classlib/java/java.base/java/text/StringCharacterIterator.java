// SPDX-License-Identifier: MIT
package java.text;

/** Walks over a string or a part of it. */
public final class StringCharacterIterator implements CharacterIterator {
    private String text;
    private int begin, end, pos;

    public StringCharacterIterator(String text) {
        this(text, 0);
    }

    public StringCharacterIterator(String text, int pos) {
        this(text, 0, text.length(), pos);
    }

    public StringCharacterIterator(String text, int begin, int end, int pos) {
        boolean range = 0 <= begin && begin <= end && end <= text.length();
        if (!range || pos < begin || pos > end)
            throw new IllegalArgumentException(range ? "Invalid position" : "Invalid substring range");
        this.text = text;
        this.begin = begin;
        this.end = end;
        this.pos = pos;
    }

    public void setText(String text) {
        this.text = java.util.Objects.requireNonNull(text);
        begin = pos = 0;
        end = text.length();
    }

    @Override
    public char first() {
        pos = begin;
        return current();
    }

    @Override
    public char last() {
        pos = end == begin ? end : end - 1;
        return current();
    }

    @Override
    public char setIndex(int p) {
        if (p < begin || p > end) throw new IllegalArgumentException("Invalid index");
        pos = p;
        return current();
    }

    @Override
    public char current() {
        return pos >= begin && pos < end ? text.charAt(pos) : DONE;
    }

    @Override
    public char next() {
        if (pos < end) pos++;
        return current();
    }

    @Override
    public char previous() {
        if (pos <= begin) return DONE;
        pos--;
        return current();
    }

    @Override
    public int getBeginIndex() {
        return begin;
    }

    @Override
    public int getEndIndex() {
        return end;
    }

    @Override
    public int getIndex() {
        return pos;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof StringCharacterIterator)) return false;
        StringCharacterIterator s = (StringCharacterIterator) o;
        return text.equals(s.text) && pos == s.pos && begin == s.begin && end == s.end;
    }

    @Override
    public int hashCode() {
        return text.hashCode() ^ pos ^ begin ^ end;
    }

    @Override
    public Object clone() {
        return new StringCharacterIterator(text, begin, end, pos);
    }
}
