// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;

/**
 * A hash table that is read without locks and written under one of 16 locks, chosen by the chain's index. A table
 * shorter than that uses as many locks as it has chains, so one chain always has one lock. Growing takes all of them;
 * it copies nodes where a chain splits, so that a reader of the old table still finds whole chains.
 *
 * <p>Order: by chain, then as inserted; growing puts the nodes of a split chain in reverse, but for its last run of
 * nodes that stay together.
 */
public class ConcurrentHashMap<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V>, java.io.Serializable {
    private static final long serialVersionUID = 7249069246763182397L;
    private static final int LOCKS = 16, LONG_CHAIN = 8, SMALL_TABLE = 64, MAX_TABLE = 1 << 30;

    static final class Node<K, V> implements Map.Entry<K, V> {
        final int hash;
        final K key;
        volatile V val;
        volatile Node<K, V> next;

        Node(int hash, K key, V val, Node<K, V> next) {
            this.hash = hash;
            this.key = key;
            this.val = val;
            this.next = next;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return val;
        }

        public V setValue(V value) {
            throw new UnsupportedOperationException();
        }

        public int hashCode() {
            return key.hashCode() ^ val.hashCode();
        }

        public String toString() {
            return key + "=" + val;
        }

        public boolean equals(Object o) {
            if (!(o instanceof Map.Entry)) return false;
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            return key.equals(e.getKey()) && val.equals(e.getValue());
        }
    }

    private transient volatile Node<K, V>[] table;
    private transient volatile int limit;        // grows at this size; while there is no table, its future length
    private transient AtomicInteger count = new AtomicInteger();
    private transient Object[] locks = newLocks();
    private transient KeySetView<K, V> keys;
    private transient Collection<V> values;
    private transient Set<Map.Entry<K, V>> entries;

    private static Object[] newLocks() {
        Object[] l = new Object[LOCKS];
        for (int i = 0; i < LOCKS; i++) l[i] = new Object();
        return l;
    }

    public ConcurrentHashMap() {
        limit = 16;
    }

    public ConcurrentHashMap(int initialCapacity) {
        this(initialCapacity, 0.75f, 1);
    }

    public ConcurrentHashMap(Map<? extends K, ? extends V> m) {
        limit = 16;
        putAll(m);
    }

    public ConcurrentHashMap(int initialCapacity, float loadFactor) {
        this(initialCapacity, loadFactor, 1);
    }

    public ConcurrentHashMap(int initialCapacity, float loadFactor, int concurrencyLevel) {
        if (!(loadFactor > 0.0f) || initialCapacity < 0 || concurrencyLevel <= 0) throw new IllegalArgumentException();
        long size = (long) (1.0 + Math.max(initialCapacity, concurrencyLevel) / loadFactor);
        limit = tableSize(size);
    }

    private static int tableSize(long n) {
        int size = 1;
        while (size < n && size < MAX_TABLE) size <<= 1;
        return size;
    }

    private static int hash(Object key) {
        int h = key.hashCode();
        return (h ^ h >>> 16) & 0x7FFFFFFF;
    }

    public int size() {
        return Math.max(0, count.get());
    }

    public boolean isEmpty() {
        return count.get() <= 0;
    }

    private Node<K, V> find(Object key) {
        int h = key.hashCode();
        h = (h ^ h >>> 16) & 0x7FFFFFFF;
        Node<K, V>[] t = table;
        if (t == null) return null;
        for (Node<K, V> e = t[h & t.length - 1]; e != null; e = e.next)
            if (e.hash == h && (e.key == key || key.equals(e.key))) return e;
        return null;
    }

