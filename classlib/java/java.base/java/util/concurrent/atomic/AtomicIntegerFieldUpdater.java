// SPDX-License-Identifier: MIT
package java.util.concurrent.atomic;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import jdk.internal.misc.Unsafe;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

/** Changes a volatile field of type int atomically. */
public abstract class AtomicIntegerFieldUpdater<T> {
    protected AtomicIntegerFieldUpdater() {
    }

    @CallerSensitive
    public static <U> AtomicIntegerFieldUpdater<U> newUpdater(Class<U> tclass, String fieldName) {
        return new OfField<U>(tclass, fieldName, Reflection.getCallerClass(1));
    }

    public abstract boolean compareAndSet(T obj, int expect, int update);

    public abstract boolean weakCompareAndSet(T obj, int expect, int update);

    public abstract void set(T obj, int newValue);

    public abstract void lazySet(T obj, int newValue);

    public abstract int get(T obj);

    public int getAndSet(T obj, int newValue) {
        int v;
        do v = get(obj); while (!compareAndSet(obj, v, newValue));
        return v;
    }

    public int getAndIncrement(T obj) {
        int v;
        do v = get(obj); while (!compareAndSet(obj, v, v + 1));
        return v;
    }

    public int getAndDecrement(T obj) {
        int v;
        do v = get(obj); while (!compareAndSet(obj, v, v - 1));
        return v;
    }

    public int getAndAdd(T obj, int delta) {
        int v;
        do v = get(obj); while (!compareAndSet(obj, v, v + delta));
        return v;
    }

    public int incrementAndGet(T obj) {
        int v;
        do v = get(obj); while (!compareAndSet(obj, v, v + 1));
        return v + 1;
    }

    public int decrementAndGet(T obj) {
        int v;
        do v = get(obj); while (!compareAndSet(obj, v, v - 1));
        return v - 1;
    }

    public int addAndGet(T obj, int delta) {
        int v;
        do v = get(obj); while (!compareAndSet(obj, v, v + delta));
        return v + delta;
    }

    public final int getAndUpdate(T obj, IntUnaryOperator updateFunction) {
        int v, next;
        do {
            v = get(obj);
            next = updateFunction.applyAsInt(v);
        } while (!compareAndSet(obj, v, next));
        return v;
    }

    public final int updateAndGet(T obj, IntUnaryOperator updateFunction) {
        int v, next;
        do {
            v = get(obj);
            next = updateFunction.applyAsInt(v);
        } while (!compareAndSet(obj, v, next));
        return next;
    }

    public final int getAndAccumulate(T obj, int x, IntBinaryOperator accumulatorFunction) {
        int v, next;
        do {
            v = get(obj);
            next = accumulatorFunction.applyAsInt(v, x);
        } while (!compareAndSet(obj, v, next));
        return v;
    }

    public final int accumulateAndGet(T obj, int x, IntBinaryOperator accumulatorFunction) {
        int v, next;
        do {
            v = get(obj);
            next = accumulatorFunction.applyAsInt(v, x);
        } while (!compareAndSet(obj, v, next));
        return next;
    }

    private static final class OfField<T> extends AtomicIntegerFieldUpdater<T> {
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
            if (f.getType() != int.class) throw new IllegalArgumentException("Must be integer type");
            if (!Modifier.isVolatile(f.getModifiers())) throw new IllegalArgumentException("Must be volatile type");
            if (Modifier.isStatic(f.getModifiers())) throw new IllegalArgumentException("Must be a field of objects");
            this.owner = owner;
            offset = U.objectFieldOffset(f);
        }

        private Object check(T obj) {
            return owner.cast(java.util.Objects.requireNonNull(obj));
        }

        @Override
        public boolean compareAndSet(T obj, int expect, int update) {
            return U.compareAndSetInt(check(obj), offset, expect, update);
        }

        @Override
        public boolean weakCompareAndSet(T obj, int expect, int update) {
            return compareAndSet(obj, expect, update);
        }

        @Override
        public void set(T obj, int newValue) {
            U.putIntVolatile(check(obj), offset, newValue);
        }

        @Override
        public void lazySet(T obj, int newValue) {
            set(obj, newValue);
        }

        @Override
        public int get(T obj) {
            return U.getIntVolatile(check(obj), offset);
        }
    }
}
