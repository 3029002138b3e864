// SPDX-License-Identifier: MIT
package jdk.internal.random;

/**
 * A generator linear over bits, of 2 words (xoroshiro128), 4 (xoshiro256) or 16 (xoroshiro1024, whose words go round: p
 * is the last one changed). Its state is never all zero.
 */
final class Linear {
    final long[] x;
    private int p;

    Linear(long[] x) {
        this.x = x;
        p = x.length - 1;
    }

    Linear copy() {
        Linear c = new Linear(x.clone());
        c.p = p;
        return c;
    }

    /** The word that the next number comes from. */
    long first() {
        return x.length == 16 ? x[p + 1 & 15] : x[0];
    }

    void step() {
        if (x.length == 2) step2(24, 16, 37);
        else if (x.length == 4) step4();
        else step16();
    }

    void step2(int a, int b, int c) {
        long t = x[1] ^ x[0];
        x[0] = Long.rotateLeft(x[0], a) ^ t ^ t << b;
        x[1] = Long.rotateLeft(t, c);
    }

    private void step4() {
        long t = x[1] << 17;
        x[2] ^= x[0];
        x[3] ^= x[1];
        x[1] ^= x[2];
        x[0] ^= x[3];
        x[2] ^= t;
        x[3] = Long.rotateLeft(x[3], 45);
    }

    private void step16() {
        int q = p;
        p = p + 1 & 15;
        long s0 = x[p], s15 = x[q] ^ s0;
        x[q] = Long.rotateLeft(s0, 25) ^ s15 ^ s15 << 27;
        x[p] = Long.rotateLeft(s15, 36);
    }
}