    public V get(Object key) {
        Node<K, V> e = find(key);
        return e == null ? null : e.val;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public boolean containsValue(Object value) {
        if (value == null) throw new NullPointerException();
        for (Walker<Object> w = new Walker<Object>(1); w.hasNext();) if (value.equals(w.step().val)) return true;
        return false;
    }

    @SuppressWarnings("unchecked")
    private Node<K, V>[] table() {
        Node<K, V>[] t = table;
        if (t != null) return t;
        synchronized (locks[0]) {
            if (table == null) {
                t = (Node<K, V>[]) new Node[limit];
                limit = t.length - (t.length >>> 2);
                table = t;
            }
            return table;
        }
    }

    private Object lock(Node<K, V>[] t, int h) {
        return locks[h & Math.min(LOCKS, t.length) - 1];
    }

    /** What update does to an entry: f gives the new value from the old one (or null), or KEEP. */
    private static final int PUT = 0, PUT_IF_ABSENT = 1, REPLACE = 2, REPLACE_IF = 3, REMOVE = 4, REMOVE_IF = 5,
            COMPUTE = 6, COMPUTE_IF_ABSENT = 7, COMPUTE_IF_PRESENT = 8, MERGE = 9;

    /**
     * Every change of one entry. Gives the old value, or for the compute kinds and MERGE the new one, or for
     * PUT_IF_ABSENT and COMPUTE_IF_ABSENT the one that was there.
     */
    @SuppressWarnings("unchecked")
    private V update(int kind, K key, V value, Object expected, Object function) {
        int h = hash(key);
        while (true) {
            Node<K, V>[] t = table();
            V result;
            int length = 0;
            boolean added = false;
            synchronized (lock(t, h)) {
                if (table != t) continue;
                int i = h & t.length - 1;
                Node<K, V> before = null, e = t[i];
                while (e != null && !(e.hash == h && (e.key == key || key.equals(e.key)))) {
                    before = e;
                    e = e.next;
                    length++;
                }
                if (e != null) length++;
                V old = e == null ? null : e.val, now = old;
                if (kind == PUT) {
                    now = value;
                } else if (kind == PUT_IF_ABSENT) {
                    if (old == null) now = value;
                } else if (kind == REPLACE || kind == REPLACE_IF) {
                    if (old != null && (kind == REPLACE || expected.equals(old))) now = value;
                } else if (kind == REMOVE || kind == REMOVE_IF) {
                    if (old != null && (kind == REMOVE || expected.equals(old))) now = null;
                } else {
                    if (kind == COMPUTE) now = ((BiFunction<K, V, V>) function).apply(key, old);
                    else if (kind == COMPUTE_IF_ABSENT && old == null) now = ((Function<K, V>) function).apply(key);
                    else if (kind == COMPUTE_IF_PRESENT && old != null) now =
                            ((BiFunction<K, V, V>) function).apply(key, old);
                    else if (kind == MERGE) now = old == null ? value
                            : ((BiFunction<V, V, V>) function).apply(old, value);
                    if (e == null && now != null) {
                        // The function may have changed the chain itself.
                        if (table == t && find(key) != null || table != t)
                            throw new IllegalStateException("Recursive update");
                        before = null;
                        for (Node<K, V> x = t[i]; x != null; x = x.next) before = x;
                    }
                }
                if (e == null) {
                    if (now != null) {
                        added = true;
                        Node<K, V> n = new Node<K, V>(h, key, now, null);
                        if (before == null) t[i] = n;
                        else before.next = n;
                        count.getAndIncrement();
                    }
                } else if (now == null) {
                    unlink(t, i, e);
                } else if (now != old) {
                    e.val = now;
                }
                result = kind >= COMPUTE ? now : kind == REPLACE_IF || kind == REMOVE_IF ? (now != old
                        || kind == REPLACE_IF && old != null && expected.equals(old) ? old : null) : old;
            }
            if (length >= LONG_CHAIN && t.length < SMALL_TABLE) presize((long) t.length << 1);
            if (added && count.get() >= limit) grow();
            return result;
        }
    }

    private void unlink(Node<K, V>[] t, int i, Node<K, V> gone) {
        Node<K, V> before = null;
        for (Node<K, V> e = t[i]; e != null; before = e, e = e.next) {
            if (e != gone) continue;
            if (before == null) t[i] = e.next;
            else before.next = e.next;
            count.getAndDecrement();
            return;
        }
    }

    private void presize(long n) {
        int want = n >= MAX_TABLE / 2 ? MAX_TABLE : tableSize(n + (n >>> 1) + 1);
        if (table == null) {
            synchronized (locks[0]) {
                if (table == null) limit = Math.max(limit, want);
            }
            table();
        }
        while (limit < want && table.length < MAX_TABLE && doubleTable(table)) continue;
    }

    private void grow() {
        while (count.get() >= limit && table.length < MAX_TABLE && doubleTable(table)) continue;
    }

    /** False if this thread is inside a function of compute: it could wait for a lock that waits for its own one. */
    private boolean doubleTable(Node<K, V>[] old) {
        for (int i = 0; i < LOCKS; i++) if (Thread.holdsLock(locks[i])) return false;
        doubleLocked(old, 0);
        return true;
    }

    private void doubleLocked(Node<K, V>[] old, int held) {
        if (held < LOCKS) {
            synchronized (locks[held]) {
                doubleLocked(old, held + 1);
            }
            return;
        }
        if (table != old) return;
        int n = old.length;
        @SuppressWarnings("unchecked")
        Node<K, V>[] t = (Node<K, V>[]) new Node[n << 1];
        for (int i = 0; i < n; i++) split(old[i], n, t, i);
        limit = (n << 1) - (n >>> 1);
        table = t;
    }

    private static <K, V> void split(Node<K, V> first, int n, Node<K, V>[] t, int i) {
        if (first == null) return;
        Node<K, V> run = first;
        for (Node<K, V> e = first.next; e != null; e = e.next) if ((e.hash & n) != (run.hash & n)) run = e;
        Node<K, V> low = (run.hash & n) == 0 ? run : null, high = low == null ? run : null;
        for (Node<K, V> e = first; e != run; e = e.next) {
            if ((e.hash & n) == 0) low = new Node<K, V>(e.hash, e.key, e.val, low);
            else high = new Node<K, V>(e.hash, e.key, e.val, high);
        }
        t[i] = low;
        t[i + n] = high;
    }

    public V put(K key, V value) {
        if (key == null || value == null) throw new NullPointerException();
        return update(PUT, key, value, null, null);
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        presize(m.size());
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) put(e.getKey(), e.getValue());
    }

