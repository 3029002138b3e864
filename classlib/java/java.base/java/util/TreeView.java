// SPDX-License-Identifier: MIT
package java.util;

/**
 * A part of a tree map, in its order or in the reverse one. lo and hi bound the keys in the tree's order, whatever the
 * direction of the view; hasLo and hasHi tell whether the bounds exist, loIn and hiIn whether they belong to the part.
 */
final class TreeView<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, java.io.Serializable {
    private final TreeMap<K, V> map;
    private final boolean down, hasLo, loIn, hasHi, hiIn;
    private final K lo, hi;
    private transient NavigableSet<K> keys;
    private transient Set<Map.Entry<K, V>> entries;
    private transient NavigableMap<K, V> descending;

    TreeView(TreeMap<K, V> map, boolean down, boolean hasLo, K lo, boolean loIn, boolean hasHi, K hi, boolean hiIn) {
        if (hasLo && hasHi && map.compare(lo, hi) > 0) throw new IllegalArgumentException("fromKey > toKey");
        if (hasLo) map.compare(lo, lo);
        if (hasHi) map.compare(hi, hi);
        this.map = map;
        this.down = down;
        this.hasLo = hasLo;
        this.lo = lo;
        this.loIn = loIn;
        this.hasHi = hasHi;
        this.hi = hi;
        this.hiIn = hiIn;
    }

    private boolean tooLow(Object k) {
        if (!hasLo) return false;
        int c = map.compare(k, lo);
        return c < 0 || c == 0 && !loIn;
    }

    private boolean tooHigh(Object k) {
        if (!hasHi) return false;
        int c = map.compare(k, hi);
        return c > 0 || c == 0 && !hiIn;
    }

    private boolean inside(Object k) {
        return !tooLow(k) && !tooHigh(k);
    }

    /** The end of the part that is lowest or highest in the tree's order. */
    private TreeMap.Node<K, V> end(boolean lowest) {
        TreeMap.Node<K, V> n;
        if (lowest) n = hasLo ? map.near(lo, true, loIn) : map.firstNode();
        else n = hasHi ? map.near(hi, false, hiIn) : map.lastNode();
        return n == null || (lowest ? tooHigh(n.key) : tooLow(n.key)) ? null : n;
    }

    /** As TreeMap.near, greater being meant in the view's order. */
    private TreeMap.Node<K, V> near(Object key, boolean greater, boolean orEqual) {
        boolean up = greater != down;
        if (up && tooLow(key)) return end(true);
        if (!up && tooHigh(key)) return end(false);
        TreeMap.Node<K, V> n = map.near(key, up, orEqual);
        return n == null || !inside(n.key) ? null : n;
    }

    private TreeMap.Node<K, V> first() {
        return end(!down);
    }

    private TreeMap.Node<K, V> last() {
        return end(down);
    }

    @Override
    public int size() {
        if (!hasLo && !hasHi) return map.size();
        int n = 0;
        for (Iterator<Map.Entry<K, V>> it = new Walker(); it.hasNext(); it.next()) n++;
        return n;
    }

    @Override
    public boolean isEmpty() {
        return first() == null;
    }

    @Override
    public boolean containsKey(Object key) {
        return inside(key) && map.containsKey(key);
    }

    @Override
    public V get(Object key) {
        return inside(key) ? map.get(key) : null;
    }

    @Override
    public V put(K key, V value) {
        if (!inside(key)) throw new IllegalArgumentException("key out of range");
        return map.put(key, value);
    }

    @Override
    public V remove(Object key) {
        return inside(key) ? map.remove(key) : null;
    }

    @Override
    public Comparator<? super K> comparator() {
        return down ? Collections.reverseOrder(map.comparator()) : map.comparator();
    }

    private static <K> K keyOrThrow(TreeMap.Node<K, ?> n) {
        if (n == null) throw new NoSuchElementException();
        return n.key;
    }

    @Override
    public K firstKey() {
        return keyOrThrow(first());
    }

    @Override
    public K lastKey() {
        return keyOrThrow(last());
    }

    @Override
    public Map.Entry<K, V> firstEntry() {
        return TreeMap.export(first());
    }

    @Override
    public Map.Entry<K, V> lastEntry() {
        return TreeMap.export(last());
    }

    private Map.Entry<K, V> poll(TreeMap.Node<K, V> n) {
        Map.Entry<K, V> e = TreeMap.export(n);
        if (n != null) map.delete(n);
        return e;
    }

    @Override
    public Map.Entry<K, V> pollFirstEntry() {
        return poll(first());
    }

    @Override
    public Map.Entry<K, V> pollLastEntry() {
        return poll(last());
    }

    @Override
    public Map.Entry<K, V> lowerEntry(K key) {
        return TreeMap.export(near(key, false, false));
    }

    @Override
    public K lowerKey(K key) {
        return TreeMap.keyOrNull(near(key, false, false));
    }

    @Override
    public Map.Entry<K, V> floorEntry(K key) {
        return TreeMap.export(near(key, false, true));
    }

    @Override
    public K floorKey(K key) {
        return TreeMap.keyOrNull(near(key, false, true));
    }

    @Override
    public Map.Entry<K, V> ceilingEntry(K key) {
        return TreeMap.export(near(key, true, true));
    }

