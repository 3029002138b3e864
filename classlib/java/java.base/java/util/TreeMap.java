// SPDX-License-Identifier: MIT
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/**
 * A red-black tree. A red node has no red child, and every way from the root to a missing child has the same number of
 * black nodes; so no way is more than twice as long as another. Missing nodes are black.
 */
public class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = 919286545866124006L;

    static final class Node<K, V> implements Map.Entry<K, V> {
        K key;
        V value;
        Node<K, V> left, right, parent;
        boolean red;

        Node(K key, V value, Node<K, V> parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            V old = this.value;
            this.value = value;
            return old;
        }

        public boolean equals(Object o) {
            return entryEquals(this, o);
        }

        public int hashCode() {
            return entryHash(this);
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    private final Comparator<? super K> comparator;
    private transient Node<K, V> root;
    private transient int size;
    transient int modCount;
    private transient NavigableSet<K> keys;
    private transient Set<Map.Entry<K, V>> entries;
    private transient NavigableMap<K, V> descending;

    public TreeMap() {
        comparator = null;
    }

    public TreeMap(Comparator<? super K> comparator) {
        this.comparator = comparator;
    }

    public TreeMap(Map<? extends K, ? extends V> m) {
        comparator = null;
        putAll(m);
    }

    public TreeMap(SortedMap<K, ? extends V> m) {
        comparator = m.comparator();
        putAll(m);
    }

    public int size() {
        return size;
    }

    @SuppressWarnings("unchecked")
    final int compare(Object a, Object b) {
        return comparator == null ? ((Comparable<Object>) a).compareTo(b) : comparator.compare((K) a, (K) b);
    }

    @SuppressWarnings("unchecked")
    final Node<K, V> find(Object key) {
        Node<K, V> n = root;
        if (comparator == null) {
            if (key == null) throw new NullPointerException();
            Comparable<Object> k = (Comparable<Object>) key;
            while (n != null) {
                int c = k.compareTo(n.key);
                if (c == 0) return n;
                n = c < 0 ? n.left : n.right;
            }
            return null;
        }
        while (n != null) {
            int c = comparator.compare((K) key, n.key);
            if (c == 0) return n;
            n = c < 0 ? n.left : n.right;
        }
        return null;
    }

    /** The nearest node on one side: greater or smaller than key, or equal if that is wanted. */
    final Node<K, V> near(Object key, boolean greater, boolean orEqual) {
        if (key == null && comparator == null) throw new NullPointerException();
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

    final Node<K, V> firstNode() {
        Node<K, V> n = root;
        if (n != null) while (n.left != null) n = n.left;
        return n;
    }

    final Node<K, V> lastNode() {
        Node<K, V> n = root;
        if (n != null) while (n.right != null) n = n.right;
        return n;
    }

    static <K, V> Node<K, V> next(Node<K, V> n) {
        if (n.right != null) {
            n = n.right;
            while (n.left != null) n = n.left;
            return n;
        }
        Node<K, V> p = n.parent;
        while (p != null && n == p.right) {
            n = p;
            p = p.parent;
        }
        return p;
    }

    static <K, V> Node<K, V> previous(Node<K, V> n) {
        if (n.left != null) {
            n = n.left;
            while (n.right != null) n = n.right;
            return n;
        }
        Node<K, V> p = n.parent;
        while (p != null && n == p.left) {
            n = p;
            p = p.parent;
        }
        return p;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public boolean containsValue(Object value) {
        Node<K, V> n = firstNode();
        while (n != null && !Objects.equals(value, n.value)) n = next(n);
        return n != null;
    }

    public V get(Object key) {
        Node<K, V> n = find(key);
        return n == null ? null : n.value;
    }

    public Comparator<? super K> comparator() {
        return comparator;
    }

    private static <K> K keyOrThrow(Node<K, ?> n) {
        if (n == null) throw new NoSuchElementException();
        return n.key;
    }

    public K firstKey() {
        return keyOrThrow(firstNode());
    }

    public K lastKey() {
        return keyOrThrow(lastNode());
    }

    public V put(K key, V value) {
        return put(key, value, true);
    }

    public V putIfAbsent(K key, V value) {
        return put(key, value, false);
    }

    private V put(K key, V value, boolean replace) {
        Node<K, V> p = null, n = root;
        int c = 0;
        if (n == null) compare(key, key);        // refuses what cannot be compared
        if (key == null && comparator == null) throw new NullPointerException();
        while (n != null) {
            c = compare(key, n.key);
            if (c == 0) {
                V old = n.value;
                if (replace || old == null) n.value = value;
                return old;
            }
            p = n;
            n = c < 0 ? n.left : n.right;
        }
        n = new Node<K, V>(key, value, p);
        if (p == null) root = n;
        else if (c < 0) p.left = n;
        else p.right = n;
        n.red = true;
        repairInsert(n);
        size++;
        modCount++;
        return null;
    }

    private static boolean isRed(Node<?, ?> n) {
        return n != null && n.red;
    }

    /** Turns the edge between n and its child: the child comes up, on the left or on the right of n. */
    private void rotate(Node<K, V> n, boolean toLeft) {
        Node<K, V> up = toLeft ? n.right : n.left;
        Node<K, V> moved = toLeft ? up.left : up.right;
        if (toLeft) n.right = moved;
        else n.left = moved;
        if (moved != null) moved.parent = n;
        replaceChild(n, up);
        if (toLeft) up.left = n;
        else up.right = n;
        n.parent = up;
    }

    /** Puts with (or nothing) where n hangs. */
    private void replaceChild(Node<K, V> n, Node<K, V> with) {
        Node<K, V> p = n.parent;
        if (p == null) root = with;
        else if (p.left == n) p.left = with;
        else p.right = with;
        if (with != null) with.parent = p;
    }

    /** n is red, and so may be its parent: the only fault of the tree. */
    private void repairInsert(Node<K, V> n) {
        while (isRed(n.parent)) {
            Node<K, V> p = n.parent, g = p.parent;
            boolean left = p == g.left;
            Node<K, V> uncle = left ? g.right : g.left;
            if (isRed(uncle)) {
                p.red = uncle.red = false;
                g.red = true;
                n = g;
                continue;
            }
            if (n == (left ? p.right : p.left)) {
                rotate(p, left);
                p = n;
            }
            p.red = false;
            g.red = true;
            rotate(g, !left);
            break;
        }
        root.red = false;
    }

    /** Removes n; if it has two children, its successor takes over its key and value and goes instead. */
    final void delete(Node<K, V> n) {
        modCount++;
        size--;
        if (n.left != null && n.right != null) {
            Node<K, V> s = next(n);
            n.key = s.key;
            n.value = s.value;
            n = s;
        }
        Node<K, V> child = n.left != null ? n.left : n.right;
        if (child != null) {
            replaceChild(n, child);
            child.red = false;                   // n was black and child red
        } else {
            if (!n.red) repairDelete(n);
            replaceChild(n, null);
        }
    }

    /** The ways through n are about to have one black node less than the others. */
    private void repairDelete(Node<K, V> n) {
        while (n != root && !n.red) {
            Node<K, V> p = n.parent;
            boolean left = n == p.left;
            Node<K, V> s = left ? p.right : p.left;
            if (s.red) {
                s.red = false;
                p.red = true;
                rotate(p, left);
                s = left ? p.right : p.left;
            }
            Node<K, V> near = left ? s.left : s.right, far = left ? s.right : s.left;
            if (!isRed(near) && !isRed(far)) {
                s.red = true;
                n = p;
                continue;
            }
            if (!isRed(far)) {
                near.red = false;
                s.red = true;
                rotate(s, !left);
                far = s;
                s = near;
            }
            s.red = p.red;
            p.red = false;
            far.red = false;
            rotate(p, left);
            return;
        }
        n.red = false;
    }

    public V remove(Object key) {
        Node<K, V> n = find(key);
        if (n == null) return null;
        V old = n.value;
        delete(n);
        return old;
    }

    public void clear() {
        modCount++;
        size = 0;
        root = null;
    }

    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            TreeMap<K, V> m = (TreeMap<K, V>) super.clone();
            m.root = null;
            m.size = 0;
            m.modCount = 0;
            m.keys = null;
            m.entries = null;
            m.descending = null;
            m.putAll(this);
            return m;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    static <K, V> Map.Entry<K, V> export(Node<K, V> n) {
        return n == null ? null : new SimpleImmutableEntry<K, V>(n);
    }

    static <K> K keyOrNull(Node<K, ?> n) {
        return n == null ? null : n.key;
    }

    public Map.Entry<K, V> firstEntry() {
        return export(firstNode());
    }

    public Map.Entry<K, V> lastEntry() {
        return export(lastNode());
    }

    private Map.Entry<K, V> poll(Node<K, V> n) {
        Map.Entry<K, V> e = export(n);
        if (n != null) delete(n);
        return e;
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return poll(firstNode());
    }

    public Map.Entry<K, V> pollLastEntry() {
        return poll(lastNode());
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return export(near(key, false, false));
    }

    public K lowerKey(K key) {
        return keyOrNull(near(key, false, false));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return export(near(key, false, true));
    }

    public K floorKey(K key) {
        return keyOrNull(near(key, false, true));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return export(near(key, true, true));
    }

    public K ceilingKey(K key) {
        return keyOrNull(near(key, true, true));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return export(near(key, true, false));
    }

    public K higherKey(K key) {
        return keyOrNull(near(key, true, false));
    }

    public Set<K> keySet() {
        return navigableKeySet();
    }

    public NavigableSet<K> navigableKeySet() {
        if (keys != null) return keys;
        return keys = new TreeKeySet<K>(this);
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    public Collection<V> values() {
        if (values == null) values = new Values<K, V>(this);
        return values;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        if (entries != null) return entries;
        return entries = new TreeView<K, V>(this, false, false, null, false, false, null, false).entrySet();
    }

    public NavigableMap<K, V> descendingMap() {
        if (descending != null) return descending;
        return descending = new TreeView<K, V>(this, true, false, null, false, false, null, false);
    }

    public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
        return new TreeView<K, V>(this, false, true, fromKey, fromInclusive, true, toKey, toInclusive);
    }

    public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
        return new TreeView<K, V>(this, false, false, null, false, true, toKey, inclusive);
    }

    public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
        return new TreeView<K, V>(this, false, true, fromKey, inclusive, false, null, false);
    }

    public SortedMap<K, V> subMap(K fromKey, K toKey) {
        return subMap(fromKey, true, toKey, false);
    }

    public SortedMap<K, V> headMap(K toKey) {
        return headMap(toKey, false);
    }

    public SortedMap<K, V> tailMap(K fromKey) {
        return tailMap(fromKey, true);
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        Node<K, V> n = firstNode();
        int expected = modCount;
        while (n != null) {
            action.accept(n.key, n.value);
            checkUnchanged(expected);
            n = next(n);
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Node<K, V> n = firstNode();
        int expected = modCount;
        while (n != null) {
            n.value = function.apply(n.key, n.value);
            checkUnchanged(expected);
            n = next(n);
        }
    }

    private void checkUnchanged(int expected) {
        if (modCount != expected) throw new ConcurrentModificationException();
    }

    public V computeIfAbsent(K key, java.util.function.Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        if (root == null) compare(key, key);
        V v = get(key);
        if (v != null) return v;
        int expected = modCount;
        v = mappingFunction.apply(key);
        checkUnchanged(expected);
        if (v != null) put(key, v);
        return v;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Node<K, V> n = find(key);
        return n == null || n.value == null ? null : recompute(key, n, remappingFunction);
    }

    private V recompute(K key, Node<K, V> n, BiFunction<? super K, ? super V, ? extends V> f) {
        int expected = modCount;
        V v = f.apply(key, n == null ? null : n.value);
        checkUnchanged(expected);
        if (n == null) {
            if (v != null) put(key, v);
        } else if (v != null) {
            n.value = v;
        } else {
            delete(n);
        }
        return v;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        if (root == null) compare(key, key);
        return recompute(key, find(key), remappingFunction);
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Objects.requireNonNull(value);
        if (root == null) compare(key, key);
        Node<K, V> n = find(key);
        if (n == null || n.value == null) {
            put(key, value);
            return value;
        }
        int expected = modCount;
        V v = remappingFunction.apply(n.value, value);
        checkUnchanged(expected);
        if (v != null) n.value = v;
        else delete(n);
        return v;
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
        s.writeInt(size);
        for (Node<K, V> n = firstNode(); n != null; n = next(n)) {
            s.writeObject(n.key);
            s.writeObject(n.value);
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        for (int n = s.readInt(); n > 0; n--) {
            K k = (K) s.readObject();
            put(k, (V) s.readObject());
        }
    }

    /** The serialized form of a view: the map, and a bound at each end that isn't the map's own. */
    abstract static class NavigableSubMap<K, V> implements java.io.Serializable {
        private static final long serialVersionUID = -2102997345730753016L;
        final TreeMap<K, V> m;
        final K lo, hi;
        final boolean fromStart, toEnd, loInclusive, hiInclusive;

        NavigableSubMap(TreeMap<K, V> m, boolean hasLo, K lo, boolean loInclusive, boolean hasHi, K hi,
                boolean hiInclusive) {
            this.m = m;
            fromStart = !hasLo;
            this.lo = lo;
            this.loInclusive = loInclusive || !hasLo;
            toEnd = !hasHi;
            this.hi = hi;
            this.hiInclusive = hiInclusive || !hasHi;
        }

        final TreeView<K, V> view(boolean down) {
            return new TreeView<K, V>(m, down, !fromStart, lo, loInclusive, !toEnd, hi, hiInclusive);
        }
    }

    static final class AscendingSubMap<K, V> extends NavigableSubMap<K, V> {
        private static final long serialVersionUID = 912986545866124060L;

        AscendingSubMap(TreeMap<K, V> m, boolean hasLo, K lo, boolean loIn, boolean hasHi, K hi, boolean hiIn) {
            super(m, hasLo, lo, loIn, hasHi, hi, hiIn);
        }

        private Object readResolve() {
            return view(false);
        }
    }

    static final class DescendingSubMap<K, V> extends NavigableSubMap<K, V> {
        private static final long serialVersionUID = 912986545866120460L;
        private final Comparator<? super K> reverseComparator;

        DescendingSubMap(TreeMap<K, V> m, boolean hasLo, K lo, boolean loIn, boolean hasHi, K hi, boolean hiIn) {
            super(m, hasLo, lo, loIn, hasHi, hi, hiIn);
            reverseComparator = Collections.reverseOrder(m.comparator());
        }

        private Object readResolve() {
            return view(true);
        }
    }
}
