// SPDX-License-Identifier: MIT
package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.StreamCorruptedException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import jdk.internal.io.FinalField;

/** The linear congruential generator that the API documentation defines, of 48 bits. */
public class Random implements RandomGenerator, java.io.Serializable {
    private static final long serialVersionUID = 3905348978240129619L;
    private static final long MULTIPLIER = 0x5DEECE66DL, ADDEND = 0xBL, MASK = (1L << 48) - 1;
    private static long uniquifier = 8682522807148012L;

    private static final ObjectStreamField[] serialPersistentFields = {
        new ObjectStreamField("seed", long.class),
        new ObjectStreamField("nextNextGaussian", double.class),
        new ObjectStreamField("haveNextNextGaussian", boolean.class),
    };

    private final AtomicLong seed;
    private double nextNextGaussian;
    private boolean haveNextNextGaussian;

    private static synchronized long unique() {
        return uniquifier *= 1181783497276652981L;
    }

    public Random() {
        this(unique() ^ System.nanoTime());
    }

    public Random(long seed) {
        this.seed = new AtomicLong();
        if (getClass() == Random.class) this.seed.set((seed ^ MULTIPLIER) & MASK);
        else setSeed(seed);
    }

    public synchronized void setSeed(long seed) {
        this.seed.set((seed ^ MULTIPLIER) & MASK);
        haveNextNextGaussian = false;
    }

    protected int next(int bits) {
        long old, now;
        do {
            old = seed.get();
            now = old * MULTIPLIER + ADDEND & MASK;
        } while (!seed.compareAndSet(old, now));
        return (int) (now >>> 48 - bits);
    }

    @Override
    public void nextBytes(byte[] bytes) {
        for (int i = 0; i < bytes.length;)
            for (int r = nextInt(), n = Math.min(bytes.length - i, 4); n-- > 0; r >>= 8) bytes[i++] = (byte) r;
    }

