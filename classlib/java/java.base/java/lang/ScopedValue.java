// SPDX-License-Identifier: MIT
package java.lang;

import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * A value that code called within a scope can read. The bindings of a thread are a chain of Carriers in a thread local
 * of this class; leaving a scope puts the chain back as it was.
 */
public final class ScopedValue<T> {
    private static final ThreadLocal<Carrier> BINDINGS = new ThreadLocal<Carrier>();

    /** A call that may throw X. */
    @FunctionalInterface
    public interface CallableOp<T, X extends Throwable> {
        T call() throws X;
    }

    /** A binding, and those that it was added to. */
    public static final class Carrier {
        private final ScopedValue<?> key;
        private final Object value;
        private final Carrier more;

        private Carrier(ScopedValue<?> key, Object value, Carrier more) {
            this.key = key;
            this.value = value;
            this.more = more;
        }

        public <T> Carrier where(ScopedValue<T> key, T value) {
            return new Carrier(Objects.requireNonNull(key), value, this);
        }

        private Carrier find(ScopedValue<?> wanted) {
            for (Carrier c = this; c != null; c = c.more) if (c.key == wanted) return c;
            return null;
        }

        @SuppressWarnings("unchecked")
        public <T> T get(ScopedValue<T> key) {
            Carrier c = find(Objects.requireNonNull(key));
            if (c == null) throw new NoSuchElementException("No mapping present");
            return (T) c.value;
        }

        /** These bindings in front of others. */
        private Carrier before(Carrier rest) {
            return new Carrier(key, value, more == null ? rest : more.before(rest));
        }

        public <R, X extends Throwable> R call(CallableOp<? extends R, X> op) throws X {
            Objects.requireNonNull(op);
            Carrier old = BINDINGS.get();
            BINDINGS.set(before(old));
            try {
                return op.call();
            } finally {
                if (old == null) BINDINGS.remove();
                else BINDINGS.set(old);
            }
        }

        public void run(Runnable op) {
            Objects.requireNonNull(op);
            Carrier old = BINDINGS.get();
            BINDINGS.set(before(old));
            try {
                op.run();
            } finally {
                if (old == null) BINDINGS.remove();
                else BINDINGS.set(old);
            }
        }
    }

    private ScopedValue() {
    }

    public static <T> ScopedValue<T> newInstance() {
        return new ScopedValue<T>();
    }

    public static <T> Carrier where(ScopedValue<T> key, T value) {
        return new Carrier(Objects.requireNonNull(key), value, null);
    }

    private Carrier binding() {
        Carrier c = BINDINGS.get();
        return c == null ? null : c.find(this);
    }

    @SuppressWarnings("unchecked")
    public T get() {
        Carrier c = binding();
        if (c == null) throw new NoSuchElementException("ScopedValue not bound");
        return (T) c.value;
    }

    public boolean isBound() {
        return binding() != null;
    }

    @SuppressWarnings("unchecked")
    public T orElse(T other) {
        Carrier c = binding();
        return c == null ? Objects.requireNonNull(other) : (T) c.value;
    }

    @SuppressWarnings("unchecked")
    public <X extends Throwable> T orElseThrow(Supplier<? extends X> exceptionSupplier) throws X {
        Objects.requireNonNull(exceptionSupplier);
        Carrier c = binding();
        if (c == null) throw exceptionSupplier.get();
        return (T) c.value;
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }
}
