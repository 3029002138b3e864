// SPDX-License-Identifier: MIT
package java.util.random;

import java.math.BigInteger;
import java.util.Objects;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import jdk.internal.random.Lxm;
import jdk.internal.random.Xoroshiro128PlusPlus;
import jdk.internal.random.Xoshiro256PlusPlus;

/** What is known of an algorithm, and how to make a generator of it. */
public final class RandomGeneratorFactory<T extends RandomGenerator> {
    /** The algorithms; the period is (2^i - j) * 2^k. LXM ones: bits of the counter, words of the other half. */
    private static final RandomGeneratorFactory<?>[] ALL = {
        lxm("L128X1024MixRandom", 1152, 1, 1024, 128),
        lxm("L128X128MixRandom", 256, 1, 128, 128),
        lxm("L128X256MixRandom", 384, 1, 256, 128),
        lxm("L32X64MixRandom", 96, 1, 64, 32),
        lxm("L64X1024MixRandom", 1088, 16, 1024, 64),
        lxm("L64X128MixRandom", 192, 2, 128, 64),
        lxm("L64X128StarStarRandom", 192, 2, 128, 64),
        lxm("L64X256MixRandom", 320, 4, 256, 64),
        new RandomGeneratorFactory<>("Random", "Legacy", Random.class, 48, 0, 48, 0, 0),
        new RandomGeneratorFactory<>("SecureRandom", "Legacy", java.security.SecureRandom.class, Integer.MAX_VALUE,
                Integer.MAX_VALUE, 0, 1, 0),
        new RandomGeneratorFactory<>("SplittableRandom", "Legacy", SplittableRandom.class, 64, 1, 64, 0, 0),
        new RandomGeneratorFactory<>("Xoroshiro128PlusPlus", "Xoroshiro", Xoroshiro128PlusPlus.class, 128, 1, 128, 1, 0),
        new RandomGeneratorFactory<>("Xoshiro256PlusPlus", "Xoshiro", Xoshiro256PlusPlus.class, 256, 3, 256, 1, 0),
    };

    private final String name, group;
    private final Class<? extends RandomGenerator> type;
    private final int stateBits, equidistribution;
    private final BigInteger period;

    private RandomGeneratorFactory(String name, String group, Class<? extends RandomGenerator> type, int stateBits,
            int equidistribution, int i, int j, int k) {
        this.name = name;
        this.group = group;
        this.type = type;
        this.stateBits = stateBits;
        this.equidistribution = equidistribution;
        period = BigInteger.ONE.shiftLeft(i).subtract(BigInteger.valueOf(j)).shiftLeft(k);
    }

    private static RandomGeneratorFactory<Lxm> lxm(String name, int stateBits, int equidistribution, int i, int k) {
        return new RandomGeneratorFactory<>(name, "LXM", Lxm.class, stateBits, equidistribution, i, 1, k);
    }

    @SuppressWarnings("unchecked")
    public static <T extends RandomGenerator> RandomGeneratorFactory<T> of(String name) {
        return (RandomGeneratorFactory<T>) of(name, RandomGenerator.class);
    }

    /** The algorithm of that name, whose generators must be of a kind. */
    @SuppressWarnings("unchecked")
    static <T extends RandomGenerator> RandomGeneratorFactory<T> of(String name, Class<? extends RandomGenerator> kind) {
        Objects.requireNonNull(name);
        for (RandomGeneratorFactory<?> f : ALL) {
            if (!f.name.equals(name)) continue;
            if (kind.isAssignableFrom(f.type)) return (RandomGeneratorFactory<T>) f;
            throw new IllegalArgumentException("The random number generator algorithm \"" + name
                    + "\" is not implemented with the interface \"" + kind.getSimpleName() + "\"");
        }
        throw new IllegalArgumentException("No implementation of the random number generator algorithm \"" + name
                + "\" is available");
    }

    public static RandomGeneratorFactory<RandomGenerator> getDefault() {
        return of("L32X64MixRandom");
    }

    @SuppressWarnings("unchecked")
    public static Stream<RandomGeneratorFactory<RandomGenerator>> all() {
        return (Stream<RandomGeneratorFactory<RandomGenerator>>) (Stream<?>) Stream.of(ALL);
    }

    public String name() {
        return name;
    }

    public String group() {
        return group;
    }

    public int stateBits() {
        return stateBits;
    }

    public int equidistribution() {
        return equidistribution;
    }

    public BigInteger period() {
        return period;
    }

    public boolean isStatistical() {
        return !isStochastic();
    }

    public boolean isStochastic() {
        return name.equals("SecureRandom");
    }

    public boolean isHardware() {
        return false;
    }

    public boolean isArbitrarilyJumpable() {
        return RandomGenerator.ArbitrarilyJumpableGenerator.class.isAssignableFrom(type);
    }

    public boolean isJumpable() {
        return RandomGenerator.JumpableGenerator.class.isAssignableFrom(type);
    }

    public boolean isLeapable() {
        return RandomGenerator.LeapableGenerator.class.isAssignableFrom(type);
    }

    public boolean isSplittable() {
        return RandomGenerator.SplittableGenerator.class.isAssignableFrom(type);
    }

    public boolean isStreamable() {
        return RandomGenerator.StreamableGenerator.class.isAssignableFrom(type);
    }

    public boolean isDeprecated() {
        return false;
    }

    public T create() {
        switch (name) {
            case "Random":
                return made(new Random());
            case "SecureRandom":
                return made(new java.security.SecureRandom());
            case "SplittableRandom":
                return made(new SplittableRandom());
            default:
                return create(new SplittableRandom().nextLong());
        }
    }

    public T create(long seed) {
        switch (name) {
            case "Random":
                return made(new Random(seed));
            case "SecureRandom":
                throw new UnsupportedOperationException("Random algorithm " + name + " does not support a long seed");
            case "SplittableRandom":
                return made(new SplittableRandom(seed));
            case "Xoroshiro128PlusPlus":
                return made(new Xoroshiro128PlusPlus(seed));
            case "Xoshiro256PlusPlus":
                return made(new Xoshiro256PlusPlus(seed));
            default:
                return made(Lxm.of(name, seed));
        }
    }

    public T create(byte[] seed) {
        Objects.requireNonNull(seed, "seed must not be null");
        switch (name) {
            case "SecureRandom":
                return made(new java.security.SecureRandom(seed));
            case "Random":
            case "SplittableRandom":
                throw new UnsupportedOperationException("Random algorithm " + name + " does not support a byte[] seed");
            case "Xoroshiro128PlusPlus":
                return made(new Xoroshiro128PlusPlus(seed));
            case "Xoshiro256PlusPlus":
                return made(new Xoshiro256PlusPlus(seed));
            default:
                return made(Lxm.of(name, seed));
        }
    }

    @SuppressWarnings("unchecked")
    private T made(RandomGenerator g) {
        return (T) g;
    }
}
