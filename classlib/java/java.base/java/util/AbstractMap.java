// SPDX-License-Identifier: MIT
package java.util;

/** A map over entrySet(). */
public abstract class AbstractMap<K, V> implements Map<K, V> {
    transient Set<K> keySet;
    transient Collection<V> values;

    protected AbstractMap() {
    }

    public int size() {
        return entrySet().size();
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    private Map.Entry<K, V> find(Object key) {
        for (Iterator<Map.Entry<K, V>> it = entrySet().iterator(); it.hasNext();) {
            Map.Entry<K, V> e = it.next();
            if (Objects.equals(key, e.getKey())) return e;
        }
        return null;
    }

    public boolean containsValue(Object value) {
        for (Iterator<Map.Entry<K, V>> it = entrySet().iterator(); it.hasNext();)
            if (Objects.equals(value, it.next().getValue())) return true;
        return false;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public V get(Object key) {
        Map.Entry<K, V> e = find(key);
        return e == null ? null : e.getValue();
    }

    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V remove(Object key) {
        for (Iterator<Map.Entry<K, V>> it = entrySet().iterator(); it.hasNext();) {
            Map.Entry<K, V> e = it.next();
            if (Objects.equals(key, e.getKey())) {
                V v = e.getValue();
                it.remove();
                return v;
            }
        }
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) put(e.getKey(), e.getValue());
    }

    public void clear() {
        entrySet().clear();
    }

    public Set<K> keySet() {
        if (keySet == null) keySet = new Keys<K, V>(this);
        return keySet;
    }

    public Collection<V> values() {
        if (values == null) values = new Values<K, V>(this);
        return values;
    }

    /** What the entries' spliterator says of order and changes: keys and values come as the entries do. */
    private static int traits(Map<?, ?> map) {
        return map.entrySet().spliterator().characteristics()
                & (Spliterator.ORDERED | Spliterator.CONCURRENT | Spliterator.NONNULL);
    }

    /** The keys of any map, over its entries. */
    static class Keys<K, V> extends AbstractSet<K> {
        private final Map<K, V> map;

        Keys(Map<K, V> map) {
            this.map = map;
        }

        public Spliterator<K> spliterator() {
            return Spliterators.spliterator(this, Spliterator.DISTINCT | traits(map) & Spliterator.ORDERED);
        }

        public Iterator<K> iterator() {
            final Iterator<Map.Entry<K, V>> it = map.entrySet().iterator();
            return new Iterator<K>() {
                public boolean hasNext() {
                    return it.hasNext();
                }

                public K next() {
                    return it.next().getKey();
                }

                public void remove() {
                    it.remove();
                }
            };
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

        public boolean contains(Object k) {
            return map.containsKey(k);
        }
    }

    /** The values of any map, over its entries. */
    static class Values<K, V> extends AbstractCollection<V> {
        private final Map<K, V> map;

        Values(Map<K, V> map) {
            this.map = map;
        }

        public Spliterator<V> spliterator() {
            return Spliterators.spliterator(this, traits(map));
        }

        public Iterator<V> iterator() {
            final Iterator<Map.Entry<K, V>> it = map.entrySet().iterator();
            return new Iterator<V>() {
                public boolean hasNext() {
                    return it.hasNext();
                }

                public V next() {
                    return it.next().getValue();
                }

                public void remove() {
                    it.remove();
                }
            };
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

        public boolean contains(Object v) {
            return map.containsValue(v);
        }
    }

    public abstract Set<Map.Entry<K, V>> entrySet();

    public boolean equals(Object o) {
        if (o == this) return true;
        if (!(o instanceof Map)) return false;
        Map<?, ?> m = (Map<?, ?>) o;
        if (m.size() != size()) return false;
        try {
            for (Iterator<Map.Entry<K, V>> it = entrySet().iterator(); it.hasNext();) {
                Map.Entry<K, V> e = it.next();
                K k = e.getKey();
                V v = e.getValue();
                if (v == null ? m.get(k) != null || !m.containsKey(k) : !v.equals(m.get(k))) return false;
            }
        } catch (ClassCastException e) {
            return false;
        } catch (NullPointerException e) {
            return false;
        }
        return true;
    }

    public int hashCode() {
        int h = 0;
        for (Iterator<Map.Entry<K, V>> it = entrySet().iterator(); it.hasNext();) h += it.next().hashCode();
        return h;
    }

    public String toString() {
        Iterator<Map.Entry<K, V>> it = entrySet().iterator();
        if (!it.hasNext()) return "{}";
        StringBuilder sb = new StringBuilder();
        sb.append('{');
        while (true) {
            Map.Entry<K, V> e = it.next();
            K k = e.getKey();
            V v = e.getValue();
            if (k == this) sb.append("(this Map)");
            else sb.append(k);
            sb.append('=');
            if (v == this) sb.append("(this Map)");
            else sb.append(v);
            if (!it.hasNext()) return sb.append('}').toString();
            sb.append(',').append(' ');
        }
    }

    protected Object clone() throws CloneNotSupportedException {
        AbstractMap<?, ?> m = (AbstractMap<?, ?>) super.clone();
        m.keySet = null;
        m.values = null;
        return m;
    }

    static boolean entryEquals(Map.Entry<?, ?> e, Object o) {
        if (e == o) return true;
        if (!(o instanceof Map.Entry)) return false;
        Map.Entry<?, ?> x = (Map.Entry<?, ?>) o;
        return Objects.equals(e.getKey(), x.getKey()) && Objects.equals(e.getValue(), x.getValue());
    }

    static int entryHash(Map.Entry<?, ?> e) {
        return Objects.hashCode(e.getKey()) ^ Objects.hashCode(e.getValue());
    }

    /** A key and a value that can be set; belongs to no map. */
    public static class SimpleEntry<K, V> implements Map.Entry<K, V>, java.io.Serializable {
        private final K key;
        private V value;

        public SimpleEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleEntry(Map.Entry<? extends K, ? extends V> entry) {
            key = entry.getKey();
            value = entry.getValue();
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

    /** A key and a value that stay. */
    public static class SimpleImmutableEntry<K, V> implements Map.Entry<K, V>, java.io.Serializable {
        private final K key;
        private final V value;

        public SimpleImmutableEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleImmutableEntry(Map.Entry<? extends K, ? extends V> entry) {
            key = entry.getKey();
            value = entry.getValue();
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            throw new UnsupportedOperationException();
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
}
