// SPDX-License-Identifier: MIT
package java.io;

/** Reads the low bytes of a string's characters. */
@Deprecated
public class StringBufferInputStream extends InputStream {
    protected String buffer;
    protected int pos;
    protected int count;

    public StringBufferInputStream(String s) {
        buffer = s;
        count = s.length();
    }

    @Override
    public synchronized int read() {
        return pos < count ? buffer.charAt(pos++) & 255 : -1;
    }

    @Override
    public synchronized int read(byte[] b, int off, int len) {
        java.util.Objects.checkFromIndexSize(off, len, b.length);
        if (pos >= count) return -1;
        int n = Math.min(len, count - pos);
        for (int i = 0; i < n; i++) b[off + i] = (byte) buffer.charAt(pos++);
        return n;
    }

    @Override
    public synchronized long skip(long n) {
        if (n < 0) return 0;
        n = Math.min(n, count - pos);
        pos += (int) n;
        return n;
    }

    @Override
    public synchronized int available() {
        return count - pos;
    }

    @Override
    public synchronized void reset() {
        pos = 0;
        count = buffer.length();
    }
}
