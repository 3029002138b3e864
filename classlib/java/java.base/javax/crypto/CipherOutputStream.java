// SPDX-License-Identifier: MIT
package javax.crypto;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** What is written goes through a cipher. */
public class CipherOutputStream extends FilterOutputStream {
    private final Cipher cipher;
    private boolean closed;

    public CipherOutputStream(OutputStream os, Cipher c) {
        super(os);
        cipher = c;
    }

    protected CipherOutputStream(OutputStream os) {
        this(os, new NullCipher());
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b) throws IOException {
        write(b, 0, b.length);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        byte[] done = cipher.update(b, off, len);
        if (done != null) out.write(done);
    }

    /** What the cipher keeps of an incomplete block stays there. */
    @Override
    public void flush() throws IOException {
        out.flush();
    }

    @Override
    public void close() throws IOException {
        if (closed) return;
        closed = true;
        try (OutputStream o = out) {
            byte[] last = cipher.doFinal();
            if (last != null) o.write(last);
            o.flush();
        } catch (IllegalBlockSizeException | BadPaddingException e) {
            throw new IOException(e);
        }
    }
}
