// SPDX-License-Identifier: MIT
package java.util.concurrent.atomic;

import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import jdk.internal.misc.Unsafe;

/** An array of numbers of type int that threads change atomically. */
public class AtomicIntegerArray implements java.io.Serializable {
    private static final long serialVersionUID = 2862133569453604235L;
    private static final Unsafe U = Unsafe.getUnsafe();

    private final int[] array;

    public AtomicIntegerArray(int length) {
        array = new int[length];
    }

    public AtomicIntegerArray(int[] array) {
        this.array = array.clone();
    }

    private long offset(int i) {
        if (i < 0 || i >= array.length) {
            throw new ArrayIndexOutOfBoundsException("Index " + i + " out of bounds for length " + array.length);
        }
        return Unsafe.ARRAY_INT_BASE_OFFSET + (long) i * Unsafe.ARRAY_INT_INDEX_SCALE;
    }

    public final int length() {
        return array.length;
    }

    public final int get(int i) {
        return U.getIntVolatile(array, offset(i));
    }

    public final void set(int i, int newValue) {
        U.putIntVolatile(array, offset(i), newValue);
    }

    public final void lazySet(int i, int newValue) {
        set(i, newValue);
    }

    public final int getAndSet(int i, int newValue) {
        int v;
        do v = get(i); while (!compareAndSet(i, v, newValue));
        return v;
    }

    public final boolean compareAndSet(int i, int expectedValue, int newValue) {
        return U.compareAndSetInt(array, offset(i), expectedValue, newValue);
    }

    public final int getAndIncrement(int i) {
        int v;
        do v = get(i); while (!compareAndSet(i, v, v + 1));
        return v;
    }

    public final int getAndDecrement(int i) {
        int v;
        do v = get(i); while (!compareAndSet(i, v, v - 1));
        return v;
    }

    public final int getAndAdd(int i, int delta) {
        int v;
        do v = get(i); while (!compareAndSet(i, v, v + delta));
        return v;
    }

    public final int incrementAndGet(int i) {
        int v;
        do v = get(i); while (!compareAndSet(i, v, v + 1));
        return v + 1;
    }

    public final int decrementAndGet(int i) {
        int v;
        do v = get(i); while (!compareAndSet(i, v, v - 1));
        return v - 1;
    }

    public final int addAndGet(int i, int delta) {
        int v;
        do v = get(i); while (!compareAndSet(i, v, v + delta));
        return v + delta;
    }

    public final int getAndUpdate(int i, IntUnaryOperator updateFunction) {
        int v, next;
        do {
            v = get(i);
            next = updateFunction.applyAsInt(v);
        } while (!compareAndSet(i, v, next));
        return v;
    }

    public final int updateAndGet(int i, IntUnaryOperator updateFunction) {
        int v, next;
        do {
            v = get(i);
            next = updateFunction.applyAsInt(v);
        } while (!compareAndSet(i, v, next));
        return next;
    }

    public final int getAndAccumulate(int i, int x, IntBinaryOperator accumulatorFunction) {
        int v, next;
        do {
            v = get(i);
            next = accumulatorFunction.applyAsInt(v, x);
        } while (!compareAndSet(i, v, next));
        return v;
    }

    public final int accumulateAndGet(int i, int x, IntBinaryOperator accumulatorFunction) {
        int v, next;
        do {
            v = get(i);
            next = accumulatorFunction.applyAsInt(v, x);
        } while (!compareAndSet(i, v, next));
        return next;
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet(int i, int expectedValue, int newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetPlain(int i, int expectedValue, int newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetVolatile(int i, int expectedValue, int newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetAcquire(int i, int expectedValue, int newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetRelease(int i, int expectedValue, int newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final int compareAndExchange(int i, int expectedValue, int newValue) {
        while (true) {
            int v = get(i);
            if (v != expectedValue || compareAndSet(i, v, newValue)) return v;
        }
    }

    public final int compareAndExchangeAcquire(int i, int expectedValue, int newValue) {
        while (true) {
            int v = get(i);
            if (v != expectedValue || compareAndSet(i, v, newValue)) return v;
        }
    }

    public final int compareAndExchangeRelease(int i, int expectedValue, int newValue) {
        while (true) {
            int v = get(i);
            if (v != expectedValue || compareAndSet(i, v, newValue)) return v;
        }
    }

    public final int getPlain(int i) {
        return get(i);
    }

    public final int getOpaque(int i) {
        return get(i);
    }

    public final int getAcquire(int i) {
        return get(i);
    }

    public final void setPlain(int i, int newValue) {
        set(i, newValue);
    }

    public final void setOpaque(int i, int newValue) {
        set(i, newValue);
    }

    public final void setRelease(int i, int newValue) {
        set(i, newValue);
    }

    public String toString() {
        return Arrays.toString(array);
    }
}
