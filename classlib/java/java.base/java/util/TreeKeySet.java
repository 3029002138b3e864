// SPDX-License-Identifier: MIT
package java.util;

/** The keys of a navigable map. */
final class TreeKeySet<E> extends AbstractSet<E> implements NavigableSet<E> {
    private final NavigableMap<E, ?> map;

    TreeKeySet(NavigableMap<E, ?> map) {
        this.map = map;
    }

    @Override
    @SuppressWarnings("unchecked")
    public Iterator<E> iterator() {
        final Iterator<Map.Entry<E, Object>> it = ((NavigableMap<E, Object>) map).entrySet().iterator();
        return new Iterator<E>() {
            @Override
            public boolean hasNext() {
                return it.hasNext();
            }

            @Override
            public E next() {
                return it.next().getKey();
            }

            @Override
            public void remove() {
                it.remove();
            }
        };
    }

    @Override
    public Iterator<E> descendingIterator() {
        return descendingSet().iterator();
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
    public void clear() {
        map.clear();
    }

    @Override
    public E lower(E e) {
        return map.lowerKey(e);
    }

    @Override
    public E floor(E e) {
        return map.floorKey(e);
    }

    @Override
    public E ceiling(E e) {
        return map.ceilingKey(e);
    }

    @Override
    public E higher(E e) {
        return map.higherKey(e);
    }

    @Override
    public E first() {
        return map.firstKey();
    }

    @Override
    public E last() {
        return map.lastKey();
    }

    @Override
    public Comparator<? super E> comparator() {
        return map.comparator();
    }

    @Override
    public E pollFirst() {
        Map.Entry<E, ?> e = map.pollFirstEntry();
        return e == null ? null : e.getKey();
    }

    @Override
    public E pollLast() {
        Map.Entry<E, ?> e = map.pollLastEntry();
        return e == null ? null : e.getKey();
    }

    @Override
    public boolean remove(Object o) {
        int n = size();
        map.remove(o);
        return size() != n;
    }

    @Override
    public NavigableSet<E> subSet(E from, boolean fromIn, E to, boolean toIn) {
        return new TreeKeySet<E>(map.subMap(from, fromIn, to, toIn));
    }

    @Override
    public NavigableSet<E> headSet(E to, boolean inclusive) {
        return new TreeKeySet<E>(map.headMap(to, inclusive));
    }

    @Override
    public NavigableSet<E> tailSet(E from, boolean inclusive) {
        return new TreeKeySet<E>(map.tailMap(from, inclusive));
    }

    @Override
    public SortedSet<E> subSet(E from, E to) {
        return subSet(from, true, to, false);
    }

    @Override
    public SortedSet<E> headSet(E to) {
        return headSet(to, false);
    }

    @Override
    public SortedSet<E> tailSet(E from) {
        return tailSet(from, true);
    }

    @Override
    public NavigableSet<E> descendingSet() {
        return new TreeKeySet<E>(map.descendingMap());
    }
}
