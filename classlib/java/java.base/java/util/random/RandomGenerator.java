// SPDX-License-Identifier: MIT
package java.util.random;

import java.util.function.DoubleSupplier;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** A source of pseudorandom values over nextLong. */
public interface RandomGenerator {
    long nextLong();

    static RandomGenerator getDefault() {
        return RandomGeneratorFactory.getDefault().create();
    }

    static RandomGenerator of(String name) {
        return RandomGeneratorFactory.of(name).create();
    }

    default boolean isDeprecated() {
        return false;
    }

    default DoubleStream doubles() {
        return DoubleStream.generate(new DoubleSupplier() {
            public double getAsDouble() {
                return nextDouble();
            }
        });
    }

    default DoubleStream doubles(double origin, double bound) {
        if (!(origin < bound && bound - origin < Double.POSITIVE_INFINITY)) Checks.checkRange(false);
        return DoubleStream.generate(new DoubleSupplier() {
            public double getAsDouble() {
                return nextDouble(origin, bound);
            }
        });
    }

    default DoubleStream doubles(long streamSize) {
        Checks.checkSize(streamSize);
        return doubles().limit(streamSize);
    }

    default DoubleStream doubles(long streamSize, double origin, double bound) {
        Checks.checkSize(streamSize);
        return doubles(origin, bound).limit(streamSize);
    }

    default IntStream ints() {
        return IntStream.generate(new IntSupplier() {
            public int getAsInt() {
                return nextInt();
            }
        });
    }

    default IntStream ints(int origin, int bound) {
        Checks.checkRange(origin < bound);
        return IntStream.generate(new IntSupplier() {
            public int getAsInt() {
                int n = bound - origin;
                if (n > 0) return RandomGenerator.this.nextInt(n) + origin;
                int r = nextInt();
                while (r < origin || r >= bound) r = nextInt();
                return r;
            }
        });
    }

    default IntStream ints(long streamSize) {
        Checks.checkSize(streamSize);
        return ints().limit(streamSize);
    }

    default IntStream ints(long streamSize, int origin, int bound) {
        Checks.checkSize(streamSize);
        return ints(origin, bound).limit(streamSize);
    }

    default LongStream longs() {
        return LongStream.generate(new LongSupplier() {
            public long getAsLong() {
                return nextLong();
            }
        });
    }

    default LongStream longs(long origin, long bound) {
        Checks.checkRange(origin < bound);
        return LongStream.generate(new LongSupplier() {
            public long getAsLong() {
                return nextLong(origin, bound);
            }
        });
    }

    default LongStream longs(long streamSize) {
        Checks.checkSize(streamSize);
        return longs().limit(streamSize);
    }

    default LongStream longs(long streamSize, long origin, long bound) {
        Checks.checkSize(streamSize);
        return longs(origin, bound).limit(streamSize);
    }

    default boolean nextBoolean() {
        return nextInt() < 0;
    }

    default void nextBytes(byte[] bytes) {
        int i = 0;
        while (i < bytes.length) {
            long r = nextLong();
            for (int n = Math.min(bytes.length - i, 8); n > 0; n--, r >>>= 8) bytes[i++] = (byte) r;
        }
    }

    default float nextFloat() {
        return (nextInt() >>> 8) * 0x1.0p-24f;
    }

    default float nextFloat(float bound) {
        if (!(bound > 0 && bound < Float.POSITIVE_INFINITY))
            throw new IllegalArgumentException("bound must be finite and positive");
        float r = nextFloat() * bound;
        return r >= bound ? Math.nextDown(bound) : r;
    }

    default float nextFloat(float origin, float bound) {
        if (!(origin < bound && bound - origin < Float.POSITIVE_INFINITY)) Checks.checkRange(false);
        float r = nextFloat() * (bound - origin) + origin;
        return r >= bound ? Math.nextDown(bound) : r;
    }

