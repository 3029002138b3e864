// SPDX-License-Identifier: MIT
package java.util.zip;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Deflates what it reads from another stream. */
public class DeflaterInputStream extends FilterInputStream {
    protected final Deflater def;
    protected final byte[] buf;
    private final boolean own;
    private boolean ended;

    private DeflaterInputStream(InputStream in, Deflater defl, int bufLen, boolean own) {
        super(in);
        if (in == null) throw new NullPointerException("Null input");
        if (defl == null) throw new NullPointerException("Null deflater");
        if (bufLen < 1) throw new IllegalArgumentException("Buffer size < 1");
        def = defl;
        buf = new byte[bufLen];
        this.own = own;
    }

    public DeflaterInputStream(InputStream in) {
        this(in, new Deflater(), 512, true);
    }

    public DeflaterInputStream(InputStream in, Deflater defl) {
        this(in, defl, 512, false);
    }

    public DeflaterInputStream(InputStream in, Deflater defl, int bufLen) {
        this(in, defl, bufLen, false);
    }

    private void ensureOpen() throws IOException {
        if (in == null) throw new IOException("Stream closed");
    }

    @Override
    public void close() throws IOException {
        if (in == null) return;
        if (own) def.end();
        in.close();
        in = null;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) <= 0 ? -1 : one[0] & 255;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        ensureOpen();
        java.util.Objects.checkFromIndexSize(off, len, b.length);
        if (len == 0) return 0;
        int sum = 0;
        while (sum < len && !def.finished()) {
            if (def.needsInput() && !ended) {
                int n = in.read(buf, 0, buf.length);
                if (n < 0) {
                    ended = true;
                    def.finish();
                } else if (n > 0) {
                    def.setInput(buf, 0, n);
                }
            }
            sum += def.deflate(b, off + sum, len - sum);
        }
        return sum == 0 && def.finished() ? -1 : sum;
    }

    @Override
    public long skip(long n) throws IOException {
        if (n < 0) throw new IllegalArgumentException("negative skip length");
        ensureOpen();
        long sum = 0;
        while (sum < n && read() >= 0) sum++;
        return sum;
    }

    @Override
    public int available() throws IOException {
        ensureOpen();
        return def.finished() ? 0 : 1;
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    @Override
    public void mark(int limit) {
    }

    @Override
    public void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }
}
