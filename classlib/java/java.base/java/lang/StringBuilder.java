package java.lang;

import java.io.Serializable;

/** Growing text for one thread. The native methods are VM intrinsics. */
public final class StringBuilder extends AbstractStringBuilder
        implements Serializable, Comparable<StringBuilder>, CharSequence {
    @java.io.Serial
    private static final long serialVersionUID = 4383685877147921099L;

    public StringBuilder() {
        super(16);
    }

    public StringBuilder(int capacity) {
        super(capacity);
    }

    public StringBuilder(String str) {
        super(str.length() + 16);
        add(str);
    }

    public StringBuilder(CharSequence seq) {
        super(seq.length() + 16);
        add(seq);
    }

    @Override
    public int compareTo(StringBuilder another) {
        return compare(another);
    }

    public StringBuilder append(Object obj) {
        add(String.valueOf(obj));
        return this;
    }

    public native StringBuilder append(String str);

    @Override
    public native StringBuilder append(char c);

    public native StringBuilder append(int i);

    public StringBuilder append(StringBuffer sb) {
        add(sb);
        return this;
    }

    @Override
    public StringBuilder append(CharSequence s) {
        add(s);
        return this;
    }

    @Override
    public StringBuilder append(CharSequence s, int start, int end) {
        add(s, start, end);
        return this;
    }

    public StringBuilder append(char[] str) {
        add(str, 0, str.length);
        return this;
    }

    public StringBuilder append(char[] str, int offset, int len) {
        add(str, offset, len);
        return this;
    }

    public StringBuilder append(boolean b) {
        add(b ? "true" : "false");
        return this;
    }

    public StringBuilder append(long lng) {
        add(Long.toString(lng));
        return this;
    }

    public StringBuilder append(float f) {
        add(Float.toString(f));
        return this;
    }

    public StringBuilder append(double d) {
        add(Double.toString(d));
        return this;
    }

    public StringBuilder appendCodePoint(int codePoint) {
        addCodePoint(codePoint);
        return this;
    }

    public StringBuilder repeat(int codePoint, int count) {
        add(Character.toString(codePoint).repeat(count));
        return this;
    }

    public StringBuilder repeat(CharSequence cs, int count) {
        add(String.valueOf(cs).repeat(count));
        return this;
    }

    public StringBuilder delete(int start, int end) {
        remove(start, end);
        return this;
    }

    public StringBuilder deleteCharAt(int index) {
        removeAt(index);
        return this;
    }

    public StringBuilder replace(int start, int end, String str) {
        put(start, end, str);
        return this;
    }

    public StringBuilder insert(int index, char[] str, int offset, int len) {
        putChars(index, str, offset, len);
        return this;
    }

    public StringBuilder insert(int offset, Object obj) {
        putString(offset, String.valueOf(obj));
        return this;
    }

    public StringBuilder insert(int offset, String str) {
        putString(offset, str);
        return this;
    }

    public StringBuilder insert(int offset, char[] str) {
        putChars(offset, str, 0, str.length);
        return this;
    }

    public StringBuilder insert(int dstOffset, CharSequence s) {
        putString(dstOffset, s == null ? "null" : s.toString());
        return this;
    }

    public StringBuilder insert(int dstOffset, CharSequence s, int start, int end) {
        putSequence(dstOffset, s, start, end);
        return this;
    }

    public StringBuilder insert(int offset, boolean b) {
        putString(offset, String.valueOf(b));
        return this;
    }

    public StringBuilder insert(int offset, char c) {
        putChar(offset, c);
        return this;
    }

    public StringBuilder insert(int offset, int i) {
        putString(offset, String.valueOf(i));
        return this;
    }

    public StringBuilder insert(int offset, long l) {
        putString(offset, String.valueOf(l));
        return this;
    }

    public StringBuilder insert(int offset, float f) {
        putString(offset, String.valueOf(f));
        return this;
    }

    public StringBuilder insert(int offset, double d) {
        putString(offset, String.valueOf(d));
        return this;
    }

    public StringBuilder reverse() {
        turn();
        return this;
    }

    @Override
    public native String toString();

    /** The length, then the chars. */
    @java.io.Serial
    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
        s.writeInt(count);
        s.writeObject(java.util.Arrays.copyOf(value, Math.max(count, value.length)));
    }

    @java.io.Serial
    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        int n = s.readInt();
        char[] v = (char[]) s.readObject();
        if (n < 0 || n > v.length) {
            throw new java.io.InvalidObjectException("count value invalid");
        }
        value = v;
        count = n;
    }
}
