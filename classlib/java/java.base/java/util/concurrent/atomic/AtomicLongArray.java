// SPDX-License-Identifier: MIT
package java.util.concurrent.atomic;

import java.util.Arrays;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import jdk.internal.misc.Unsafe;

/** An array of numbers of type long that threads change atomically. */
public class AtomicLongArray implements java.io.Serializable {
    private static final long serialVersionUID = -2308431214976778248L;
    private static final Unsafe U = Unsafe.getUnsafe();

    private final long[] array;

    public AtomicLongArray(int length) {
        array = new long[length];
    }

    public AtomicLongArray(long[] array) {
        this.array = array.clone();
    }

    private long offset(int i) {
        if (i < 0 || i >= array.length) {
            throw new ArrayIndexOutOfBoundsException("Index " + i + " out of bounds for length " + array.length);
        }
        return Unsafe.ARRAY_LONG_BASE_OFFSET + (long) i * Unsafe.ARRAY_LONG_INDEX_SCALE;
    }

    public final int length() {
        return array.length;
    }

    public final long get(int i) {
        return U.getLongVolatile(array, offset(i));
    }

    public final void set(int i, long newValue) {
        U.putLongVolatile(array, offset(i), newValue);
    }

    public final void lazySet(int i, long newValue) {
        set(i, newValue);
    }

    public final long getAndSet(int i, long newValue) {
        long v;
        do v = get(i); while (!compareAndSet(i, v, newValue));
        return v;
    }

    public final boolean compareAndSet(int i, long expectedValue, long newValue) {
        return U.compareAndSetLong(array, offset(i), expectedValue, newValue);
    }

    public final long getAndIncrement(int i) {
        long v;
        do v = get(i); while (!compareAndSet(i, v, v + 1));
        return v;
    }

    public final long getAndDecrement(int i) {
        long v;
        do v = get(i); while (!compareAndSet(i, v, v - 1));
        return v;
    }

    public final long getAndAdd(int i, long delta) {
        long v;
        do v = get(i); while (!compareAndSet(i, v, v + delta));
        return v;
    }

    public final long incrementAndGet(int i) {
        long v;
        do v = get(i); while (!compareAndSet(i, v, v + 1));
        return v + 1;
    }

    public final long decrementAndGet(int i) {
        long v;
        do v = get(i); while (!compareAndSet(i, v, v - 1));
        return v - 1;
    }

    public long addAndGet(int i, long delta) {
        long v;
        do v = get(i); while (!compareAndSet(i, v, v + delta));
        return v + delta;
    }

    public final long getAndUpdate(int i, LongUnaryOperator updateFunction) {
        long v, next;
        do {
            v = get(i);
            next = updateFunction.applyAsLong(v);
        } while (!compareAndSet(i, v, next));
        return v;
    }

    public final long updateAndGet(int i, LongUnaryOperator updateFunction) {
        long v, next;
        do {
            v = get(i);
            next = updateFunction.applyAsLong(v);
        } while (!compareAndSet(i, v, next));
        return next;
    }

    public final long getAndAccumulate(int i, long x, LongBinaryOperator accumulatorFunction) {
        long v, next;
        do {
            v = get(i);
            next = accumulatorFunction.applyAsLong(v, x);
        } while (!compareAndSet(i, v, next));
        return v;
    }

    public final long accumulateAndGet(int i, long x, LongBinaryOperator accumulatorFunction) {
        long v, next;
        do {
            v = get(i);
            next = accumulatorFunction.applyAsLong(v, x);
        } while (!compareAndSet(i, v, next));
        return next;
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet(int i, long expectedValue, long newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetPlain(int i, long expectedValue, long newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetVolatile(int i, long expectedValue, long newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetAcquire(int i, long expectedValue, long newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetRelease(int i, long expectedValue, long newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final long compareAndExchange(int i, long expectedValue, long newValue) {
        while (true) {
            long v = get(i);
            if (v != expectedValue || compareAndSet(i, v, newValue)) return v;
        }
    }

    public final long compareAndExchangeAcquire(int i, long expectedValue, long newValue) {
        while (true) {
            long v = get(i);
            if (v != expectedValue || compareAndSet(i, v, newValue)) return v;
        }
    }

    public final long compareAndExchangeRelease(int i, long expectedValue, long newValue) {
        while (true) {
            long v = get(i);
            if (v != expectedValue || compareAndSet(i, v, newValue)) return v;
        }
    }

    public final long getPlain(int i) {
        return get(i);
    }

    public final long getOpaque(int i) {
        return get(i);
    }

    public final long getAcquire(int i) {
        return get(i);
    }

    public final void setPlain(int i, long newValue) {
        set(i, newValue);
    }

    public final void setOpaque(int i, long newValue) {
        set(i, newValue);
    }

    public final void setRelease(int i, long newValue) {
        set(i, newValue);
    }

    public String toString() {
        return Arrays.toString(array);
    }
}
