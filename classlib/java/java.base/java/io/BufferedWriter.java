// SPDX-License-Identifier: MIT
package java.io;

/** Collects characters and hands them on in larger pieces. */
public class BufferedWriter extends Writer {
    private Writer out;
    private final char[] buf;
    private int count;

    public BufferedWriter(Writer out) {
        this(out, 8192);
    }

    public BufferedWriter(Writer out, int size) {
        super(out);
        if (size <= 0) throw new IllegalArgumentException("Buffer size <= 0");
        this.out = out;
        buf = new char[size];
    }

    private void ensureOpen() throws IOException {
        if (out == null) throw new IOException("Stream closed");
    }

    void flushBuffer() throws IOException {
        synchronized (lock) {
            ensureOpen();
            if (count == 0) return;
            out.write(buf, 0, count);
            count = 0;
        }
    }

    public void write(int c) throws IOException {
        synchronized (lock) {
            ensureOpen();
            if (count >= buf.length) flushBuffer();
            buf[count++] = (char) c;
        }
    }

    public void write(char[] cbuf, int off, int len) throws IOException {
        synchronized (lock) {
            ensureOpen();
            java.util.Objects.checkFromIndexSize(off, len, cbuf.length);
            if (len >= buf.length) {
                flushBuffer();
                out.write(cbuf, off, len);
                return;
            }
            if (len > buf.length - count) flushBuffer();
            System.arraycopy(cbuf, off, buf, count, len);
            count += len;
        }
    }

    public void write(String s, int off, int len) throws IOException {
        synchronized (lock) {
            ensureOpen();
            while (len > 0) {
                int n = Math.min(buf.length - count, len);
                s.getChars(off, off + n, buf, count);
                off += n;
                len -= n;
                count += n;
                if (count >= buf.length) flushBuffer();
            }
        }
    }

    public void newLine() throws IOException {
        write(System.lineSeparator());
    }

    public void flush() throws IOException {
        synchronized (lock) {
            flushBuffer();
            out.flush();
        }
    }

    public void close() throws IOException {
        synchronized (lock) {
            if (out == null) return;
            try (Writer w = out) {
                flushBuffer();
            } finally {
                out = null;
            }
        }
    }
}
