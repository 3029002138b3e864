// SPDX-License-Identifier: MIT
package jdk.internal.random;

import java.util.random.RandomGenerator;

/** xoshiro256++ of Blackman and Vigna. */
public final class Xoshiro256PlusPlus implements RandomGenerator.LeapableGenerator {
    /** The polynomials, by their bits, of so many steps at once. */
    private static final long[] JUMP = {0x180ec6d33cfd0abaL, 0xd5a61266f0c9392cL,
        0xa9582618e03fc9aaL, 0x39abdc4529b1661cL}, LEAP = {0x76e15d3efefdcbbfL, 0xc5004e441c522fb3L,
        0x77710069854ee241L, 0x39109bb02acbe635L};

    private final Linear x;

    private Xoshiro256PlusPlus(Linear x) {
        this.x = x;
    }

    public Xoshiro256PlusPlus(long seed) {
        x = new Linear(new long[4]);
        for (int i = 0; i < 4; i++) x.x[i] = Bits.stafford((seed ^ Bits.SILVER) + i * Bits.GOLDEN);
    }

    public Xoshiro256PlusPlus(byte[] seed) {
        x = new Linear(Bits.words(seed, 4, 4));
    }

    @Override
    public Xoshiro256PlusPlus copy() {
        return new Xoshiro256PlusPlus(x.copy());
    }

    @Override
    public long nextLong() {
        long r = Long.rotateLeft(x.x[0] + x.x[3], 23) + x.x[0];
        x.step();
        return r;
    }

    @Override
    public void jump() {
        move(JUMP);
    }

    @Override
    public double jumpDistance() {
        return 0x1.0p128;
    }

    @Override
    public void leap() {
        move(LEAP);
    }

    @Override
    public double leapDistance() {
        return 0x1.0p192;
    }

    /** The state after all the steps is the sum (xor) of some of the next states. */
    private void move(long[] polynomial) {
        long[] sum = new long[4];
        for (long bits : polynomial) {
            for (int b = 0; b < 64; b++, nextLong()) {
                for (int i = 0; i < 4 && (bits >>> b & 1) != 0; i++) sum[i] ^= x.x[i];
            }
        }
        System.arraycopy(sum, 0, x.x, 0, 4);
    }
}
