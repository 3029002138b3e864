package java.lang;

import java.lang.ref.WeakReference;
import java.util.Objects;
import java.util.function.Supplier;

/** A variable of which each thread has its own copy. */
public class ThreadLocal<T> {
    private static int lastHash;

    private final int hash = nextHash();

    public ThreadLocal() {
    }

    /** Hashes are spread by a large odd step, so that neighbours land far apart in any table size. */
    private static synchronized int nextHash() {
        return lastHash += 0x9e3779b9;
    }

    private static final class Supplied<T> extends ThreadLocal<T> {
        private final Supplier<? extends T> supplier;

        Supplied(Supplier<? extends T> supplier) {
            this.supplier = Objects.requireNonNull(supplier);
        }

        @Override
        protected T initialValue() {
            return supplier.get();
        }
    }

    public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> supplier) {
        return new Supplied<>(supplier);
    }

    protected T initialValue() {
        return null;
    }

    T childValue(T parentValue) {
        throw new UnsupportedOperationException();
    }

    Table tableOf(Thread t) {
        return t.threadLocals;
    }

    void setTable(Thread t, Table table) {
        t.threadLocals = table;
    }

    public T get() {
        Table table = tableOf(Thread.currentThread());
        if (table != null) {
            Entry e = table.find(this, hash);
            if (e != null) {
                return (T) e.value;
            }
        }
        T value = initialValue();
        store(value);
        return value;
    }

    public void set(T value) {
        store(value);
    }

    private void store(T value) {
        Thread t = Thread.currentThread();
        Table table = tableOf(t);
        if (table == null) {
            table = new Table(16);
            setTable(t, table);
        }
        table.put(this, hash, value);
    }

    public void remove() {
        Table table = tableOf(Thread.currentThread());
        if (table != null) {
            table.remove(this, hash);
        }
    }

    boolean isPresent() {
        Table table = tableOf(Thread.currentThread());
        return table != null && table.find(this, hash) != null;
    }

    /** The value for one variable; the variable itself is held weakly. */
    static final class Entry extends WeakReference<ThreadLocal<?>> {
        final int hash;
        Object value;

        Entry(ThreadLocal<?> key, int hash, Object value) {
            super(key);
            this.hash = hash;
            this.value = value;
        }
    }

    /**
     * The variables of one thread: open addressing; entries of dead or removed variables stay until the next growth.
     */
    static final class Table {
        private Entry[] slots;
        private int used;

        Table(int size) {
            slots = new Entry[size];
        }

        Entry find(ThreadLocal<?> key, int hash) {
            int mask = slots.length - 1;
            for (int i = hash & mask;; i = i + 1 & mask) {
                Entry e = slots[i];
                if (e == null) {
                    return null;
                }
                if (e.hash == hash) {
                    return e.refersTo(key) ? e : null;
                }
            }
        }

        void put(ThreadLocal<?> key, int hash, Object value) {
            Entry e = find(key, hash);
            if (e != null) {
                e.value = value;
                return;
            }
            if ((used + 1) * 3 > slots.length * 2) {
                rebuild();
            }
            insert(new Entry(key, hash, value));
        }

        private void insert(Entry e) {
            int mask = slots.length - 1;
            int i = e.hash & mask;
            while (slots[i] != null && slots[i].hash != e.hash) {
                i = i + 1 & mask;
            }
            if (slots[i] == null) {
                used++;
            }
            slots[i] = e;
        }

        private void rebuild() {
            Entry[] old = slots;
            int live = 0;
            for (int i = 0; i < old.length; i++) {
                if (old[i] != null && !old[i].refersTo(null)) {
                    live++;
                }
            }
            int size = 16;
            while (live * 2 >= size) {
                size *= 2;
            }
            slots = new Entry[size];
            used = 0;
            for (int i = 0; i < old.length; i++) {
                if (old[i] != null && !old[i].refersTo(null)) {
                    insert(old[i]);
                }
            }
        }

        void remove(ThreadLocal<?> key, int hash) {
            Entry e = find(key, hash);
            if (e != null) {
                e.clear();
                e.value = null;
            }
        }

        /** A child thread's copy. */
        Table inherit() {
            Table child = new Table(slots.length);
            for (int i = 0; i < slots.length; i++) {
                Entry e = slots[i];
                ThreadLocal<Object> key = e == null ? null : (ThreadLocal<Object>) e.get();
                if (key != null) {
                    child.insert(new Entry(key, e.hash, key.childValue(e.value)));
                }
            }
            return child;
        }
    }
}
