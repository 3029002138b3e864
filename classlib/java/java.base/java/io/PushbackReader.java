// SPDX-License-Identifier: MIT
package java.io;

/** Lets its user put characters back. */
public class PushbackReader extends FilterReader {
    private char[] buf;
    private int pos;

    public PushbackReader(Reader in, int size) {
        super(in);
        if (size <= 0) throw new IllegalArgumentException("size <= 0");
        buf = new char[size];
        pos = size;
    }

    public PushbackReader(Reader in) {
        this(in, 1);
    }

    private void ensureOpen() throws IOException {
        if (buf == null) throw new IOException("Stream closed");
    }

    public int read() throws IOException {
        synchronized (lock) {
            ensureOpen();
            return pos < buf.length ? buf[pos++] : super.read();
        }
    }

    public int read(char[] cbuf, int off, int len) throws IOException {
        synchronized (lock) {
            ensureOpen();
            java.util.Objects.checkFromIndexSize(off, len, cbuf.length);
            if (len == 0) return 0;
            int n = Math.min(buf.length - pos, len);
            System.arraycopy(buf, pos, cbuf, off, n);
            pos += n;
            if (n == len) return n;
            int got = super.read(cbuf, off + n, len - n);
            return got < 0 ? (n == 0 ? -1 : n) : n + got;
        }
    }

    public void unread(int c) throws IOException {
        synchronized (lock) {
            ensureOpen();
            if (pos == 0) throw new IOException("Pushback buffer overflow");
            buf[--pos] = (char) c;
        }
    }

    public void unread(char[] cbuf, int off, int len) throws IOException {
        synchronized (lock) {
            ensureOpen();
            int to = pos - len;
            if (to < 0) throw new IOException("Pushback buffer overflow");
            System.arraycopy(cbuf, off, buf, to, len);
            pos = to;
        }
    }

    public void unread(char[] cbuf) throws IOException {
        unread(cbuf, 0, cbuf.length);
    }

    public boolean ready() throws IOException {
        synchronized (lock) {
            ensureOpen();
            return pos < buf.length || super.ready();
        }
    }

    public void mark(int readAheadLimit) throws IOException {
        throw new IOException("mark/reset not supported");
    }

    public void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    public boolean markSupported() {
        return false;
    }

    public void close() throws IOException {
        synchronized (lock) {
            super.close();
            buf = null;
        }
    }

    public long skip(long n) throws IOException {
        if (n < 0) throw new IllegalArgumentException("skip value is negative");
        synchronized (lock) {
            ensureOpen();
            long k = Math.min(buf.length - pos, n);
            pos += (int) k;
            return k == n ? k : k + super.skip(n - k);
        }
    }
}
