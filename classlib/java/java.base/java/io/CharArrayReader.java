// SPDX-License-Identifier: MIT
package java.io;

/** Reads the characters of an array. */
public class CharArrayReader extends Reader {
    protected char[] buf;
    protected int pos;
    protected int markedPos = 0;
    protected int count;

    public CharArrayReader(char[] buf) {
        this.buf = buf;
        count = buf.length;
    }

    public CharArrayReader(char[] buf, int offset, int length) {
        boolean negative = offset < 0 || length < 0 || offset > Integer.MAX_VALUE - length;
        if (negative || buf.length < offset) throw new IllegalArgumentException();
        this.buf = buf;
        pos = markedPos = offset;
        count = Math.min(buf.length, offset + length);
    }

    private void ensureOpen() throws IOException {
        if (buf == null) throw new IOException("Stream closed");
    }

    public int read() throws IOException {
        synchronized (lock) {
            ensureOpen();
            return pos >= count ? -1 : buf[pos++];
        }
    }

    public int read(char[] cbuf, int off, int len) throws IOException {
        synchronized (lock) {
            ensureOpen();
            java.util.Objects.checkFromIndexSize(off, len, cbuf.length);
            if (pos >= count) return -1;
            int n = Math.min(len, count - pos);
            if (n <= 0) return 0;
            System.arraycopy(buf, pos, cbuf, off, n);
            pos += n;
            return n;
        }
    }

    public long skip(long n) throws IOException {
        synchronized (lock) {
            ensureOpen();
            long k = Math.max(0, Math.min(n, count - pos));
            pos += (int) k;
            return k;
        }
    }

    public boolean ready() throws IOException {
        synchronized (lock) {
            ensureOpen();
            return count - pos > 0;
        }
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int readAheadLimit) throws IOException {
        synchronized (lock) {
            ensureOpen();
            markedPos = pos;
        }
    }

    public void reset() throws IOException {
        synchronized (lock) {
            ensureOpen();
            pos = markedPos;
        }
    }

    public void close() {
        synchronized (lock) {
            buf = null;
        }
    }
}