    @SuppressWarnings("unchecked")
    public V remove(Object key) {
        return find(key) == null ? null : update(REMOVE, (K) key, null, null, null);
    }

    public void clear() {
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) update(REMOVE, w.step().key, null, null, null);
    }

    public KeySetView<K, V> keySet() {
        if (keys != null) return keys;
        return keys = new KeySetView<K, V>(this, null);
    }

    public Collection<V> values() {
        if (values != null) return values;
        return values = new AbstractCollection<V>() {
            public Spliterator<V> spliterator() {
                return Spliterators.spliterator(this, Spliterator.CONCURRENT | Spliterator.NONNULL);
            }

            public int size() {
                return ConcurrentHashMap.this.size();
            }

            public Iterator<V> iterator() {
                return new Walker<V>(1);
            }

            public boolean contains(Object o) {
                return containsValue(o);
            }

            public void clear() {
                ConcurrentHashMap.this.clear();
            }
        };
    }

    public Set<Map.Entry<K, V>> entrySet() {
        if (entries != null) return entries;
        return entries = new AbstractSet<Map.Entry<K, V>>() {
            public Spliterator<Map.Entry<K, V>> spliterator() {
                return Spliterators.spliterator(this, KeySetView.TRAITS);
            }

            public int size() {
                return ConcurrentHashMap.this.size();
            }

            public Iterator<Map.Entry<K, V>> iterator() {
                return new Walker<Map.Entry<K, V>>(2);
            }

            public boolean contains(Object o) {
                if (!(o instanceof Map.Entry)) return false;
                Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
                if (e.getKey() == null || e.getValue() == null) return false;
                return e.getValue().equals(get(e.getKey()));
            }

            public boolean remove(Object o) {
                if (!(o instanceof Map.Entry)) return false;
                Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
                return e.getKey() != null && e.getValue() != null
                        && ConcurrentHashMap.this.remove(e.getKey(), e.getValue());
            }

            public boolean add(Map.Entry<K, V> e) {
                return ConcurrentHashMap.this.put(e.getKey(), e.getValue()) == null;
            }

            public void clear() {
                ConcurrentHashMap.this.clear();
            }
        };
    }

    public int hashCode() {
        int h = 0;
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            h += e.key.hashCode() ^ e.val.hashCode();
        }
        return h;
    }

    public boolean equals(Object o) {
        if (o == this) return true;
        if (!(o instanceof Map)) return false;
        Map<?, ?> m = (Map<?, ?>) o;
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            if (!e.val.equals(m.get(e.key))) return false;
        }
        for (Map.Entry<?, ?> e : m.entrySet())
            if (e.getKey() == null || e.getValue() == null || !e.getValue().equals(get(e.getKey()))) return false;
        return true;
    }

    public V putIfAbsent(K key, V value) {
        if (key == null || value == null) throw new NullPointerException();
        V v = get(key);
        return v != null ? v : update(PUT_IF_ABSENT, key, value, null, null);
    }

    @SuppressWarnings("unchecked")
    public boolean remove(Object key, Object value) {
        if (key == null) throw new NullPointerException();
        return value != null && update(REMOVE_IF, (K) key, null, value, null) != null;
    }

    public boolean replace(K key, V oldValue, V newValue) {
        if (key == null || oldValue == null || newValue == null) throw new NullPointerException();
        return update(REPLACE_IF, key, newValue, oldValue, null) != null;
    }

    public V replace(K key, V value) {
        if (key == null || value == null) throw new NullPointerException();
        return update(REPLACE, key, value, null, null);
    }

    public V getOrDefault(Object key, V defaultValue) {
        V v = get(key);
        return v == null ? defaultValue : v;
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            action.accept(e.key, e.val);
        }
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        if (key == null || mappingFunction == null) throw new NullPointerException();
        V v = get(key);
        return v != null ? v : update(COMPUTE_IF_ABSENT, key, null, null, mappingFunction);
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (key == null || remappingFunction == null) throw new NullPointerException();
        return update(COMPUTE_IF_PRESENT, key, null, null, remappingFunction);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (key == null || remappingFunction == null) throw new NullPointerException();
        return update(COMPUTE, key, null, null, remappingFunction);
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        if (key == null || value == null || remappingFunction == null) throw new NullPointerException();
        return update(MERGE, key, value, null, remappingFunction);
    }

    public boolean contains(Object value) {
        return containsValue(value);
    }

    public Enumeration<K> keys() {
        return new Walker<K>(0);
    }

    public Enumeration<V> elements() {
        return new Walker<V>(1);
    }

    public long mappingCount() {
        return size();
    }

    public static <K> KeySetView<K, Boolean> newKeySet() {
        return new KeySetView<K, Boolean>(new ConcurrentHashMap<K, Boolean>(), Boolean.TRUE);
    }

    public static <K> KeySetView<K, Boolean> newKeySet(int initialCapacity) {
        return new KeySetView<K, Boolean>(new ConcurrentHashMap<K, Boolean>(initialCapacity), Boolean.TRUE);
    }

    public KeySetView<K, V> keySet(V mappedValue) {
        return new KeySetView<K, V>(this, Objects.requireNonNull(mappedValue));
    }

    /** Walks over the table that stood when it was made; kind: 0 keys, 1 values, 2 entries. */
    private final class Walker<T> implements Iterator<T>, Enumeration<T> {
        private final int kind;
        private final Node<K, V>[] nodes = table;
        private int index;
        private Node<K, V> next, last;

        Walker(int kind) {
            this.kind = kind;
            next = advance(null);
        }

        private Node<K, V> advance(Node<K, V> e) {
            while (e == null && nodes != null && index < nodes.length) e = nodes[index++];
            return e;
        }

        public boolean hasNext() {
            return next != null;
        }

        public boolean hasMoreElements() {
            return next != null;
        }

        Node<K, V> step() {
            Node<K, V> e = next;
            if (e == null) throw new NoSuchElementException();
            last = e;
            next = advance(e.next);
            return e;
        }

        @SuppressWarnings("unchecked")
        public T next() {
            Node<K, V> e = step();
            return (T) (kind == 0 ? e.key : kind == 1 ? e.val : new LiveEntry<K,
                    V>(e.key, e.val, ConcurrentHashMap.this));
        }

        public T nextElement() {
            return next();
        }

        public void remove() {
            if (last == null) throw new IllegalStateException();
            update(REMOVE, last.key, null, null, null);
            last = null;
        }

        public Iterator<T> asIterator() {
            return this;
        }
    }

    /** An entry as it was read; setting its value puts it into the map. */
    private static final class LiveEntry<K, V> extends AbstractMap.SimpleEntry<K, V> {
        private final transient ConcurrentHashMap<K, V> map;

        LiveEntry(K key, V value, ConcurrentHashMap<K, V> map) {
            super(key, value);
            this.map = map;
        }

        public V setValue(V value) {
            if (value == null) throw new NullPointerException();
            V old = super.setValue(value);
            map.put(getKey(), value);
            return old;
        }
    }

    /** What the views are over. */
    abstract static class CollectionView<K, V, E> implements Collection<E>, java.io.Serializable {
        private static final long serialVersionUID = 7249069246763182397L;
        final ConcurrentHashMap<K, V> map;

        CollectionView(ConcurrentHashMap<K, V> map) {
            this.map = map;
        }
    }

    /** The keys; with a value for new ones, keys can be added. */
    public static final class KeySetView<K, V> extends CollectionView<K, V, K> implements Set<K>, java.io.Serializable {
        private static final long serialVersionUID = 7249069246763182397L;
        private static final int TRAITS = Spliterator.DISTINCT | Spliterator.CONCURRENT | Spliterator.NONNULL;
        private final V value;

        KeySetView(ConcurrentHashMap<K, V> map, V value) {
            super(map);
            this.value = value;
        }

        public ConcurrentHashMap<K, V> getMap() {
            return map;
        }

        public V getMappedValue() {
            return value;
        }

        public int size() {
            return map.size();
        }

        public boolean isEmpty() {
            return map.isEmpty();
        }

        public void clear() {
            map.clear();
        }

        public boolean contains(Object o) {
            return map.containsKey(o);
        }

        public boolean remove(Object o) {
            return map.remove(o) != null;
        }

        /** The keys as an ordinary set, for what all sets do alike. */
        private Set<K> plain() {
            return new AbstractSet<K>() {
                public Iterator<K> iterator() {
                    return KeySetView.this.iterator();
                }

                public int size() {
                    return map.size();
                }

                public boolean contains(Object o) {
                    return map.containsKey(o);
                }

                public boolean remove(Object o) {
                    return map.remove(o) != null;
                }
            };
        }

        public boolean containsAll(Collection<?> c) {
            return plain().containsAll(c);
        }

        public boolean removeAll(Collection<?> c) {
            return plain().removeAll(c);
        }

        public boolean retainAll(Collection<?> c) {
            return plain().retainAll(c);
        }

        public Object[] toArray() {
            return plain().toArray();
        }

        public <T> T[] toArray(T[] a) {
            return plain().toArray(a);
        }

        public boolean equals(Object o) {
            return o == this || plain().equals(o);
        }

        public int hashCode() {
            return plain().hashCode();
        }

        public String toString() {
            return plain().toString();
        }

        public Iterator<K> iterator() {
            return map.new Walker<K>(0);
        }

        public Spliterator<K> spliterator() {
            return Spliterators.spliterator(this, TRAITS);
        }

        public boolean add(K e) {
            if (value == null) throw new UnsupportedOperationException();
            return map.update(PUT_IF_ABSENT, Objects.requireNonNull(e), value, null, null) == null;
        }

        public boolean addAll(Collection<? extends K> c) {
            if (value == null) throw new UnsupportedOperationException();
            boolean changed = false;
            for (K e : c) changed |= add(e);
            return changed;
        }

        public void forEach(Consumer<? super K> action) {
            Objects.requireNonNull(action);
            for (Iterator<K> it = iterator(); it.hasNext();) action.accept(it.next());
        }
    }

    // The bulk operations. A threshold of parallelism is accepted; they run in the calling thread.

    public void forEach(long parallelismThreshold, BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            action.accept(e.key, e.val);
        }
    }

    public <U> void forEach(long parallelismThreshold, BiFunction<? super K, ? super V, ?
            extends U> transformer, Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(action);
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = transformer.apply(e.key, e.val);
            if (u != null) action.accept(u);
        }
    }

    public <U> U search(long parallelismThreshold, BiFunction<? super K, ? super V, ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = searchFunction.apply(e.key, e.val);
            if (u != null) return u;
        }
        return null;
    }

    public <U> U reduce(long parallelismThreshold, BiFunction<? super K, ? super V, ? extends U> transformer,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        U r = null;
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = transformer.apply(e.key, e.val);
            if (u != null) r = r == null ? u : reducer.apply(r, u);
        }
        return r;
    }

    public double reduceToDouble(long parallelismThreshold, ToDoubleBiFunction<? super K, ? super V> transformer,
            double basis,
            DoubleBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        double r = basis;
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsDouble(r, transformer.applyAsDouble(e.key, e.val));
        }
        return r;
    }

    public long reduceToLong(long parallelismThreshold, ToLongBiFunction<? super K, ? super V> transformer, long basis,
            LongBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        long r = basis;
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsLong(r, transformer.applyAsLong(e.key, e.val));
        }
        return r;
    }

    public int reduceToInt(long parallelismThreshold, ToIntBiFunction<? super K, ? super V> transformer, int basis,
            IntBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        int r = basis;
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsInt(r, transformer.applyAsInt(e.key, e.val));
        }
        return r;
    }

    public void forEachKey(long parallelismThreshold, Consumer<? super K> action) {
        Objects.requireNonNull(action);
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            action.accept(e.key);
        }
    }

    public <U> void forEachKey(long parallelismThreshold, Function<? super K, ?
            extends U> transformer, Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(action);
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = transformer.apply(e.key);
            if (u != null) action.accept(u);
        }
    }

    public <U> U searchKeys(long parallelismThreshold, Function<? super K, ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = searchFunction.apply(e.key);
            if (u != null) return u;
        }
        return null;
    }

    public K reduceKeys(long parallelismThreshold, BiFunction<? super K, ? super K, ? extends K> reducer) {
        Objects.requireNonNull(reducer);
        K r = null;
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            r = r == null ? e.key : reducer.apply(r, e.key);
        }
        return r;
    }

    public <U> U reduceKeys(long parallelismThreshold, Function<? super K, ? extends U> transformer,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        U r = null;
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = transformer.apply(e.key);
            if (u != null) r = r == null ? u : reducer.apply(r, u);
        }
        return r;
    }

    public double reduceKeysToDouble(long parallelismThreshold, ToDoubleFunction<? super K> transformer, double basis,
            DoubleBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        double r = basis;
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsDouble(r, transformer.applyAsDouble(e.key));
        }
        return r;
    }

    public long reduceKeysToLong(long parallelismThreshold, ToLongFunction<? super K> transformer, long basis,
            LongBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        long r = basis;
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsLong(r, transformer.applyAsLong(e.key));
        }
        return r;
    }

    public int reduceKeysToInt(long parallelismThreshold, ToIntFunction<? super K> transformer, int basis,
            IntBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        int r = basis;
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsInt(r, transformer.applyAsInt(e.key));
        }
        return r;
    }

    public void forEachValue(long parallelismThreshold, Consumer<? super V> action) {
        Objects.requireNonNull(action);
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            action.accept(e.val);
        }
    }

    public <U> void forEachValue(long parallelismThreshold, Function<? super V, ?
            extends U> transformer, Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(action);
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = transformer.apply(e.val);
            if (u != null) action.accept(u);
        }
    }

    public <U> U searchValues(long parallelismThreshold, Function<? super V, ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = searchFunction.apply(e.val);
            if (u != null) return u;
        }
        return null;
    }

    public V reduceValues(long parallelismThreshold, BiFunction<? super V, ? super V, ? extends V> reducer) {
        Objects.requireNonNull(reducer);
        V r = null;
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            r = r == null ? e.val : reducer.apply(r, e.val);
        }
        return r;
    }

    public <U> U reduceValues(long parallelismThreshold, Function<? super V, ? extends U> transformer,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        U r = null;
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = transformer.apply(e.val);
            if (u != null) r = r == null ? u : reducer.apply(r, u);
        }
        return r;
    }

    public double reduceValuesToDouble(long parallelismThreshold, ToDoubleFunction<? super V> transformer, double basis,
            DoubleBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        double r = basis;
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsDouble(r, transformer.applyAsDouble(e.val));
        }
        return r;
    }

    public long reduceValuesToLong(long parallelismThreshold, ToLongFunction<? super V> transformer, long basis,
            LongBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        long r = basis;
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsLong(r, transformer.applyAsLong(e.val));
        }
        return r;
    }

    public int reduceValuesToInt(long parallelismThreshold, ToIntFunction<? super V> transformer, int basis,
            IntBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        int r = basis;
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsInt(r, transformer.applyAsInt(e.val));
        }
        return r;
    }

    public void forEachEntry(long parallelismThreshold, Consumer<? super Map.Entry<K, V>> action) {
        Objects.requireNonNull(action);
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            action.accept(e);
        }
    }

    public <U> void forEachEntry(long parallelismThreshold, Function<Map.Entry<K, V>, ?
            extends U> transformer, Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(action);
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = transformer.apply(e);
            if (u != null) action.accept(u);
        }
    }

    public <U> U searchEntries(long parallelismThreshold, Function<Map.Entry<K, V>, ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = searchFunction.apply(e);
            if (u != null) return u;
        }
        return null;
    }

    public Map.Entry<K, V> reduceEntries(long parallelismThreshold, BiFunction<Map.Entry<K, V>, Map.Entry<K, V>, ?
            extends Map.Entry<K, V>> reducer) {
        Objects.requireNonNull(reducer);
        Map.Entry<K, V> r = null;
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            r = r == null ? e : reducer.apply(r, e);
        }
        return r;
    }

    public <U> U reduceEntries(long parallelismThreshold, Function<Map.Entry<K, V>, ? extends U> transformer,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        U r = null;
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            U u = transformer.apply(e);
            if (u != null) r = r == null ? u : reducer.apply(r, u);
        }
        return r;
    }

    public double reduceEntriesToDouble(long parallelismThreshold, ToDoubleFunction<Map.Entry<K, V>> transformer,
            double basis,
            DoubleBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        double r = basis;
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsDouble(r, transformer.applyAsDouble(e));
        }
        return r;
    }

    public long reduceEntriesToLong(long parallelismThreshold, ToLongFunction<Map.Entry<K, V>> transformer, long basis,
            LongBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        long r = basis;
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsLong(r, transformer.applyAsLong(e));
        }
        return r;
    }

    public int reduceEntriesToInt(long parallelismThreshold, ToIntFunction<Map.Entry<K, V>> transformer, int basis,
            IntBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        int r = basis;
        for (Walker<Object> w = new Walker<Object>(0); w.hasNext();) {
            Node<K, V> e = w.step();
            r = reducer.applyAsInt(r, transformer.applyAsInt(e));
        }
        return r;
    }

    /** The serialized form is that of a map of 16 lock-guarded parts, which is not what this one is. */
    private static final class SerialForm {
        static final java.io.ObjectStreamField[] serialPersistentFields = {
            new java.io.ObjectStreamField("segments", Segment[].class),
            new java.io.ObjectStreamField("segmentMask", int.class),
            new java.io.ObjectStreamField("segmentShift", int.class),
        };
    }

    static final class Segment<K, V> extends java.util.concurrent.locks.ReentrantLock {
        private static final long serialVersionUID = 2249069246763182397L;
        final float loadFactor = 0.75f;
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        Segment<?, ?>[] segments = new Segment<?, ?>[LOCKS];
        for (int i = 0; i < LOCKS; i++) segments[i] = new Segment<K, V>();
        java.io.ObjectOutputStream.PutField f = s.putFields();
        f.put("segments", segments);
        f.put("segmentMask", LOCKS - 1);
        f.put("segmentShift", Integer.numberOfLeadingZeros(LOCKS - 1));
        s.writeFields();
        for (Map.Entry<K, V> e : entrySet()) {
            s.writeObject(e.getKey());
            s.writeObject(e.getValue());
        }
        s.writeObject(null);
        s.writeObject(null);
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.readFields();
        limit = 16;
        count = new AtomicInteger();
        locks = newLocks();
        while (true) {
            K k = (K) s.readObject();
            V v = (V) s.readObject();
            if (k == null || v == null) break;
            put(k, v);
        }
    }
}
