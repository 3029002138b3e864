// SPDX-License-Identifier: MIT
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Algorithms on collections, and wrappers of collections: unmodifiable, synchronised, checked, empty, singleton. */
public class Collections {
    private Collections() {
    }

    @SuppressWarnings("rawtypes")
    public static final Set EMPTY_SET = new EmptySet<Object>();
    @SuppressWarnings("rawtypes")
    public static final List EMPTY_LIST = new EmptyList<Object>();
    @SuppressWarnings("rawtypes")
    public static final Map EMPTY_MAP = new EmptyMap<Object, Object>();

    public static <T extends Comparable<? super T>> void sort(List<T> list) {
        list.sort(null);
    }

    public static <T> void sort(List<T> list, Comparator<? super T> c) {
        list.sort(c);
    }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(List<? extends Comparable<? super T>> list, T key) {
        return search((List<Object>) (List<?>) list, key, null);
    }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(List<? extends T> list, T key, Comparator<? super T> c) {
        return search((List<Object>) list, key, (Comparator<Object>) c);
    }

    @SuppressWarnings("unchecked")
    private static int search(List<Object> list, Object key, Comparator<Object> c) {
        int low = 0, high = list.size() - 1;
        while (low <= high) {
            int mid = low + high >>> 1;
            Object x = list.get(mid);
            int d = c != null ? c.compare(x, key) : ((Comparable<Object>) x).compareTo(key);
            if (d == 0) return mid;
            if (d < 0) low = mid + 1;
            else high = mid - 1;
        }
        return -(low + 1);
    }

    public static void reverse(List<?> list) {
        for (int i = 0, j = list.size() - 1; i < j; i++, j--) swap(list, i, j);
    }

    public static void shuffle(List<?> list) {
        shuffle(list, new Random());
    }

    @SuppressWarnings("unchecked")
    public static void shuffle(List<?> list, Random rnd) {
        int n = list.size();
        if (n < 5 || list instanceof RandomAccess) {
            for (int i = n; i > 1; i--) swap(list, i - 1, rnd.nextInt(i));
            return;
        }
        Object[] a = list.toArray();
        for (int i = n; i > 1; i--) {
            int j = rnd.nextInt(i);
            Object t = a[i - 1];
            a[i - 1] = a[j];
            a[j] = t;
        }
        store((List<Object>) list, a);
    }

    /** Puts these in the places of all elements. Not every iterator of a list with quick access can set. */
    private static void store(List<Object> list, Object[] a) {
        if (list instanceof RandomAccess) {
            for (int i = 0; i < a.length; i++) list.set(i, a[i]);
            return;
        }
        ListIterator<Object> it = list.listIterator();
        for (int i = 0; i < a.length; i++) {
            it.next();
            it.set(a[i]);
        }
    }

    @SuppressWarnings("unchecked")
    public static void swap(List<?> list, int i, int j) {
        List<Object> l = (List<Object>) list;
        l.set(i, l.set(j, l.get(i)));
    }

    public static <T> void fill(List<? super T> list, T obj) {
        if (list instanceof RandomAccess) {
            for (int i = 0, n = list.size(); i < n; i++) list.set(i, obj);
            return;
        }
        for (ListIterator<? super T> it = list.listIterator(); it.hasNext();) {
            it.next();
            it.set(obj);
        }
    }

    public static <T> void copy(List<? super T> dest, List<? extends T> src) {
        if (src.size() > dest.size()) throw new IndexOutOfBoundsException("Source does not fit in dest");
        if (dest instanceof RandomAccess) {
            int i = 0;
            for (T t : src) dest.set(i++, t);
            return;
        }
        ListIterator<? super T> to = dest.listIterator();
        for (T t : src) {
            to.next();
            to.set(t);
        }
    }

    public static <T extends Object & Comparable<? super T>> T min(Collection<? extends T> coll) {
        return extreme(coll, null, true);
    }

    public static <T> T min(Collection<? extends T> coll, Comparator<? super T> comp) {
        return extreme(coll, comp, true);
    }

    public static <T extends Object & Comparable<? super T>> T max(Collection<? extends T> coll) {
        return extreme(coll, null, false);
    }

    public static <T> T max(Collection<? extends T> coll, Comparator<? super T> comp) {
        return extreme(coll, comp, false);
    }

    @SuppressWarnings("unchecked")
    private static <T> T extreme(Collection<? extends T> coll, Comparator<? super T> comp, boolean least) {
        Iterator<? extends T> it = coll.iterator();
        T best = it.next();
        while (it.hasNext()) {
            T x = it.next();
            int c = comp != null ? comp.compare(x, best) : ((Comparable<Object>) x).compareTo(best);
            if (least ? c < 0 : c > 0) best = x;
        }
        return best;
    }

    @SuppressWarnings("unchecked")
    public static void rotate(List<?> list, int distance) {
        int n = list.size();
        if (n == 0) return;
        int d = Math.floorMod(distance, n);
        if (d == 0) return;
        Object[] a = list.toArray(), turned = new Object[n];
        System.arraycopy(a, 0, turned, d, n - d);
        System.arraycopy(a, n - d, turned, 0, d);
        store((List<Object>) list, turned);
    }

    public static <T> boolean replaceAll(List<T> list, T oldVal, T newVal) {
        boolean changed = false;
        if (list instanceof RandomAccess) {
            for (int i = 0, n = list.size(); i < n; i++) {
                if (!Objects.equals(oldVal, list.get(i))) continue;
                list.set(i, newVal);
                changed = true;
            }
            return changed;
        }
        for (ListIterator<T> it = list.listIterator(); it.hasNext();) {
            if (Objects.equals(oldVal, it.next())) {
                it.set(newVal);
                changed = true;
            }
        }
        return changed;
    }

    public static int indexOfSubList(List<?> source, List<?> target) {
        int n = target.size(), last = source.size() - n;
        for (int i = 0; i <= last; i++) if (source.subList(i, i + n).equals(target)) return i;
        return -1;
    }

    public static int lastIndexOfSubList(List<?> source, List<?> target) {
        int n = target.size();
        for (int i = source.size() - n; i >= 0; i--) if (source.subList(i, i + n).equals(target)) return i;
        return -1;
    }

    @SuppressWarnings("unchecked")
    public static <T> Comparator<T> reverseOrder() {
        return (Comparator<T>) ReverseComparator.REVERSE;
    }

    @SuppressWarnings("unchecked")
    public static <T> Comparator<T> reverseOrder(Comparator<T> cmp) {
        if (cmp == null) return (Comparator<T>) ReverseComparator.REVERSE;
        if (cmp == ReverseComparator.REVERSE) return (Comparator<T>) Comparators.NATURAL;
        if (cmp == Comparators.NATURAL) return (Comparator<T>) ReverseComparator.REVERSE;
        return cmp instanceof ReverseComparator2 ? ((ReverseComparator2<T>) cmp).cmp : new ReverseComparator2<T>(cmp);
    }

    /** The reverse of the natural order. */
    private static final class ReverseComparator implements Comparator<Comparable<Object>>, java.io.Serializable {
        private static final long serialVersionUID = 7207038068494060240L;
        static final ReverseComparator REVERSE = new ReverseComparator();

        public int compare(Comparable<Object> a, Comparable<Object> b) {
            return b.compareTo(a);
        }

        public Comparator<Comparable<Object>> reversed() {
            return Comparators.NATURAL;
        }

        private Object readResolve() {
            return REVERSE;
        }
    }

    /** The reverse of another order. */
    private static final class ReverseComparator2<T> implements Comparator<T>, java.io.Serializable {
        private static final long serialVersionUID = 4374092139857L;
        final Comparator<T> cmp;

        ReverseComparator2(Comparator<T> cmp) {
            this.cmp = cmp;
        }

        public int compare(T a, T b) {
            return cmp.compare(b, a);
        }

        public boolean equals(Object o) {
            return o == this || o instanceof ReverseComparator2 && cmp.equals(((ReverseComparator2<?>) o).cmp);
        }

        public int hashCode() {
            return cmp.hashCode() ^ Integer.MIN_VALUE;
        }

        public Comparator<T> reversed() {
            return cmp;
        }
    }

    public static <T> Enumeration<T> enumeration(final Collection<T> c) {
        return new Walk<T>(c.iterator());
    }

    private static final class Walk<T> implements Enumeration<T> {
        private final Iterator<T> it;

        Walk(Iterator<T> it) {
            this.it = it;
        }

        public boolean hasMoreElements() {
            return it.hasNext();
        }

        public T nextElement() {
            return it.next();
        }
    }

    public static <T> ArrayList<T> list(Enumeration<T> e) {
        ArrayList<T> l = new ArrayList<T>();
        while (e.hasMoreElements()) l.add(e.nextElement());
        return l;
    }

    public static int frequency(Collection<?> c, Object o) {
        int n = 0;
        for (Object e : c) if (Objects.equals(o, e)) n++;
        return n;
    }

    public static boolean disjoint(Collection<?> c1, Collection<?> c2) {
        Collection<?> walk = c1, ask = c2;
        if (c1 instanceof Set && !(c2 instanceof Set)) {
            walk = c2;
            ask = c1;
        } else if (c1 instanceof Set == c2 instanceof Set && c1.size() > c2.size()) {
            walk = c2;
            ask = c1;
        }
        if (c1.isEmpty() || c2.isEmpty()) return true;
        for (Object e : walk) if (ask.contains(e)) return false;
        return true;
    }

    @SafeVarargs
    public static <T> boolean addAll(Collection<? super T> c, T... elements) {
        boolean changed = false;
        for (int i = 0; i < elements.length; i++) changed |= c.add(elements[i]);
        return changed;
    }

