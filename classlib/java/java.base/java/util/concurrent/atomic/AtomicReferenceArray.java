// SPDX-License-Identifier: MIT
package java.util.concurrent.atomic;

import java.util.Arrays;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import jdk.internal.misc.Unsafe;

/** An array of references that threads change atomically. */
public class AtomicReferenceArray<E> implements java.io.Serializable {
    private static final long serialVersionUID = -6209656149925076980L;
    private static final Unsafe U = Unsafe.getUnsafe();

    private final Object[] array;

    public AtomicReferenceArray(int length) {
        array = new Object[length];
    }

    public AtomicReferenceArray(E[] array) {
        this.array = Arrays.copyOf(array, array.length, Object[].class);
    }

    private long offset(int i) {
        if (i < 0 || i >= array.length) {
            throw new ArrayIndexOutOfBoundsException("Index " + i + " out of bounds for length " + array.length);
        }
        return Unsafe.ARRAY_OBJECT_BASE_OFFSET + (long) i * Unsafe.ARRAY_OBJECT_INDEX_SCALE;
    }

    public final int length() {
        return array.length;
    }

    @SuppressWarnings("unchecked")
    public final E get(int i) {
        return (E) U.getReferenceVolatile(array, offset(i));
    }

    public final void set(int i, E newValue) {
        U.putReferenceVolatile(array, offset(i), newValue);
    }

    public final void lazySet(int i, E newValue) {
        set(i, newValue);
    }

    public final E getAndSet(int i, E newValue) {
        E v;
        do v = get(i); while (!compareAndSet(i, v, newValue));
        return v;
    }

    public final boolean compareAndSet(int i, E expectedValue, E newValue) {
        return U.compareAndSetReference(array, offset(i), expectedValue, newValue);
    }

    public final E getAndUpdate(int i, UnaryOperator<E> updateFunction) {
        E v, next;
        do {
            v = get(i);
            next = updateFunction.apply(v);
        } while (!compareAndSet(i, v, next));
        return v;
    }

    public final E updateAndGet(int i, UnaryOperator<E> updateFunction) {
        E v, next;
        do {
            v = get(i);
            next = updateFunction.apply(v);
        } while (!compareAndSet(i, v, next));
        return next;
    }

    public final E getAndAccumulate(int i, E x, BinaryOperator<E> accumulatorFunction) {
        E v, next;
        do {
            v = get(i);
            next = accumulatorFunction.apply(v, x);
        } while (!compareAndSet(i, v, next));
        return v;
    }

    public final E accumulateAndGet(int i, E x, BinaryOperator<E> accumulatorFunction) {
        E v, next;
        do {
            v = get(i);
            next = accumulatorFunction.apply(v, x);
        } while (!compareAndSet(i, v, next));
        return next;
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet(int i, E expectedValue, E newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetPlain(int i, E expectedValue, E newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetVolatile(int i, E expectedValue, E newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetAcquire(int i, E expectedValue, E newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetRelease(int i, E expectedValue, E newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final E compareAndExchange(int i, E expectedValue, E newValue) {
        while (true) {
            E v = get(i);
            if (v != expectedValue || compareAndSet(i, v, newValue)) return v;
        }
    }

    public final E compareAndExchangeAcquire(int i, E expectedValue, E newValue) {
        while (true) {
            E v = get(i);
            if (v != expectedValue || compareAndSet(i, v, newValue)) return v;
        }
    }

    public final E compareAndExchangeRelease(int i, E expectedValue, E newValue) {
        while (true) {
            E v = get(i);
            if (v != expectedValue || compareAndSet(i, v, newValue)) return v;
        }
    }

    public final E getPlain(int i) {
        return get(i);
    }

    public final E getOpaque(int i) {
        return get(i);
    }

    public final E getAcquire(int i) {
        return get(i);
    }

    public final void setPlain(int i, E newValue) {
        set(i, newValue);
    }

    public final void setOpaque(int i, E newValue) {
        set(i, newValue);
    }

    public final void setRelease(int i, E newValue) {
        set(i, newValue);
    }

    public String toString() {
        return Arrays.toString(array);
    }
}
