// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A sorted map that threads share. It is a tree that is never changed: a writer, under the map's lock, makes new nodes
 * along one way down and then swaps the root; a reader takes the root and needs no lock. An iterator looks its next
 * key up anew, so it sees changes that are ahead of it. The tree is balanced like a heap over random priorities.
 *
 * <p>(The name tells of another way to do this; what the API promises is the same.)
 */
public class ConcurrentSkipListMap<K, V> extends AbstractMap<K, V>
        implements ConcurrentNavigableMap<K, V>, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = -8627078645895051609L;

    private static final class Node<K, V> {
        final K key;
        final V value;
        final int priority;
        final Node<K, V> left, right;

        Node(K key, V value, int priority, Node<K, V> left, Node<K, V> right) {
            this.key = key;
            this.value = value;
            this.priority = priority;
            this.left = left;
            this.right = right;
        }

        Node<K, V> with(Node<K, V> l, Node<K, V> r) {
            return new Node<K, V>(key, value, priority, l, r);
        }
    }

    final Comparator<? super K> comparator;
    private transient volatile Node<K, V> root;
    private transient volatile int size;
    private transient Object lock = new Object();
    private transient int seed = 1;
    private transient NavigableSet<K> keys;
    private transient Set<Map.Entry<K, V>> entries;
    private transient ConcurrentNavigableMap<K, V> descending;

    public ConcurrentSkipListMap() {
        comparator = null;
    }

    public ConcurrentSkipListMap(Comparator<? super K> comparator) {
        this.comparator = comparator;
    }

    public ConcurrentSkipListMap(Map<? extends K, ? extends V> m) {
        comparator = null;
        putAll(m);
    }

    public ConcurrentSkipListMap(SortedMap<K, ? extends V> m) {
        comparator = m.comparator();
        putAll(m);
    }

    @SuppressWarnings("unchecked")
    final int compare(Object a, Object b) {
        return comparator != null ? comparator.compare((K) a, (K) b) : ((Comparable<Object>) a).compareTo(b);
    }

    private int priority() {
        seed ^= seed << 13;
        seed ^= seed >>> 17;
        return seed ^= seed << 5;
    }

    private Node<K, V> find(Object key) {
        Objects.requireNonNull(key);
        Node<K, V> n = root;
        while (n != null) {
            int c = compare(key, n.key);
            if (c == 0) return n;
            n = c < 0 ? n.left : n.right;
        }
        return null;
    }

    /** The nearest node on one side, or an equal one if that is wanted. */
    private Node<K, V> near(Object key, boolean greater, boolean orEqual) {
        Objects.requireNonNull(key);
        Node<K, V> best = null;
        for (Node<K, V> n = root; n != null;) {
            int c = compare(key, n.key);
            if (c == 0 && orEqual) return n;
            if (greater ? c < 0 : c > 0) {
                best = n;
                n = greater ? n.left : n.right;
            } else {
                n = greater ? n.right : n.left;
            }
        }
        return best;
    }

    private Node<K, V> end(boolean first) {
        Node<K, V> n = root;
        if (n != null) while ((first ? n.left : n.right) != null) n = first ? n.left : n.right;
        return n;
    }

    private Node<K, V> insert(Node<K, V> n, K key, V value) {
        if (n == null) return new Node<K, V>(key, value, priority(), null, null);
        int c = compare(key, n.key);
        if (c == 0) return new Node<K, V>(n.key, value, n.priority, n.left, n.right);
        if (c < 0) {
            Node<K, V> l = insert(n.left, key, value);
            return l.priority > n.priority ? l.with(l.left, n.with(l.right, n.right)) : n.with(l, n.right);
        }
        Node<K, V> r = insert(n.right, key, value);
        return r.priority > n.priority ? r.with(n.with(n.left, r.left), r.right) : n.with(n.left, r);
    }

    /** One tree of two, all keys of a being smaller. */
    private Node<K, V> join(Node<K, V> a, Node<K, V> b) {
        if (a == null) return b;
        if (b == null) return a;
        return a.priority > b.priority ? a.with(a.left, join(a.right, b)) : b.with(join(a, b.left), b.right);
    }

    private Node<K, V> without(Node<K, V> n, Object key) {
        int c = compare(key, n.key);
        if (c == 0) return join(n.left, n.right);
        return c < 0 ? n.with(without(n.left, key), n.right) : n.with(n.left, without(n.right, key));
    }

    /** Puts a value, or with null takes the entry out. */
    private V store(K key, V value) {
        synchronized (lock) {
            Node<K, V> old = find(key);
            if (value != null) {
                if (old == null) compare(key, key);
                root = insert(root, key, value);
                if (old == null) size++;
            } else if (old != null) {
                root = without(root, key);
                size--;
            }
            return old == null ? null : old.value;
        }
    }

    @Override
    public ConcurrentSkipListMap<K, V> clone() {
        try {
            @SuppressWarnings("unchecked")
            ConcurrentSkipListMap<K, V> m = (ConcurrentSkipListMap<K, V>) super.clone();
            m.lock = new Object();
            m.keys = null;
            m.entries = null;
            m.descending = null;
            return m;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    @Override
    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    @Override
    public V get(Object key) {
        Node<K, V> n = find(key);
        return n == null ? null : n.value;
    }

    @Override
    public V getOrDefault(Object key, V defaultValue) {
        V v = get(key);
        return v == null ? defaultValue : v;
    }

    @Override
    public V put(K key, V value) {
        return store(key, Objects.requireNonNull(value));
    }

    @Override
    @SuppressWarnings("unchecked")
    public V remove(Object key) {
        return store((K) key, null);
    }

    @Override
    public boolean containsValue(Object value) {
        return super.containsValue(Objects.requireNonNull(value));
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public boolean isEmpty() {
        return size == 0;
    }

    @Override
    public void clear() {
        synchronized (lock) {
            root = null;
            size = 0;
        }
    }

    @Override
    public V putIfAbsent(K key, V value) {
        Objects.requireNonNull(value);
        synchronized (lock) {
            V old = get(key);
            return old != null ? old : store(key, value);
        }
    }

    @Override
    public boolean remove(Object key, Object value) {
        Objects.requireNonNull(key);
        synchronized (lock) {
            V old = get(key);
            if (old == null || !old.equals(value)) return false;
            remove(key);
            return true;
        }
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
        Objects.requireNonNull(oldValue);
        Objects.requireNonNull(newValue);
        synchronized (lock) {
            V old = get(key);
            if (old == null || !old.equals(oldValue)) return false;
            store(key, newValue);
            return true;
        }
    }

    @Override
    public V replace(K key, V value) {
        Objects.requireNonNull(value);
        synchronized (lock) {
            return get(key) == null ? null : store(key, value);
        }
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        return ConcurrentNavigableMap.super.computeIfAbsent(key, mappingFunction);
    }

    @Override
    public Comparator<? super K> comparator() {
        return comparator;
    }

    private static <K> K keyOf(Node<K, ?> n) {
        return n == null ? null : n.key;
    }

    private static <K, V> Map.Entry<K, V> entryOf(Node<K, V> n) {
        return n == null ? null : new SimpleImmutableEntry<K, V>(n.key, n.value);
    }

    private static <K> K need(Node<K, ?> n) {
        if (n == null) throw new NoSuchElementException();
        return n.key;
    }

    @Override
    public K firstKey() {
        return need(end(true));
    }

    @Override
    public K lastKey() {
        return need(end(false));
    }

    @Override
    public Map.Entry<K, V> lowerEntry(K key) {
        return entryOf(near(key, false, false));
    }

    @Override
    public K lowerKey(K key) {
        return keyOf(near(key, false, false));
    }

    @Override
    public Map.Entry<K, V> floorEntry(K key) {
        return entryOf(near(key, false, true));
    }

    @Override
    public K floorKey(K key) {
        return keyOf(near(key, false, true));
    }

    @Override
    public Map.Entry<K, V> ceilingEntry(K key) {
        return entryOf(near(key, true, true));
    }

    @Override
    public K ceilingKey(K key) {
        return keyOf(near(key, true, true));
    }

    @Override
    public Map.Entry<K, V> higherEntry(K key) {
        return entryOf(near(key, true, false));
    }

    @Override
    public K higherKey(K key) {
        return keyOf(near(key, true, false));
    }

    @Override
    public Map.Entry<K, V> firstEntry() {
        return entryOf(end(true));
    }

    @Override
    public Map.Entry<K, V> lastEntry() {
        return entryOf(end(false));
    }

    private Map.Entry<K, V> poll(boolean first) {
        synchronized (lock) {
            Node<K, V> n = end(first);
            if (n != null) remove(n.key);
            return entryOf(n);
        }
    }

    @Override
    public Map.Entry<K, V> pollFirstEntry() {
        return poll(true);
    }

    @Override
    public Map.Entry<K, V> pollLastEntry() {
        return poll(false);
    }

    @Override
    public NavigableSet<K> keySet() {
        return navigableKeySet();
    }

    @Override
    public NavigableSet<K> navigableKeySet() {
        if (keys != null) return keys;
        return keys = new Keys<K, V>(this);
    }

    @Override
    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        if (entries != null) return entries;
        return entries = new Entries<K, V>(this);
    }

    @Override
    public ConcurrentNavigableMap<K, V> descendingMap() {
        if (descending != null) return descending;
        return descending = new SubMap<K, V>(this, true, null, false, null, false);
    }

    @Override
    public ConcurrentNavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
        return new SubMap<K, V>(this, false, Objects.requireNonNull(fromKey), fromInclusive,
                Objects.requireNonNull(toKey), toInclusive);
    }

    @Override
    public ConcurrentNavigableMap<K, V> headMap(K toKey, boolean inclusive) {
        return new SubMap<K, V>(this, false, null, false, Objects.requireNonNull(toKey), inclusive);
    }

    @Override
    public ConcurrentNavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
        return new SubMap<K, V>(this, false, Objects.requireNonNull(fromKey), inclusive, null, false);
    }

    @Override
    public ConcurrentNavigableMap<K, V> subMap(K fromKey, K toKey) {
        return subMap(fromKey, true, toKey, false);
    }

    @Override
    public ConcurrentNavigableMap<K, V> headMap(K toKey) {
        return headMap(toKey, false);
    }

    @Override
    public ConcurrentNavigableMap<K, V> tailMap(K fromKey) {
        return tailMap(fromKey, true);
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        ConcurrentNavigableMap.super.forEach(action);
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        ConcurrentNavigableMap.super.replaceAll(function);
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
        for (Map.Entry<K, V> e : entrySet()) {
            s.writeObject(e.getKey());
            s.writeObject(e.getValue());
        }
        s.writeObject(null);
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        lock = new Object();
        seed = 1;
        for (K k; (k = (K) s.readObject()) != null;) put(k, (V) s.readObject());
    }

    /** Walks over a map by asking for the next entry. */
    private static final class Walker<K, V> implements Iterator<Map.Entry<K, V>> {
        private final ConcurrentNavigableMap<K, V> map;
        private Map.Entry<K, V> next;
        private K last;

        Walker(ConcurrentNavigableMap<K, V> map) {
            this.map = map;
            next = map.firstEntry();
        }

        @Override
        public boolean hasNext() {
            return next != null;
        }

        @Override
        public Map.Entry<K, V> next() {
            Map.Entry<K, V> e = next;
            if (e == null) throw new NoSuchElementException();
            last = e.getKey();
            next = map.higherEntry(last);
            return e;
        }

        @Override
        public void remove() {
            if (last == null) throw new IllegalStateException();
            map.remove(last);
            last = null;
        }
    }

    private static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final ConcurrentNavigableMap<K, V> map;

        Entries(ConcurrentNavigableMap<K, V> map) {
            this.map = map;
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            return new Walker<K, V>(map);
        }

        @Override
        public Spliterator<Map.Entry<K, V>> spliterator() {
            Comparator<? super K> c = map.comparator();
            return new SortedWalk<Map.Entry<K, V>>(this,
                    Map.Entry.<K, V>comparingByKey(c == null ? SortedWalk.<K>natural() : c));
        }

        @Override
        public int size() {
            return map.size();
        }

        @Override
        public boolean contains(Object o) {
            Map.Entry<?, ?> e = o instanceof Map.Entry ? (Map.Entry<?, ?>) o : null;
            V mine = e == null ? null : map.get(e.getKey());
            return mine != null && mine.equals(e.getValue());
        }

        @Override
        public boolean remove(Object o) {
            return o instanceof Map.Entry && map.remove(((Map.Entry<?, ?>) o).getKey(),
                    ((Map.Entry<?, ?>) o).getValue());
        }

        @Override
        public void clear() {
            map.clear();
        }
    }

    /** The keys of such a map. */
    static final class Keys<K, V> extends AbstractSet<K> implements NavigableSet<K> {
        private final ConcurrentNavigableMap<K, V> map;

        Keys(ConcurrentNavigableMap<K, V> map) {
            this.map = map;
        }

        @Override
        public Iterator<K> iterator() {
            final Walker<K, V> w = new Walker<K, V>(map);
            return new Iterator<K>() {
                @Override
                public boolean hasNext() {
                    return w.hasNext();
                }

                @Override
                public K next() {
                    return w.next().getKey();
                }

                @Override
                public void remove() {
                    w.remove();
                }
            };
        }

        @Override
        public Spliterator<K> spliterator() {
            return new SortedWalk<K>(this, comparator());
        }

        @Override
        public int size() {
            return map.size();
        }

        @Override
        public boolean isEmpty() {
            return map.isEmpty();
        }

        @Override
        public boolean contains(Object o) {
            return map.containsKey(o);
        }

        @Override
        public boolean remove(Object o) {
            return map.remove(o) != null;
        }

        @Override
        public void clear() {
            map.clear();
        }

        @Override
        public K lower(K e) {
            return map.lowerKey(e);
        }

        @Override
        public K floor(K e) {
            return map.floorKey(e);
        }

        @Override
        public K ceiling(K e) {
            return map.ceilingKey(e);
        }

        @Override
        public K higher(K e) {
            return map.higherKey(e);
        }

        @Override
        public Comparator<? super K> comparator() {
            return map.comparator();
        }

        @Override
        public K first() {
            return map.firstKey();
        }

        @Override
        public K last() {
            return map.lastKey();
        }

        @Override
        public K pollFirst() {
            Map.Entry<K, V> e = map.pollFirstEntry();
            return e == null ? null : e.getKey();
        }

        @Override
        public K pollLast() {
            Map.Entry<K, V> e = map.pollLastEntry();
            return e == null ? null : e.getKey();
        }

        @Override
        public Iterator<K> descendingIterator() {
            return descendingSet().iterator();
        }

        @Override
        public NavigableSet<K> subSet(K from, boolean fromIn, K to, boolean toIn) {
            return new Keys<K, V>(map.subMap(from, fromIn, to, toIn));
        }

        @Override
        public NavigableSet<K> headSet(K to, boolean inclusive) {
            return new Keys<K, V>(map.headMap(to, inclusive));
        }

        @Override
        public NavigableSet<K> tailSet(K from, boolean inclusive) {
            return new Keys<K, V>(map.tailMap(from, inclusive));
        }

        @Override
        public NavigableSet<K> subSet(K from, K to) {
            return subSet(from, true, to, false);
        }

        @Override
        public NavigableSet<K> headSet(K to) {
            return headSet(to, false);
        }

        @Override
        public NavigableSet<K> tailSet(K from) {
            return tailSet(from, true);
        }

        @Override
        public NavigableSet<K> descendingSet() {
            return new Keys<K, V>(map.descendingMap());
        }
    }

    /** A part of a map, or (descending) its reverse. lo and hi bound the keys in the map's order; null is no bound. */
    private static final class SubMap<K, V> extends AbstractMap<K, V> implements ConcurrentNavigableMap<K, V>,
            java.io.Serializable {
        private static final long serialVersionUID = -7647078645895051609L;
        private final ConcurrentSkipListMap<K, V> m;
        private final boolean isDescending, loInclusive, hiInclusive;
        private final K lo, hi;
        private transient NavigableSet<K> keys;
        private transient Set<Map.Entry<K, V>> entries;
        private transient ConcurrentNavigableMap<K, V> descending;

        SubMap(ConcurrentSkipListMap<K, V> m, boolean isDescending, K lo, boolean loInclusive, K hi, boolean hiInclusive) {
            if (lo != null && hi != null && m.compare(lo, hi) > 0)
                throw new IllegalArgumentException("inconsistent range");
            this.m = m;
            this.isDescending = isDescending;
            this.lo = lo;
            this.loInclusive = loInclusive;
            this.hi = hi;
            this.hiInclusive = hiInclusive;
        }

        private boolean tooLow(Object k) {
            if (lo == null) return false;
            int c = m.compare(k, lo);
            return c < 0 || c == 0 && !loInclusive;
        }

        private boolean tooHigh(Object k) {
            if (hi == null) return false;
            int c = m.compare(k, hi);
            return c > 0 || c == 0 && !hiInclusive;
        }

        private boolean inside(Object k) {
            Objects.requireNonNull(k);
            return !tooLow(k) && !tooHigh(k);
        }

        private Node<K, V> end(boolean lowest) {
            Node<K, V> n;
            if (lowest) n = lo == null ? m.end(true) : m.near(lo, true, loInclusive);
            else n = hi == null ? m.end(false) : m.near(hi, false, hiInclusive);
            return n != null && inside(n.key) ? n : null;
        }

        private Node<K, V> near(Object key, boolean greater, boolean orEqual) {
            Objects.requireNonNull(key);
            boolean up = greater != isDescending;
            if (up && tooLow(key)) return end(true);
            if (!up && tooHigh(key)) return end(false);
            Node<K, V> n = m.near(key, up, orEqual);
            return n != null && inside(n.key) ? n : null;
        }

        private K check(K k) {
            if (!inside(k)) throw new IllegalArgumentException("key out of range");
            return k;
        }

        @Override
        public boolean containsKey(Object key) {
            return inside(key) && m.containsKey(key);
        }

        @Override
        public V get(Object key) {
            return inside(key) ? m.get(key) : null;
        }

        @Override
        public V put(K key, V value) {
            return m.put(check(key), value);
        }

        @Override
        public V remove(Object key) {
            return inside(key) ? m.remove(key) : null;
        }

        @Override
        public int size() {
            int n = 0;
            for (Walker<K, V> w = new Walker<K, V>(this); w.hasNext(); w.next()) n++;
            return n;
        }

        @Override
        public boolean isEmpty() {
            return end(true) == null;
        }

        @Override
        public void clear() {
            for (Walker<K, V> w = new Walker<K, V>(this); w.hasNext();) m.remove(w.next().getKey());
        }

        @Override
        public V putIfAbsent(K key, V value) {
            return m.putIfAbsent(check(key), value);
        }

        @Override
        public boolean remove(Object key, Object value) {
            return inside(key) && m.remove(key, value);
        }

        @Override
        public boolean replace(K key, V oldValue, V newValue) {
            return m.replace(check(key), oldValue, newValue);
        }

        @Override
        public V replace(K key, V value) {
            return m.replace(check(key), value);
        }

        @Override
        public Comparator<? super K> comparator() {
            return isDescending ? java.util.Collections.reverseOrder(m.comparator) : m.comparator;
        }

        @Override
        public K firstKey() {
            return need(end(!isDescending));
        }

        @Override
        public K lastKey() {
            return need(end(isDescending));
        }

        @Override
        public Map.Entry<K, V> firstEntry() {
            return entryOf(end(!isDescending));
        }

        @Override
        public Map.Entry<K, V> lastEntry() {
            return entryOf(end(isDescending));
        }

        private Map.Entry<K, V> poll(boolean lowest) {
            synchronized (m.lock) {
                Node<K, V> n = end(lowest);
                if (n != null) m.remove(n.key);
                return entryOf(n);
            }
        }

        @Override
        public Map.Entry<K, V> pollFirstEntry() {
            return poll(!isDescending);
        }

        @Override
        public Map.Entry<K, V> pollLastEntry() {
            return poll(isDescending);
        }

        @Override
        public Map.Entry<K, V> lowerEntry(K key) {
            return entryOf(near(key, false, false));
        }

        @Override
        public K lowerKey(K key) {
            return keyOf(near(key, false, false));
        }

        @Override
        public Map.Entry<K, V> floorEntry(K key) {
            return entryOf(near(key, false, true));
        }

        @Override
        public K floorKey(K key) {
            return keyOf(near(key, false, true));
        }

        @Override
        public Map.Entry<K, V> ceilingEntry(K key) {
            return entryOf(near(key, true, true));
        }

        @Override
        public K ceilingKey(K key) {
            return keyOf(near(key, true, true));
        }

        @Override
        public Map.Entry<K, V> higherEntry(K key) {
            return entryOf(near(key, true, false));
        }

        @Override
        public K higherKey(K key) {
            return keyOf(near(key, true, false));
        }

        @Override
        public NavigableSet<K> keySet() {
            return navigableKeySet();
        }

        @Override
        public NavigableSet<K> navigableKeySet() {
            if (keys != null) return keys;
            return keys = new Keys<K, V>(this);
        }

        @Override
        public NavigableSet<K> descendingKeySet() {
            return descendingMap().navigableKeySet();
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            if (entries != null) return entries;
            return entries = new Entries<K, V>(this);
        }

        @Override
        public ConcurrentNavigableMap<K, V> descendingMap() {
            if (descending != null) return descending;
            return descending = new SubMap<K, V>(m, !isDescending, lo, loInclusive, hi, hiInclusive);
        }

        /** The bounds are given in this part's order; null is none. */
        private ConcurrentNavigableMap<K, V> part(K from, boolean fromIn, K to, boolean toIn) {
            K l = isDescending ? to : from, h = isDescending ? from : to;
            boolean li = isDescending ? toIn : fromIn, hin = isDescending ? fromIn : toIn;
            if (l == null) {
                l = lo;
                li = loInclusive;
            } else if (lo != null && (li ? tooLow(l) : m.compare(l, lo) < 0)) {
                throw new IllegalArgumentException("key out of range");
            }
            if (h == null) {
                h = hi;
                hin = hiInclusive;
            } else if (hi != null && (hin ? tooHigh(h) : m.compare(h, hi) > 0)) {
                throw new IllegalArgumentException("key out of range");
            }
            return new SubMap<K, V>(m, isDescending, l, li, h, hin);
        }

        @Override
        public ConcurrentNavigableMap<K, V> subMap(K from, boolean fromIn, K to, boolean toIn) {
            return part(Objects.requireNonNull(from), fromIn, Objects.requireNonNull(to), toIn);
        }

        @Override
        public ConcurrentNavigableMap<K, V> headMap(K to, boolean inclusive) {
            return part(null, false, Objects.requireNonNull(to), inclusive);
        }

        @Override
        public ConcurrentNavigableMap<K, V> tailMap(K from, boolean inclusive) {
            return part(Objects.requireNonNull(from), inclusive, null, false);
        }

        @Override
        public ConcurrentNavigableMap<K, V> subMap(K from, K to) {
            return subMap(from, true, to, false);
        }

        @Override
        public ConcurrentNavigableMap<K, V> headMap(K to) {
            return headMap(to, false);
        }

        @Override
        public ConcurrentNavigableMap<K, V> tailMap(K from) {
            return tailMap(from, true);
        }
    }
}
