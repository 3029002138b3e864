// SPDX-License-Identifier: MIT
package java.util.zip;

import java.nio.ByteBuffer;

/** Adler-32; zlib computes it. */
public class Adler32 implements Checksum {
    private int adler = 1;

    public Adler32() {
    }

    @Override
    public void update(int b) {
        adler = Zlib.adler32(adler, new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void update(byte[] b, int off, int len) {
        if (b == null) throw new NullPointerException();
        if (off < 0 || len < 0 || off > b.length - len) throw new ArrayIndexOutOfBoundsException();
        adler = Zlib.adler32(adler, b, off, len);
    }

    @Override
    public void update(byte[] b) {
        adler = Zlib.adler32(adler, b, 0, b.length);
    }

    @Override
    public void update(ByteBuffer buffer) {
        byte[] b = new byte[buffer.remaining()];
        buffer.get(b);
        update(b, 0, b.length);
    }

    @Override
    public void reset() {
        adler = 1;
    }

    @Override
    public long getValue() {
        return adler & 0xFFFFFFFFL;
    }
}
