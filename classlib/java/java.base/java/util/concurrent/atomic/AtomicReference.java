// SPDX-License-Identifier: MIT
package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import jdk.internal.misc.Unsafe;

/** A reference that threads change atomically. */
public class AtomicReference<V> implements java.io.Serializable {
    private static final long serialVersionUID = -1848883965231344442L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long VALUE = U.objectFieldOffset(AtomicReference.class, "value");

    private volatile V value;

    public AtomicReference(V initialValue) {
        value = initialValue;
    }

    public AtomicReference() {
    }

    public final V get() {
        return value;
    }

    public final void set(V newValue) {
        value = newValue;
    }

    public final void lazySet(V newValue) {
        value = newValue;
    }

    public final boolean compareAndSet(V expectedValue, V newValue) {
        return U.compareAndSetReference(this, VALUE, expectedValue, newValue);
    }

    public final V getAndSet(V newValue) {
        V v;
        do v = value; while (!compareAndSet(v, newValue));
        return v;
    }

    public final V getAndUpdate(UnaryOperator<V> updateFunction) {
        V v, next;
        do {
            v = value;
            next = updateFunction.apply(v);
        } while (!compareAndSet(v, next));
        return v;
    }

    public final V updateAndGet(UnaryOperator<V> updateFunction) {
        V v, next;
        do {
            v = value;
            next = updateFunction.apply(v);
        } while (!compareAndSet(v, next));
        return next;
    }

    public final V getAndAccumulate(V x, BinaryOperator<V> accumulatorFunction) {
        V v, next;
        do {
            v = value;
            next = accumulatorFunction.apply(v, x);
        } while (!compareAndSet(v, next));
        return v;
    }

    public final V accumulateAndGet(V x, BinaryOperator<V> accumulatorFunction) {
        V v, next;
        do {
            v = value;
            next = accumulatorFunction.apply(v, x);
        } while (!compareAndSet(v, next));
        return next;
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet(V expectedValue, V newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean weakCompareAndSetPlain(V expectedValue, V newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean weakCompareAndSetVolatile(V expectedValue, V newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean weakCompareAndSetAcquire(V expectedValue, V newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean weakCompareAndSetRelease(V expectedValue, V newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final V compareAndExchange(V expectedValue, V newValue) {
        while (true) {
            V v = get();
            if (v != expectedValue || compareAndSet(v, newValue)) return v;
        }
    }

    public final V compareAndExchangeAcquire(V expectedValue, V newValue) {
        while (true) {
            V v = get();
            if (v != expectedValue || compareAndSet(v, newValue)) return v;
        }
    }

    public final V compareAndExchangeRelease(V expectedValue, V newValue) {
        while (true) {
            V v = get();
            if (v != expectedValue || compareAndSet(v, newValue)) return v;
        }
    }

    public final V getPlain() {
        return get();
    }

    public final V getOpaque() {
        return get();
    }

    public final V getAcquire() {
        return get();
    }

    public final void setPlain(V newValue) {
        set(newValue);
    }

    public final void setOpaque(V newValue) {
        set(newValue);
    }

    public final void setRelease(V newValue) {
        set(newValue);
    }

    public String toString() {
        return String.valueOf(value);
    }
}
