// SPDX-License-Identifier: MIT
package java.io;

import java.util.Arrays;
import java.util.Objects;

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

    /** How many bytes wait in the buffer, which is filled if it is empty; 0 at the end of the stream. */
    private int waiting() throws IOException {
        if (pos >= count) fill();
        return Math.max(count - pos, 0);
    }

    /** Nothing waits, and nobody will come back to what comes: there is no need of the buffer. */
    private boolean passesBuffer() {
        return pos >= count && markpos < 0;
    }

    /** What one look at the buffer, or one read of the stream, gives; -1 at the end. */
    private int readSome(byte[] b, int off, int len) throws IOException {
        if (len >= buffer().length && passesBuffer()) return source().read(b, off, len);
        int n = Math.min(waiting(), len);
        if (n == 0) return -1;
        System.arraycopy(buffer(), pos, b, off, n);
        pos += n;
        return n;
    }

    @Override
    public synchronized int read(byte[] b, int off, int len) throws IOException {
        buffer();
        Objects.checkFromIndexSize(off, len, b.length);
        int at = off, end = off + len, n = 0;
        while (at < end && (at == off || in == null || source().available() > 0)) {
            n = readSome(b, at, end - at);
            if (n <= 0) break;
            at += n;
        }
        return at == off ? n : at - off;
    }

    @Override
    public synchronized long skip(long n) throws IOException {
        buffer();
        if (n <= 0) return 0;
        if (passesBuffer()) return source().skip(n);
        int step = (int) Math.min(waiting(), n);
        pos += step;
        return step;
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
