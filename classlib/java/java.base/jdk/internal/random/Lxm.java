// SPDX-License-Identifier: MIT
package jdk.internal.random;

import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * The LXM generators (Steele and Vigna, "LXM: better splittable pseudorandom number generators (and almost as fast)"):
 * a linear congruential generator s = m * s + a, and one that is linear over bits; the sum of both is mixed. The name
 * says how many bits they have: L64X128Mix.
 *
 * <p>a is odd, and what tells the streams of numbers apart: split generators get their a from the salt.
 */
public abstract class Lxm implements RandomGenerator.SplittableGenerator {
    /** Of the name "L<counter>X<linear>Mix" or "...StarStar". */
    public static Lxm of(String name, long seed) {
        if (name.startsWith("L32")) return new Small(seed);
        return name.startsWith("L64") ? new Medium(linearWords(name), name.endsWith("StarStarRandom"), seed)
                : new Large(linearWords(name), seed);
    }

    public static Lxm of(String name, byte[] seed) {
        if (name.startsWith("L32")) return new Small(seed);
        return name.startsWith("L64") ? new Medium(linearWords(name), name.endsWith("StarStarRandom"), seed)
                : new Large(linearWords(name), seed);
    }

    private static int linearWords(String name) {
        int x = name.indexOf('X') + 1, end = x;
        while (Character.isDigit(name.charAt(end))) end++;
        return Integer.parseInt(name.substring(x, end)) / 64;
    }

    /** A generator from the numbers of another; salt decides its stream. */
    abstract Lxm split(SplittableGenerator source, long salt);

    @Override
    public SplittableGenerator split() {
        return split(this);
    }

    @Override
    public SplittableGenerator split(SplittableGenerator source) {
        return split(source, source.nextLong());
    }

    @Override
    public Stream<SplittableGenerator> splits(long streamSize) {
        return splits(streamSize, this);
    }

    @Override
    public Stream<SplittableGenerator> splits(SplittableGenerator source) {
        return splits(Long.MAX_VALUE, source);
    }

    @Override
    public Stream<SplittableGenerator> splits(long streamSize, SplittableGenerator source) {
        if (streamSize < 0) throw new IllegalArgumentException("size must be non-negative");
        return StreamSupport.stream(new Splits(this, source, streamSize), false);
    }

    /** Fills the linear half from a seed or, where all its words are zero, from s. */
    private static void fill(long[] x, long seed) {
        for (int i = 0; i < x.length; i++) x[i] = Bits.stafford(seed + i * Bits.GOLDEN);
    }

    private static Linear linear(long[] x, long s) {
        if (Bits.zero(x, 0)) fill(x, s + Bits.GOLDEN);
        return new Linear(x);
    }

    private static long[] draw(SplittableGenerator source, int n) {
        long[] x = new long[n];
        for (int i = 0; i < n; i++) x[i] = source.nextLong();
        return x;
    }

    private static final class Medium extends Lxm {
        private static final long M = 0xd1342543de82ef95L;
        private final long a;
        private long s;
        private final Linear x;
        private final boolean starStar;

        private Medium(boolean starStar, long a, long s, long[] x) {
            this.starStar = starStar;
            this.a = a | 1;
            this.s = s;
            this.x = linear(x, s);
        }

        Medium(int words, boolean starStar, long seed) {
            this(starStar, Bits.murmur(seed ^ Bits.SILVER), 1, new long[words]);
            fill(x.x, seed ^ Bits.SILVER);
        }

        Medium(int words, boolean starStar, byte[] seed) {
            this(starStar, Bits.words(seed, words + 2, words));
        }

        private Medium(boolean starStar, long[] w) {
            this(starStar, w[0], w[1], java.util.Arrays.copyOfRange(w, 2, w.length));
        }

        @Override
        Lxm split(SplittableGenerator source, long salt) {
            return new Medium(starStar, salt << 1, source.nextLong(), draw(source, x.x.length));
        }

        @Override
        public long nextLong() {
            long z = s + x.first();
            s = M * s + a;
            x.step();
            return starStar ? Long.rotateLeft(z * 5, 7) * 9 : Bits.lea(z);
        }
    }

    /** The counter has two words; the multiplier is 2^64 + M. */
    private static final class Large extends Lxm {
        private static final long M = 0xd605bbb58c8abbfdL;
        private final long ah, al;
        private long sh, sl;
        private final Linear x;

        private Large(long ah, long al, long sh, long sl, long[] x) {
            this.ah = ah;
            this.al = al | 1;
            this.sh = sh;
            this.sl = sl;
            this.x = linear(x, sh);
        }

        Large(int words, long seed) {
            this(Bits.murmur(seed ^ Bits.SILVER), Bits.murmur((seed ^ Bits.SILVER) + Bits.GOLDEN), 0, 1,
                    new long[words]);
            fill(x.x, (seed ^ Bits.SILVER) + Bits.GOLDEN);
        }

        Large(int words, byte[] seed) {
            this(Bits.words(seed, words + 4, words));
        }

        private Large(long[] w) {
            this(w[0], w[1], w[2], w[3], java.util.Arrays.copyOfRange(w, 4, w.length));
        }

        @Override
        Lxm split(SplittableGenerator source, long salt) {
            return new Large(source.nextLong(), salt << 1, source.nextLong(), source.nextLong(),
                    draw(source, x.x.length));
        }

        @Override
        public long nextLong() {
            long z = sh + x.first();
            long low = M * sl;
            sh = M * sh + Math.unsignedMultiplyHigh(M, sl) + sl + ah;
            sl = low + al;
            if (Long.compareUnsigned(sl, low) < 0) sh++;
            x.step();
            return Bits.lea(z);
        }
    }

    private static final class Small extends Lxm {
        private static final int M = 0xadb4a92d;
        private final int a;
        private int s, x0, x1;

        private Small(int a, int s, int x0, int x1) {
            this.a = a | 1;
            this.s = s;
            this.x0 = x0;
            this.x1 = x1;
            if ((x0 | x1) == 0) {
                int step = (int) (Bits.GOLDEN >>> 32);
                this.x0 = Bits.lea(s + step);
                this.x1 = Bits.lea(s + 2 * step);
            }
        }

        Small(long seed) {
            this(Bits.murmur((int) ((seed ^ Bits.SILVER) >>> 32)), 1, Bits.lea((int) (seed ^ Bits.SILVER)),
                    Bits.lea((int) (seed ^ Bits.SILVER) + (int) (Bits.GOLDEN >>> 32)));
        }

        Small(byte[] seed) {
            this(Bits.ints(seed, 4, 2));
        }

        private Small(int[] w) {
            this(w[0], w[1], w[2], w[3]);
        }

        @Override
        Lxm split(SplittableGenerator source, long salt) {
            return new Small((int) salt << 1, source.nextInt(), source.nextInt(), source.nextInt());
        }

        @Override
        public int nextInt() {
            int z = s + x0;
            s = M * s + a;
            int t = x1 ^ x0;
            x0 = Integer.rotateLeft(x0, 26) ^ t ^ t << 9;
            x1 = Integer.rotateLeft(t, 13);
            return Bits.lea(z);
        }

        @Override
        public long nextLong() {
            return (long) nextInt() << 32 ^ nextInt();
        }
    }
}
