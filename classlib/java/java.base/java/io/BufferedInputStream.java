// SPDX-License-Identifier: MIT
package java.io;

import java.util.Arrays;

/** Reads ahead from another stream, and can go back to a mark. */
public class BufferedInputStream extends FilterInputStream {
    protected volatile byte[] buf;
    protected int count;
    protected int pos;
    protected int markpos = -1;
    protected int marklimit;

    public BufferedInputStream(InputStream in) {
        this(in, 8192);
    }

    public BufferedInputStream(InputStream in, int size) {
        super(in);
        if (size <= 0) throw new IllegalArgumentException("Buffer size <= 0");
        buf = new byte[size];
    }

    private InputStream source() throws IOException {
        InputStream s = in;
        if (s == null) throw new IOException("Stream closed");
        return s;
    }

    private byte[] buffer() throws IOException {
        byte[] b = buf;
        if (b == null) throw new IOException("Stream closed");
        return b;
    }

    /** Gets more bytes behind pos, which is at count; keeps what stands behind the mark. */
    private void fill() throws IOException {
        byte[] b = buffer();
        if (markpos < 0) {
            pos = 0;
        } else if (pos >= b.length) {
            if (markpos > 0) {
                int kept = pos - markpos;
                System.arraycopy(b, markpos, b, 0, kept);
                pos = kept;
                markpos = 0;
            } else if (b.length >= marklimit) {
                markpos = -1;
                pos = 0;
            } else {
                buf = b = Arrays.copyOf(b, Math.min(marklimit, pos > Integer.MAX_VALUE / 2 ? Integer.MAX_VALUE
                        : pos * 2));
            }
        }
        count = pos;
        int n = source().read(b, pos, b.length - pos);
        if (n > 0) count = pos + n;
    }

    @Override
    public synchronized int read() throws IOException {
        if (pos >= count) {
            fill();
            if (pos >= count) return -1;
        }
        return buffer()[pos++] & 255;
    }

    private int readSome(byte[] b, int off, int len) throws IOException {
        int have = count - pos;
        if (have <= 0) {
            if (len >= buffer().length && markpos < 0) return source().read(b, off, len);
            fill();
            have = count - pos;
            if (have <= 0) return -1;
        }
        int n = Math.min(have, len);
        System.arraycopy(buffer(), pos, b, off, n);
        pos += n;
        return n;
    }

    @Override
    public synchronized int read(byte[] b, int off, int len) throws IOException {
        buffer();
        if ((off | len | off + len | b.length - (off + len)) < 0) throw new IndexOutOfBoundsException();
        if (len == 0) return 0;
        int n = 0;
        while (true) {
            int got = readSome(b, off + n, len - n);
            if (got <= 0) return n == 0 ? got : n;
            n += got;
            if (n >= len) return n;
            InputStream s = in;
            if (s != null && s.available() <= 0) return n;
        }
    }

    @Override
    public synchronized long skip(long n) throws IOException {
        buffer();
        if (n <= 0) return 0;
        long have = count - pos;
        if (have <= 0) {
            if (markpos < 0) return source().skip(n);
            fill();
            have = count - pos;
            if (have <= 0) return 0;
        }
        long s = Math.min(have, n);
        pos += (int) s;
        return s;
    }

    @Override
    public synchronized int available() throws IOException {
        int have = count - pos;
        int more = source().available();
        return have > Integer.MAX_VALUE - more ? Integer.MAX_VALUE : have + more;
    }

    @Override
    public synchronized void mark(int readlimit) {
        marklimit = readlimit;
        markpos = pos;
    }

    @Override
    public synchronized void reset() throws IOException {
        buffer();
        if (markpos < 0) throw new IOException("Resetting to invalid mark");
        pos = markpos;
    }

    @Override
    public boolean markSupported() {
        return true;
    }

    @Override
    public void close() throws IOException {
        InputStream s = in;
        buf = null;
        in = null;
        if (s != null) s.close();
    }
}