    @Override
    public K ceilingKey(K key) {
        return TreeMap.keyOrNull(near(key, true, true));
    }

    @Override
    public Map.Entry<K, V> higherEntry(K key) {
        return TreeMap.export(near(key, true, false));
    }

    @Override
    public K higherKey(K key) {
        return TreeMap.keyOrNull(near(key, true, false));
    }

    @Override
    public NavigableMap<K, V> descendingMap() {
        if (descending != null) return descending;
        return descending = new TreeView<K, V>(map, !down, hasLo, lo, loIn, hasHi, hi, hiIn);
    }

    /** A bound of a part of this part must lie in it, or on its edge if it does not belong to the new part. */
    private boolean allowed(K k, boolean in) {
        if (in) return inside(k);
        return (!hasLo || map.compare(k, lo) >= 0) && (!hasHi || map.compare(k, hi) <= 0);
    }

    /** The bounds are given in the view's order. */
    private NavigableMap<K, V> part(boolean hasFrom, K from, boolean fromIn, boolean hasTo, K to, boolean toIn) {
        if (hasFrom && !allowed(from, fromIn)) throw new IllegalArgumentException("fromKey out of range");
        if (hasTo && !allowed(to, toIn)) throw new IllegalArgumentException("toKey out of range");
        boolean nl = down ? hasTo : hasFrom, nh = down ? hasFrom : hasTo;
        K l = down ? to : from, h = down ? from : to;
        boolean li = down ? toIn : fromIn, hin = down ? fromIn : toIn;
        return new TreeView<K, V>(map, down, nl || hasLo, nl ? l : lo, nl ? li : loIn,
                nh || hasHi, nh ? h : hi, nh ? hin : hiIn);
    }

    @Override
    public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
        return part(true, fromKey, fromInclusive, true, toKey, toInclusive);
    }

    @Override
    public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
        return part(false, null, false, true, toKey, inclusive);
    }

    @Override
    public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
        return part(true, fromKey, inclusive, false, null, false);
    }

    @Override
    public SortedMap<K, V> subMap(K fromKey, K toKey) {
        return subMap(fromKey, true, toKey, false);
    }

    @Override
    public SortedMap<K, V> headMap(K toKey) {
        return headMap(toKey, false);
    }

    @Override
    public SortedMap<K, V> tailMap(K fromKey) {
        return tailMap(fromKey, true);
    }

    @Override
    public Set<K> keySet() {
        return navigableKeySet();
    }

    @Override
    public NavigableSet<K> navigableKeySet() {
        if (keys != null) return keys;
        return keys = new TreeKeySet<K>(this);
    }

    @Override
    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        if (entries != null) return entries;
        return entries = new AbstractSet<Map.Entry<K, V>>() {
            @Override
            public Iterator<Map.Entry<K, V>> iterator() {
                return new Walker();
            }

            @Override
            public Spliterator<Map.Entry<K, V>> spliterator() {
                return Spliterators.sorted(this, Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED,
                        new EntryComparator<K, V>(true, TreeView.this.comparator()));
            }

            @Override
            public int size() {
                return TreeView.this.size();
            }

            @Override
            public boolean isEmpty() {
                return TreeView.this.isEmpty();
            }

            private TreeMap.Node<K, V> same(Object o) {
                if (!(o instanceof Map.Entry)) return null;
                Object k = ((Map.Entry<?, ?>) o).getKey();
                if (!inside(k)) return null;
                TreeMap.Node<K, V> n = map.find(k);
                return n != null && Objects.equals(n.value, ((Map.Entry<?, ?>) o).getValue()) ? n : null;
            }

            @Override
            public boolean contains(Object o) {
                return same(o) != null;
            }

            @Override
            public boolean remove(Object o) {
                TreeMap.Node<K, V> n = same(o);
                if (n != null) map.delete(n);
                return n != null;
            }

            @Override
            public void clear() {
                if (!hasLo && !hasHi) map.clear();
                else super.clear();
            }
        };
    }

    private final class Walker implements Iterator<Map.Entry<K, V>> {
        private TreeMap.Node<K, V> next = first(), last;
        private int expected = map.modCount;

        @Override
        public boolean hasNext() {
            return next != null;
        }

        @Override
        public Map.Entry<K, V> next() {
            TreeMap.Node<K, V> n = next;
            if (n == null) throw new NoSuchElementException();
            if (map.modCount != expected) throw new ConcurrentModificationException();
            TreeMap.Node<K, V> m = down ? TreeMap.previous(n) : TreeMap.next(n);
            if (m != null && (down ? hasLo && tooLow(m.key) : hasHi && tooHigh(m.key))) m = null;
            next = m;
            last = n;
            return n;
        }

        @Override
        public void remove() {
            if (last == null) throw new IllegalStateException();
            if (map.modCount != expected) throw new ConcurrentModificationException();
            // A node with two children stays and takes over its successor's entry.
            if (next != null && !down && last.left != null && last.right != null) next = last;
            map.delete(last);
            expected = map.modCount;
            last = null;
        }
    }

    private Object writeReplace() {
        return down ? new TreeMap.DescendingSubMap<K, V>(map, hasLo, lo, loIn, hasHi, hi, hiIn)
                : new TreeMap.AscendingSubMap<K, V>(map, hasLo, lo, loIn, hasHi, hi, hiIn);
    }
}
