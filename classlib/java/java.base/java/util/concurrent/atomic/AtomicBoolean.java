// SPDX-License-Identifier: MIT
package java.util.concurrent.atomic;

import jdk.internal.misc.Unsafe;

/** A boolean that threads change atomically; kept as an int. */
public class AtomicBoolean implements java.io.Serializable {
    private static final long serialVersionUID = 4654671469794556979L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long VALUE = U.objectFieldOffset(AtomicBoolean.class, "value");

    private volatile int value;

    public AtomicBoolean(boolean initialValue) {
        value = initialValue ? 1 : 0;
    }

    public AtomicBoolean() {
    }

    public final boolean get() {
        return value != 0;
    }

    public final void set(boolean newValue) {
        value = newValue ? 1 : 0;
    }

    public final void lazySet(boolean newValue) {
        set(newValue);
    }

    public final boolean compareAndSet(boolean expectedValue, boolean newValue) {
        return U.compareAndSetInt(this, VALUE, expectedValue ? 1 : 0, newValue ? 1 : 0);
    }

    public final boolean getAndSet(boolean newValue) {
        boolean v;
        do v = get(); while (!compareAndSet(v, newValue));
        return v;
    }

    @Deprecated(since = "9")
    public boolean weakCompareAndSet(boolean expectedValue, boolean newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public boolean weakCompareAndSetPlain(boolean expectedValue, boolean newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean weakCompareAndSetVolatile(boolean expectedValue, boolean newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean weakCompareAndSetAcquire(boolean expectedValue, boolean newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean weakCompareAndSetRelease(boolean expectedValue, boolean newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean compareAndExchange(boolean expectedValue, boolean newValue) {
        while (true) {
            boolean v = get();
            if (v != expectedValue || compareAndSet(v, newValue)) return v;
        }
    }

    public final boolean compareAndExchangeAcquire(boolean expectedValue, boolean newValue) {
        while (true) {
            boolean v = get();
            if (v != expectedValue || compareAndSet(v, newValue)) return v;
        }
    }

    public final boolean compareAndExchangeRelease(boolean expectedValue, boolean newValue) {
        while (true) {
            boolean v = get();
            if (v != expectedValue || compareAndSet(v, newValue)) return v;
        }
    }

    public final boolean getPlain() {
        return get();
    }

    public final boolean getOpaque() {
        return get();
    }

    public final boolean getAcquire() {
        return get();
    }

    public final void setPlain(boolean newValue) {
        set(newValue);
    }

    public final void setOpaque(boolean newValue) {
        set(newValue);
    }

    public final void setRelease(boolean newValue) {
        set(newValue);
    }

    public String toString() {
        return String.valueOf(get());
    }
}