    public static <E> Set<E> newSetFromMap(Map<E, Boolean> map) {
        if (!map.isEmpty()) throw new IllegalArgumentException("Map is non-empty");
        return new SetFromMap<E>(map);
    }

    private static final class SetFromMap<E> extends AbstractSet<E> implements java.io.Serializable {
        private static final long serialVersionUID = 2454657854757543876L;
        private final Map<E, Boolean> m;

        SetFromMap(Map<E, Boolean> map) {
            m = map;
        }

        public void clear() {
            m.clear();
        }

        public int size() {
            return m.size();
        }

        public boolean contains(Object o) {
            return m.containsKey(o);
        }

        public boolean remove(Object o) {
            return m.remove(o) != null;
        }

        public boolean add(E e) {
            return m.put(e, Boolean.TRUE) == null;
        }

        public Iterator<E> iterator() {
            return m.keySet().iterator();
        }

        public Spliterator<E> spliterator() {
            return m.keySet().spliterator();
        }

        public String toString() {
            return m.keySet().toString();
        }
    }

    public static <T> Queue<T> asLifoQueue(Deque<T> deque) {
        return new AsLIFOQueue<T>(Objects.requireNonNull(deque));
    }

    private static final class AsLIFOQueue<T> extends AbstractQueue<T> implements java.io.Serializable {
        private static final long serialVersionUID = 1802017725587941708L;
        private final Deque<T> q;

        AsLIFOQueue(Deque<T> q) {
            this.q = q;
        }

        public boolean add(T e) {
            q.addFirst(e);
            return true;
        }

        public boolean offer(T e) {
            return q.offerFirst(e);
        }

        public T poll() {
            return q.poll();
        }

        public T peek() {
            return q.peek();
        }

        public void clear() {
            q.clear();
        }

        public int size() {
            return q.size();
        }

        public boolean contains(Object o) {
            return q.contains(o);
        }

        public boolean remove(Object o) {
            return q.remove(o);
        }

        public Iterator<T> iterator() {
            return q.iterator();
        }
    }

    // Nothing, and one thing.

    @SuppressWarnings("unchecked")
    public static <T> Iterator<T> emptyIterator() {
        return emptyListIterator();
    }

    @SuppressWarnings("unchecked")
    public static <T> ListIterator<T> emptyListIterator() {
        return (ListIterator<T>) EmptyIterator.IT;
    }

    @SuppressWarnings("unchecked")
    public static <T> Enumeration<T> emptyEnumeration() {
        return (Enumeration<T>) EmptyIterator.IT;
    }

    private static final class EmptyIterator implements ListIterator<Object>, Enumeration<Object> {
        static final EmptyIterator IT = new EmptyIterator();

        public boolean hasNext() {
            return false;
        }

        public Object next() {
            throw new NoSuchElementException();
        }

        public boolean hasMoreElements() {
            return false;
        }

        public Object nextElement() {
            throw new NoSuchElementException();
        }

        public Iterator<Object> asIterator() {
            return this;
        }

        public boolean hasPrevious() {
            return false;
        }

        public Object previous() {
            throw new NoSuchElementException();
        }

        public int nextIndex() {
            return 0;
        }

        public int previousIndex() {
            return -1;
        }

        public void remove() {
            throw new IllegalStateException();
        }

        public void set(Object e) {
            throw new IllegalStateException();
        }

        public void add(Object e) {
            throw new UnsupportedOperationException();
        }
    }

    @SuppressWarnings("unchecked")
    public static final <T> Set<T> emptySet() {
        return (Set<T>) EMPTY_SET;
    }

    @SuppressWarnings("unchecked")
    public static final <T> List<T> emptyList() {
        return (List<T>) EMPTY_LIST;
    }

    @SuppressWarnings("unchecked")
    public static final <K, V> Map<K, V> emptyMap() {
        return (Map<K, V>) EMPTY_MAP;
    }

    public static <E> SortedSet<E> emptySortedSet() {
        return emptyNavigableSet();
    }

    @SuppressWarnings("unchecked")
    public static <E> NavigableSet<E> emptyNavigableSet() {
        return (NavigableSet<E>) UnmodifiableNavigableSet.EMPTY;
    }

    public static final <K, V> SortedMap<K, V> emptySortedMap() {
        return emptyNavigableMap();
    }

    @SuppressWarnings("unchecked")
    public static final <K, V> NavigableMap<K, V> emptyNavigableMap() {
        return (NavigableMap<K, V>) UnmodifiableNavigableMap.EMPTY;
    }

    private static final class EmptySet<E> extends AbstractSet<E> implements java.io.Serializable {
        private static final long serialVersionUID = 1582296315990362920L;

        public Iterator<E> iterator() {
            return emptyIterator();
        }

        public int size() {
            return 0;
        }

        private Object readResolve() {
            return EMPTY_SET;
        }
    }

    private static final class EmptyList<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
        private static final long serialVersionUID = 8842843931221139166L;

        public Iterator<E> iterator() {
            return emptyIterator();
        }

        public int size() {
            return 0;
        }

