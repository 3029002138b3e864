// SPDX-License-Identifier: MIT
package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import jdk.internal.misc.Unsafe;

/** A number of type int that threads change atomically. */
public class AtomicInteger extends Number implements java.io.Serializable {
    private static final long serialVersionUID = 6214790243416807050L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long VALUE = U.objectFieldOffset(AtomicInteger.class, "value");

    private volatile int value;

    public AtomicInteger(int initialValue) {
        value = initialValue;
    }

    public AtomicInteger() {
    }

    public final int get() {
        return value;
    }

    public final void set(int newValue) {
        value = newValue;
    }

    public final void lazySet(int newValue) {
        value = newValue;
    }

    public final int getAndSet(int newValue) {
        int v;
        do v = value; while (!U.compareAndSetInt(this, VALUE, v, newValue));
        return v;
    }

    public final boolean compareAndSet(int expectedValue, int newValue) {
        return U.compareAndSetInt(this, VALUE, expectedValue, newValue);
    }

    public final int getAndIncrement() {
        int v;
        do v = value; while (!U.compareAndSetInt(this, VALUE, v, v + 1));
        return v;
    }

    public final int getAndDecrement() {
        int v;
        do v = value; while (!U.compareAndSetInt(this, VALUE, v, v - 1));
        return v;
    }

    public final int getAndAdd(int delta) {
        int v;
        do v = value; while (!U.compareAndSetInt(this, VALUE, v, v + delta));
        return v;
    }

    public final int incrementAndGet() {
        int v;
        do v = value; while (!U.compareAndSetInt(this, VALUE, v, v + 1));
        return v + 1;
    }

    public final int decrementAndGet() {
        int v;
        do v = value; while (!U.compareAndSetInt(this, VALUE, v, v - 1));
        return v - 1;
    }

    public final int addAndGet(int delta) {
        int v;
        do v = value; while (!U.compareAndSetInt(this, VALUE, v, v + delta));
        return v + delta;
    }

    public final int getAndUpdate(IntUnaryOperator updateFunction) {
        int v, next;
        do {
            v = value;
            next = updateFunction.applyAsInt(v);
        } while (!U.compareAndSetInt(this, VALUE, v, next));
        return v;
    }

    public final int updateAndGet(IntUnaryOperator updateFunction) {
        int v, next;
        do {
            v = value;
            next = updateFunction.applyAsInt(v);
        } while (!U.compareAndSetInt(this, VALUE, v, next));
        return next;
    }

    public final int getAndAccumulate(int x, IntBinaryOperator accumulatorFunction) {
        int v, next;
        do {
            v = value;
            next = accumulatorFunction.applyAsInt(v, x);
        } while (!U.compareAndSetInt(this, VALUE, v, next));
        return v;
    }

    public final int accumulateAndGet(int x, IntBinaryOperator accumulatorFunction) {
        int v, next;
        do {
            v = value;
            next = accumulatorFunction.applyAsInt(v, x);
        } while (!U.compareAndSetInt(this, VALUE, v, next));
        return next;
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet(int expectedValue, int newValue) {
        return U.compareAndSetInt(this, VALUE, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetPlain(int expectedValue, int newValue) {
        return U.compareAndSetInt(this, VALUE, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetVolatile(int expectedValue, int newValue) {
        return U.compareAndSetInt(this, VALUE, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetAcquire(int expectedValue, int newValue) {
        return U.compareAndSetInt(this, VALUE, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetRelease(int expectedValue, int newValue) {
        return U.compareAndSetInt(this, VALUE, expectedValue, newValue);
    }

    public final int compareAndExchange(int expectedValue, int newValue) {
        while (true) {
            int v = value;
            if (v != expectedValue || U.compareAndSetInt(this, VALUE, v, newValue)) return v;
        }
    }

    public final int compareAndExchangeAcquire(int expectedValue, int newValue) {
        while (true) {
            int v = value;
            if (v != expectedValue || U.compareAndSetInt(this, VALUE, v, newValue)) return v;
        }
    }

    public final int compareAndExchangeRelease(int expectedValue, int newValue) {
        while (true) {
            int v = value;
            if (v != expectedValue || U.compareAndSetInt(this, VALUE, v, newValue)) return v;
        }
    }

    public final int getPlain() {
        return value;
    }

    public final int getOpaque() {
        return value;
    }

    public final int getAcquire() {
        return value;
    }

    public final void setPlain(int newValue) {
        value = newValue;
    }

    public final void setOpaque(int newValue) {
        value = newValue;
    }

    public final void setRelease(int newValue) {
        value = newValue;
    }

    public String toString() {
        return Integer.toString(value);
    }

    public int intValue() {
        return value;
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
