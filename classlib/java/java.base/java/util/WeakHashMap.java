// SPDX-License-Identifier: MIT
package java.util;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/** A map that forgets an entry when nobody else reaches its key. New entries go in front of their chain. */
public class WeakHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V> {
    private static final Object NULL = new Object();

    private static final class Node<K, V> extends WeakReference<Object> implements Map.Entry<K, V> {
        final int hash;
        V value;
        Node<K, V> next;

        Node(Object key, V value, ReferenceQueue<Object> queue, int hash, Node<K, V> next) {
            super(key, queue);
            this.value = value;
            this.hash = hash;
            this.next = next;
        }

        @SuppressWarnings("unchecked")
        public K getKey() {
            Object k = get();
            return (K) (k == NULL ? null : k);
        }

        public V getValue() {
            return value;
        }

        public V setValue(V v) {
            V old = value;
            value = v;
            return old;
        }

        public boolean equals(Object o) {
            return entryEquals(this, o);
        }

        public int hashCode() {
            return entryHash(this);
        }

        public String toString() {
            return getKey() + "=" + value;
        }
    }

    private Node<K, V>[] table;
    private Set<Map.Entry<K, V>> entries;
    private int size, threshold, modCount;
    private final float loadFactor;
    private final ReferenceQueue<Object> queue = new ReferenceQueue<Object>();

    @SuppressWarnings("unchecked")
    public WeakHashMap(int initialCapacity, float loadFactor) {
        if (initialCapacity < 0) throw new IllegalArgumentException("Illegal Initial Capacity: " + initialCapacity);
        if (loadFactor <= 0 || Float.isNaN(loadFactor))
            throw new IllegalArgumentException("Illegal Load factor: " + loadFactor);
        this.loadFactor = loadFactor;
        table = (Node<K, V>[]) new Node[HashMap.tableSize(initialCapacity)];
        threshold = (int) (table.length * loadFactor);
    }

    public WeakHashMap(int initialCapacity) {
        this(initialCapacity, 0.75f);
    }

    public WeakHashMap() {
        this(16, 0.75f);
    }

    public WeakHashMap(Map<? extends K, ? extends V> m) {
        this(Math.max((int) (m.size() / 0.75f) + 1, 16), 0.75f);
        putAll(m);
    }

    private static int hash(Object k) {
        int h = k.hashCode();
        h ^= h >>> 20 ^ h >>> 12;
        return h ^ h >>> 7 ^ h >>> 4;
    }

    /** Drops the entries whose keys are gone. */
    private void expunge() {
        for (Reference<?> r; (r = queue.poll()) != null;) {
            Node<?, ?> n = (Node<?, ?>) r;
            unlink(n);
            n.value = null;
        }
    }

    private boolean unlink(Node<?, ?> gone) {
        int i = gone.hash & table.length - 1;
        Node<K, V> before = null;
        for (Node<K, V> e = table[i]; e != null; before = e, e = e.next) {
            if (e != gone) continue;
            if (before == null) table[i] = e.next;
            else before.next = e.next;
            size--;
            return true;
        }
        return false;
    }

