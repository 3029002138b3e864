// SPDX-License-Identifier: MIT
package java.io;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Objects;

/** Collects bytes in an array that grows. */
public class ByteArrayOutputStream extends OutputStream {
    protected byte[] buf;
    protected int count;

    public ByteArrayOutputStream() {
        this(32);
    }

    public ByteArrayOutputStream(int size) {
        if (size >= 0) buf = new byte[size];
        else throw new IllegalArgumentException("Negative initial size: " + size);
    }

    /** The array, with room for n bytes more. */
    private byte[] room(int n) {
        if (n <= buf.length - count) return buf;
        int need = count + n;
        if (need < 0) throw new OutOfMemoryError("Required length exceeds implementation limit");
        return buf = Arrays.copyOf(buf, Math.max(need, buf.length << 1));
    }

    public synchronized void write(int b) {
        if (count == buf.length) room(1);
        buf[count++] = (byte) b;
    }

    public synchronized void write(byte[] b, int off, int len) {
        Objects.checkFromIndexSize(off, len, b.length);
        System.arraycopy(b, off, room(len), count, len);
        count += len;
    }

    public void writeBytes(byte[] b) {
        write(b, 0, b.length);
    }

    public synchronized void writeTo(OutputStream out) throws IOException {
        out.write(buf, 0, count);
    }

    public synchronized void reset() {
        count = 0;
    }

    public synchronized byte[] toByteArray() {
        return Arrays.copyOf(buf, count);
    }

    public synchronized int size() {
        return count;
    }

    public synchronized String toString() {
        return new String(buf, 0, count, Charset.defaultCharset());
    }

    public synchronized String toString(String charsetName) throws UnsupportedEncodingException {
        return new String(buf, 0, count, charsetName);
    }

    public synchronized String toString(Charset charset) {
        return new String(buf, 0, count, charset);
    }

    @Deprecated
    public synchronized String toString(int hibyte) {
        return new String(buf, hibyte, 0, count);
    }

    public void close() throws IOException {
    }
}