    @Override
    public int nextInt() {
        return next(32);
    }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0) throw new IllegalArgumentException("bound must be positive");
        int r = next(31), m = bound - 1;
        if ((bound & m) == 0) return (int) (bound * (long) r >> 31);
        for (int u = r; u - (r = u % bound) + m < 0; u = next(31)) continue;
        return r;
    }

    @Override
    public long nextLong() {
        return ((long) next(32) << 32) + next(32);
    }

    @Override
    public boolean nextBoolean() {
        return next(1) != 0;
    }

    @Override
    public float nextFloat() {
        return next(24) / (float) (1 << 24);
    }

    @Override
    public double nextDouble() {
        return (((long) next(26) << 27) + next(27)) * 0x1.0p-53;
    }

    @Override
    public synchronized double nextGaussian() {
        if (haveNextNextGaussian) {
            haveNextNextGaussian = false;
            return nextNextGaussian;
        }
        double v1, v2, s;
        do {
            v1 = 2 * nextDouble() - 1;
            v2 = 2 * nextDouble() - 1;
            s = v1 * v1 + v2 * v2;
        } while (s >= 1 || s == 0);
        double m = StrictMath.sqrt(-2 * StrictMath.log(s) / s);
        nextNextGaussian = v2 * m;
        haveNextNextGaussian = true;
        return v1 * m;
    }

    @Override
    public IntStream ints(long streamSize) {
        return RandomGenerator.super.ints(streamSize);
    }

    @Override
    public IntStream ints() {
        return RandomGenerator.super.ints();
    }

    @Override
    public IntStream ints(long streamSize, int origin, int bound) {
        return RandomGenerator.super.ints(streamSize, origin, bound);
    }

    @Override
    public IntStream ints(int origin, int bound) {
        return RandomGenerator.super.ints(origin, bound);
    }

    @Override
    public LongStream longs(long streamSize) {
        return RandomGenerator.super.longs(streamSize);
    }

    @Override
    public LongStream longs() {
        return RandomGenerator.super.longs();
    }

    @Override
    public LongStream longs(long streamSize, long origin, long bound) {
        return RandomGenerator.super.longs(streamSize, origin, bound);
    }

    @Override
    public LongStream longs(long origin, long bound) {
        return RandomGenerator.super.longs(origin, bound);
    }

    @Override
    public DoubleStream doubles(long streamSize) {
        return RandomGenerator.super.doubles(streamSize);
    }

    @Override
    public DoubleStream doubles() {
        return RandomGenerator.super.doubles();
    }

    @Override
    public DoubleStream doubles(long streamSize, double origin, double bound) {
        return RandomGenerator.super.doubles(streamSize, origin, bound);
    }

    @Override
    public DoubleStream doubles(double origin, double bound) {
        return RandomGenerator.super.doubles(origin, bound);
    }

    private synchronized void writeObject(ObjectOutputStream s) throws IOException {
        ObjectOutputStream.PutField f = s.putFields();
        f.put("seed", seed.get());
        f.put("nextNextGaussian", nextNextGaussian);
        f.put("haveNextNextGaussian", haveNextNextGaussian);
        s.writeFields();
    }

    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        ObjectInputStream.GetField f = s.readFields();
        long n = f.get("seed", -1L);
        if (n < 0) throw new StreamCorruptedException("Random: invalid seed");
        FinalField.set(Random.class, "seed", this, new AtomicLong(n));
        nextNextGaussian = f.get("nextNextGaussian", 0.0);
        haveNextNextGaussian = f.get("haveNextNextGaussian", false);
    }

    public static Random from(RandomGenerator generator) {
        Objects.requireNonNull(generator);
        return generator instanceof Random ? (Random) generator : new Over(generator);
    }

    /** Another generator as a Random; it has no seed to set. */
    private static final class Over extends Random {
        private static final long serialVersionUID = 1L;
        private final transient RandomGenerator g;

        Over(RandomGenerator g) {
            super(0L);
            this.g = g;
        }

        @Override
        public synchronized void setSeed(long seed) {
            if (g != null) throw new UnsupportedOperationException();
        }

        @Override
        protected int next(int bits) {
            return g.nextInt() >>> 32 - bits;
        }

        @Override
        public void nextBytes(byte[] bytes) {
            g.nextBytes(bytes);
        }

        @Override
        public int nextInt() {
            return g.nextInt();
        }

        @Override
        public int nextInt(int bound) {
            return g.nextInt(bound);
        }

        @Override
        public int nextInt(int origin, int bound) {
            return g.nextInt(origin, bound);
        }

        @Override
        public long nextLong() {
            return g.nextLong();
        }

        @Override
        public long nextLong(long bound) {
            return g.nextLong(bound);
        }

        @Override
        public long nextLong(long origin, long bound) {
            return g.nextLong(origin, bound);
        }

        @Override
        public boolean nextBoolean() {
            return g.nextBoolean();
        }

        @Override
        public float nextFloat() {
            return g.nextFloat();
        }

        @Override
        public float nextFloat(float bound) {
            return g.nextFloat(bound);
        }

        @Override
        public float nextFloat(float origin, float bound) {
            return g.nextFloat(origin, bound);
        }

        @Override
        public double nextDouble() {
            return g.nextDouble();
        }

        @Override
        public double nextDouble(double bound) {
            return g.nextDouble(bound);
        }

        @Override
        public double nextDouble(double origin, double bound) {
            return g.nextDouble(origin, bound);
        }

        @Override
        public double nextExponential() {
            return g.nextExponential();
        }

        @Override
        public synchronized double nextGaussian() {
            return g.nextGaussian();
        }

        @Override
        public double nextGaussian(double mean, double stddev) {
            return g.nextGaussian(mean, stddev);
        }

        private void writeObject(ObjectOutputStream s) throws IOException {
            throw new java.io.NotSerializableException("not serializable");
        }
    }
}
