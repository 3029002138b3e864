// SPDX-License-Identifier: MIT
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A map in a table of chains. The table's length is a power of two; a hash has its upper half folded into its lower
 * one. The order of iteration is that of the table, then of the chain: put appends to a chain, the compute methods
 * and merge put in front of it, and growing splits a chain in two and keeps the order in both. A small table also
 * grows when a chain gets long.
 *
 * <p>threshold: the size after which the table grows; while there is no table, its future length (0 for 16).
 */
public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = 362498820763181265L;
    private static final int MAX_TABLE = 1 << 30;
    private static final int LONG_CHAIN = 8, SMALL_TABLE = 64;

    static class Node<K, V> implements Map.Entry<K, V> {
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

        public final K getKey() {
            return key;
        }

        public final V getValue() {
            return value;
        }

        public final String toString() {
            return key + "=" + value;
        }

        public final int hashCode() {
            return entryHash(this);
        }

        public final V setValue(V newValue) {
            V old = value;
            value = newValue;
            return old;
        }

        public final boolean equals(Object o) {
            return entryEquals(this, o);
        }
    }

    transient Node<K, V>[] table;
    transient int size;
    transient int modCount;
    private transient Set<Map.Entry<K, V>> entries;
    int threshold;
    final float loadFactor;

    public HashMap(int initialCapacity, float loadFactor) {
        boolean loadable = loadFactor > 0;
        if (initialCapacity < 0 || !loadable)
            throw new IllegalArgumentException(initialCapacity < 0 ? "Illegal initial capacity: " + initialCapacity
                : "Illegal load factor: " + loadFactor);
        threshold = tableSize(initialCapacity);
        this.loadFactor = loadFactor;
    }

    public HashMap(int initialCapacity) {
        this(initialCapacity, 0.75f);
    }

    public HashMap() {
        loadFactor = 0.75f;
    }

    public HashMap(Map<? extends K, ? extends V> m) {
        loadFactor = 0.75f;
        putEntries(m);
    }

    /** The smallest power of two that is not smaller than n. */
    static int tableSize(int n) {
        if (n >= MAX_TABLE) return MAX_TABLE;
        int size = 1;
        while (size < n) size <<= 1;
        return size;
    }

    static int hash(Object key) {
        if (key == null) return 0;
        int h = key.hashCode();
        return h ^ h >>> 16;
    }

    private void putEntries(Map<? extends K, ? extends V> m) {
        int n = m.size();
        if (n <= 0) return;
        if (table == null) {
            float want = n / loadFactor + 1.0f;
            int t = want < MAX_TABLE ? (int) want : MAX_TABLE;
            if (t > threshold) threshold = tableSize(t);
        } else {
            while (n > threshold && table.length < MAX_TABLE) resize();
        }
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) put(e.getKey(), e.getValue());
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    final Node<K, V> getNode(Object key) {
        Node<K, V>[] t = table;
        if (t == null) return null;
        int h = 0;
        if (key != null) {
            h = key.hashCode();
            h ^= h >>> 16;
        }
        for (Node<K, V> e = t[h & t.length - 1]; e != null; e = e.next)
            if (e.hash == h && (e.key == key || key != null && key.equals(e.key))) return e;
        return null;
    }

    public V get(Object key) {
        Node<K, V> e = getNode(key);
        return e == null ? null : e.value;
    }

    public boolean containsKey(Object key) {
        return getNode(key) != null;
    }

    public V put(K key, V value) {
        return putNode(key, value, false);
    }

    private V putNode(K key, V value, boolean onlyIfAbsent) {
        int h = 0;
        if (key != null) {
            h = key.hashCode();
            h ^= h >>> 16;
        }
        Node<K, V>[] t = table;
        if (t == null) t = resize();
        int i = h & t.length - 1;
        int n = 0;
        Node<K, V> last = null;
        for (Node<K, V> e = t[i]; e != null; e = e.next) {
            if (e.hash == h && (e.key == key || key != null && key.equals(e.key))) {
                V old = e.value;
                if (!onlyIfAbsent || old == null) e.value = value;
                nodeAccessed(e);
                return old;
            }
            last = e;
            n++;
        }
        Node<K, V> e = newNode(h, key, value, null);
        if (last == null) t[i] = e;
        else last.next = e;
        if (n >= LONG_CHAIN) chainIsLong();
        modCount++;
        if (++size > threshold) resize();
        nodeInserted();
        return null;
    }

    private void chainIsLong() {
        if (table.length < SMALL_TABLE) resize();
    }

    /** Makes the table, or doubles it. */
    @SuppressWarnings("unchecked")
    final Node<K, V>[] resize() {
        Node<K, V>[] old = table;
        int n = old == null ? 0 : old.length;
        if (n >= MAX_TABLE) {
            threshold = Integer.MAX_VALUE;
            return old;
        }
        int cap = n > 0 ? n << 1 : threshold > 0 ? threshold : 16;
        float limit = cap * loadFactor;
        threshold = cap < MAX_TABLE && limit < MAX_TABLE ? (int) limit : Integer.MAX_VALUE;
        Node<K, V>[] t = (Node<K, V>[]) new Node[cap];
        table = t;
        for (int i = 0; i < n; i++) {
            Node<K, V> e = old[i];
            if (e == null) continue;
            if (e.next == null) {
                t[e.hash & cap - 1] = e;
                continue;
            }
            Node<K, V> low = null, high = null;      // the last nodes of the two new chains
            for (; e != null; e = e.next) {
                if ((e.hash & n) == 0) {
                    if (low == null) t[i] = e;
                    else low.next = e;
                    low = e;
                } else {
                    if (high == null) t[i + n] = e;
                    else high.next = e;
                    high = e;
                }
            }
            if (low != null) low.next = null;
            if (high != null) high.next = null;
        }
        return t;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        putEntries(m);
    }

    public V remove(Object key) {
        Node<K, V> e = removeNode(key, null, false);
        return e == null ? null : e.value;
    }

    final Node<K, V> removeNode(Object key, Object value, boolean matchValue) {
        Node<K, V>[] t = table;
        if (t == null) return null;
        int h = hash(key);
        int i = h & t.length - 1;
        Node<K, V> before = null;
        for (Node<K, V> e = t[i]; e != null; before = e, e = e.next) {
            if (e.hash != h || e.key != key && (key == null || !key.equals(e.key))) continue;
            if (matchValue && !Objects.equals(e.value, value)) return null;
            if (before == null) t[i] = e.next;
            else before.next = e.next;
            modCount++;
            size--;
            nodeRemoved(e);
            return e;
        }
        return null;
    }

    public void clear() {
        modCount++;
        if (table != null && size > 0) {
            size = 0;
            Arrays.fill(table, null);
        }
    }

    public boolean containsValue(Object value) {
        if (table == null || size == 0) return false;
        for (int i = 0; i < table.length; i++)
            for (Node<K, V> e = table[i]; e != null; e = e.next)
                if (e.value == value || value != null && value.equals(e.value)) return true;
        return false;
    }

    public V getOrDefault(Object key, V defaultValue) {
        Node<K, V> e = getNode(key);
        return e == null ? defaultValue : e.value;
    }

    public V putIfAbsent(K key, V value) {
        return putNode(key, value, true);
    }

    public boolean remove(Object key, Object value) {
        return removeNode(key, value, true) != null;
    }

    public boolean replace(K key, V oldValue, V newValue) {
        Node<K, V> e = getNode(key);
        if (e == null || !Objects.equals(e.value, oldValue)) return false;
        e.value = newValue;
        nodeAccessed(e);
        return true;
    }

    public V replace(K key, V value) {
        Node<K, V> e = getNode(key);
        if (e == null) return null;
        V old = e.value;
        e.value = value;
        nodeAccessed(e);
        return old;
    }

    private void makeRoom() {
        if (table == null || size > threshold) resize();
    }

    /** For the compute methods: a new entry goes in front of its chain. */
    private void addFirst(K key, V value) {
        int h = hash(key);
        Node<K, V>[] t = table;
        int i = h & t.length - 1, n = 0;
        for (Node<K, V> e = t[i]; e != null; e = e.next) n++;
        t[i] = newNode(h, key, value, t[i]);
        if (n >= LONG_CHAIN - 1) chainIsLong();
        modCount++;
        size++;
        nodeInserted();
    }

    final void checkUnchanged(int expected) {
        if (modCount != expected) throw new ConcurrentModificationException();
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        if (mappingFunction == null) throw new NullPointerException();
        makeRoom();
        Node<K, V> e = getNode(key);
        if (e != null && e.value != null) {
            nodeAccessed(e);
            return e.value;
        }
        int expected = modCount;
        V v = mappingFunction.apply(key);
        checkUnchanged(expected);
        if (v == null) return null;
        if (e != null) {
            e.value = v;
            nodeAccessed(e);
        } else {
            addFirst(key, v);
        }
        return v;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (remappingFunction == null) throw new NullPointerException();
        Node<K, V> e = getNode(key);
        if (e == null || e.value == null) return null;
        int expected = modCount;
        V v = remappingFunction.apply(key, e.value);
        checkUnchanged(expected);
        if (v != null) {
            e.value = v;
            nodeAccessed(e);
        } else {
            removeNode(key, null, false);
        }
        return v;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (remappingFunction == null) throw new NullPointerException();
        makeRoom();
        Node<K, V> e = getNode(key);
        int expected = modCount;
        V v = remappingFunction.apply(key, e == null ? null : e.value);
        checkUnchanged(expected);
        if (e != null) {
            if (v != null) {
                e.value = v;
                nodeAccessed(e);
            } else {
                removeNode(key, null, false);
            }
        } else if (v != null) {
            addFirst(key, v);
        }
        return v;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        if (value == null || remappingFunction == null) throw new NullPointerException();
        makeRoom();
        Node<K, V> e = getNode(key);
        if (e == null) {
            addFirst(key, value);
            return value;
        }
        V v = value;
        if (e.value != null) {
            int expected = modCount;
            v = remappingFunction.apply(e.value, value);
            checkUnchanged(expected);
        }
        if (v != null) {
            e.value = v;
            nodeAccessed(e);
        } else {
            removeNode(key, null, false);
        }
        return v;
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        if (action == null) throw new NullPointerException();
        if (size == 0) return;
        int expected = modCount;
        Node<K, V>[] t = table;
        for (int i = 0; i < t.length; i++)
            for (Node<K, V> e = t[i]; e != null; e = e.next) action.accept(e.key, e.value);
        checkUnchanged(expected);
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) throw new NullPointerException();
        if (size == 0) return;
        int expected = modCount;
        Node<K, V>[] t = table;
        for (int i = 0; i < t.length; i++)
            for (Node<K, V> e = t[i]; e != null; e = e.next) e.value = function.apply(e.key, e.value);
        checkUnchanged(expected);
    }

    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            HashMap<K, V> m = (HashMap<K, V>) super.clone();
            m.reinitialize();
            m.entries = null;
            m.putEntries(this);
            return m;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    // What a linked map adds.

    void reinitialize() {
        table = null;
        modCount = 0;
        threshold = 0;
        size = 0;
    }

    Node<K, V> newNode(int hash, K key, V value, Node<K, V> next) {
        return new Node<K, V>(hash, key, value, next);
    }

    void nodeAccessed(Node<K, V> e) {
    }

    void nodeInserted() {
    }

    void nodeRemoved(Node<K, V> e) {
    }

    /** kind: 0 keys, 1 values, 2 entries. */
    Iterator<?> newIterator(int kind) {
        return kind == 0 ? new KeyIterator() : kind == 1 ? new ValueIterator() : new EntryIterator();
    }

    abstract class HashIterator {
        Node<K, V> next, current;
        int expected = modCount, index;

        HashIterator() {
            Node<K, V>[] t = table;
            if (t != null && size > 0) {
                int i = 0;
                while (i < t.length && (next = t[i++]) == null) continue;
                index = i;
            }
        }

        public final boolean hasNext() {
            return next != null;
        }

        final Node<K, V> nextNode() {
            Node<K, V> e = next;
            if (modCount != expected) throw new ConcurrentModificationException();
            if (e == null) throw new NoSuchElementException();
            current = e;
            Node<K, V> n = e.next;
            if (n == null) {
                Node<K, V>[] t = table;
                int i = index;
                while (i < t.length && (n = t[i++]) == null) continue;
                index = i;
            }
            next = n;
            return e;
        }

        public final void remove() {
            if (current == null) throw new IllegalStateException();
            checkUnchanged(expected);
            removeNode(current.key, null, false);
            current = null;
            expected = modCount;
        }
    }

    final class KeyIterator extends HashIterator implements Iterator<K> {
        public K next() {
            return nextNode().key;
        }
    }

    final class ValueIterator extends HashIterator implements Iterator<V> {
        public V next() {
            return nextNode().value;
        }
    }

    final class EntryIterator extends HashIterator implements Iterator<Map.Entry<K, V>> {
        public Map.Entry<K, V> next() {
            return nextNode();
        }
    }

    public Set<K> keySet() {
        if (keySet == null) keySet = new KeySet();
        return keySet;
    }

    public Collection<V> values() {
        if (values == null) values = new ValueView();
        return values;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        if (entries == null) entries = new EntrySet();
        return entries;
    }

    /** What the spliterators of the views say of their order. */
    int orderTraits() {
        return 0;
    }

    final class KeySet extends AbstractSet<K> {
        public Spliterator<K> spliterator() {
            return Spliterators.spliterator(this, Spliterator.DISTINCT | orderTraits());
        }

        public int size() {
            return size;
        }

        public void clear() {
            HashMap.this.clear();
        }

        @SuppressWarnings("unchecked")
        public Iterator<K> iterator() {
            return (Iterator<K>) newIterator(0);
        }

        public boolean contains(Object o) {
            return containsKey(o);
        }

        public boolean remove(Object key) {
            return removeNode(key, null, false) != null;
        }

        public void forEach(Consumer<? super K> action) {
            Objects.requireNonNull(action);
            int expected = modCount;
            for (Iterator<K> it = iterator(); it.hasNext();) action.accept(it.next());
            checkUnchanged(expected);
        }
    }

    final class ValueView extends AbstractCollection<V> {
        public Spliterator<V> spliterator() {
            return Spliterators.spliterator(this, orderTraits());
        }

        public int size() {
            return size;
        }

        public void clear() {
            HashMap.this.clear();
        }

        @SuppressWarnings("unchecked")
        public Iterator<V> iterator() {
            return (Iterator<V>) newIterator(1);
        }

        public boolean contains(Object o) {
            return containsValue(o);
        }
    }

    final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public Spliterator<Map.Entry<K, V>> spliterator() {
            return Spliterators.spliterator(this, Spliterator.DISTINCT | orderTraits());
        }

        public int size() {
            return size;
        }

        public void clear() {
            HashMap.this.clear();
        }

        @SuppressWarnings("unchecked")
        public Iterator<Map.Entry<K, V>> iterator() {
            return (Iterator<Map.Entry<K, V>>) newIterator(2);
        }

        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) return false;
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            Node<K, V> n = getNode(e.getKey());
            return n != null && n.equals(e);
        }

        public boolean remove(Object o) {
            if (!(o instanceof Map.Entry)) return false;
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            return removeNode(e.getKey(), e.getValue(), true) != null;
        }
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
        s.writeInt(table != null ? table.length : threshold > 0 ? threshold : 16);
        s.writeInt(size);
        for (Map.Entry<K, V> e : entrySet()) {
            s.writeObject(e.getKey());
            s.writeObject(e.getValue());
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        reinitialize();
        s.readInt();
        int n = s.readInt();
        if (n < 0) throw new java.io.InvalidObjectException("Illegal mappings count: " + n);
        threshold = tableSize((int) Math.min(n / 0.75f + 1.0f, 1 << 16));
        for (int i = 0; i < n; i++) {
            K k = (K) s.readObject();
            put(k, (V) s.readObject());
        }
    }

    /** The capacity at which so many mappings fit without growing. */
    static int capacityFor(int numMappings) {
        if (numMappings < 0) throw new IllegalArgumentException("Negative number of mappings: " + numMappings);
        return (int) Math.min(Math.ceil(numMappings / 0.75), Integer.MAX_VALUE);
    }

    public static <K, V> HashMap<K, V> newHashMap(int numMappings) {
        return new HashMap<K, V>(capacityFor(numMappings));
    }
}
