// SPDX-License-Identifier: MIT
package java.util;

import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import jdk.internal.random.Bits;

/** SplitMix64: a counter that steps by an odd gamma, with its bits mixed. */
public final class SplittableRandom implements RandomGenerator, RandomGenerator.SplittableGenerator {
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
        this(Bits.stafford(System.nanoTime()) ^ Bits.stafford(System.currentTimeMillis() + GOLDEN), GOLDEN);
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
        return Bits.stafford(nextSeed());
    }

    @Override
    public SplittableRandom split(SplittableGenerator source) {
        return new SplittableRandom(source.nextLong(), mixGamma(source.nextLong()));
    }

    @Override
    public Stream<SplittableGenerator> splits() {
        return splits(this);
    }

    @Override
    public Stream<SplittableGenerator> splits(long streamSize) {
        return splits(streamSize, this);
    }

    @Override
    public Stream<SplittableGenerator> splits(SplittableGenerator source) {
        Objects.requireNonNull(source);
        return Stream.generate(new Supplier<SplittableGenerator>() {
            public SplittableGenerator get() {
                return split(source);
            }
        });
    }

    @Override
    public Stream<SplittableGenerator> splits(long streamSize, SplittableGenerator source) {
        if (streamSize < 0) throw new IllegalArgumentException("size must be non-negative");
        return splits(source).limit(streamSize);
    }
}
