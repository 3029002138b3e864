// SPDX-License-Identifier: MIT
package java.util;

/** A map whose keys are constants of one enum keyType; the values stand in an array by ordinal. */
public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements java.io.Serializable, Cloneable {
    private static final long serialVersionUID = 458661240069192865L;
    private static final Object NULL = new Object();     // stands for a null value; null is no entry

    private final Class<K> keyType;
    private transient K[] universe;
    private transient Object[] vals;
    private transient int size;
    private transient Set<Map.Entry<K, V>> entries;

    public EnumMap(Class<K> keyType) {
        this.keyType = keyType;
        universe = EnumSet.constants(keyType);
        vals = new Object[universe.length];
    }

    public EnumMap(EnumMap<K, ? extends V> m) {
        keyType = m.keyType;
        universe = m.universe;
        vals = m.vals.clone();
        size = m.size;
    }

    public EnumMap(Map<K, ? extends V> m) {
        this(keyTypeOf(m));
        if (m instanceof EnumMap) {
            EnumMap<K, ? extends V> from = (EnumMap<K, ? extends V>) m;
            System.arraycopy(from.vals, 0, vals, 0, vals.length);
            size = from.size;
        } else {
            putAll(m);
        }
    }

    /** Of a map that is no EnumMap a key tells. */
    private static <K extends Enum<K>> Class<K> keyTypeOf(Map<K, ?> m) {
        if (m instanceof EnumMap) return ((EnumMap<K, ?>) m).keyType;
        if (m.isEmpty()) throw new IllegalArgumentException("Specified map is empty");
        return m.keySet().iterator().next().getDeclaringClass();
    }

    private boolean mine(Object o) {
        if (o == null) return false;
        Class<?> c = o.getClass();
        return c == keyType || c.getSuperclass() == keyType;
    }

    private static Object mask(Object v) {
        return v == null ? NULL : v;
    }

    @SuppressWarnings("unchecked")
    private V unmask(Object v) {
        return (V) (v == NULL ? null : v);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public boolean containsValue(Object value) {
        Object v = mask(value);
        for (int i = 0; i < vals.length; i++) if (v.equals(vals[i])) return true;
        return false;
    }

    @Override
    public boolean containsKey(Object key) {
        return mine(key) && vals[((Enum<?>) key).ordinal()] != null;
    }

    @Override
    public V get(Object key) {
        return mine(key) ? unmask(vals[((Enum<?>) key).ordinal()]) : null;
    }

    @Override
    public V put(K key, V value) {
        if (!mine(key)) {
            if (key == null) throw new NullPointerException();
            throw new ClassCastException(key.getClass() + " != " + keyType);
        }
        return set(key.ordinal(), mask(value));
    }

    private V set(int i, Object v) {
        Object old = vals[i];
        vals[i] = v;
        if (old == null && v != null) size++;
        if (old != null && v == null) size--;
        return unmask(old);
    }

    @Override
    public V remove(Object key) {
        return mine(key) ? set(((Enum<?>) key).ordinal(), null) : null;
    }

    @Override
    public void clear() {
        Arrays.fill(vals, null);
        size = 0;
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        if (entries != null) return entries;
        return entries = new AbstractSet<Map.Entry<K, V>>() {
            @Override
            public Spliterator<Map.Entry<K, V>> spliterator() {
                return Spliterators.spliterator(this, Spliterator.DISTINCT | Spliterator.ORDERED);
            }

            @Override
            public int size() {
                return size;
            }

            @Override
            public void clear() {
                EnumMap.this.clear();
            }

            @Override
            public boolean contains(Object o) {
                if (!(o instanceof Map.Entry)) return false;
                Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
                return containsKey(e.getKey()) && Objects.equals(get(e.getKey()), e.getValue());
            }

            @Override
            public boolean remove(Object o) {
                if (!contains(o)) return false;
                EnumMap.this.remove(((Map.Entry<?, ?>) o).getKey());
                return true;
            }

            @Override
            public Iterator<Map.Entry<K, V>> iterator() {
                return new Walker();
            }
        };
    }

    private final class Walker implements Iterator<Map.Entry<K, V>> {
        private int at, last = -1;

        @Override
        public boolean hasNext() {
            while (at < vals.length && vals[at] == null) at++;
            return at < vals.length;
        }

        @Override
        public Map.Entry<K, V> next() {
            if (!hasNext()) throw new NoSuchElementException();
            last = at++;
            return new Slot(last);
        }

        @Override
        public void remove() {
            if (last < 0) throw new IllegalStateException();
            set(last, null);
            last = -1;
        }
    }

    private final class Slot implements Map.Entry<K, V> {
        private final int i;

        Slot(int i) {
            this.i = i;
        }

        @Override
        public K getKey() {
            return universe[i];
        }

        @Override
        public V getValue() {
            return unmask(vals[i]);
        }

        @Override
        public V setValue(V v) {
            return set(i, mask(v));
        }

        @Override
        public boolean equals(Object o) {
            return entryEquals(this, o);
        }

        @Override
        public int hashCode() {
            return entryHash(this);
        }

        @Override
        public String toString() {
            return getKey() + "=" + getValue();
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public EnumMap<K, V> clone() {
        try {
            EnumMap<K, V> m = (EnumMap<K, V>) super.clone();
            m.vals = vals.clone();
            m.keySet = null;
            m.entries = null;
            m.values = null;
            return m;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
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
        universe = EnumSet.constants(keyType);
        vals = new Object[universe.length];
        for (int n = s.readInt(); n > 0; n--) {
            K k = (K) s.readObject();
            put(k, (V) s.readObject());
        }
    }
}
