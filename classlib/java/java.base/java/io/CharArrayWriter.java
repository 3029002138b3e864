// SPDX-License-Identifier: MIT
package java.io;

import java.util.Arrays;

/** Collects characters in an array that grows. */
public class CharArrayWriter extends Writer {
    protected char[] buf;
    protected int count;

    public CharArrayWriter() {
        this(32);
    }

    public CharArrayWriter(int initialSize) {
        if (initialSize < 0) throw new IllegalArgumentException("Negative initial size: " + initialSize);
        buf = new char[initialSize];
    }

    private void reserve(int more) {
        if (count + more > buf.length) buf = Arrays.copyOf(buf, Math.max(buf.length << 1, count + more));
    }

    public void write(int c) {
        synchronized (lock) {
            reserve(1);
            buf[count++] = (char) c;
        }
    }

    public void write(char[] c, int off, int len) {
        java.util.Objects.checkFromIndexSize(off, len, c.length);
        synchronized (lock) {
            reserve(len);
            System.arraycopy(c, off, buf, count, len);
            count += len;
        }
    }

    public void write(String str, int off, int len) {
        synchronized (lock) {
            reserve(len);
            str.getChars(off, off + len, buf, count);
            count += len;
        }
    }

    public void writeTo(Writer out) throws IOException {
        synchronized (lock) {
            out.write(buf, 0, count);
        }
    }

    public CharArrayWriter append(CharSequence s) {
        String t = String.valueOf(s);
        write(t, 0, t.length());
        return this;
    }

    public CharArrayWriter append(CharSequence s, int start, int end) {
        if (s == null) s = "null";
        return append(s.subSequence(start, end));
    }

    public CharArrayWriter append(char c) {
        write(c);
        return this;
    }

    public void reset() {
        count = 0;
    }

    public char[] toCharArray() {
        synchronized (lock) {
            return Arrays.copyOf(buf, count);
        }
    }

    public int size() {
        return count;
    }

    public String toString() {
        synchronized (lock) {
            return new String(buf, 0, count);
        }
    }

    public void flush() {
    }

    public void close() {
    }
}
