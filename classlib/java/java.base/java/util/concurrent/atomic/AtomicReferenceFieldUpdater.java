// SPDX-License-Identifier: MIT
package java.util.concurrent.atomic;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import jdk.internal.misc.Unsafe;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

/** Changes a volatile reference field atomically. */
public abstract class AtomicReferenceFieldUpdater<T, V> {
    protected AtomicReferenceFieldUpdater() {
    }

    @CallerSensitive
    public static <U, W> AtomicReferenceFieldUpdater<U, W> newUpdater(Class<U> tclass, Class<W> vclass,
            String fieldName) {
        return new OfField<U, W>(tclass, vclass, fieldName, Reflection.getCallerClass(1));
    }

    public abstract boolean compareAndSet(T obj, V expect, V update);

    public abstract boolean weakCompareAndSet(T obj, V expect, V update);

    public abstract void set(T obj, V newValue);

    public abstract void lazySet(T obj, V newValue);

    public abstract V get(T obj);

    public V getAndSet(T obj, V newValue) {
        V v;
        do v = get(obj); while (!compareAndSet(obj, v, newValue));
        return v;
    }

    public final V getAndUpdate(T obj, UnaryOperator<V> updateFunction) {
        V v, next;
        do {
            v = get(obj);
            next = updateFunction.apply(v);
        } while (!compareAndSet(obj, v, next));
        return v;
    }

    public final V updateAndGet(T obj, UnaryOperator<V> updateFunction) {
        V v, next;
        do {
            v = get(obj);
            next = updateFunction.apply(v);
        } while (!compareAndSet(obj, v, next));
        return next;
    }

    public final V getAndAccumulate(T obj, V x, BinaryOperator<V> accumulatorFunction) {
        V v, next;
        do {
            v = get(obj);
            next = accumulatorFunction.apply(v, x);
        } while (!compareAndSet(obj, v, next));
        return v;
    }

    public final V accumulateAndGet(T obj, V x, BinaryOperator<V> accumulatorFunction) {
        V v, next;
        do {
            v = get(obj);
            next = accumulatorFunction.apply(v, x);
        } while (!compareAndSet(obj, v, next));
        return next;
    }

    private static final class OfField<T, V> extends AtomicReferenceFieldUpdater<T, V> {
        private static final Unsafe U = Unsafe.getUnsafe();
        private final Class<T> owner;
        private final Class<V> type;
        private final long offset;

        OfField(Class<T> owner, Class<V> type, String name, Class<?> caller) {
            Field f;
            try {
                f = owner.getDeclaredField(name);
                Reflection.ensureAccess(caller, owner, owner, f.getModifiers());
            } catch (ReflectiveOperationException e) {
                throw new RuntimeException(e);
            }
            if (f.getType() != type) throw new ClassCastException();
            if (type.isPrimitive()) throw new IllegalArgumentException("Must be reference type");
            if (!Modifier.isVolatile(f.getModifiers())) throw new IllegalArgumentException("Must be volatile type");
            if (Modifier.isStatic(f.getModifiers())) throw new IllegalArgumentException("Must be a field of objects");
            this.owner = owner;
            this.type = type;
            offset = U.objectFieldOffset(f);
        }

        private Object check(T obj) {
            return owner.cast(java.util.Objects.requireNonNull(obj));
        }

        @Override
        public boolean compareAndSet(T obj, V expect, V update) {
            return U.compareAndSetReference(check(obj), offset, expect, type.cast(update));
        }

        @Override
        public boolean weakCompareAndSet(T obj, V expect, V update) {
            return compareAndSet(obj, expect, update);
        }

        @Override
        public void set(T obj, V newValue) {
            U.putReferenceVolatile(check(obj), offset, type.cast(newValue));
        }

        @Override
        public void lazySet(T obj, V newValue) {
            set(obj, newValue);
        }

        @Override
        @SuppressWarnings("unchecked")
        public V get(T obj) {
            return (V) U.getReferenceVolatile(check(obj), offset);
        }
    }
}
