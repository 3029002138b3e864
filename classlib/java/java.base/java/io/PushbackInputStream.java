// SPDX-License-Identifier: MIT
package java.io;

/** Lets its reader put bytes back. */
public class PushbackInputStream extends FilterInputStream {
    protected byte[] buf;
    protected int pos;

    public PushbackInputStream(InputStream in, int size) {
        super(in);
        if (size <= 0) throw new IllegalArgumentException("size <= 0");
        buf = new byte[size];
        pos = size;
    }

    public PushbackInputStream(InputStream in) {
        this(in, 1);
    }

    private void ensureOpen() throws IOException {
        if (in == null) throw new IOException("Stream closed");
    }

    @Override
    public int read() throws IOException {
        ensureOpen();
        return pos < buf.length ? buf[pos++] & 255 : super.read();
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        ensureOpen();
        java.util.Objects.checkFromIndexSize(off, len, b.length);
        if (len == 0) return 0;
        int n = Math.min(buf.length - pos, len);
        if (n > 0) {
            System.arraycopy(buf, pos, b, off, n);
            pos += n;
            if (n == len) return n;
        }
        int got = super.read(b, off + n, len - n);
        return got < 0 ? (n == 0 ? -1 : n) : n + got;
    }

    public void unread(int b) throws IOException {
        ensureOpen();
        if (pos == 0) throw new IOException("Push back buffer is full");
        buf[--pos] = (byte) b;
    }

    public void unread(byte[] b, int off, int len) throws IOException {
        ensureOpen();
        if (len > pos) throw new IOException("Push back buffer is full");
        pos -= len;
        System.arraycopy(b, off, buf, pos, len);
    }

    public void unread(byte[] b) throws IOException {
        unread(b, 0, b.length);
    }

    @Override
    public int available() throws IOException {
        ensureOpen();
        int n = buf.length - pos;
        int more = super.available();
        return n > Integer.MAX_VALUE - more ? Integer.MAX_VALUE : n + more;
    }

    @Override
    public long skip(long n) throws IOException {
        ensureOpen();
        if (n <= 0) return 0;
        long k = Math.min(buf.length - pos, n);
        pos += (int) k;
        return k == n ? k : k + super.skip(n - k);
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    @Override
    public synchronized void mark(int readlimit) {
    }

    @Override
    public synchronized void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    @Override
    public synchronized void close() throws IOException {
        if (in == null) return;
        in.close();
        in = null;
        buf = null;
    }
}
