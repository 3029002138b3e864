// SPDX-License-Identifier: MIT
package java.util.concurrent.atomic;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import jdk.internal.misc.Unsafe;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

/** Changes a volatile field of type long atomically. */
public abstract class AtomicLongFieldUpdater<T> {
    protected AtomicLongFieldUpdater() {
    }

    @CallerSensitive
    public static <U> AtomicLongFieldUpdater<U> newUpdater(Class<U> tclass, String fieldName) {
        return new OfField<U>(tclass, fieldName, Reflection.getCallerClass(1));
    }

    public abstract boolean compareAndSet(T obj, long expect, long update);

    public abstract boolean weakCompareAndSet(T obj, long expect, long update);

    public abstract void set(T obj, long newValue);

    public abstract void lazySet(T obj, long newValue);

    public abstract long get(T obj);

    public long getAndSet(T obj, long newValue) {
        long v;
        do v = get(obj); while (!compareAndSet(obj, v, newValue));
        return v;
    }

    public long getAndIncrement(T obj) {
        long v;
        do v = get(obj); while (!compareAndSet(obj, v, v + 1));
        return v;
    }

    public long getAndDecrement(T obj) {
        long v;
        do v = get(obj); while (!compareAndSet(obj, v, v - 1));
        return v;
    }

    public long getAndAdd(T obj, long delta) {
        long v;
        do v = get(obj); while (!compareAndSet(obj, v, v + delta));
        return v;
    }

    public long incrementAndGet(T obj) {
        long v;
        do v = get(obj); while (!compareAndSet(obj, v, v + 1));
        return v + 1;
    }

    public long decrementAndGet(T obj) {
        long v;
        do v = get(obj); while (!compareAndSet(obj, v, v - 1));
        return v - 1;
    }

    public long addAndGet(T obj, long delta) {
        long v;
        do v = get(obj); while (!compareAndSet(obj, v, v + delta));
        return v + delta;
    }

    public final long getAndUpdate(T obj, LongUnaryOperator updateFunction) {
        long v, next;
        do {
            v = get(obj);
            next = updateFunction.applyAsLong(v);
        } while (!compareAndSet(obj, v, next));
        return v;
    }

    public final long updateAndGet(T obj, LongUnaryOperator updateFunction) {
        long v, next;
        do {
            v = get(obj);
            next = updateFunction.applyAsLong(v);
        } while (!compareAndSet(obj, v, next));
        return next;
    }

    public final long getAndAccumulate(T obj, long x, LongBinaryOperator accumulatorFunction) {
        long v, next;
        do {
            v = get(obj);
            next = accumulatorFunction.applyAsLong(v, x);
        } while (!compareAndSet(obj, v, next));
        return v;
    }

    public final long accumulateAndGet(T obj, long x, LongBinaryOperator accumulatorFunction) {
        long v, next;
        do {
            v = get(obj);
            next = accumulatorFunction.applyAsLong(v, x);
        } while (!compareAndSet(obj, v, next));
        return next;
    }

    private static final class OfField<T> extends AtomicLongFieldUpdater<T> {
        private static final Unsafe U = Unsafe.getUnsafe();
        private final Class<T> owner;
        private final long offset;

        OfField(Class<T> owner, String name, Class<?> caller) {
            Field f;
            try {
                f = owner.getDeclaredField(name);
                Reflection.ensureAccess(caller, owner, owner, f.getModifiers());
            } catch (ReflectiveOperationException e) {
                throw new RuntimeException(e);
            }
            if (f.getType() != long.class) throw new IllegalArgumentException("Must be long type");
            if (!Modifier.isVolatile(f.getModifiers())) throw new IllegalArgumentException("Must be volatile type");
            if (Modifier.isStatic(f.getModifiers())) throw new IllegalArgumentException("Must be a field of objects");
            this.owner = owner;
            offset = U.objectFieldOffset(f);
        }

        private Object check(T obj) {
            return owner.cast(java.util.Objects.requireNonNull(obj));
        }

        @Override
        public boolean compareAndSet(T obj, long expect, long update) {
            return U.compareAndSetLong(check(obj), offset, expect, update);
        }

        @Override
        public boolean weakCompareAndSet(T obj, long expect, long update) {
            return compareAndSet(obj, expect, update);
        }

        @Override
        public void set(T obj, long newValue) {
            U.putLongVolatile(check(obj), offset, newValue);
        }

        @Override
        public void lazySet(T obj, long newValue) {
            set(obj, newValue);
        }

        @Override
        public long get(T obj) {
            return U.getLongVolatile(check(obj), offset);
        }
    }
}
