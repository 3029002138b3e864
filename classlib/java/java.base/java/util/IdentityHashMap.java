// SPDX-License-Identifier: MIT
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/**
 * A map that compares keys by identity. Keys and values stand side by side in one open table: a key at an even index,
 * its value behind it; the search goes on by two slots. At most two thirds of the table are full.
 */
public class IdentityHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = 8188218128353913216L;
    private static final Object NULL = new Object();     // stands for a null key

    private transient Object[] table;
    private int size;
    private transient int modCount;
    private transient Set<Map.Entry<K, V>> entries;

    public IdentityHashMap() {
        this(21);
    }

    public IdentityHashMap(int expectedMaxSize) {
        if (expectedMaxSize < 0) throw new IllegalArgumentException("expectedMaxSize is negative: " + expectedMaxSize);
        table = new Object[2 * HashMap.tableSize(Math.max(4, (int) Math.min(expectedMaxSize * 3L / 2 + 1, 1 << 28)))];
    }

    public IdentityHashMap(Map<? extends K, ? extends V> m) {
        this((int) ((1 + m.size()) * 1.1));
        putAll(m);
    }

    private static Object mask(Object key) {
        return key == null ? NULL : key;
    }

    private static int start(Object key, int length) {
        int h = System.identityHashCode(key);
        return (h ^ h >>> 7 ^ h >>> 16) * 2 & length - 2;
    }

    /** The slot of k, or that of the hole where it belongs. */
    private static int find(Object[] t, Object k) {
        int i = start(k, t.length);
        while (t[i] != null && t[i] != k) i = i + 2 & t.length - 1;
        return i;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    @SuppressWarnings("unchecked")
    public V get(Object key) {
        return (V) table[find(table, mask(key)) + 1];
    }

    public boolean containsKey(Object key) {
        return table[find(table, mask(key))] != null;
    }

    public boolean containsValue(Object value) {
        for (int i = 0; i < table.length; i += 2) if (table[i] != null && table[i + 1] == value) return true;
        return false;
    }

    @SuppressWarnings("unchecked")
    public V put(K key, V value) {
        Object k = mask(key);
        int i = find(table, k);
        if (table[i] != null) {
            V old = (V) table[i + 1];
            table[i + 1] = value;
            return old;
        }
        modCount++;
        if (3 * (size + 1) > table.length) {
            Object[] old = table, t = new Object[old.length * 2];
            for (int j = 0; j < old.length; j += 2) {
                if (old[j] == null) continue;
                int n = find(t, old[j]);
                t[n] = old[j];
                t[n + 1] = old[j + 1];
            }
            table = t;
            i = find(t, k);
        }
        table[i] = k;
        table[i + 1] = value;
        size++;
        return null;
    }

    public V remove(Object key) {
        int i = find(table, mask(key));
        if (table[i] == null) return null;
        @SuppressWarnings("unchecked")
        V old = (V) table[i + 1];
        removeSlot(i);
        return old;
    }

    /** Empties slot i and moves up what was pushed behind it. */
    private void removeSlot(int i) {
        modCount++;
        size--;
        Object[] t = table;
        int hole = i;
        t[hole] = t[hole + 1] = null;
        for (int j = i + 2 & t.length - 1; t[j] != null; j = j + 2 & t.length - 1) {
            int want = start(t[j], t.length);
            if (hole <= j ? want > hole && want <= j : want > hole || want <= j) continue;
            t[hole] = t[j];
            t[hole + 1] = t[j + 1];
            t[j] = t[j + 1] = null;
            hole = j;
        }
    }

    public void clear() {
        modCount++;
        Arrays.fill(table, null);
        size = 0;
    }

    public boolean equals(Object o) {
        if (o == this) return true;
        if (!(o instanceof IdentityHashMap)) return o instanceof Map && entrySet().equals(((Map<?, ?>) o).entrySet());
        IdentityHashMap<?, ?> m = (IdentityHashMap<?, ?>) o;
        if (m.size != size) return false;
        for (int i = 0; i < table.length; i += 2) {
            if (table[i] == null) continue;
            int j = find(m.table, table[i]);
            if (m.table[j] == null || m.table[j + 1] != table[i + 1]) return false;
        }
        return true;
    }

    public int hashCode() {
        int h = 0;
        for (int i = 0; i < table.length; i += 2)
            if (table[i] != null) h += System.identityHashCode(unmask(table[i])) ^ System.identityHashCode(table[i
                    + 1]);
        return h;
    }

    private static Object unmask(Object k) {
        return k == NULL ? null : k;
    }

    public Object clone() {
        try {
            IdentityHashMap<?, ?> m = (IdentityHashMap<?, ?>) super.clone();
            m.table = table.clone();
            m.entries = null;
            return m;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    /** kind: 0 keys, 1 values, 2 entries. */
    private final class Walker<T> implements Iterator<T> {
        private final int kind;
        private int at, last = -1, expected = modCount;
        private Object[] t = table;              // a copy, once removal has moved slots to where the walk has been

        Walker(int kind) {
            this.kind = kind;
        }

        public boolean hasNext() {
            while (at < t.length && t[at] == null) at += 2;
            return at < t.length;
        }

        @SuppressWarnings("unchecked")
        public T next() {
            if (modCount != expected) throw new ConcurrentModificationException();
            if (!hasNext()) throw new NoSuchElementException();
            last = at;
            at += 2;
            Object k = unmask(t[last]);
            return (T) (kind == 0 ? k : kind == 1 ? t[last + 1] : new Pair((K) k, (V) t[last + 1]));
        }

        public void remove() {
            if (last < 0) throw new IllegalStateException();
            if (modCount != expected) throw new ConcurrentModificationException();
            Object k = t[last];
            if (t == table) t = table.clone();
            removeSlot(find(table, k));
            last = -1;
            expected = modCount;
        }
    }

    /** An entry that compares by identity and writes through. */
    private final class Pair implements Map.Entry<K, V> {
        private final K key;
        private V value;

        Pair(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V v) {
            V old = value;
            value = v;
            put(key, v);
            return old;
        }

        public boolean equals(Object o) {
            return o instanceof Map.Entry && ((Map.Entry<?, ?>) o).getKey() == key
                    && ((Map.Entry<?, ?>) o).getValue() == value;
        }

        public int hashCode() {
            return System.identityHashCode(key) ^ System.identityHashCode(value);
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    public Set<K> keySet() {
        if (keySet != null) return keySet;
        return keySet = new AbstractSet<K>() {
            public Iterator<K> iterator() {
                return new Walker<K>(0);
            }

            public int size() {
                return size;
            }

            public boolean contains(Object o) {
                return containsKey(o);
            }

            public boolean remove(Object o) {
                int n = size;
                IdentityHashMap.this.remove(o);
                return size != n;
            }

            public boolean removeAll(Collection<?> c) {
                boolean changed = false;
                for (Iterator<K> it = iterator(); it.hasNext();) {
                    if (c.contains(it.next())) {
                        it.remove();
                        changed = true;
                    }
                }
                return changed;
            }

            public void clear() {
                IdentityHashMap.this.clear();
            }

            public int hashCode() {
                int h = 0;
                for (K k : this) h += System.identityHashCode(k);
                return h;
            }
        };
    }

    public Collection<V> values() {
        if (values != null) return values;
        return values = new AbstractCollection<V>() {
            public Iterator<V> iterator() {
                return new Walker<V>(1);
            }

            public int size() {
                return size;
            }

            public boolean contains(Object o) {
                return containsValue(o);
            }

            public void clear() {
                IdentityHashMap.this.clear();
            }
        };
    }

    public Set<Map.Entry<K, V>> entrySet() {
        if (entries != null) return entries;
        return entries = new AbstractSet<Map.Entry<K, V>>() {
            public Iterator<Map.Entry<K, V>> iterator() {
                return new Walker<Map.Entry<K, V>>(2);
            }

            public int size() {
                return size;
            }

            public boolean contains(Object o) {
                if (!(o instanceof Map.Entry)) return false;
                Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
                int i = find(table, mask(e.getKey()));
                return table[i] != null && table[i + 1] == e.getValue();
            }

            public boolean remove(Object o) {
                if (!contains(o)) return false;
                IdentityHashMap.this.remove(((Map.Entry<?, ?>) o).getKey());
                return true;
            }

            public void clear() {
                IdentityHashMap.this.clear();
            }
        };
    }

    @SuppressWarnings("unchecked")
    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        Object[] t = table;
        int expected = modCount;
        for (int i = full(t, 0); i < t.length; i = full(t, i + 2)) {
            action.accept((K) unmask(t[i]), (V) t[i + 1]);
            checkUnchanged(expected);
        }
    }

    /** The first place with a key from i on, or the end. */
    private static int full(Object[] t, int i) {
        while (i < t.length && t[i] == null) i += 2;
        return i;
    }

    private void checkUnchanged(int expected) {
        if (modCount != expected) throw new ConcurrentModificationException();
    }

    @SuppressWarnings("unchecked")
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Object[] t = table;
        int expected = modCount;
        for (int i = full(t, 0); i < t.length; i = full(t, i + 2)) {
            t[i + 1] = function.apply((K) unmask(t[i]), (V) t[i + 1]);
            checkUnchanged(expected);
        }
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
        s.writeInt(size);
        for (Map.Entry<K, V> e : entrySet()) {
            s.writeObject(e.getKey());
            s.writeObject(e.getValue());
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        int n = s.readInt();
        size = 0;
        table = new Object[64];
        for (int i = 0; i < n; i++) {
            K k = (K) s.readObject();
            put(k, (V) s.readObject());
        }
    }
}
