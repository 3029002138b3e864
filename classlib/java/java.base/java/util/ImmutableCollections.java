// SPDX-License-Identifier: MIT
package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** The collections of List.of, Set.of and Map.of: they hold no null and never change. */
final class ImmutableCollections {
    private static final Object[] NONE = {};
    private static final ListOf<Object> EMPTY_LIST = new ListOf<Object>(NONE, false, true);
    private static final SetOf<Object> EMPTY_SET = new SetOf<Object>(NONE, false);
    private static final MapOf<Object, Object> EMPTY_MAP = new MapOf<Object, Object>(NONE);

    private ImmutableCollections() {
    }

    static UnsupportedOperationException refuse() {
        return new UnsupportedOperationException();
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> listOf(Object... items) {
        if (items.length == 0) return (List<E>) EMPTY_LIST;
        Object[] a = new Object[items.length];
        for (int i = 0; i < a.length; i++) a[i] = Objects.requireNonNull(items[i]);
        return new ListOf<E>(a, false, true);
    }

    /** Takes the array as it is; nulls are let through (Stream.toList). */
    static <E> List<E> listWithNulls(Object[] items) {
        return new ListOf<E>(items, true, true);
    }

    static <E> List<E> listCopy(Collection<E> c) {
        if (c instanceof ListOf && !((ListOf<E>) c).nulls && ((ListOf<E>) c).whole) return (List<E>) c;
        return listOf(c.toArray());
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> setOf(Object... items) {
        return items.length == 0 ? (Set<E>) EMPTY_SET : new SetOf<E>(items, true);
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> setCopy(Collection<E> c) {
        if (c instanceof SetOf) return (Set<E>) c;
        return setOf(new HashSet<E>(c).toArray());
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> mapOf(Object... keysAndValues) {
        return keysAndValues.length == 0 ? (Map<K, V>) EMPTY_MAP : new MapOf<K, V>(keysAndValues);
    }

    static <K, V> Map<K, V> mapCopy(Map<K, V> m) {
        if (m instanceof MapOf) return m;
        Object[] kv = new Object[m.size() * 2];
        int n = 0;
        for (Map.Entry<K, V> e : m.entrySet()) {
            kv[n++] = e.getKey();
            kv[n++] = e.getValue();
        }
        return mapOf(kv);
    }

    /** Refuses changes wherever it stands. */
    private static final class FixedIterator<E> implements ListIterator<E> {
        private final ListIterator<E> it;

        FixedIterator(ListIterator<E> it) {
            this.it = it;
        }

        @Override
        public boolean hasNext() {
            return it.hasNext();
        }

        @Override
        public E next() {
            return it.next();
        }

        @Override
        public boolean hasPrevious() {
            return it.hasPrevious();
        }

        @Override
        public E previous() {
            return it.previous();
        }

        @Override
        public int nextIndex() {
            return it.nextIndex();
        }

        @Override
        public int previousIndex() {
            return it.previousIndex();
        }

        @Override
        public void remove() {
            throw refuse();
        }

        @Override
        public void set(E e) {
            throw refuse();
        }

        @Override
        public void add(E e) {
            throw refuse();
        }
    }

    /** A list over an array. */
    static final class ListOf<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
        private final Object[] items;
        private final boolean nulls, whole;

        ListOf(Object[] items, boolean nulls, boolean whole) {
            this.items = items;
            this.nulls = nulls;
            this.whole = whole;
        }

        @Override
        @SuppressWarnings("unchecked")
        public E get(int index) {
            if (index >= 0 && index < items.length) return (E) items[index];
            if (items.length == 0 || items.length > 2)
                throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length "
                        + items.length);
            throw new IndexOutOfBoundsException("Index: " + index + " Size: " + items.length);
        }

        @Override
        public int size() {
            return items.length;
        }

        @Override
        public E removeFirst() {
            throw new UnsupportedOperationException();
        }

        @Override
        public E removeLast() {
            throw new UnsupportedOperationException();
        }

        @Override
        public int indexOf(Object o) {
            if (!nulls) Objects.requireNonNull(o);
            for (int i = 0; i < items.length; i++) if (Objects.equals(o, items[i])) return i;
            return -1;
        }

        @Override
        public int lastIndexOf(Object o) {
            if (!nulls) Objects.requireNonNull(o);
            for (int i = items.length - 1; i >= 0; i--) if (Objects.equals(o, items[i])) return i;
            return -1;
        }

        @Override
        public boolean contains(Object o) {
            return indexOf(o) >= 0;
        }

        @Override
        public Object[] toArray() {
            return Arrays.copyOf(items, items.length);
        }

        @Override
        public ListIterator<E> listIterator(int index) {
            return new FixedIterator<E>(super.listIterator(index));
        }

        @Override
        public List<E> subList(int from, int to) {
            checkRange(from, to, items.length);
            return new ListOf<E>(Arrays.copyOfRange(items, from, to), nulls, false);
        }

        @Override
        public boolean add(E e) {
            throw refuse();
        }

        @Override
        public boolean addAll(Collection<? extends E> c) {
            throw refuse();
        }

        @Override
        public boolean addAll(int index, Collection<? extends E> c) {
            throw refuse();
        }

        @Override
        public void clear() {
            throw refuse();
        }

        @Override
        public boolean remove(Object o) {
            throw refuse();
        }

        @Override
        public boolean removeAll(Collection<?> c) {
            throw refuse();
        }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            throw refuse();
        }

        @Override
        public boolean retainAll(Collection<?> c) {
            throw refuse();
        }

        @Override
        public void replaceAll(UnaryOperator<E> operator) {
            throw refuse();
        }

        @Override
        public void sort(Comparator<? super E> c) {
            throw refuse();
        }

        private Object writeReplace() {
            return new CollSer(nulls ? CollSer.LIST_WITH_NULLS : CollSer.LIST, items);
        }
    }

    private static int slots(int n) {
        return HashMap.tableSize(2 * n);
    }

    /** The slot of key in an open table of keys, or that of the hole where it belongs. */
    private static int find(Object[] keys, Object key) {
        int mask = keys.length - 1;
        int i = HashMap.hash(key) & mask;
        while (keys[i] != null && !key.equals(keys[i])) i = i + 1 & mask;
        return i;
    }

    /** A set in an open table that is half full at most. */
    static final class SetOf<E> extends AbstractSet<E> implements java.io.Serializable {
        private final Object[] table;
        private final int size;

        SetOf(Object[] items, boolean check) {
            table = new Object[slots(items.length)];
            size = items.length;
            for (int i = 0; i < items.length; i++) {
                int at = find(table, Objects.requireNonNull(items[i]));
                if (table[at] != null) throw new IllegalArgumentException("duplicate element: " + items[i]);
                table[at] = items[i];
            }
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public boolean contains(Object o) {
            Objects.requireNonNull(o);
            return size > 0 && table[find(table, o)] != null;
        }

        @Override
        public Iterator<E> iterator() {
            return new TableIterator<E>(table, size) {
                @Override
                @SuppressWarnings("unchecked")
                E item(int at) {
                    return (E) table[at];
                }
            };
        }

        @Override
        public boolean add(E e) {
            throw refuse();
        }

        @Override
        public boolean addAll(Collection<? extends E> c) {
            throw refuse();
        }

        @Override
        public void clear() {
            throw refuse();
        }

        @Override
        public boolean remove(Object o) {
            throw refuse();
        }

        @Override
        public boolean removeAll(Collection<?> c) {
            throw refuse();
        }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            throw refuse();
        }

        @Override
        public boolean retainAll(Collection<?> c) {
            throw refuse();
        }

        private Object writeReplace() {
            return new CollSer(CollSer.SET, toArray());
        }
    }

    private abstract static class TableIterator<T> implements Iterator<T> {
        private final Object[] keys;
        private int left, at;

        TableIterator(Object[] keys, int size) {
            this.keys = keys;
            left = size;
        }

        abstract T item(int at);

        @Override
        public boolean hasNext() {
            return left > 0;
        }

        @Override
        public T next() {
            if (left <= 0) throw new NoSuchElementException();
            left--;
            while (keys[at] == null) at++;
            return item(at++);
        }
    }

    /** A map in an open table of keys with the values beside it. */
    static final class MapOf<K, V> extends AbstractMap<K, V> implements java.io.Serializable {
        private final Object[] keys, vals;
        private final int size;

        MapOf(Object[] kv) {
            size = kv.length / 2;
            keys = new Object[slots(size)];
            vals = new Object[keys.length];
            for (int i = 0; i < kv.length; i += 2) {
                int at = find(keys, Objects.requireNonNull(kv[i]));
                if (keys[at] != null) throw new IllegalArgumentException("duplicate key: " + kv[i]);
                keys[at] = kv[i];
                vals[at] = Objects.requireNonNull(kv[i + 1]);
            }
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        @SuppressWarnings("unchecked")
        public V get(Object key) {
            Objects.requireNonNull(key);
            return size == 0 ? null : (V) vals[find(keys, key)];
        }

        @Override
        public boolean containsKey(Object key) {
            return get(key) != null;
        }

        @Override
        public boolean containsValue(Object value) {
            Objects.requireNonNull(value);
            return super.containsValue(value);
        }

        @Override
        public V getOrDefault(Object key, V defaultValue) {
            V v = get(key);
            return v == null ? defaultValue : v;
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            return new AbstractSet<Map.Entry<K, V>>() {
                @Override
                public int size() {
                    return size;
                }

                @Override
                public Iterator<Map.Entry<K, V>> iterator() {
                    return new TableIterator<Map.Entry<K, V>>(keys, size) {
                        @Override
                        @SuppressWarnings("unchecked")
                        Map.Entry<K, V> item(int at) {
                            return new KeyValueHolder<K, V>((K) keys[at], (V) vals[at]);
                        }
                    };
                }

                @Override
                public void clear() {
                    throw refuse();
                }

                @Override
                public boolean remove(Object o) {
                    throw refuse();
                }

                @Override
                public boolean removeIf(Predicate<? super Map.Entry<K, V>> filter) {
                    throw refuse();
                }
            };
        }

        @Override
        public void clear() {
            throw refuse();
        }

        @Override
        public V remove(Object key) {
            throw refuse();
        }

        @Override
        public boolean remove(Object key, Object value) {
            throw refuse();
        }

        @Override
        public void putAll(Map<? extends K, ? extends V> m) {
            throw refuse();
        }

        @Override
        public V putIfAbsent(K key, V value) {
            throw refuse();
        }

        @Override
        public V replace(K key, V value) {
            throw refuse();
        }

        @Override
        public boolean replace(K key, V oldValue, V newValue) {
            throw refuse();
        }

        @Override
        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
            throw refuse();
        }

        @Override
        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            throw refuse();
        }

        @Override
        public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
            throw refuse();
        }

        @Override
        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            throw refuse();
        }

        @Override
        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
            throw refuse();
        }

        private Object writeReplace() {
            return new CollSer(CollSer.MAP, flat());
        }

        /** Each key followed by its value. */
        private Object[] flat() {
            Object[] kv = new Object[2 * size];
            for (int i = 0, n = 0; i < keys.length; i++) {
                if (keys[i] == null) continue;
                kv[n++] = keys[i];
                kv[n++] = vals[i];
            }
            return kv;
        }
    }
}
