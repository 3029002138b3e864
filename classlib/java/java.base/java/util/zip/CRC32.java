// SPDX-License-Identifier: MIT
package java.util.zip;

import java.nio.ByteBuffer;

/** CRC-32 as zip files use it; zlib computes it. */
public class CRC32 implements Checksum {
    private int crc;

    public CRC32() {
    }

    @Override
    public void update(int b) {
        crc = Zlib.crc32(crc, new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void update(byte[] b, int off, int len) {
        if (b == null) throw new NullPointerException();
        if (off < 0 || len < 0 || off > b.length - len) throw new ArrayIndexOutOfBoundsException();
        crc = Zlib.crc32(crc, b, off, len);
    }

    @Override
    public void update(byte[] b) {
        crc = Zlib.crc32(crc, b, 0, b.length);
    }

    @Override
    public void update(ByteBuffer buffer) {
        byte[] b = new byte[buffer.remaining()];
        buffer.get(b);
        update(b, 0, b.length);
    }

    @Override
    public void reset() {
        crc = 0;
    }

    @Override
    public long getValue() {
        return crc & 0xFFFFFFFFL;
    }
}
