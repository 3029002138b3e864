// SPDX-License-Identifier: MIT
package java.io;

import java.util.Arrays;
import java.util.Objects;

/** Reads the bytes of an array. */
public class ByteArrayInputStream extends InputStream {
    protected byte[] buf;
    protected int pos;
    protected int mark = 0;
    protected int count;

    public ByteArrayInputStream(byte[] buf) {
        this.buf = buf;
        count = buf.length;
    }

    public ByteArrayInputStream(byte[] buf, int offset, int length) {
        this.buf = buf;
        pos = offset;
        count = Math.min(offset + length, buf.length);
        mark = offset;
    }

    public synchronized int read() {
        return pos < count ? buf[pos++] & 255 : -1;
    }

    public synchronized int read(byte[] b, int off, int len) {
        Objects.checkFromIndexSize(off, len, b.length);
        int from = pos, left = count - from;
        if (left <= 0) return -1;
        pos = from + Math.min(len, left);
        System.arraycopy(buf, from, b, off, pos - from);
        return pos - from;
    }

    public synchronized byte[] readAllBytes() {
        byte[] r = Arrays.copyOfRange(buf, pos, Math.max(pos, count));
        pos = Math.max(pos, count);
        return r;
    }

    public int readNBytes(byte[] b, int off, int len) {
        int n = read(b, off, len);
        return n == -1 ? 0 : n;
    }

    public synchronized long transferTo(OutputStream out) throws IOException {
        int n = count - pos;
        if (n > 0) {
            out.write(buf, pos, n);
            pos = count;
        }
        return n;
    }

    public synchronized long skip(long n) {
        long k = Math.max(0, Math.min(n, count - pos));
        pos += (int) k;
        return k;
    }

    public synchronized int available() {
        return count - pos;
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int readAheadLimit) {
        mark = pos;
    }

    public synchronized void reset() {
        pos = mark;
    }

    public void close() throws IOException {
    }
}
