// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.Random;

/** A generator for each thread; its state stands in the thread. */
public class ThreadLocalRandom extends Random {
    private static final long serialVersionUID = -5851777807851030925L;
    private static final jdk.internal.misc.Unsafe U = jdk.internal.misc.Unsafe.getUnsafe();
    private static final long SEED = U.objectFieldOffset(Thread.class, "threadLocalRandomSeed");
    private static final long PROBE = U.objectFieldOffset(Thread.class, "threadLocalRandomProbe");
    private static final long GAMMA = 0x9e3779b97f4a7c15L;
    private static final ThreadLocalRandom instance = new ThreadLocalRandom();
    private static long seeder = mix64(System.currentTimeMillis()) ^ mix64(System.nanoTime());

    /** The serialized form: nothing that matters; who reads gets the one object of the reading VM. */
    private static final java.io.ObjectStreamField[] serialPersistentFields = {
        new java.io.ObjectStreamField("rnd", long.class),
        new java.io.ObjectStreamField("initialized", boolean.class),
    };
    private final boolean initialized;

    private ThreadLocalRandom() {
        initialized = true;
    }

    private static long mix64(long z) {
        z = (z ^ z >>> 33) * 0xff51afd7ed558ccdL;
        z = (z ^ z >>> 33) * 0xc4ceb9fe1a85ec53L;
        return z ^ z >>> 33;
    }

    private static synchronized long newSeed() {
        return mix64(seeder += GAMMA);
    }

    public static ThreadLocalRandom current() {
        Thread t = Thread.currentThread();
        if (U.getInt(t, PROBE) == 0) {
            U.putLong(t, SEED, newSeed());
            U.putInt(t, PROBE, 1);
        }
        return instance;
    }

    @Override
    public void setSeed(long seed) {
        if (initialized) throw new UnsupportedOperationException();
    }

    @Override
    protected int next(int bits) {
        return nextInt() >>> 32 - bits;
    }

    @Override
    public int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    @Override
    public long nextLong() {
        Thread t = Thread.currentThread();
        long s = U.getLong(t, SEED) + GAMMA;
        U.putLong(t, SEED, s);
        return mix64(s);
    }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0) throw new IllegalArgumentException("bound must be positive");
        int r = nextInt(), m = bound - 1;
        if ((bound & m) == 0) return r & m;
        for (int u = r >>> 1; u + m - (r = u % bound) < 0; u = nextInt() >>> 1) continue;
        return r;
    }

    @Override
    public boolean nextBoolean() {
        return nextInt() < 0;
    }

    @Override
    public float nextFloat() {
        return (nextInt() >>> 8) * 0x1.0p-24f;
    }

    @Override
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.putFields().put("rnd", U.getLong(Thread.currentThread(), SEED));
        s.putFields().put("initialized", true);
        s.writeFields();
    }

    private Object readResolve() {
        return current();
    }
}