    public int size() {
        if (size != 0) expunge();
        return size;
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    private Node<K, V> find(Object key) {
        expunge();
        Object k = key == null ? NULL : key;
        int h = hash(k);
        for (Node<K, V> e = table[h & table.length - 1]; e != null; e = e.next)
            if (e.hash == h && k.equals(e.get())) return e;
        return null;
    }

    public V get(Object key) {
        Node<K, V> e = find(key);
        return e == null ? null : e.value;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public V put(K key, V value) {
        Node<K, V> e = find(key);
        if (e != null) return e.setValue(value);
        modCount++;
        Object k = key == null ? NULL : key;
        int h = hash(k), i = h & table.length - 1;
        table[i] = new Node<K, V>(k, value, queue, h, table[i]);
        if (++size >= threshold) grow();
        return null;
    }

    @SuppressWarnings("unchecked")
    private void grow() {
        Node<K, V>[] old = table;
        expunge();
        if (old.length >= 1 << 30) return;
        table = (Node<K, V>[]) new Node[old.length * 2];
        threshold = (int) (table.length * loadFactor);
        for (int j = 0; j < old.length; j++) {
            for (Node<K, V> e = old[j], next; e != null; e = next) {
                next = e.next;
                if (e.get() == null) {
                    e.value = null;
                    size--;
                    continue;
                }
                int i = e.hash & table.length - 1;
                e.next = table[i];
                table[i] = e;
            }
        }
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) put(e.getKey(), e.getValue());
    }

    public V remove(Object key) {
        Node<K, V> e = find(key);
        if (e == null) return null;
        modCount++;
        unlink(e);
        return e.value;
    }

    public void clear() {
        modCount++;
        size = 0;
        Arrays.fill(table, null);
        forgetCleared();
    }

    /** Those that are in no chain any more. */
    private void forgetCleared() {
        while (queue.poll() != null) continue;
    }

    public boolean containsValue(Object value) {
        for (Iterator<Map.Entry<K, V>> it = new Walker(); it.hasNext();)
            if (Objects.equals(value, it.next().getValue())) return true;
        return false;
    }

    /** Holds the next key, so that it stays between hasNext and next. */
    private final class Walker implements Iterator<Map.Entry<K, V>> {
        private int index = isEmpty() ? 0 : table.length, expected = modCount;
        private Node<K, V> at, last;
        private Object nextKey, lastKey;

        public boolean hasNext() {
            while (nextKey == null) {
                while (at == null && index > 0) at = table[--index];
                if (at == null) {
                    lastKey = null;
                    return false;
                }
                nextKey = at.get();
                if (nextKey == null) at = at.next;
            }
            return true;
        }

        public Map.Entry<K, V> next() {
            checkUnchanged();
            if (!hasNext()) throw new NoSuchElementException();
            lastKey = nextKey;
            nextKey = null;
            last = at;
            at = last.next;
            return last;
        }

        private void checkUnchanged() {
            if (modCount != expected) throw new ConcurrentModificationException();
        }

        public void remove() {
            if (last == null) throw new IllegalStateException();
            checkUnchanged();
            if (unlink(last)) expected = ++modCount;
            last = null;
            lastKey = null;
        }
    }

    public Set<K> keySet() {
        if (keySet != null) return keySet;
        return keySet = new Keys<K, V>(this) {
            public Spliterator<K> spliterator() {
                return new ViewSpliterator<K>(this, Spliterator.DISTINCT);
            }
        };
    }

    public Collection<V> values() {
        if (values != null) return values;
        return values = new Values<K, V>(this) {
            public Spliterator<V> spliterator() {
                return new ViewSpliterator<V>(this, 0);
            }
        };
    }

    /** Its size is an estimate: the collector takes away keys meanwhile. */
    private static final class ViewSpliterator<T> extends Spliterators.AbstractSpliterator<T> {
        private final Collection<T> view;
        private Iterator<T> rest;

        ViewSpliterator(Collection<T> view, int characteristics) {
            super(view.size(), characteristics);
            this.view = view;
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (rest == null) rest = view.iterator();
            if (!rest.hasNext()) return false;
            action.accept(rest.next());
            return true;
        }
    }

    public Set<Map.Entry<K, V>> entrySet() {
        if (entries != null) return entries;
        return entries = new AbstractSet<Map.Entry<K, V>>() {
            public Spliterator<Map.Entry<K, V>> spliterator() {
                return new ViewSpliterator<Map.Entry<K, V>>(this, Spliterator.DISTINCT);
            }

            public Iterator<Map.Entry<K, V>> iterator() {
                return new Walker();
            }

            public int size() {
                return WeakHashMap.this.size();
            }

            public boolean contains(Object o) {
                if (!(o instanceof Map.Entry)) return false;
                Node<K, V> e = find(((Map.Entry<?, ?>) o).getKey());
                return e != null && e.equals(o);
            }

            public boolean remove(Object o) {
                if (!contains(o)) return false;
                WeakHashMap.this.remove(((Map.Entry<?, ?>) o).getKey());
                return true;
            }

            public void clear() {
                WeakHashMap.this.clear();
            }
        };
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Iterator<Map.Entry<K, V>> it = new Walker(); it.hasNext();) {
            Map.Entry<K, V> e = it.next();
            action.accept(e.getKey(), e.getValue());
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        for (Iterator<Map.Entry<K, V>> it = new Walker(); it.hasNext();) {
            Map.Entry<K, V> e = it.next();
            e.setValue(function.apply(e.getKey(), e.getValue()));
        }
    }

    public static <K, V> WeakHashMap<K, V> newWeakHashMap(int numMappings) {
        return new WeakHashMap<K, V>(HashMap.capacityFor(numMappings));
    }
}