    default double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    default double nextDouble(double bound) {
        if (!(bound > 0 && bound < Double.POSITIVE_INFINITY))
            throw new IllegalArgumentException("bound must be finite and positive");
        double r = nextDouble() * bound;
        return r >= bound ? Math.nextDown(bound) : r;
    }

    default double nextDouble(double origin, double bound) {
        if (!(origin < bound && bound - origin < Double.POSITIVE_INFINITY)) Checks.checkRange(false);
        double r = nextDouble() * (bound - origin) + origin;
        return r >= bound ? Math.nextDown(bound) : r;
    }

    default int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    default int nextInt(int bound) {
        Checks.check(bound > 0);
        int r = nextInt(), m = bound - 1;
        if ((bound & m) == 0) return r & m;
        for (int u = r >>> 1; u + m - (r = u % bound) < 0; u = nextInt() >>> 1) continue;
        return r;
    }

    default int nextInt(int origin, int bound) {
        Checks.checkRange(origin < bound);
        int r = nextInt(), n = bound - origin, m = n - 1;
        if ((n & m) == 0) return (r & m) + origin;
        if (n > 0) {
            for (int u = r >>> 1; u + m - (r = u % n) < 0; u = nextInt() >>> 1) continue;
            return r + origin;
        }
        while (r < origin || r >= bound) r = nextInt();
        return r;
    }

    default long nextLong(long bound) {
        Checks.check(bound > 0);
        long r = nextLong(), m = bound - 1;
        if ((bound & m) == 0) return r & m;
        for (long u = r >>> 1; u + m - (r = u % bound) < 0; u = nextLong() >>> 1) continue;
        return r;
    }

    default long nextLong(long origin, long bound) {
        Checks.checkRange(origin < bound);
        long r = nextLong(), n = bound - origin, m = n - 1;
        if ((n & m) == 0) return (r & m) + origin;
        if (n > 0) {
            for (long u = r >>> 1; u + m - (r = u % n) < 0; u = nextLong() >>> 1) continue;
            return r + origin;
        }
        while (r < origin || r >= bound) r = nextLong();
        return r;
    }

    /** By the polar method of Marsaglia. */
    default double nextGaussian() {
        double v, s;
        do {
            v = 2 * nextDouble() - 1;
            double w = 2 * nextDouble() - 1;
            s = v * v + w * w;
        } while (s >= 1 || s == 0);
        return v * StrictMath.sqrt(-2 * StrictMath.log(s) / s);
    }

    default double nextGaussian(double mean, double stddev) {
        if (stddev < 0.0) throw new IllegalArgumentException("standard deviation must be non-negative");
        return mean + stddev * nextGaussian();
    }

    default double nextExponential() {
        return -Math.log(1 - nextDouble());
    }

    /** Evenly spaced values of an interval: an index is drawn, so that each has the same chance. */
    default DoubleStream equiDoubles(double left, double right, boolean isLeftIncluded, boolean isRightIncluded) {
        if (!(left < right || left == right && isLeftIncluded && isRightIncluded) || Double.isInfinite(left) || Double.isInfinite(right)) {
            throw new IllegalArgumentException("bad interval");
        }
        double ulp = Math.max(Math.ulp(left), Math.ulp(right));
        long n = (long) Math.floor((right / 2 - left / 2) / ulp * 2);
        long first = isLeftIncluded ? 0 : 1, end = isRightIncluded ? n + 1 : n;
        if (first >= end) throw new IllegalArgumentException("bad interval");
        return longs(first, end).mapToDouble(new java.util.function.LongToDoubleFunction() {
            public double applyAsDouble(long k) {
                return Math.fma(k, ulp, left);
            }
        });
    }

    /** One from which further generators can be made. */
    interface StreamableGenerator extends RandomGenerator {
        static StreamableGenerator of(String name) {
            return RandomGeneratorFactory.<StreamableGenerator>of(name, StreamableGenerator.class).create();
        }

        Stream<RandomGenerator> rngs();

        default Stream<RandomGenerator> rngs(long streamSize) {
            Checks.checkSize(streamSize);
            return rngs().limit(streamSize);
        }
    }

