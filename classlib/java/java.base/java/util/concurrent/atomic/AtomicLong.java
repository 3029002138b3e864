// SPDX-License-Identifier: MIT
package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import jdk.internal.misc.Unsafe;

/** A number of type long that threads change atomically. */
public class AtomicLong extends Number implements java.io.Serializable {
    private static final long serialVersionUID = 1927816293512124184L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long VALUE = U.objectFieldOffset(AtomicLong.class, "value");

    private volatile long value;

    public AtomicLong(long initialValue) {
        value = initialValue;
    }

    public AtomicLong() {
    }

    public final long get() {
        return value;
    }

    public final void set(long newValue) {
        value = newValue;
    }

    public final void lazySet(long newValue) {
        value = newValue;
    }

    public final long getAndSet(long newValue) {
        long v;
        do v = value; while (!U.compareAndSetLong(this, VALUE, v, newValue));
        return v;
    }

    public final boolean compareAndSet(long expectedValue, long newValue) {
        return U.compareAndSetLong(this, VALUE, expectedValue, newValue);
    }

    public final long getAndIncrement() {
        long v;
        do v = value; while (!U.compareAndSetLong(this, VALUE, v, v + 1));
        return v;
    }

    public final long getAndDecrement() {
        long v;
        do v = value; while (!U.compareAndSetLong(this, VALUE, v, v - 1));
        return v;
    }

    public final long getAndAdd(long delta) {
        long v;
        do v = value; while (!U.compareAndSetLong(this, VALUE, v, v + delta));
        return v;
    }

    public final long incrementAndGet() {
        long v;
        do v = value; while (!U.compareAndSetLong(this, VALUE, v, v + 1));
        return v + 1;
    }

    public final long decrementAndGet() {
        long v;
        do v = value; while (!U.compareAndSetLong(this, VALUE, v, v - 1));
        return v - 1;
    }

    public final long addAndGet(long delta) {
        long v;
        do v = value; while (!U.compareAndSetLong(this, VALUE, v, v + delta));
        return v + delta;
    }

    public final long getAndUpdate(LongUnaryOperator updateFunction) {
        long v, next;
        do {
            v = value;
            next = updateFunction.applyAsLong(v);
        } while (!U.compareAndSetLong(this, VALUE, v, next));
        return v;
    }

    public final long updateAndGet(LongUnaryOperator updateFunction) {
        long v, next;
        do {
            v = value;
            next = updateFunction.applyAsLong(v);
        } while (!U.compareAndSetLong(this, VALUE, v, next));
        return next;
    }

    public final long getAndAccumulate(long x, LongBinaryOperator accumulatorFunction) {
        long v, next;
        do {
            v = value;
            next = accumulatorFunction.applyAsLong(v, x);
        } while (!U.compareAndSetLong(this, VALUE, v, next));
        return v;
    }

    public final long accumulateAndGet(long x, LongBinaryOperator accumulatorFunction) {
        long v, next;
        do {
            v = value;
            next = accumulatorFunction.applyAsLong(v, x);
        } while (!U.compareAndSetLong(this, VALUE, v, next));
        return next;
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet(long expectedValue, long newValue) {
        return U.compareAndSetLong(this, VALUE, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetPlain(long expectedValue, long newValue) {
        return U.compareAndSetLong(this, VALUE, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetVolatile(long expectedValue, long newValue) {
        return U.compareAndSetLong(this, VALUE, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetAcquire(long expectedValue, long newValue) {
        return U.compareAndSetLong(this, VALUE, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetRelease(long expectedValue, long newValue) {
        return U.compareAndSetLong(this, VALUE, expectedValue, newValue);
    }

    public final long compareAndExchange(long expectedValue, long newValue) {
        while (true) {
            long v = value;
            if (v != expectedValue || U.compareAndSetLong(this, VALUE, v, newValue)) return v;
        }
    }

    public final long compareAndExchangeAcquire(long expectedValue, long newValue) {
        while (true) {
            long v = value;
            if (v != expectedValue || U.compareAndSetLong(this, VALUE, v, newValue)) return v;
        }
    }

    public final long compareAndExchangeRelease(long expectedValue, long newValue) {
        while (true) {
            long v = value;
            if (v != expectedValue || U.compareAndSetLong(this, VALUE, v, newValue)) return v;
        }
    }

    public final long getPlain() {
        return value;
    }

    public final long getOpaque() {
        return value;
    }

    public final long getAcquire() {
        return value;
    }

    public final void setPlain(long newValue) {
        value = newValue;
    }

    public final void setOpaque(long newValue) {
        value = newValue;
    }

    public final void setRelease(long newValue) {
        value = newValue;
    }

    public String toString() {
        return Long.toString(value);
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return value;
    }

    public float floatValue() {
        return value;
    }

    public double doubleValue() {
        return value;
    }
}
