package java.lang;

import java.io.Serializable;
import java.util.stream.IntStream;

/** Growing text that several threads may share: every method holds the lock of the buffer. */
public final class StringBuffer extends AbstractStringBuilder
        implements Serializable, Comparable<StringBuffer>, CharSequence {
    @java.io.Serial
    private static final long serialVersionUID = 3388685877147921107L;
    @java.io.Serial
    private static final java.io.ObjectStreamField[] serialPersistentFields = {
        new java.io.ObjectStreamField("value", char[].class), new java.io.ObjectStreamField("count", int.class),
        new java.io.ObjectStreamField("shared", boolean.class)
    };

    public StringBuffer() {
        super(16);
    }

    public StringBuffer(int capacity) {
        super(capacity);
    }

    public StringBuffer(String str) {
        super(str.length() + 16);
        add(str);
    }

    public StringBuffer(CharSequence seq) {
        super(seq.length() + 16);
        add(seq);
    }

    @Override
    public synchronized int compareTo(StringBuffer another) {
        return compare(another);
    }

    public synchronized StringBuffer append(Object obj) {
        add(String.valueOf(obj));
        return this;
    }

    public synchronized StringBuffer append(String str) {
        add(str);
        return this;
    }

    @Override
    public synchronized StringBuffer append(char c) {
        add(c);
        return this;
    }

    public synchronized StringBuffer append(int i) {
        add(i);
        return this;
    }

    public synchronized StringBuffer append(StringBuffer sb) {
        add(sb);
        return this;
    }

    @Override
    public synchronized StringBuffer append(CharSequence s) {
        add(s);
        return this;
    }

    @Override
    public synchronized StringBuffer append(CharSequence s, int start, int end) {
        add(s, start, end);
        return this;
    }

    public synchronized StringBuffer append(char[] str) {
        add(str, 0, str.length);
        return this;
    }

    public synchronized StringBuffer append(char[] str, int offset, int len) {
        add(str, offset, len);
        return this;
    }

    public synchronized StringBuffer append(boolean b) {
        add(b ? "true" : "false");
        return this;
    }

    public synchronized StringBuffer append(long lng) {
        add(Long.toString(lng));
        return this;
    }

    public synchronized StringBuffer append(float f) {
        add(Float.toString(f));
        return this;
    }

    public synchronized StringBuffer append(double d) {
        add(Double.toString(d));
        return this;
    }

    public synchronized StringBuffer appendCodePoint(int codePoint) {
        addCodePoint(codePoint);
        return this;
    }

    public synchronized StringBuffer repeat(int codePoint, int count) {
        add(Character.toString(codePoint).repeat(count));
        return this;
    }

    public synchronized StringBuffer repeat(CharSequence cs, int count) {
        add(String.valueOf(cs).repeat(count));
        return this;
    }

    public synchronized StringBuffer delete(int start, int end) {
        remove(start, end);
        return this;
    }

    public synchronized StringBuffer deleteCharAt(int index) {
        removeAt(index);
        return this;
    }

    public synchronized StringBuffer replace(int start, int end, String str) {
        put(start, end, str);
        return this;
    }

    public synchronized StringBuffer insert(int index, char[] str, int offset, int len) {
        putChars(index, str, offset, len);
        return this;
    }

    public synchronized StringBuffer insert(int offset, Object obj) {
        putString(offset, String.valueOf(obj));
        return this;
    }

    public synchronized StringBuffer insert(int offset, String str) {
        putString(offset, str);
        return this;
    }

    public synchronized StringBuffer insert(int offset, char[] str) {
        putChars(offset, str, 0, str.length);
        return this;
    }

    public synchronized StringBuffer insert(int dstOffset, CharSequence s) {
        putString(dstOffset, s == null ? "null" : s.toString());
        return this;
    }

    public synchronized StringBuffer insert(int dstOffset, CharSequence s, int start, int end) {
        putSequence(dstOffset, s, start, end);
        return this;
    }

    public synchronized StringBuffer insert(int offset, boolean b) {
        putString(offset, String.valueOf(b));
        return this;
    }

    public synchronized StringBuffer insert(int offset, char c) {
        putChar(offset, c);
        return this;
    }

    public synchronized StringBuffer insert(int offset, int i) {
        putString(offset, String.valueOf(i));
        return this;
    }

    public synchronized StringBuffer insert(int offset, long l) {
        putString(offset, String.valueOf(l));
        return this;
    }

    public synchronized StringBuffer insert(int offset, float f) {
        putString(offset, String.valueOf(f));
        return this;
    }

    public synchronized StringBuffer insert(int offset, double d) {
        putString(offset, String.valueOf(d));
        return this;
    }

    public synchronized StringBuffer reverse() {
        turn();
        return this;
    }

    @Override
    public synchronized int length() {
        return super.length();
    }

    @Override
    public synchronized int capacity() {
        return super.capacity();
    }

    @Override
    public synchronized void ensureCapacity(int minimumCapacity) {
        super.ensureCapacity(minimumCapacity);
    }

    @Override
    public synchronized void trimToSize() {
        super.trimToSize();
    }

    @Override
    public synchronized void setLength(int newLength) {
        super.setLength(newLength);
    }

    @Override
    public synchronized char charAt(int index) {
        return super.charAt(index);
    }

    @Override
    public synchronized int codePointAt(int index) {
        return super.codePointAt(index);
    }

    @Override
    public synchronized int codePointBefore(int index) {
        return super.codePointBefore(index);
    }

    @Override
    public synchronized int codePointCount(int beginIndex, int endIndex) {
        return super.codePointCount(beginIndex, endIndex);
    }

    @Override
    public synchronized int offsetByCodePoints(int index, int codePointOffset) {
        return super.offsetByCodePoints(index, codePointOffset);
    }

    @Override
    public synchronized void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        super.getChars(srcBegin, srcEnd, dst, dstBegin);
    }

    @Override
    public synchronized void setCharAt(int index, char ch) {
        super.setCharAt(index, ch);
    }

    @Override
    public synchronized String substring(int start) {
        return super.substring(start, count);
    }

    @Override
    public synchronized CharSequence subSequence(int start, int end) {
        return super.substring(start, end);
    }

    @Override
    public synchronized String substring(int start, int end) {
        return super.substring(start, end);
    }

    @Override
    public synchronized int indexOf(String str) {
        return super.indexOf(str, 0);
    }

    @Override
    public synchronized int indexOf(String str, int fromIndex) {
        return super.indexOf(str, fromIndex);
    }

    @Override
    public synchronized int lastIndexOf(String str) {
        return super.lastIndexOf(str, count);
    }

    @Override
    public synchronized int lastIndexOf(String str, int fromIndex) {
        return super.lastIndexOf(str, fromIndex);
    }

    @Override
    public synchronized IntStream chars() {
        return super.chars();
    }

    @Override
    public synchronized IntStream codePoints() {
        return super.codePoints();
    }

    @Override
    public synchronized native String toString();

    @java.io.Serial
    private synchronized void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        java.io.ObjectOutputStream.PutField f = s.putFields();
        f.put("value", value.clone());
        f.put("count", count);
        f.put("shared", false);
        s.writeFields();
    }

    @java.io.Serial
    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        java.io.ObjectInputStream.GetField f = s.readFields();
        char[] v = (char[]) f.get("value", null);
        int n = f.get("count", 0);
        if (v == null || n < 0 || n > v.length) {
            throw new java.io.InvalidObjectException("count value invalid");
        }
        value = v;
        count = n;
    }
}