    /** One that can be divided in two. */
    interface SplittableGenerator extends StreamableGenerator {
        static SplittableGenerator of(String name) {
            return RandomGeneratorFactory.<SplittableGenerator>of(name, SplittableGenerator.class).create();
        }

        SplittableGenerator split();

        SplittableGenerator split(SplittableGenerator source);

        default Stream<SplittableGenerator> splits() {
            return splits(this);
        }

        Stream<SplittableGenerator> splits(long streamSize);

        Stream<SplittableGenerator> splits(SplittableGenerator source);

        Stream<SplittableGenerator> splits(long streamSize, SplittableGenerator source);

        @Override
        default Stream<RandomGenerator> rngs() {
            return Checks.widen(splits());
        }

        @Override
        default Stream<RandomGenerator> rngs(long streamSize) {
            return Checks.widen(splits(streamSize));
        }
    }

    /** One that can move far ahead at once. */
    interface JumpableGenerator extends StreamableGenerator {
        static JumpableGenerator of(String name) {
            return RandomGeneratorFactory.<JumpableGenerator>of(name, JumpableGenerator.class).create();
        }

        JumpableGenerator copy();

        void jump();

        double jumpDistance();

        default RandomGenerator copyAndJump() {
            RandomGenerator r = copy();
            jump();
            return r;
        }

        default Stream<RandomGenerator> jumps() {
            return Stream.generate(new Supplier<RandomGenerator>() {
                public RandomGenerator get() {
                    return copyAndJump();
                }
            });
        }

        default Stream<RandomGenerator> jumps(long streamSize) {
            Checks.checkSize(streamSize);
            return jumps().limit(streamSize);
        }

        @Override
        default Stream<RandomGenerator> rngs() {
            return jumps();
        }

        @Override
        default Stream<RandomGenerator> rngs(long streamSize) {
            return jumps(streamSize);
        }
    }

    /** One that can move much further still. */
    interface LeapableGenerator extends JumpableGenerator {
        static LeapableGenerator of(String name) {
            return RandomGeneratorFactory.<LeapableGenerator>of(name, LeapableGenerator.class).create();
        }

        @Override
        LeapableGenerator copy();

        void leap();

        double leapDistance();

        default JumpableGenerator copyAndLeap() {
            JumpableGenerator r = copy();
            leap();
            return r;
        }

        default Stream<JumpableGenerator> leaps() {
            return Stream.generate(new Supplier<JumpableGenerator>() {
                public JumpableGenerator get() {
                    return copyAndLeap();
                }
            });
        }

        default Stream<JumpableGenerator> leaps(long streamSize) {
            Checks.checkSize(streamSize);
            return leaps().limit(streamSize);
        }
    }

    /** One that can move by any distance. */
    interface ArbitrarilyJumpableGenerator extends LeapableGenerator {
        static ArbitrarilyJumpableGenerator of(String name) {
            return RandomGeneratorFactory.<ArbitrarilyJumpableGenerator>of(name, ArbitrarilyJumpableGenerator.class)
                    .create();
        }

        @Override
        ArbitrarilyJumpableGenerator copy();

        void jumpPowerOfTwo(int logDistance);

        void jump(double distance);

        @Override
        default void jump() {
            jump(jumpDistance());
        }

        @Override
        default void leap() {
            jump(leapDistance());
        }

        default ArbitrarilyJumpableGenerator copyAndJump(double distance) {
            ArbitrarilyJumpableGenerator r = copy();
            jump(distance);
            return r;
        }

        default Stream<ArbitrarilyJumpableGenerator> jumps(double distance) {
            return Stream.generate(new Supplier<ArbitrarilyJumpableGenerator>() {
                public ArbitrarilyJumpableGenerator get() {
                    return copyAndJump(distance);
                }
            });
        }

        default Stream<ArbitrarilyJumpableGenerator> jumps(long streamSize, double distance) {
            Checks.checkSize(streamSize);
            return jumps(distance).limit(streamSize);
        }
    }
}
