// SPDX-License-Identifier: MIT
package java.io;

/** Reads the characters of a string. */
public class StringReader extends Reader {
    private String str;
    private final int length;
    private int next, mark;

    public StringReader(String s) {
        length = s.length();
        str = s;
    }

    private void ensureOpen() throws IOException {
        if (str == null) throw new IOException("Stream closed");
    }

    public int read() throws IOException {
        synchronized (lock) {
            ensureOpen();
            return next >= length ? -1 : str.charAt(next++);
        }
    }

    public int read(char[] cbuf, int off, int len) throws IOException {
        synchronized (lock) {
            ensureOpen();
            java.util.Objects.checkFromIndexSize(off, len, cbuf.length);
            int from = next, n = Math.min(len, length - from);
            if (n == 0 && len > 0) return -1;
            next = from + n;
            str.getChars(from, next, cbuf, off);
            return n;
        }
    }

    /** A negative count goes back, as far as the start. */
    public long skip(long n) throws IOException {
        synchronized (lock) {
            ensureOpen();
            int from = next;
            if (from < length) next = (int) Math.max(0, from + Math.min(length - from, n));
            return next - from;
        }
    }

    public boolean ready() throws IOException {
        synchronized (lock) {
            ensureOpen();
            return true;
        }
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int readAheadLimit) throws IOException {
        if (readAheadLimit < 0) throw new IllegalArgumentException("Read-ahead limit < 0");
        synchronized (lock) {
            ensureOpen();
            mark = next;
        }
    }

    public void reset() throws IOException {
        synchronized (lock) {
            ensureOpen();
            next = mark;
        }
    }

    public void close() {
        synchronized (lock) {
            str = null;
        }
    }
}
