// SPDX-License-Identifier: MIT
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The older hash map: synchronised, without nulls. A new entry goes in front of its chain; iteration runs from the
 * table's end to its start.
 */
public class Hashtable<K, V> extends Dictionary<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = 1421746759512286392L;

    private static final class Node<K, V> implements Map.Entry<K, V> {
        final int hash;
        final K key;
        V value;
        Node<K, V> next;

        Node(int hash, K key, V value, Node<K, V> next) {
            this.hash = hash;
            this.key = key;
            this.value = value;
            this.next = next;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            if (value == null) throw new NullPointerException();
            V old = this.value;
            this.value = value;
            return old;
        }

        public boolean equals(Object o) {
            return AbstractMap.entryEquals(this, o);
        }

        public int hashCode() {
            return hash ^ Objects.hashCode(value);
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    private transient Node<K, V>[] table;
    private transient int count;
    private int threshold;
    private float loadFactor;
    private transient int modCount;
    private transient Set<K> keys;
    private transient Set<Map.Entry<K, V>> entries;
    private transient Collection<V> values;

    public Hashtable(int initialCapacity, float loadFactor) {
        if (initialCapacity < 0) throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        if (loadFactor <= 0 || Float.isNaN(loadFactor))
            throw new IllegalArgumentException("Illegal Load: " + loadFactor);
        this.loadFactor = loadFactor;
        makeTable(Math.max(initialCapacity, 1));
    }

    public Hashtable(int initialCapacity) {
        this(initialCapacity, 0.75f);
    }

    public Hashtable() {
        this(11, 0.75f);
    }

    public Hashtable(Map<? extends K, ? extends V> t) {
        this(Math.max(2 * t.size(), 11), 0.75f);
        putAll(t);
    }

    /** For Properties, which keeps its entries elsewhere. */
    Hashtable(Void none) {
    }

    @SuppressWarnings("unchecked")
    private void makeTable(int n) {
        table = (Node<K, V>[]) new Node[n];
        threshold = (int) Math.min(n * loadFactor, Integer.MAX_VALUE - 7);
    }

    public synchronized int size() {
        return count;
    }

    public synchronized boolean isEmpty() {
        return count == 0;
    }

    public synchronized Enumeration<K> keys() {
        return new KeyWalker();
    }

    public synchronized Enumeration<V> elements() {
        return new ValueWalker();
    }

    public synchronized boolean contains(Object value) {
        if (value == null) throw new NullPointerException();
        for (int i = table.length - 1; i >= 0; i--)
            for (Node<K, V> e = table[i]; e != null; e = e.next) if (e.value.equals(value)) return true;
        return false;
    }

    public boolean containsValue(Object value) {
        return contains(value);
    }

    private Node<K, V> find(Object key) {
        int h = key.hashCode();
        for (Node<K, V> e = table[(h & 0x7FFFFFFF) % table.length]; e != null; e = e.next)
            if (e.hash == h && e.key.equals(key)) return e;
        return null;
    }

    public synchronized boolean containsKey(Object key) {
        return find(key) != null;
    }

    public synchronized V get(Object key) {
        Node<K, V> e = find(key);
        return e == null ? null : e.value;
    }

    protected void rehash() {
        Node<K, V>[] old = table;
        modCount++;
        makeTable((old.length << 1) + 1);
        for (int i = old.length - 1; i >= 0; i--) {
            for (Node<K, V> e = old[i], next; e != null; e = next) {
                next = e.next;
                int at = (e.hash & 0x7FFFFFFF) % table.length;
                e.next = table[at];
                table[at] = e;
            }
        }
    }

    private void insert(K key, V value) {
        int h = key.hashCode();
        if (count >= threshold) rehash();
        int i = (h & 0x7FFFFFFF) % table.length;
        table[i] = new Node<K, V>(h, key, value, table[i]);
        count++;
        modCount++;
    }

    public synchronized V put(K key, V value) {
        if (value == null) throw new NullPointerException();
        Node<K, V> e = find(key);
        if (e == null) {
            insert(key, value);
            return null;
        }
        V old = e.value;
        e.value = value;
        return old;
    }

    private void unlink(Node<K, V> gone) {
        int i = (gone.hash & 0x7FFFFFFF) % table.length;
        Node<K, V> before = null;
        for (Node<K, V> e = table[i]; e != null; before = e, e = e.next) {
            if (e != gone) continue;
            if (before == null) table[i] = e.next;
            else before.next = e.next;
            modCount++;
            count--;
            return;
        }
        throw new ConcurrentModificationException();
    }

    public synchronized V remove(Object key) {
        Node<K, V> e = find(key);
        if (e == null) return null;
        unlink(e);
        return e.value;
    }

    public synchronized void putAll(Map<? extends K, ? extends V> t) {
        for (Map.Entry<? extends K, ? extends V> e : t.entrySet()) put(e.getKey(), e.getValue());
    }

    public synchronized void clear() {
        modCount++;
        Arrays.fill(table, null);
        count = 0;
    }

    @SuppressWarnings("unchecked")
    public synchronized Object clone() {
        try {
            Hashtable<K, V> t = (Hashtable<K, V>) super.clone();
            if (table != null) {
                t.table = (Node<K, V>[]) new Node[table.length];
                for (int i = 0; i < table.length; i++) t.table[i] = copyChain(table[i]);
            }
            t.modCount = 0;
            t.keys = null;
            t.entries = null;
            t.values = null;
            return t;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    private static <K, V> Node<K, V> copyChain(Node<K, V> e) {
        Node<K, V> first = null, last = null;
        for (; e != null; e = e.next) {
            Node<K, V> c = new Node<K, V>(e.hash, e.key, e.value, null);
            if (last == null) first = c;
            else last.next = c;
            last = c;
        }
        return first;
    }

    public synchronized String toString() {
        Iterator<Map.Entry<K, V>> it = entrySet().iterator();
        StringBuilder sb = new StringBuilder("{");
        while (it.hasNext()) {
            Map.Entry<K, V> e = it.next();
            K k = e.getKey();
            V v = e.getValue();
            if (sb.length() > 1) sb.append(", ");
            sb.append(k == this ? "(this Map)" : k.toString()).append('=').append(v == this ? "(this Map)"
                    : v.toString());
        }
        return sb.append('}').toString();
    }

    public Set<K> keySet() {
        if (keys != null) return keys;
        return keys = Collections.synchronizedSet(new AbstractSet<K>() {
            public Iterator<K> iterator() {
                return new KeyWalker();
            }

            public int size() {
                return count;
            }

            public boolean contains(Object o) {
                return containsKey(o);
            }

            public boolean remove(Object o) {
                return Hashtable.this.remove(o) != null;
            }

            public void clear() {
                Hashtable.this.clear();
            }
        }, this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        if (entries != null) return entries;
        return entries = Collections.synchronizedSet(new AbstractSet<Map.Entry<K, V>>() {
            public Iterator<Map.Entry<K, V>> iterator() {
                return new EntryWalker();
            }

            public int size() {
                return count;
            }

            private Node<K, V> same(Object o) {
                if (!(o instanceof Map.Entry)) return null;
                Node<K, V> e = find(((Map.Entry<?, ?>) o).getKey());
                return e != null && e.equals(o) ? e : null;
            }

            public boolean contains(Object o) {
                return same(o) != null;
            }

            public boolean remove(Object o) {
                Node<K, V> e = same(o);
                if (e != null) unlink(e);
                return e != null;
            }

            public void clear() {
                Hashtable.this.clear();
            }
        }, this);
    }

    public Collection<V> values() {
        if (values != null) return values;
        return values = Collections.synchronizedCollection(new AbstractCollection<V>() {
            public Iterator<V> iterator() {
                return new ValueWalker();
            }

            public int size() {
                return count;
            }

            public boolean contains(Object o) {
                return containsValue(o);
            }

            public void clear() {
                Hashtable.this.clear();
            }
        }, this);
    }

    /** Walks over the entries. As an iterator it fails fast, as an enumeration it does not. */
    private abstract class Walker {
        private final Node<K, V>[] nodes = table;
        private int index = nodes.length, expected = modCount;
        private Node<K, V> next, last;           // next may be null although the chains before index have more

        public boolean hasMoreElements() {
            while (next == null && index > 0) next = nodes[--index];
            return next != null;
        }

        public boolean hasNext() {
            return hasMoreElements();
        }

        Node<K, V> step() {
            if (!hasMoreElements()) throw new NoSuchElementException("Hashtable Enumerator");
            last = next;
            next = last.next;
            return last;
        }

        void check() {
            if (modCount != expected) throw new ConcurrentModificationException();
        }

        public void remove() {
            if (last == null) throw new IllegalStateException("Hashtable Enumerator");
            synchronized (Hashtable.this) {
                check();
                unlink(last);
                expected = modCount;
                last = null;
            }
        }
    }

    private final class KeyWalker extends Walker implements Enumeration<K>, Iterator<K> {
        public K nextElement() {
            return step().key;
        }

        public K next() {
            check();
            return step().key;
        }

        public Iterator<K> asIterator() {
            return Enumeration.super.asIterator();
        }
    }

    private final class ValueWalker extends Walker implements Enumeration<V>, Iterator<V> {
        public V nextElement() {
            return step().value;
        }

        public V next() {
            check();
            return step().value;
        }

        public Iterator<V> asIterator() {
            return Enumeration.super.asIterator();
        }
    }

    private final class EntryWalker extends Walker implements Iterator<Map.Entry<K, V>> {
        public Map.Entry<K, V> next() {
            check();
            return step();
        }
    }

    public synchronized boolean equals(Object o) {
        if (o == this) return true;
        if (!(o instanceof Map)) return false;
        Map<?, ?> m = (Map<?, ?>) o;
        if (m.size() != size()) return false;
        try {
            for (Map.Entry<K, V> e : entrySet()) if (!e.getValue().equals(m.get(e.getKey()))) return false;
        } catch (ClassCastException e) {
            return false;
        } catch (NullPointerException e) {
            return false;
        }
        return true;
    }

    public synchronized int hashCode() {
        int h = 0;
        if (count == 0 || loadFactor < 0) return h;
        loadFactor = -loadFactor;                // marks that the sum is being made, should the table hold itself
        for (Map.Entry<K, V> e : entrySet()) h += e.hashCode();
        loadFactor = -loadFactor;
        return h;
    }

    public synchronized V getOrDefault(Object key, V defaultValue) {
        V v = get(key);
        return v == null ? defaultValue : v;
    }

    public synchronized void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        for (Node<K, V> first : table) {
            for (Node<K, V> e = first; e != null; e = e.next) {
                action.accept(e.key, e.value);
                if (expected != modCount) throw new ConcurrentModificationException();
            }
        }
    }

    public synchronized void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expected = modCount;
        for (Node<K, V> first : table) {
            for (Node<K, V> e = first; e != null; e = e.next) {
                e.value = Objects.requireNonNull(function.apply(e.key, e.value));
                if (expected != modCount) throw new ConcurrentModificationException();
            }
        }
    }

    public synchronized V putIfAbsent(K key, V value) {
        Objects.requireNonNull(value);
        Node<K, V> e = find(key);
        if (e != null) return e.value;
        insert(key, value);
        return null;
    }

    public synchronized boolean remove(Object key, Object value) {
        Objects.requireNonNull(value);
        Node<K, V> e = find(key);
        if (e == null || !e.value.equals(value)) return false;
        unlink(e);
        return true;
    }

    public synchronized boolean replace(K key, V oldValue, V newValue) {
        Objects.requireNonNull(oldValue);
        Objects.requireNonNull(newValue);
        Node<K, V> e = find(key);
        if (e == null || !e.value.equals(oldValue)) return false;
        e.value = newValue;
        return true;
    }

    public synchronized V replace(K key, V value) {
        Objects.requireNonNull(value);
        Node<K, V> e = find(key);
        return e == null ? null : e.setValue(value);
    }

    public synchronized V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        Node<K, V> e = find(key);
        if (e != null) return e.value;
        int expected = modCount;
        V v = mappingFunction.apply(key);
        if (expected != modCount) throw new ConcurrentModificationException();
        if (v != null) insert(key, v);
        return v;
    }

    private V recompute(K key, Node<K, V> e, V v, int expected) {
        if (expected != modCount) throw new ConcurrentModificationException();
        if (e == null) {
            if (v != null) insert(key, v);
        } else if (v == null) {
            unlink(e);
        } else {
            e.value = v;
        }
        return v;
    }

    public synchronized V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Node<K, V> e = find(key);
        if (e == null) return null;
        int expected = modCount;
        return recompute(key, e, remappingFunction.apply(key, e.value), expected);
    }

    public synchronized V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Node<K, V> e = find(key);
        int expected = modCount;
        return recompute(key, e, remappingFunction.apply(key, e == null ? null : e.value), expected);
    }

    public synchronized V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Node<K, V> e = find(key);
        int expected = modCount;
        return recompute(key, e, e == null ? value : remappingFunction.apply(e.value, value), expected);
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        synchronized (this) {
            s.defaultWriteObject();
            s.writeInt(table == null ? 11 : table.length);
            s.writeInt(size());
            for (Map.Entry<K, V> e : entrySet()) {
                s.writeObject(e.getKey());
                s.writeObject(e.getValue());
            }
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        if (!(loadFactor > 0)) loadFactor = 0.75f;
        readEntries(s, s.readInt(), s.readInt());
    }

    @SuppressWarnings("unchecked")
    void readEntries(java.io.ObjectInputStream s, int length, int n)
            throws java.io.IOException, ClassNotFoundException {
        if (n < 0) throw new java.io.StreamCorruptedException("Illegal # of Elements: " + n);
        int room = (int) ((n + n / 20) / loadFactor) + 3;
        if (room > n && (room & 1) == 0) room--;
        makeTable(Math.min(room, Math.max(length, (int) (n / loadFactor) + 1)));
        for (int i = 0; i < n; i++) {
            K k = (K) s.readObject();
            put(k, (V) s.readObject());
        }
    }
}
