// SPDX-License-Identifier: MIT
package jdk.internal.random;

/** Mixing of bits, and seeds of bytes: what the generators have in common. */
public final class Bits {
    static final long GOLDEN = 0x9e3779b97f4a7c15L, SILVER = 0x6a09e667f3bcc909L;

    private Bits() {
    }

    /** Variant 13 of Stafford's. */
    public static long stafford(long z) {
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }

    static long murmur(long z) {
        z = (z ^ z >>> 33) * 0xff51afd7ed558ccdL;
        z = (z ^ z >>> 33) * 0xc4ceb9fe1a85ec53L;
        return z ^ z >>> 33;
    }

    static int murmur(int z) {
        z = (z ^ z >>> 16) * 0x85ebca6b;
        z = (z ^ z >>> 13) * 0xc2b2ae35;
        return z ^ z >>> 16;
    }

    static long lea(long z) {
        z = (z ^ z >>> 32) * 0xdaba0b6eb09322e3L;
        z = (z ^ z >>> 32) * 0xdaba0b6eb09322e3L;
        return z ^ z >>> 32;
    }

    static int lea(int z) {
        z = (z ^ z >>> 16) * 0xd36d884b;
        z = (z ^ z >>> 16) * 0xd36d884b;
        return z ^ z >>> 16;
    }

    static boolean zero(long[] x, int from) {
        for (int i = from; i < x.length; i++) if (x[i] != 0) return false;
        return true;
    }

    /**
     * n words out of the bytes, big-endian; words without bytes are made from the first. The last few are not all zero.
     */
    static long[] words(byte[] seed, int n, int last) {
        long[] w = new long[n];
        int m = Math.min(seed.length, 8 * n);
        for (int j = 0; j < m; j++) w[j >> 3] = w[j >> 3] << 8 | seed[j] & 255;
        long v = w[0];
        for (int j = m + 7 >> 3; j < n; j++) w[j] = murmur(v += SILVER);
        if (zero(w, n - last)) {
            v = w[0] & ~1L;
            for (int j = n - last; j < n; j++) w[j] = murmur(v += SILVER);
        }
        return w;
    }

    /** As words, of 32 bits. */
    static int[] ints(byte[] seed, int n, int last) {
        int[] w = new int[n];
        int m = Math.min(seed.length, 4 * n);
        for (int j = 0; j < m; j++) w[j >> 2] = w[j >> 2] << 8 | seed[j] & 255;
        int v = w[0];
        for (int j = m + 3 >> 2; j < n; j++) w[j] = murmur(v += (int) (SILVER >>> 32));
        boolean zero = true;
        for (int j = n - last; j < n; j++) zero &= w[j] == 0;
        v = w[0] & ~1;
        for (int j = n - last; zero && j < n; j++) w[j] = murmur(v += (int) (SILVER >>> 32));
        return w;
    }
}
