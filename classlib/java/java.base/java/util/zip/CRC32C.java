// SPDX-License-Identifier: MIT
package java.util.zip;

/** CRC-32 with the polynomial of Castagnoli, by a table. */
public final class CRC32C implements Checksum {
    private static final int[] TABLE = new int[256];

    static {
        for (int i = 0; i < 256; i++) {
            int c = i;
            for (int k = 0; k < 8; k++) c = (c & 1) != 0 ? c >>> 1 ^ 0x82F63B78 : c >>> 1;
            TABLE[i] = c;
        }
    }

    private int crc = -1;

    public CRC32C() {
    }

    @Override
    public void update(int b) {
        crc = crc >>> 8 ^ TABLE[(crc ^ b) & 255];
    }

    @Override
    public void update(byte[] b, int off, int len) {
        if (off < 0 || len < 0 || off > b.length - len) throw new ArrayIndexOutOfBoundsException();
        for (int i = off; i < off + len; i++) update(b[i]);
    }

    @Override
    public void reset() {
        crc = -1;
    }

    @Override
    public long getValue() {
        return ~crc & 0xFFFFFFFFL;
    }
}