        public E get(int index) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }

        public void sort(Comparator<? super E> c) {
        }

        private Object readResolve() {
            return EMPTY_LIST;
        }
    }

    /** A map that never changes: it says so whether there would be something to change or not. */
    private abstract static class FixedMap<K, V> extends AbstractMap<K, V> {
        FixedMap() {
        }

        private static UnsupportedOperationException refuse() {
            return new UnsupportedOperationException();
        }

        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            throw refuse();
        }

        public V putIfAbsent(K key, V value) {
            throw refuse();
        }

        public boolean remove(Object key, Object value) {
            throw refuse();
        }

        public boolean replace(K key, V oldValue, V newValue) {
            throw refuse();
        }

        public V replace(K key, V value) {
            throw refuse();
        }

        public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
            throw refuse();
        }

        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            throw refuse();
        }

        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            throw refuse();
        }

        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
            throw refuse();
        }
    }

    private static final class EmptyMap<K, V> extends FixedMap<K, V> implements java.io.Serializable {
        private static final long serialVersionUID = 6428348081105594320L;

        public Set<Map.Entry<K, V>> entrySet() {
            return emptySet();
        }

        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            Objects.requireNonNull(function);
        }

        private Object readResolve() {
            return EMPTY_MAP;
        }
    }

    public static <T> Set<T> singleton(T o) {
        return new SingletonSet<T>(o);
    }

    public static <T> List<T> singletonList(T o) {
        return new SingletonList<T>(o);
    }

    public static <K, V> Map<K, V> singletonMap(K key, V value) {
        return new SingletonMap<K, V>(key, value);
    }

    static <E> Iterator<E> singletonIterator(final E e) {
        return new Iterator<E>() {
            private boolean done;

            public boolean hasNext() {
                return !done;
            }

            public E next() {
                if (done) throw new NoSuchElementException();
                done = true;
                return e;
            }
        };
    }

    private static final class SingletonSet<E> extends AbstractSet<E> implements java.io.Serializable {
        private static final long serialVersionUID = 3193687207550431679L;
        private final E element;

        SingletonSet(E e) {
            element = e;
        }

        public Iterator<E> iterator() {
            return singletonIterator(element);
        }

        public int size() {
            return 1;
        }

        public boolean contains(Object o) {
            return Objects.equals(o, element);
        }

        public boolean removeIf(Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }
    }

    private static final class SingletonList<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
        private static final long serialVersionUID = 3093736618740652951L;
        private final E element;

        SingletonList(E e) {
            element = e;
        }

        public Iterator<E> iterator() {
            return singletonIterator(element);
        }

        public int size() {
            return 1;
        }

        public boolean contains(Object o) {
            return Objects.equals(o, element);
        }

        public E get(int index) {
            if (index != 0) throw new IndexOutOfBoundsException("Index: " + index + ", Size: 1");
            return element;
        }

        public boolean removeIf(Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }

        public void replaceAll(UnaryOperator<E> operator) {
            throw new UnsupportedOperationException();
        }

        public void sort(Comparator<? super E> c) {
        }
    }

    private static final class SingletonMap<K, V> extends FixedMap<K, V> implements java.io.Serializable {
        private static final long serialVersionUID = -6979724477215052911L;
        private final K k;
        private final V v;

        SingletonMap(K key, V value) {
            k = key;
            v = value;
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return singleton((Map.Entry<K, V>) new SimpleImmutableEntry<K, V>(k, v));
        }
    }

    public static <T> List<T> nCopies(int n, T o) {
        if (n < 0) throw new IllegalArgumentException("List length = " + n);
        return new CopiesList<T>(n, o);
    }

    private static final class CopiesList<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
        private static final long serialVersionUID = 2739099268398711800L;
        private final int n;
        private final E element;

        CopiesList(int n, E e) {
            this.n = n;
            element = e;
        }

        public int size() {
            return n;
        }

        public boolean contains(Object o) {
            return n != 0 && Objects.equals(o, element);
        }

        public E get(int index) {
            if (index < 0 || index >= n) throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + n);
            return element;
        }

        public Object[] toArray() {
            Object[] a = new Object[n];
            if (element != null) Arrays.fill(a, 0, n, element);
            return a;
        }

        public List<E> subList(int from, int to) {
            checkRange(from, to, n);
            return new CopiesList<E>(to - from, element);
        }
    }

    // Unmodifiable views.

    @SuppressWarnings("unchecked")
    public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> c) {
        return c.getClass() == UnmodifiableCollection.class ? (Collection<T>) c : new UnmodifiableCollection<T>((Collection<T>) c);
    }

    @SuppressWarnings("unchecked")
    public static <T> Set<T> unmodifiableSet(Set<? extends T> s) {
        return s.getClass() == UnmodifiableSet.class ? (Set<T>) s : new UnmodifiableSet<T>((Set<T>) s);
    }

    public static <T> SortedSet<T> unmodifiableSortedSet(SortedSet<T> s) {
        return new UnmodifiableSortedSet<T>(s);
    }

    public static <T> NavigableSet<T> unmodifiableNavigableSet(NavigableSet<T> s) {
        return new UnmodifiableNavigableSet<T>(s);
    }

    @SuppressWarnings("unchecked")
    public static <T> List<T> unmodifiableList(List<? extends T> list) {
        List<T> of = (List<T>) list;
        Class<?> c = list.getClass();
        if (c == UnmodifiableList.class || c == UnmodifiableRandomAccessList.class) return of;
        return of instanceof RandomAccess ? new UnmodifiableRandomAccessList<T>(of) : new UnmodifiableList<T>(of);
    }

    @SuppressWarnings("unchecked")
    public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> m) {
        return m.getClass() == UnmodifiableMap.class ? (Map<K, V>) m : new UnmodifiableMap<K, V>((Map<K, V>) m);
    }

    @SuppressWarnings("unchecked")
    public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> m) {
        return new UnmodifiableSortedMap<K, V>((SortedMap<K, V>) m);
    }

    @SuppressWarnings("unchecked")
    public static <K, V> NavigableMap<K, V> unmodifiableNavigableMap(NavigableMap<K, ? extends V> m) {
        return new UnmodifiableNavigableMap<K, V>((NavigableMap<K, V>) m);
    }

    private static <E> Iterator<E> readIterator(final Iterator<? extends E> it) {
        return new Iterator<E>() {
            public boolean hasNext() {
                return it.hasNext();
            }

            public E next() {
                return it.next();
            }

            public void remove() {
                throw new UnsupportedOperationException();
            }
        };
    }

    private static class UnmodifiableCollection<E> implements Collection<E>, java.io.Serializable {
        private static final long serialVersionUID = 1820017752578914078L;
        final Collection<E> c;

        UnmodifiableCollection(Collection<E> c) {
            this.c = Objects.requireNonNull(c);
        }

        public int size() {
            return c.size();
        }

        public boolean isEmpty() {
            return c.isEmpty();
        }

        public boolean contains(Object o) {
            return c.contains(o);
        }

        public Object[] toArray() {
            return c.toArray();
        }

        public <T> T[] toArray(T[] a) {
            return c.toArray(a);
        }

        public <T> T[] toArray(IntFunction<T[]> f) {
            return c.toArray(f);
        }

        public boolean containsAll(Collection<?> coll) {
            return c.containsAll(coll);
        }

        public String toString() {
            return c.toString();
        }

        public void forEach(Consumer<? super E> action) {
            c.forEach(action);
        }

        public Spliterator<E> spliterator() {
            return c.spliterator();
        }

        public Stream<E> stream() {
            return c.stream();
        }

        public Stream<E> parallelStream() {
            return c.parallelStream();
        }

        public Iterator<E> iterator() {
            return readIterator(c.iterator());
        }

        public boolean add(E e) {
            throw new UnsupportedOperationException();
        }

        public boolean remove(Object o) {
            throw new UnsupportedOperationException();
        }

        public boolean addAll(Collection<? extends E> coll) {
            throw new UnsupportedOperationException();
        }

        public boolean removeAll(Collection<?> coll) {
            throw new UnsupportedOperationException();
        }

        public boolean retainAll(Collection<?> coll) {
            throw new UnsupportedOperationException();
        }

        public boolean removeIf(Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }
    }

    private static class UnmodifiableSet<E> extends UnmodifiableCollection<E> implements Set<E> {
        private static final long serialVersionUID = -9215047833775013803L;

        UnmodifiableSet(Set<E> s) {
            super(s);
        }

        public boolean equals(Object o) {
            if (this == o) return true;
            return c.equals(o);
        }

        public int hashCode() {
            return c.hashCode();
        }
    }

    private static class UnmodifiableSortedSet<E> extends UnmodifiableSet<E> implements SortedSet<E> {
        private static final long serialVersionUID = -4929149591599911165L;
        private final SortedSet<E> ss;

        UnmodifiableSortedSet(SortedSet<E> ss) {
            super(ss);
            this.ss = Objects.requireNonNull(ss);
        }

        public Comparator<? super E> comparator() {
            return ss.comparator();
        }

        public E first() {
            return ss.first();
        }

        public E last() {
            return ss.last();
        }

        public Spliterator<E> spliterator() {
            return ss.spliterator();
        }

        public SortedSet<E> subSet(E from, E to) {
            return new UnmodifiableSortedSet<E>(ss.subSet(from, to));
        }

        public SortedSet<E> headSet(E to) {
            return new UnmodifiableSortedSet<E>(ss.headSet(to));
        }

        public SortedSet<E> tailSet(E from) {
            return new UnmodifiableSortedSet<E>(ss.tailSet(from));
        }
    }

    private static class UnmodifiableNavigableSet<E> extends UnmodifiableSortedSet<E> implements NavigableSet<E> {
        private static final long serialVersionUID = -6027448201786391929L;
        private final NavigableSet<E> ns;

        UnmodifiableNavigableSet(NavigableSet<E> ns) {
            super(ns);
            this.ns = Objects.requireNonNull(ns);
        }

        public E lower(E e) {
            return ns.lower(e);
        }

        public E floor(E e) {
            return ns.floor(e);
        }

        public E ceiling(E e) {
            return ns.ceiling(e);
        }

        public E higher(E e) {
            return ns.higher(e);
        }

        public E pollFirst() {
            throw new UnsupportedOperationException();
        }

        public E pollLast() {
            throw new UnsupportedOperationException();
        }

        public Iterator<E> descendingIterator() {
            return readIterator(ns.descendingIterator());
        }

        public NavigableSet<E> descendingSet() {
            return new UnmodifiableNavigableSet<E>(ns.descendingSet());
        }

        public NavigableSet<E> subSet(E from, boolean fromIn, E to, boolean toIn) {
            return new UnmodifiableNavigableSet<E>(ns.subSet(from, fromIn, to, toIn));
        }

        public NavigableSet<E> headSet(E to, boolean inclusive) {
            return new UnmodifiableNavigableSet<E>(ns.headSet(to, inclusive));
        }

        public NavigableSet<E> tailSet(E from, boolean inclusive) {
            return new UnmodifiableNavigableSet<E>(ns.tailSet(from, inclusive));
        }

        static final UnmodifiableNavigableSet<?> EMPTY = new EmptyNavigableSet<Object>();

        private static final class EmptyNavigableSet<E> extends UnmodifiableNavigableSet<E> {
            private static final long serialVersionUID = -6291252904449939134L;

            EmptyNavigableSet() {
                super(new TreeSet<E>());
            }

            private Object readResolve() {
                return EMPTY;
            }
        }
    }

    private static class UnmodifiableList<E> extends UnmodifiableCollection<E> implements List<E> {
        private static final long serialVersionUID = -283967356065247728L;
        final List<E> list;

        UnmodifiableList(List<E> list) {
            super(list);
            this.list = Objects.requireNonNull(list);
        }

        public boolean equals(Object o) {
            if (this == o) return true;
            return list.equals(o);
        }

        public int hashCode() {
            return list.hashCode();
        }

        public E get(int index) {
            return list.get(index);
        }

        public int indexOf(Object o) {
            return list.indexOf(o);
        }

        public int lastIndexOf(Object o) {
            return list.lastIndexOf(o);
        }

        public E set(int index, E e) {
            throw new UnsupportedOperationException();
        }

        public void add(int index, E e) {
            throw new UnsupportedOperationException();
        }

        public E remove(int index) {
            throw new UnsupportedOperationException();
        }

        public boolean addAll(int index, Collection<? extends E> coll) {
            throw new UnsupportedOperationException();
        }

        public void replaceAll(UnaryOperator<E> op) {
            throw new UnsupportedOperationException();
        }

        public void sort(Comparator<? super E> order) {
            throw new UnsupportedOperationException();
        }

        public ListIterator<E> listIterator() {
            return listIterator(0);
        }

        public ListIterator<E> listIterator(int index) {
            final ListIterator<E> it = list.listIterator(index);
            return new ListIterator<E>() {
                public boolean hasNext() {
                    return it.hasNext();
                }

                public E next() {
                    return it.next();
                }

                public boolean hasPrevious() {
                    return it.hasPrevious();
                }

                public E previous() {
                    return it.previous();
                }

                public int nextIndex() {
                    return it.nextIndex();
                }

                public int previousIndex() {
                    return it.previousIndex();
                }

                public void remove() {
                    throw new UnsupportedOperationException();
                }

                public void set(E e) {
                    throw new UnsupportedOperationException();
                }

                public void add(E e) {
                    throw new UnsupportedOperationException();
                }
            };
        }

        public List<E> subList(int from, int to) {
            return unmodifiableList(list.subList(from, to));
        }

        /** A list of random access is written as one without; it becomes one again here. */
        private Object readResolve() {
            return list instanceof RandomAccess ? new UnmodifiableRandomAccessList<E>(list) : this;
        }
    }

    private static final class UnmodifiableRandomAccessList<E> extends UnmodifiableList<E> implements RandomAccess {
        private static final long serialVersionUID = -2542308836966382001L;
        UnmodifiableRandomAccessList(List<E> list) {
            super(list);
        }

        private Object writeReplace() {
            return new UnmodifiableList<E>(list);
        }
    }

    private static class UnmodifiableMap<K, V> implements Map<K, V>, java.io.Serializable {
        private static final long serialVersionUID = -1034234728574286014L;
        final Map<K, V> m;
        private transient Set<K> keySet;
        private transient Collection<V> values;
        private transient Set<Map.Entry<K, V>> entries;

        UnmodifiableMap(Map<K, V> m) {
            this.m = Objects.requireNonNull(m);
        }

        public int size() {
            return m.size();
        }

        public boolean isEmpty() {
            return m.isEmpty();
        }

        public boolean containsKey(Object key) {
            return m.containsKey(key);
        }

        public boolean containsValue(Object value) {
            return m.containsValue(value);
        }

        public V get(Object key) {
            return m.get(key);
        }

        public V getOrDefault(Object key, V def) {
            return m.getOrDefault(key, def);
        }

        public void forEach(BiConsumer<? super K, ? super V> action) {
            m.forEach(action);
        }

        public boolean equals(Object o) {
            if (this == o) return true;
            return m.equals(o);
        }

        public int hashCode() {
            return m.hashCode();
        }

        public String toString() {
            return m.toString();
        }

        public V put(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public V remove(Object key) {
            throw new UnsupportedOperationException();
        }

        public void putAll(Map<? extends K, ? extends V> map) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V putIfAbsent(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public boolean remove(Object key, Object value) {
            throw new UnsupportedOperationException();
        }

        public boolean replace(K key, V old, V value) {
            throw new UnsupportedOperationException();
        }

        public V replace(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public Set<K> keySet() {
            if (keySet == null) keySet = unmodifiableSet(m.keySet());
            return keySet;
        }

        public Collection<V> values() {
            if (values == null) values = unmodifiableCollection(m.values());
            return values;
        }

        public Set<Map.Entry<K, V>> entrySet() {
            if (entries == null) entries = new UnmodifiableEntrySet<K, V>(m.entrySet());
            return entries;
        }
    }

    /** Entries that cannot be set. */
    private static final class UnmodifiableEntrySet<K, V> extends AbstractSet<Map.Entry<K, V>> implements java.io.Serializable {
        private final Set<Map.Entry<K, V>> s;

        UnmodifiableEntrySet(Set<Map.Entry<K, V>> s) {
            this.s = s;
        }

        public int size() {
            return s.size();
        }

        public boolean contains(Object o) {
            return s.contains(o);
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            final Iterator<Map.Entry<K, V>> it = s.iterator();
            return new Iterator<Map.Entry<K, V>>() {
                public boolean hasNext() {
                    return it.hasNext();
                }

                public Map.Entry<K, V> next() {
                    return new AbstractMap.SimpleImmutableEntry<K, V>(it.next());
                }

                public void remove() {
                    throw new UnsupportedOperationException();
                }
            };
        }

        public boolean add(Map.Entry<K, V> e) {
            throw new UnsupportedOperationException();
        }

        public boolean remove(Object o) {
            throw new UnsupportedOperationException();
        }

        public boolean removeAll(Collection<?> coll) {
            throw new UnsupportedOperationException();
        }

        public boolean retainAll(Collection<?> coll) {
            throw new UnsupportedOperationException();
        }

        public boolean removeIf(Predicate<? super Map.Entry<K, V>> filter) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }
    }

    private static class UnmodifiableSortedMap<K, V> extends UnmodifiableMap<K, V> implements SortedMap<K, V> {
        private static final long serialVersionUID = -8806743815996713206L;
        private final SortedMap<K, V> sm;

        UnmodifiableSortedMap(SortedMap<K, V> sm) {
            super(sm);
            this.sm = Objects.requireNonNull(sm);
        }

        public Comparator<? super K> comparator() {
            return sm.comparator();
        }

        public K firstKey() {
            return sm.firstKey();
        }

        public K lastKey() {
            return sm.lastKey();
        }

        public SortedMap<K, V> subMap(K from, K to) {
            return new UnmodifiableSortedMap<K, V>(sm.subMap(from, to));
        }

        public SortedMap<K, V> headMap(K to) {
            return new UnmodifiableSortedMap<K, V>(sm.headMap(to));
        }

        public SortedMap<K, V> tailMap(K from) {
            return new UnmodifiableSortedMap<K, V>(sm.tailMap(from));
        }
    }

    private static class UnmodifiableNavigableMap<K, V> extends UnmodifiableSortedMap<K, V> implements NavigableMap<K, V> {
        private static final long serialVersionUID = -4858195264774772197L;
        private final NavigableMap<K, V> nm;

        UnmodifiableNavigableMap(NavigableMap<K, V> nm) {
            super(nm);
            this.nm = Objects.requireNonNull(nm);
        }

        public K lowerKey(K key) {
            return nm.lowerKey(key);
        }

        public K floorKey(K key) {
            return nm.floorKey(key);
        }

        public K ceilingKey(K key) {
            return nm.ceilingKey(key);
        }

        public K higherKey(K key) {
            return nm.higherKey(key);
        }

        public Map.Entry<K, V> lowerEntry(K key) {
            Map.Entry<K, V> e = nm.lowerEntry(key);
            return e == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(e);
        }

        public Map.Entry<K, V> floorEntry(K key) {
            Map.Entry<K, V> e = nm.floorEntry(key);
            return e == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(e);
        }

        public Map.Entry<K, V> ceilingEntry(K key) {
            Map.Entry<K, V> e = nm.ceilingEntry(key);
            return e == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(e);
        }

        public Map.Entry<K, V> higherEntry(K key) {
            Map.Entry<K, V> e = nm.higherEntry(key);
            return e == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(e);
        }

        public Map.Entry<K, V> firstEntry() {
            Map.Entry<K, V> e = nm.firstEntry();
            return e == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(e);
        }

        public Map.Entry<K, V> lastEntry() {
            Map.Entry<K, V> e = nm.lastEntry();
            return e == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(e);
        }

        public Map.Entry<K, V> pollFirstEntry() {
            throw new UnsupportedOperationException();
        }

        public Map.Entry<K, V> pollLastEntry() {
            throw new UnsupportedOperationException();
        }

        public NavigableMap<K, V> descendingMap() {
            return new UnmodifiableNavigableMap<K, V>(nm.descendingMap());
        }

        public NavigableSet<K> navigableKeySet() {
            return unmodifiableNavigableSet(nm.navigableKeySet());
        }

        public NavigableSet<K> descendingKeySet() {
            return unmodifiableNavigableSet(nm.descendingKeySet());
        }

        public NavigableMap<K, V> subMap(K from, boolean fromIn, K to, boolean toIn) {
            return new UnmodifiableNavigableMap<K, V>(nm.subMap(from, fromIn, to, toIn));
        }

        public NavigableMap<K, V> headMap(K to, boolean inclusive) {
            return new UnmodifiableNavigableMap<K, V>(nm.headMap(to, inclusive));
        }

        public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
            return new UnmodifiableNavigableMap<K, V>(nm.tailMap(from, inclusive));
        }

        static final UnmodifiableNavigableMap<?, ?> EMPTY = new EmptyNavigableMap<Object, Object>();

        private static final class EmptyNavigableMap<K, V> extends UnmodifiableNavigableMap<K, V> {
            private static final long serialVersionUID = -2239321462712562324L;

            EmptyNavigableMap() {
                super(new TreeMap<K, V>());
            }

            private Object readResolve() {
                return EMPTY;
            }
        }
    }

    // Synchronised wrappers: every method runs under the mutex; iterators are the caller's care.

    public static <T> Collection<T> synchronizedCollection(Collection<T> c) {
        return new SynchronizedCollection<T>(c, null);
    }

    static <T> Collection<T> synchronizedCollection(Collection<T> c, Object mutex) {
        return new SynchronizedCollection<T>(c, mutex);
    }

    public static <T> Set<T> synchronizedSet(Set<T> s) {
        return new SynchronizedSet<T>(s, null);
    }

    static <T> Set<T> synchronizedSet(Set<T> s, Object mutex) {
        return new SynchronizedSet<T>(s, mutex);
    }

    public static <T> SortedSet<T> synchronizedSortedSet(SortedSet<T> s) {
        return new SynchronizedSortedSet<T>(s, null);
    }

    public static <T> NavigableSet<T> synchronizedNavigableSet(NavigableSet<T> s) {
        return new SynchronizedNavigableSet<T>(s, null);
    }

    public static <T> List<T> synchronizedList(List<T> list) {
        return synchronizedList(list, null);
    }

    static <T> List<T> synchronizedList(List<T> list, Object mutex) {
        return list instanceof RandomAccess ? new SynchronizedRandomAccessList<T>(list, mutex) : new SynchronizedList<T>(list, mutex);
    }

    public static <K, V> Map<K, V> synchronizedMap(Map<K, V> m) {
        return new SynchronizedMap<K, V>(m, null);
    }

    public static <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> m) {
        return new SynchronizedSortedMap<K, V>(m, null);
    }

    public static <K, V> NavigableMap<K, V> synchronizedNavigableMap(NavigableMap<K, V> m) {
        return new SynchronizedNavigableMap<K, V>(m, null);
    }

    private static class SynchronizedCollection<E> implements Collection<E>, java.io.Serializable {
        private static final long serialVersionUID = 3053995032091335093L;
        final Collection<E> c;
        final Object mutex;

        SynchronizedCollection(Collection<E> c, Object mutex) {
            this.c = Objects.requireNonNull(c);
            this.mutex = mutex == null ? this : mutex;
        }

        public int size() {
            synchronized (mutex) {
                return c.size();
            }
        }

        public boolean isEmpty() {
            synchronized (mutex) {
                return c.isEmpty();
            }
        }

        public boolean contains(Object o) {
            synchronized (mutex) {
                return c.contains(o);
            }
        }

        public Object[] toArray() {
            synchronized (mutex) {
                return c.toArray();
            }
        }

        public <T> T[] toArray(T[] a) {
            synchronized (mutex) {
                return c.toArray(a);
            }
        }

        public <T> T[] toArray(IntFunction<T[]> f) {
            synchronized (mutex) {
                return c.toArray(f);
            }
        }

        public boolean containsAll(Collection<?> coll) {
            synchronized (mutex) {
                return c.containsAll(coll);
            }
        }

        public String toString() {
            synchronized (mutex) {
                return c.toString();
            }
        }

        public void forEach(Consumer<? super E> action) {
            synchronized (mutex) {
                c.forEach(action);
            }
        }

        public Iterator<E> iterator() {
            return c.iterator();
        }

        public Spliterator<E> spliterator() {
            return c.spliterator();
        }

        public Stream<E> stream() {
            return c.stream();
        }

        public Stream<E> parallelStream() {
            return c.parallelStream();
        }

        public boolean add(E e) {
            synchronized (mutex) {
                return c.add(e);
            }
        }

        public boolean remove(Object o) {
            synchronized (mutex) {
                return c.remove(o);
            }
        }

        public boolean addAll(Collection<? extends E> coll) {
            synchronized (mutex) {
                return c.addAll(coll);
            }
        }

        public boolean removeAll(Collection<?> coll) {
            synchronized (mutex) {
                return c.removeAll(coll);
            }
        }

        public boolean retainAll(Collection<?> coll) {
            synchronized (mutex) {
                return c.retainAll(coll);
            }
        }

        public boolean removeIf(Predicate<? super E> filter) {
            synchronized (mutex) {
                return c.removeIf(filter);
            }
        }

        public void clear() {
            synchronized (mutex) {
                c.clear();
            }
        }

        private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
            synchronized (mutex) {
                out.defaultWriteObject();
            }
        }
    }

    private static class SynchronizedSet<E> extends SynchronizedCollection<E> implements Set<E> {
        private static final long serialVersionUID = 487447009682186044L;

        SynchronizedSet(Set<E> s, Object mutex) {
            super(s, mutex);
        }

        public boolean equals(Object o) {
            if (this == o) return true;
            synchronized (mutex) {
                return c.equals(o);
            }
        }

        public int hashCode() {
            synchronized (mutex) {
                return c.hashCode();
            }
        }

        public Spliterator<E> spliterator() {
            return c.spliterator();
        }
    }

    private static class SynchronizedSortedSet<E> extends SynchronizedSet<E> implements SortedSet<E> {
        private static final long serialVersionUID = 8695801310862127406L;
        private final SortedSet<E> ss;

        SynchronizedSortedSet(SortedSet<E> ss, Object mutex) {
            super(ss, mutex);
            this.ss = ss;
        }

        public Comparator<? super E> comparator() {
            synchronized (mutex) {
                return ss.comparator();
            }
        }

        public E first() {
            synchronized (mutex) {
                return ss.first();
            }
        }

        public E last() {
            synchronized (mutex) {
                return ss.last();
            }
        }

        public Spliterator<E> spliterator() {
            return ss.spliterator();
        }

        public SortedSet<E> subSet(E from, E to) {
            synchronized (mutex) {
                return new SynchronizedSortedSet<E>(ss.subSet(from, to), mutex);
            }
        }

        public SortedSet<E> headSet(E to) {
            synchronized (mutex) {
                return new SynchronizedSortedSet<E>(ss.headSet(to), mutex);
            }
        }

        public SortedSet<E> tailSet(E from) {
            synchronized (mutex) {
                return new SynchronizedSortedSet<E>(ss.tailSet(from), mutex);
            }
        }
    }

    private static class SynchronizedNavigableSet<E> extends SynchronizedSortedSet<E> implements NavigableSet<E> {
        private static final long serialVersionUID = -5505529816273629798L;
        private final NavigableSet<E> ns;

        SynchronizedNavigableSet(NavigableSet<E> ns, Object mutex) {
            super(ns, mutex);
            this.ns = ns;
        }

        public E lower(E e) {
            synchronized (mutex) {
                return ns.lower(e);
            }
        }

        public E floor(E e) {
            synchronized (mutex) {
                return ns.floor(e);
            }
        }

        public E ceiling(E e) {
            synchronized (mutex) {
                return ns.ceiling(e);
            }
        }

        public E higher(E e) {
            synchronized (mutex) {
                return ns.higher(e);
            }
        }

        public E pollFirst() {
            synchronized (mutex) {
                return ns.pollFirst();
            }
        }

        public E pollLast() {
            synchronized (mutex) {
                return ns.pollLast();
            }
        }

        public Iterator<E> descendingIterator() {
            synchronized (mutex) {
                return ns.descendingIterator();
            }
        }

        public NavigableSet<E> descendingSet() {
            synchronized (mutex) {
                return new SynchronizedNavigableSet<E>(ns.descendingSet(), mutex);
            }
        }

        public NavigableSet<E> subSet(E from, boolean fromIn, E to, boolean toIn) {
            synchronized (mutex) {
                return new SynchronizedNavigableSet<E>(ns.subSet(from, fromIn, to, toIn), mutex);
            }
        }

        public NavigableSet<E> headSet(E to, boolean inclusive) {
            synchronized (mutex) {
                return new SynchronizedNavigableSet<E>(ns.headSet(to, inclusive), mutex);
            }
        }

        public NavigableSet<E> tailSet(E from, boolean inclusive) {
            synchronized (mutex) {
                return new SynchronizedNavigableSet<E>(ns.tailSet(from, inclusive), mutex);
            }
        }
    }

    private static class SynchronizedList<E> extends SynchronizedCollection<E> implements List<E> {
        private static final long serialVersionUID = -7754090372962971524L;
        final List<E> list;

        SynchronizedList(List<E> list, Object mutex) {
            super(list, mutex);
            this.list = list;
        }

        public boolean equals(Object o) {
            if (this == o) return true;
            synchronized (mutex) {
                return list.equals(o);
            }
        }

        public int hashCode() {
            synchronized (mutex) {
                return list.hashCode();
            }
        }

        public E get(int index) {
            synchronized (mutex) {
                return list.get(index);
            }
        }

        public int indexOf(Object o) {
            synchronized (mutex) {
                return list.indexOf(o);
            }
        }

        public int lastIndexOf(Object o) {
            synchronized (mutex) {
                return list.lastIndexOf(o);
            }
        }

        public E set(int index, E e) {
            synchronized (mutex) {
                return list.set(index, e);
            }
        }

        public void add(int index, E e) {
            synchronized (mutex) {
                list.add(index, e);
            }
        }

        public E remove(int index) {
            synchronized (mutex) {
                return list.remove(index);
            }
        }

        public boolean addAll(int index, Collection<? extends E> coll) {
            synchronized (mutex) {
                return list.addAll(index, coll);
            }
        }

        public void replaceAll(UnaryOperator<E> op) {
            synchronized (mutex) {
                list.replaceAll(op);
            }
        }

        public void sort(Comparator<? super E> order) {
            synchronized (mutex) {
                list.sort(order);
            }
        }

        public ListIterator<E> listIterator() {
            return list.listIterator();
        }

        public ListIterator<E> listIterator(int index) {
            return list.listIterator(index);
        }

        public Spliterator<E> spliterator() {
            return list.spliterator();
        }

        public List<E> subList(int from, int to) {
            synchronized (mutex) {
                return synchronizedList(list.subList(from, to), mutex);
            }
        }

        /** A list of random access is written as one without; it becomes one again here. */
        private Object readResolve() {
            return list instanceof RandomAccess ? new SynchronizedRandomAccessList<E>(list, null) : this;
        }
    }

    private static final class SynchronizedRandomAccessList<E> extends SynchronizedList<E> implements RandomAccess {
        private static final long serialVersionUID = 1530674583602358482L;
        SynchronizedRandomAccessList(List<E> list, Object mutex) {
            super(list, mutex);
        }

        private Object writeReplace() {
            return new SynchronizedList<E>(list, null);
        }
    }

    private static class SynchronizedMap<K, V> implements Map<K, V>, java.io.Serializable {
        private static final long serialVersionUID = 1978198479659022715L;
        private final Map<K, V> m;
        final Object mutex;
        private transient Set<K> keySet;
        private transient Collection<V> values;
        private transient Set<Map.Entry<K, V>> entries;

        SynchronizedMap(Map<K, V> m, Object mutex) {
            this.m = Objects.requireNonNull(m);
            this.mutex = mutex == null ? this : mutex;
        }

        public int size() {
            synchronized (mutex) {
                return m.size();
            }
        }

        public boolean isEmpty() {
            synchronized (mutex) {
                return m.isEmpty();
            }
        }

        public boolean containsKey(Object key) {
            synchronized (mutex) {
                return m.containsKey(key);
            }
        }

        public boolean containsValue(Object value) {
            synchronized (mutex) {
                return m.containsValue(value);
            }
        }

        public V get(Object key) {
            synchronized (mutex) {
                return m.get(key);
            }
        }

        public V getOrDefault(Object key, V def) {
            synchronized (mutex) {
                return m.getOrDefault(key, def);
            }
        }

        public void forEach(BiConsumer<? super K, ? super V> action) {
            synchronized (mutex) {
                m.forEach(action);
            }
        }

        public boolean equals(Object o) {
            if (this == o) return true;
            synchronized (mutex) {
                return m.equals(o);
            }
        }

        public int hashCode() {
            synchronized (mutex) {
                return m.hashCode();
            }
        }

        public String toString() {
            synchronized (mutex) {
                return m.toString();
            }
        }

        public V put(K key, V value) {
            synchronized (mutex) {
                return m.put(key, value);
            }
        }

        public V remove(Object key) {
            synchronized (mutex) {
                return m.remove(key);
            }
        }

        public void putAll(Map<? extends K, ? extends V> map) {
            synchronized (mutex) {
                m.putAll(map);
            }
        }

        public void clear() {
            synchronized (mutex) {
                m.clear();
            }
        }

        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
            synchronized (mutex) {
                m.replaceAll(f);
            }
        }

        public V putIfAbsent(K key, V value) {
            synchronized (mutex) {
                return m.putIfAbsent(key, value);
            }
        }

        public boolean remove(Object key, Object value) {
            synchronized (mutex) {
                return m.remove(key, value);
            }
        }

        public boolean replace(K key, V old, V value) {
            synchronized (mutex) {
                return m.replace(key, old, value);
            }
        }

        public V replace(K key, V value) {
            synchronized (mutex) {
                return m.replace(key, value);
            }
        }

        public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
            synchronized (mutex) {
                return m.computeIfAbsent(key, f);
            }
        }

        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            synchronized (mutex) {
                return m.computeIfPresent(key, f);
            }
        }

        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            synchronized (mutex) {
                return m.compute(key, f);
            }
        }

        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
            synchronized (mutex) {
                return m.merge(key, value, f);
            }
        }

        public Set<K> keySet() {
            synchronized (mutex) {
                if (keySet == null) keySet = new SynchronizedSet<K>(m.keySet(), mutex);
                return keySet;
            }
        }

        public Collection<V> values() {
            synchronized (mutex) {
                if (values == null) values = new SynchronizedCollection<V>(m.values(), mutex);
                return values;
            }
        }

        public Set<Map.Entry<K, V>> entrySet() {
            synchronized (mutex) {
                if (entries == null) entries = new SynchronizedSet<Map.Entry<K, V>>(m.entrySet(), mutex);
                return entries;
            }
        }

        private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
            synchronized (mutex) {
                out.defaultWriteObject();
            }
        }
    }

    private static class SynchronizedSortedMap<K, V> extends SynchronizedMap<K, V> implements SortedMap<K, V> {
        private static final long serialVersionUID = -8798146769416483793L;
        private final SortedMap<K, V> sm;

        SynchronizedSortedMap(SortedMap<K, V> sm, Object mutex) {
            super(sm, mutex);
            this.sm = sm;
        }

        public Comparator<? super K> comparator() {
            synchronized (mutex) {
                return sm.comparator();
            }
        }

        public K firstKey() {
            synchronized (mutex) {
                return sm.firstKey();
            }
        }

        public K lastKey() {
            synchronized (mutex) {
                return sm.lastKey();
            }
        }

        public SortedMap<K, V> subMap(K from, K to) {
            synchronized (mutex) {
                return new SynchronizedSortedMap<K, V>(sm.subMap(from, to), mutex);
            }
        }

        public SortedMap<K, V> headMap(K to) {
            synchronized (mutex) {
                return new SynchronizedSortedMap<K, V>(sm.headMap(to), mutex);
            }
        }

        public SortedMap<K, V> tailMap(K from) {
            synchronized (mutex) {
                return new SynchronizedSortedMap<K, V>(sm.tailMap(from), mutex);
            }
        }
    }

    private static class SynchronizedNavigableMap<K, V> extends SynchronizedSortedMap<K, V> implements NavigableMap<K, V> {
        private static final long serialVersionUID = 699392247599746807L;
        private final NavigableMap<K, V> nm;

        SynchronizedNavigableMap(NavigableMap<K, V> nm, Object mutex) {
            super(nm, mutex);
            this.nm = nm;
        }

        public K lowerKey(K key) {
            synchronized (mutex) {
                return nm.lowerKey(key);
            }
        }

        public K floorKey(K key) {
            synchronized (mutex) {
                return nm.floorKey(key);
            }
        }

        public K ceilingKey(K key) {
            synchronized (mutex) {
                return nm.ceilingKey(key);
            }
        }

        public K higherKey(K key) {
            synchronized (mutex) {
                return nm.higherKey(key);
            }
        }

        public Map.Entry<K, V> lowerEntry(K key) {
            synchronized (mutex) {
                return nm.lowerEntry(key);
            }
        }

        public Map.Entry<K, V> floorEntry(K key) {
            synchronized (mutex) {
                return nm.floorEntry(key);
            }
        }

        public Map.Entry<K, V> ceilingEntry(K key) {
            synchronized (mutex) {
                return nm.ceilingEntry(key);
            }
        }

        public Map.Entry<K, V> higherEntry(K key) {
            synchronized (mutex) {
                return nm.higherEntry(key);
            }
        }

        public Map.Entry<K, V> firstEntry() {
            synchronized (mutex) {
                return nm.firstEntry();
            }
        }

        public Map.Entry<K, V> lastEntry() {
            synchronized (mutex) {
                return nm.lastEntry();
            }
        }

        public Map.Entry<K, V> pollFirstEntry() {
            synchronized (mutex) {
                return nm.pollFirstEntry();
            }
        }

        public Map.Entry<K, V> pollLastEntry() {
            synchronized (mutex) {
                return nm.pollLastEntry();
            }
        }

        public NavigableMap<K, V> descendingMap() {
            synchronized (mutex) {
                return new SynchronizedNavigableMap<K, V>(nm.descendingMap(), mutex);
            }
        }

        public NavigableSet<K> navigableKeySet() {
            synchronized (mutex) {
                return new SynchronizedNavigableSet<K>(nm.navigableKeySet(), mutex);
            }
        }

        public NavigableSet<K> descendingKeySet() {
            synchronized (mutex) {
                return new SynchronizedNavigableSet<K>(nm.descendingKeySet(), mutex);
            }
        }

        public NavigableMap<K, V> subMap(K from, boolean fromIn, K to, boolean toIn) {
            synchronized (mutex) {
                return new SynchronizedNavigableMap<K, V>(nm.subMap(from, fromIn, to, toIn), mutex);
            }
        }

        public NavigableMap<K, V> headMap(K to, boolean inclusive) {
            synchronized (mutex) {
                return new SynchronizedNavigableMap<K, V>(nm.headMap(to, inclusive), mutex);
            }
        }

        public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
            synchronized (mutex) {
                return new SynchronizedNavigableMap<K, V>(nm.tailMap(from, inclusive), mutex);
            }
        }
    }

    // Checked wrappers: what goes in must be an instance of the type.

    private static <T> T check(T o, Class<?> type) {
        if (o != null && !type.isInstance(o))
            throw new ClassCastException("Attempt to insert " + o.getClass()
                    + " element into collection with element type " + type);
        return o;
    }

    @SuppressWarnings("unchecked")
    private static <E> Collection<E> checkAll(Collection<? extends E> c, Class<?> type) {
        Object[] a = c.toArray();
        for (int i = 0; i < a.length; i++) check(a[i], type);
        return (Collection<E>) Arrays.asList(a);
    }

    private static class CheckedCollection<E> implements Collection<E>, java.io.Serializable {
        private static final long serialVersionUID = 1578914078182001775L;
        final Collection<E> c;
        final Class<E> type;
        private E[] zeroLengthElementArray;     // of the serialized form; always null

        CheckedCollection(Collection<E> c, Class<E> type) {
            this.c = Objects.requireNonNull(c);
            this.type = Objects.requireNonNull(type, "type");
        }

        public int size() {
            return c.size();
        }

        public boolean isEmpty() {
            return c.isEmpty();
        }

        public boolean contains(Object o) {
            return c.contains(o);
        }

        public Object[] toArray() {
            return c.toArray();
        }

        public <T> T[] toArray(T[] a) {
            return c.toArray(a);
        }

        public <T> T[] toArray(IntFunction<T[]> f) {
            return c.toArray(f);
        }

        public boolean containsAll(Collection<?> coll) {
            return c.containsAll(coll);
        }

        public String toString() {
            return c.toString();
        }

        public void forEach(Consumer<? super E> action) {
            c.forEach(action);
        }

        public Spliterator<E> spliterator() {
            return c.spliterator();
        }

        public Stream<E> stream() {
            return c.stream();
        }

        public Stream<E> parallelStream() {
            return c.parallelStream();
        }

        public boolean remove(Object o) {
            return c.remove(o);
        }

        public boolean removeAll(Collection<?> coll) {
            return c.removeAll(coll);
        }

        public boolean retainAll(Collection<?> coll) {
            return c.retainAll(coll);
        }

        public boolean removeIf(Predicate<? super E> filter) {
            return c.removeIf(filter);
        }

        public void clear() {
            c.clear();
        }

        public Iterator<E> iterator() {
            return c.iterator();
        }

        public boolean add(E e) {
            return c.add(check(e, type));
        }

        public boolean addAll(Collection<? extends E> coll) {
            return c.addAll(Collections.<E>checkAll(coll, type));
        }
    }

    private static class CheckedSet<E> extends CheckedCollection<E> implements Set<E> {
        private static final long serialVersionUID = 4694047833775013803L;

        CheckedSet(Set<E> s, Class<E> type) {
            super(s, type);
        }

        public boolean equals(Object o) {
            if (this == o) return true;
            return c.equals(o);
        }

        public int hashCode() {
            return c.hashCode();
        }

        public Spliterator<E> spliterator() {
            return c.spliterator();
        }
    }

    private static class CheckedSortedSet<E> extends CheckedSet<E> implements SortedSet<E> {
        private static final long serialVersionUID = 1599911165492914959L;
        private final SortedSet<E> ss;

        CheckedSortedSet(SortedSet<E> ss, Class<E> type) {
            super(ss, type);
            this.ss = Objects.requireNonNull(ss);
        }

        public Comparator<? super E> comparator() {
            return ss.comparator();
        }

        public E first() {
            return ss.first();
        }

        public E last() {
            return ss.last();
        }

        public Spliterator<E> spliterator() {
            return ss.spliterator();
        }

        public SortedSet<E> subSet(E from, E to) {
            return new CheckedSortedSet<E>(ss.subSet(from, to), type);
        }

        public SortedSet<E> headSet(E to) {
            return new CheckedSortedSet<E>(ss.headSet(to), type);
        }

        public SortedSet<E> tailSet(E from) {
            return new CheckedSortedSet<E>(ss.tailSet(from), type);
        }
    }

    private static class CheckedNavigableSet<E> extends CheckedSortedSet<E> implements NavigableSet<E> {
        private static final long serialVersionUID = -5429120189805438922L;
        private final NavigableSet<E> ns;

        CheckedNavigableSet(NavigableSet<E> ns, Class<E> type) {
            super(ns, type);
            this.ns = Objects.requireNonNull(ns);
        }

        public E lower(E e) {
            return ns.lower(e);
        }

        public E floor(E e) {
            return ns.floor(e);
        }

        public E ceiling(E e) {
            return ns.ceiling(e);
        }

        public E higher(E e) {
            return ns.higher(e);
        }

        public E pollFirst() {
            return ns.pollFirst();
        }

        public E pollLast() {
            return ns.pollLast();
        }

        public Iterator<E> descendingIterator() {
            return ns.descendingIterator();
        }

        public NavigableSet<E> descendingSet() {
            return new CheckedNavigableSet<E>(ns.descendingSet(), type);
        }

        public NavigableSet<E> subSet(E from, boolean fromIn, E to, boolean toIn) {
            return new CheckedNavigableSet<E>(ns.subSet(from, fromIn, to, toIn), type);
        }

        public NavigableSet<E> headSet(E to, boolean inclusive) {
            return new CheckedNavigableSet<E>(ns.headSet(to, inclusive), type);
        }

        public NavigableSet<E> tailSet(E from, boolean inclusive) {
            return new CheckedNavigableSet<E>(ns.tailSet(from, inclusive), type);
        }
    }

    private static class CheckedQueue<E> extends CheckedCollection<E> implements Queue<E> {
        private static final long serialVersionUID = 1433151992604707767L;
        private final Queue<E> queue;

        CheckedQueue(Queue<E> queue, Class<E> type) {
            super(queue, type);
            this.queue = Objects.requireNonNull(queue);
        }

        public E remove() {
            return queue.remove();
        }

        public E poll() {
            return queue.poll();
        }

        public E element() {
            return queue.element();
        }

        public E peek() {
            return queue.peek();
        }

        public boolean offer(E e) {
            return queue.offer(check(e, type));
        }
    }

    private static class CheckedList<E> extends CheckedCollection<E> implements List<E> {
        private static final long serialVersionUID = 65247728283967356L;
        private final List<E> list;

        CheckedList(List<E> list, Class<E> type) {
            super(list, type);
            this.list = Objects.requireNonNull(list);
        }

        public boolean equals(Object o) {
            if (this == o) return true;
            return list.equals(o);
        }

        public int hashCode() {
            return list.hashCode();
        }

        public E get(int index) {
            return list.get(index);
        }

        public int indexOf(Object o) {
            return list.indexOf(o);
        }

        public int lastIndexOf(Object o) {
            return list.lastIndexOf(o);
        }

        public E remove(int index) {
            return list.remove(index);
        }

        public void sort(Comparator<? super E> order) {
            list.sort(order);
        }

        public Spliterator<E> spliterator() {
            return list.spliterator();
        }

        public E set(int index, E e) {
            return list.set(index, check(e, type));
        }

        public void add(int index, E e) {
            list.add(index, check(e, type));
        }

        public boolean addAll(int index, Collection<? extends E> coll) {
            return list.addAll(index, Collections.<E>checkAll(coll, type));
        }

        public void replaceAll(final UnaryOperator<E> op) {
            Objects.requireNonNull(op);
            list.replaceAll(new UnaryOperator<E>() {
                public E apply(E e) {
                    return check(op.apply(e), type);
                }
            });
        }

        public ListIterator<E> listIterator() {
            return listIterator(0);
        }

        public ListIterator<E> listIterator(int index) {
            final ListIterator<E> it = list.listIterator(index);
            return new ListIterator<E>() {
                public boolean hasNext() {
                    return it.hasNext();
                }

                public E next() {
                    return it.next();
                }

                public boolean hasPrevious() {
                    return it.hasPrevious();
                }

                public E previous() {
                    return it.previous();
                }

                public int nextIndex() {
                    return it.nextIndex();
                }

                public int previousIndex() {
                    return it.previousIndex();
                }

                public void remove() {
                    it.remove();
                }

                public void set(E e) {
                    it.set(check(e, type));
                }

                public void add(E e) {
                    it.add(check(e, type));
                }
            };
        }

        public List<E> subList(int from, int to) {
            return new CheckedList<E>(list.subList(from, to), type);
        }
    }

    private static final class CheckedRandomAccessList<E> extends CheckedList<E> implements RandomAccess {
        private static final long serialVersionUID = 1638200125423088369L;
        CheckedRandomAccessList(List<E> list, Class<E> type) {
            super(list, type);
        }
    }

    public static <E> Collection<E> checkedCollection(Collection<E> c, Class<E> type) {
        return new CheckedCollection<E>(c, type);
    }

    public static <E> Queue<E> checkedQueue(Queue<E> queue, Class<E> type) {
        return new CheckedQueue<E>(queue, type);
    }

    public static <E> Set<E> checkedSet(Set<E> s, Class<E> type) {
        return new CheckedSet<E>(s, type);
    }

    public static <E> SortedSet<E> checkedSortedSet(SortedSet<E> s, Class<E> type) {
        return new CheckedSortedSet<E>(s, type);
    }

    public static <E> NavigableSet<E> checkedNavigableSet(NavigableSet<E> s, Class<E> type) {
        return new CheckedNavigableSet<E>(s, type);
    }

    public static <E> List<E> checkedList(List<E> list, Class<E> type) {
        return list instanceof RandomAccess ? new CheckedRandomAccessList<E>(list, type) : new CheckedList<E>(list, type);
    }

    private static class CheckedMap<K, V> implements Map<K, V>, java.io.Serializable {
        private static final long serialVersionUID = 5742860141034234728L;
        private final Map<K, V> m;
        final Class<K> keyType;
        final Class<V> valueType;

        CheckedMap(Map<K, V> m, Class<K> keyType, Class<V> valueType) {
            this.m = Objects.requireNonNull(m);
            this.keyType = Objects.requireNonNull(keyType);
            this.valueType = Objects.requireNonNull(valueType);
        }

        public int size() {
            return m.size();
        }

        public boolean isEmpty() {
            return m.isEmpty();
        }

        public boolean containsKey(Object key) {
            return m.containsKey(key);
        }

        public boolean containsValue(Object value) {
            return m.containsValue(value);
        }

        public V get(Object key) {
            return m.get(key);
        }

        public V getOrDefault(Object key, V def) {
            return m.getOrDefault(key, def);
        }

        public void forEach(BiConsumer<? super K, ? super V> action) {
            m.forEach(action);
        }

        public boolean equals(Object o) {
            if (this == o) return true;
            return m.equals(o);
        }

        public int hashCode() {
            return m.hashCode();
        }

        public String toString() {
            return m.toString();
        }

        public V remove(Object key) {
            return m.remove(key);
        }

        public void clear() {
            m.clear();
        }

        public boolean remove(Object key, Object value) {
            return m.remove(key, value);
        }

        private void check(Object key, Object value) {
            if (key != null && !keyType.isInstance(key))
                throw new ClassCastException("Attempt to insert " + key.getClass() + " key into map with key type "
                        + keyType);
            if (value != null && !valueType.isInstance(value))
                throw new ClassCastException("Attempt to insert " + value.getClass()
                        + " value into map with value type " + valueType);
        }

        private BiFunction<Object, Object, V> checking(final BiFunction<?, ?, ? extends V> f) {
            Objects.requireNonNull(f);
            return new BiFunction<Object, Object, V>() {
                @SuppressWarnings("unchecked")
                public V apply(Object a, Object b) {
                    V v = ((BiFunction<Object, Object, V>) f).apply(a, b);
                    check(null, v);
                    return v;
                }
            };
        }

        public V put(K key, V value) {
            check(key, value);
            return m.put(key, value);
        }

        public void putAll(Map<? extends K, ? extends V> map) {
            Object[] all = map.entrySet().toArray();
            for (int i = 0; i < all.length; i++)
                check(((Map.Entry<?, ?>) all[i]).getKey(), ((Map.Entry<?, ?>) all[i]).getValue());
            m.putAll(map);
        }

        public V putIfAbsent(K key, V value) {
            check(key, value);
            return m.putIfAbsent(key, value);
        }

        public boolean replace(K key, V old, V value) {
            check(key, value);
            return m.replace(key, old, value);
        }

        public V replace(K key, V value) {
            check(key, value);
            return m.replace(key, value);
        }

        public V computeIfAbsent(final K key, final Function<? super K, ? extends V> f) {
            Objects.requireNonNull(f);
            return m.computeIfAbsent(key, new Function<K, V>() {
                public V apply(K k) {
                    V v = f.apply(k);
                    check(k, v);
                    return v;
                }
            });
        }

        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            return m.computeIfPresent(key, checking(f));
        }

        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            check(key, null);
            return m.compute(key, checking(f));
        }

        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
            check(key, value);
            return m.merge(key, value, checking(f));
        }

        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
            m.replaceAll(checking(f));
        }

        public Set<K> keySet() {
            return m.keySet();
        }

        public Collection<V> values() {
            return m.values();
        }

        /** Entries that take values of the right type only. */
        public Set<Map.Entry<K, V>> entrySet() {
            return new AbstractSet<Map.Entry<K, V>>() {
                public int size() {
                    return m.size();
                }

                public boolean contains(Object o) {
                    return m.entrySet().contains(o);
                }

                public boolean remove(Object o) {
                    return m.entrySet().remove(o);
                }

                public Iterator<Map.Entry<K, V>> iterator() {
                    final Iterator<Map.Entry<K, V>> it = m.entrySet().iterator();
                    return new Iterator<Map.Entry<K, V>>() {
                        public boolean hasNext() {
                            return it.hasNext();
                        }

                        public Map.Entry<K, V> next() {
                            final Map.Entry<K, V> e = it.next();
                            return new AbstractMap.SimpleEntry<K, V>(e) {
                                public V setValue(V v) {
                                    CheckedMap.this.check(null, v);
                                    super.setValue(v);
                                    return e.setValue(v);
                                }
                            };
                        }

                        public void remove() {
                            it.remove();
                        }
                    };
                }
            };
        }
    }

    private static class CheckedSortedMap<K, V> extends CheckedMap<K, V> implements SortedMap<K, V> {
        private static final long serialVersionUID = 1599671320688067438L;
        private final SortedMap<K, V> sm;

        CheckedSortedMap(SortedMap<K, V> sm, Class<K> keyType, Class<V> valueType) {
            super(sm, keyType, valueType);
            this.sm = Objects.requireNonNull(sm);
        }

        public Comparator<? super K> comparator() {
            return sm.comparator();
        }

        public K firstKey() {
            return sm.firstKey();
        }

        public K lastKey() {
            return sm.lastKey();
        }

        public SortedMap<K, V> subMap(K from, K to) {
            return new CheckedSortedMap<K, V>(sm.subMap(from, to), keyType, valueType);
        }

        public SortedMap<K, V> headMap(K to) {
            return new CheckedSortedMap<K, V>(sm.headMap(to), keyType, valueType);
        }

        public SortedMap<K, V> tailMap(K from) {
            return new CheckedSortedMap<K, V>(sm.tailMap(from), keyType, valueType);
        }
    }

    private static class CheckedNavigableMap<K, V> extends CheckedSortedMap<K, V> implements NavigableMap<K, V> {
        private static final long serialVersionUID = -4852462692372534096L;
        private final NavigableMap<K, V> nm;

        CheckedNavigableMap(NavigableMap<K, V> nm, Class<K> keyType, Class<V> valueType) {
            super(nm, keyType, valueType);
            this.nm = Objects.requireNonNull(nm);
        }

        public K lowerKey(K key) {
            return nm.lowerKey(key);
        }

        public K floorKey(K key) {
            return nm.floorKey(key);
        }

        public K ceilingKey(K key) {
            return nm.ceilingKey(key);
        }

        public K higherKey(K key) {
            return nm.higherKey(key);
        }

        public Map.Entry<K, V> lowerEntry(K key) {
            return nm.lowerEntry(key);
        }

        public Map.Entry<K, V> floorEntry(K key) {
            return nm.floorEntry(key);
        }

        public Map.Entry<K, V> ceilingEntry(K key) {
            return nm.ceilingEntry(key);
        }

        public Map.Entry<K, V> higherEntry(K key) {
            return nm.higherEntry(key);
        }

        public Map.Entry<K, V> firstEntry() {
            return nm.firstEntry();
        }

        public Map.Entry<K, V> lastEntry() {
            return nm.lastEntry();
        }

        public Map.Entry<K, V> pollFirstEntry() {
            return nm.pollFirstEntry();
        }

        public Map.Entry<K, V> pollLastEntry() {
            return nm.pollLastEntry();
        }

        public NavigableMap<K, V> descendingMap() {
            return new CheckedNavigableMap<K, V>(nm.descendingMap(), keyType, valueType);
        }

        public NavigableSet<K> navigableKeySet() {
            return nm.navigableKeySet();
        }

        public NavigableSet<K> descendingKeySet() {
            return nm.descendingKeySet();
        }

        public NavigableMap<K, V> subMap(K from, boolean fromIn, K to, boolean toIn) {
            return new CheckedNavigableMap<K, V>(nm.subMap(from, fromIn, to, toIn), keyType, valueType);
        }

        public NavigableMap<K, V> headMap(K to, boolean inclusive) {
            return new CheckedNavigableMap<K, V>(nm.headMap(to, inclusive), keyType, valueType);
        }

        public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
            return new CheckedNavigableMap<K, V>(nm.tailMap(from, inclusive), keyType, valueType);
        }
    }

    public static <K, V> Map<K, V> checkedMap(Map<K, V> m, Class<K> keyType, Class<V> valueType) {
        return new CheckedMap<K, V>(m, keyType, valueType);
    }

    public static <K, V> SortedMap<K, V> checkedSortedMap(SortedMap<K, V> m, Class<K> keyType, Class<V> valueType) {
        return new CheckedSortedMap<K, V>(m, keyType, valueType);
    }

    public static <K, V> NavigableMap<K, V> checkedNavigableMap(NavigableMap<K, V> m, Class<K> keyType,
            Class<V> valueType) {
        return new CheckedNavigableMap<K, V>(m, keyType, valueType);
    }

    public static void shuffle(List<?> list, java.util.random.RandomGenerator rnd) {
        for (int i = list.size(); i > 1; i--) swap(list, i - 1, rnd.nextInt(i));
    }

    // Sequenced collections

    @SuppressWarnings("unchecked")
    public static <T> SequencedCollection<T> unmodifiableSequencedCollection(SequencedCollection<? extends T> c) {
        return c.getClass() == UnmodifiableSequencedCollection.class ? (SequencedCollection<T>) c
                : new UnmodifiableSequencedCollection<T>((SequencedCollection<T>) c);
    }

    @SuppressWarnings("unchecked")
    public static <T> SequencedSet<T> unmodifiableSequencedSet(SequencedSet<? extends T> s) {
        return s.getClass() == UnmodifiableSequencedSet.class ? (SequencedSet<T>) s
                : new UnmodifiableSequencedSet<T>((SequencedSet<T>) s);
    }

    @SuppressWarnings("unchecked")
    public static <K, V> SequencedMap<K, V> unmodifiableSequencedMap(SequencedMap<? extends K, ? extends V> m) {
        return m.getClass() == UnmodifiableSequencedMap.class ? (SequencedMap<K, V>) m
                : new UnmodifiableSequencedMap<K, V>((SequencedMap<K, V>) m);
    }

    private static final class UnmodifiableSequencedCollection<E> extends UnmodifiableCollection<E>
            implements SequencedCollection<E> {
        private static final long serialVersionUID = -6060065079711684830L;

        UnmodifiableSequencedCollection(SequencedCollection<E> c) {
            super(c);
        }

        public SequencedCollection<E> reversed() {
            return new UnmodifiableSequencedCollection<E>(((SequencedCollection<E>) c).reversed());
        }
    }

    private static final class UnmodifiableSequencedSet<E> extends UnmodifiableSet<E> implements SequencedSet<E> {
        private static final long serialVersionUID = -2153469532349793522L;

        UnmodifiableSequencedSet(SequencedSet<E> s) {
            super(s);
        }

        public SequencedSet<E> reversed() {
            return new UnmodifiableSequencedSet<E>(((SequencedSet<E>) c).reversed());
        }
    }

    private static final class UnmodifiableSequencedMap<K, V> extends UnmodifiableMap<K, V>
            implements SequencedMap<K, V> {
        private static final long serialVersionUID = -8171676257373950636L;

        UnmodifiableSequencedMap(SequencedMap<K, V> m) {
            super(m);
        }

        private SequencedMap<K, V> map() {
            return (SequencedMap<K, V>) m;
        }

        public SequencedMap<K, V> reversed() {
            return new UnmodifiableSequencedMap<K, V>(map().reversed());
        }

        public Map.Entry<K, V> firstEntry() {
            return map().firstEntry();
        }

        public Map.Entry<K, V> lastEntry() {
            return map().lastEntry();
        }

        public Map.Entry<K, V> pollFirstEntry() {
            throw new UnsupportedOperationException();
        }

        public Map.Entry<K, V> pollLastEntry() {
            throw new UnsupportedOperationException();
        }

        public V putFirst(K k, V v) {
            throw new UnsupportedOperationException();
        }

        public V putLast(K k, V v) {
            throw new UnsupportedOperationException();
        }
    }

    public static <E> SequencedSet<E> newSequencedSetFromMap(SequencedMap<E, Boolean> map) {
        if (!map.isEmpty()) throw new IllegalArgumentException("Map is non-empty");
        return new SequencedSetFromMap<E>(map);
    }

    private static final class SequencedSetFromMap<E> extends AbstractSet<E> implements SequencedSet<E> {
        private final SequencedMap<E, Boolean> map;

        SequencedSetFromMap(SequencedMap<E, Boolean> map) {
            this.map = map;
        }

        private static <E> E key(Map.Entry<E, Boolean> e) {
            if (e == null) throw new NoSuchElementException();
            return e.getKey();
        }

        public SequencedSet<E> reversed() {
            return new SequencedSetFromMap<E>(map.reversed());
        }

        public void addFirst(E e) {
            map.putFirst(e, Boolean.TRUE);
        }

        public void addLast(E e) {
            map.putLast(e, Boolean.TRUE);
        }

        public E getFirst() {
            return key(map.firstEntry());
        }

        public E getLast() {
            return key(map.lastEntry());
        }

        public E removeFirst() {
            return key(map.pollFirstEntry());
        }

        public E removeLast() {
            return key(map.pollLastEntry());
        }

        public boolean add(E e) {
            return map.put(e, Boolean.TRUE) == null;
        }

        public boolean remove(Object o) {
            return map.remove(o) != null;
        }

        public boolean contains(Object o) {
            return map.containsKey(o);
        }

        public void clear() {
            map.clear();
        }

        public int size() {
            return map.size();
        }

        public Iterator<E> iterator() {
            return map.keySet().iterator();
        }
    }
}
