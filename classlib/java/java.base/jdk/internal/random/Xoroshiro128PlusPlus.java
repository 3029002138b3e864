// SPDX-License-Identifier: MIT
package jdk.internal.random;

import java.util.random.RandomGenerator;

/** xoroshiro128++ of Blackman and Vigna. */
public final class Xoroshiro128PlusPlus implements RandomGenerator.LeapableGenerator {
    /** The polynomials, by their bits, of so many steps at once. */
    private static final long[] JUMP = {0x2bd7a6a6e99c2ddcL, 0x0992ccaf6a6fca05L}, LEAP = {0x360fd5f2cf8d5d99L, 0x9c6e6877736c46e3L};

    private final Linear x;

    private Xoroshiro128PlusPlus(Linear x) {
        this.x = x;
    }

    public Xoroshiro128PlusPlus(long seed) {
        x = new Linear(new long[2]);
        for (int i = 0; i < 2; i++) x.x[i] = Bits.stafford((seed ^ Bits.SILVER) + i * Bits.GOLDEN);
    }

    public Xoroshiro128PlusPlus(byte[] seed) {
        x = new Linear(Bits.words(seed, 2, 2));
    }

    @Override
    public Xoroshiro128PlusPlus copy() {
        return new Xoroshiro128PlusPlus(x.copy());
    }

    @Override
    public long nextLong() {
        long r = Long.rotateLeft(x.x[0] + x.x[1], 17) + x.x[0];
        x.step2(49, 21, 28);
        return r;
    }

    @Override
    public void jump() {
        move(JUMP);
    }

    @Override
    public double jumpDistance() {
        return 0x1.0p64;
    }

    @Override
    public void leap() {
        move(LEAP);
    }

    @Override
    public double leapDistance() {
        return 0x1.0p96;
    }

    /** The state after all the steps is the sum (xor) of some of the next states. */
    private void move(long[] polynomial) {
        long[] sum = new long[2];
        for (long bits : polynomial) {
            for (int b = 0; b < 64; b++, nextLong()) {
                for (int i = 0; i < 2 && (bits >>> b & 1) != 0; i++) sum[i] ^= x.x[i];
            }
        }
        System.arraycopy(sum, 0, x.x, 0, 2);
    }
}
