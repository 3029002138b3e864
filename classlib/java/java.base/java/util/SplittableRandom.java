// SPDX-License-Identifier: MIT
package java.util;

import java.util.random.RandomGenerator;

/** SplitMix64: a counter that steps by an odd gamma, with its bits mixed. */
public final class SplittableRandom implements RandomGenerator {
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private long seed;
    private final long gamma;

    private SplittableRandom(long seed, long gamma) {
        this.seed = seed;
        this.gamma = gamma;
    }

    public SplittableRandom(long seed) {
        this(seed, GOLDEN);
    }

    public SplittableRandom() {
        this(mix64(System.nanoTime()) ^ mix64(System.currentTimeMillis() + GOLDEN), GOLDEN);
    }

    private static long mix64(long z) {
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }

    private static int mix32(long z) {
        z = (z ^ z >>> 33) * 0x62a9d9ed799705f5L;
        return (int) ((z ^ z >>> 28) * 0xcb24d0a5c88c35b3L >>> 32);
    }

    private static long mixGamma(long z) {
        z = (z ^ z >>> 33) * 0xff51afd7ed558ccdL;
        z = (z ^ z >>> 33) * 0xc4ceb9fe1a85ec53L;
        z = z ^ z >>> 33 | 1L;
        return Long.bitCount(z ^ z >>> 1) < 24 ? z ^ 0xaaaaaaaaaaaaaaaaL : z;
    }

    private long nextSeed() {
        return seed += gamma;
    }

    public SplittableRandom split() {
        return new SplittableRandom(nextLong(), mixGamma(nextSeed()));
    }

    @Override
    public int nextInt() {
        return mix32(nextSeed());
    }

    @Override
    public long nextLong() {
        return mix64(nextSeed());
    }
}
