// SPDX-License-Identifier: MIT
package java.io;

import java.util.Arrays;
import java.util.Objects;

/** A source of bytes. */
public abstract class InputStream implements Closeable {
    public InputStream() {
    }

    /** A stream that has nothing to read. */
    public static InputStream nullInputStream() {
        return new NullInputStream();
    }

    public abstract int read() throws IOException;

    public int read(byte[] b) throws IOException {
        return read(b, 0, b.length);
    }

    public int read(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        int n = 0;
        try {
            for (int c; n < len && (c = read()) != -1; n++) b[off + n] = (byte) c;
        } catch (IOException e) {
            if (n == 0) throw e;
        }
        return n == 0 && len > 0 ? -1 : n;
    }

    public byte[] readAllBytes() throws IOException {
        return readNBytes(Integer.MAX_VALUE);
    }

    public byte[] readNBytes(int len) throws IOException {
        if (len < 0) throw new IllegalArgumentException("len < 0");
        byte[] buf = new byte[Math.min(len, 8192)];
        int n = 0;
        while (n < len) {
            if (n == buf.length) {
                if (n > Integer.MAX_VALUE - 8 - n && n == Integer.MAX_VALUE - 8)
                    throw new OutOfMemoryError("Required array size too large");
                buf = Arrays.copyOf(buf, (int) Math.min(Math.min((long) n * 2, len), Integer.MAX_VALUE - 8));
            }
            int got = read(buf, n, buf.length - n);
            if (got < 0) break;
            n += got;
        }
        return n == buf.length ? buf : Arrays.copyOf(buf, n);
    }

    public int readNBytes(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        int n = 0;
        while (n < len) {
            int got = read(b, off + n, len - n);
            if (got < 0) break;
            n += got;
        }
        return n;
    }

    public long skip(long n) throws IOException {
        long left = n;
        byte[] buf = null;
        while (left > 0) {
            if (buf == null) buf = new byte[(int) Math.min(2048, left)];
            int got = read(buf, 0, (int) Math.min(buf.length, left));
            if (got < 0) break;
            left -= got;
        }
        return n <= 0 ? 0 : n - left;
    }

    public void skipNBytes(long n) throws IOException {
        while (n > 0) {
            long s = skip(n);
            if (s > n || s < 0) throw new IOException("Unable to skip exactly");
            if (s == 0) {
                if (read() == -1) throw new EOFException();
                s = 1;
            }
            n -= s;
        }
    }

    public int available() throws IOException {
        return 0;
    }

    public void close() throws IOException {
    }

    public void mark(int readlimit) {
    }

    public void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    public boolean markSupported() {
        return false;
    }

    public long transferTo(OutputStream out) throws IOException {
        Objects.requireNonNull(out, "out");
        byte[] buf = new byte[8192];
        long sum = 0;
        for (int n; (n = read(buf, 0, buf.length)) >= 0; sum += n) out.write(buf, 0, n);
        return sum;
    }

    private static final class NullInputStream extends InputStream {
        private boolean closed;

        private void ensureOpen() throws IOException {
            if (closed) throw new IOException("Stream closed");
        }

        @Override
        public int available() throws IOException {
            ensureOpen();
            return 0;
        }

        @Override
        public int read() throws IOException {
            ensureOpen();
            return -1;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            Objects.checkFromIndexSize(off, len, b.length);
            if (len == 0) return 0;
            ensureOpen();
            return -1;
        }

        @Override
        public long skip(long n) throws IOException {
            ensureOpen();
            return 0;
        }

        @Override
        public void close() {
            closed = true;
        }
    }
}
