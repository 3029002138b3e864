// SPDX-License-Identifier: MIT
package javax.crypto;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** What is read went through a cipher. */
public class CipherInputStream extends FilterInputStream {
    private final Cipher cipher;
    private byte[] done = {}; // of which the bytes from at on are to be read
    private int at;
    private boolean ended;
    private boolean closed;

    public CipherInputStream(InputStream is, Cipher c) {
        super(is);
        cipher = c;
    }

    protected CipherInputStream(InputStream is) {
        this(is, new NullCipher());
    }

    /** Is there a byte to read? Takes more of the input if it must. */
    private boolean fill() throws IOException {
        byte[] raw = new byte[512];
        while (at == done.length && !ended) {
            int n = in.read(raw);
            byte[] next = n < 0 ? last() : cipher.update(raw, 0, n);
            done = next == null ? new byte[0] : next;
            at = 0;
        }
        return at < done.length;
    }

    private byte[] last() throws IOException {
        ended = true;
        try {
            return cipher.doFinal();
        } catch (IllegalBlockSizeException | BadPaddingException e) {
            throw new IOException(e);
        }
    }

    @Override
    public int read() throws IOException {
        return fill() ? done[at++] & 0xff : -1;
    }

    @Override
    public int read(byte[] b) throws IOException {
        return read(b, 0, b.length);
    }

    /** With b null bytes are left out. */
    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        if (!fill()) return -1;
        if (len <= 0) return 0;
        int n = Math.min(len, done.length - at);
        if (b != null) System.arraycopy(done, at, b, off, n);
        at += n;
        return n;
    }

    /** Skips no more than has been through the cipher. */
    @Override
    public long skip(long n) throws IOException {
        int skipped = (int) Math.max(0, Math.min(n, done.length - at));
        at += skipped;
        return skipped;
    }

    @Override
    public int available() throws IOException {
        return done.length - at;
    }

    @Override
    public void close() throws IOException {
        if (closed) return;
        closed = true;
        in.close();
        if (!ended) {
            try {
                cipher.doFinal();
            } catch (IllegalBlockSizeException | BadPaddingException e) {
                ended = true; // nobody asks for the rest
            }
        }
        at = done.length;
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
