// SPDX-License-Identifier: MIT
package java.util;

/** Views of sequenced maps and collections. Each holds what it looks at, never a copy. */
final class SequencedViews {
    private SequencedViews() {
    }

    /** A snapshot of the first entry, removed if asked, or null. */
    static <K, V> Map.Entry<K, V> first(Map<K, V> map, boolean remove) {
        Iterator<Map.Entry<K, V>> it = map.entrySet().iterator();
        if (!it.hasNext()) return null;
        Map.Entry<K, V> e = new AbstractMap.SimpleImmutableEntry<K, V>(it.next());
        if (remove) it.remove();
        return e;
    }

    static final class Keys<K, V> extends AbstractSet<K> implements SequencedSet<K> {
        private final SequencedMap<K, V> map;

        Keys(SequencedMap<K, V> map) {
            this.map = map;
        }

        @Override
        public Iterator<K> iterator() {
            return map.keySet().iterator();
        }

        @Override
        public int size() {
            return map.size();
        }

        @Override
        public boolean contains(Object o) {
            return map.containsKey(o);
        }

        @Override
        public boolean remove(Object o) {
            return map.keySet().remove(o);
        }

        @Override
        public SequencedSet<K> reversed() {
            return new Keys<K, V>(map.reversed());
        }
    }

    static final class Values<K, V> extends AbstractCollection<V> implements SequencedCollection<V> {
        private final SequencedMap<K, V> map;

        Values(SequencedMap<K, V> map) {
            this.map = map;
        }

        @Override
        public Iterator<V> iterator() {
            return map.values().iterator();
        }

        @Override
        public int size() {
            return map.size();
        }

        @Override
        public SequencedCollection<V> reversed() {
            return new Values<K, V>(map.reversed());
        }
    }

    static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> implements SequencedSet<Map.Entry<K, V>> {
        private final SequencedMap<K, V> map;

        Entries(SequencedMap<K, V> map) {
            this.map = map;
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            return map.entrySet().iterator();
        }

        @Override
        public int size() {
            return map.size();
        }

        @Override
        public boolean contains(Object o) {
            return map.entrySet().contains(o);
        }

        @Override
        public boolean remove(Object o) {
            return map.entrySet().remove(o);
        }

        @Override
        public SequencedSet<Map.Entry<K, V>> reversed() {
            return new Entries<K, V>(map.reversed());
        }
    }

    /** A list from its end. */
    static class BackwardList<E> extends AbstractList<E> {
        private final List<E> list;

        BackwardList(List<E> list) {
            this.list = list;
        }

        static <E> List<E> of(List<E> list) {
            return list instanceof RandomAccess ? new RandomAccessBackwardList<E>(list) : new BackwardList<E>(list);
        }

        private int mirrored(int i, int bound) {
            if (i < 0 || i >= bound) throw new IndexOutOfBoundsException("Index " + i + " out of bounds for length " + bound);
            return bound - 1 - i;
        }

        @Override
        public int size() {
            return list.size();
        }

        @Override
        public E get(int i) {
            return list.get(mirrored(i, list.size()));
        }

        @Override
        public E set(int i, E e) {
            return list.set(mirrored(i, list.size()), e);
        }

        @Override
        public void add(int i, E e) {
            list.add(mirrored(i, list.size() + 1), e);
        }

        @Override
        public E remove(int i) {
            return list.remove(mirrored(i, list.size()));
        }

        @Override
        public Iterator<E> iterator() {
            return listIterator(0);
        }

        /** The list's own iterator, walked backwards: no search for each element of a linked list. */
        @Override
        public ListIterator<E> listIterator(int index) {
            final int n = list.size();
            if (index < 0 || index > n) throw new IndexOutOfBoundsException("Index: " + index);
            final ListIterator<E> it = list.listIterator(n - index);
            return new ListIterator<E>() {
                public boolean hasNext() {
                    return it.hasPrevious();
                }

                public E next() {
                    return it.previous();
                }

                public boolean hasPrevious() {
                    return it.hasNext();
                }

                public E previous() {
                    return it.next();
                }

                public int nextIndex() {
                    return list.size() - it.nextIndex();
                }

                public int previousIndex() {
                    return nextIndex() - 1;
                }

                public void remove() {
                    it.remove();
                }

                public void set(E e) {
                    it.set(e);
                }

                public void add(E e) {
                    it.add(e);
                    it.previous();
                }
            };
        }

        @Override
        public List<E> reversed() {
            return list;
        }
    }

    static final class RandomAccessBackwardList<E> extends BackwardList<E> implements RandomAccess {
        RandomAccessBackwardList(List<E> list) {
            super(list);
        }
    }

    /** A deque from its end. */
    static final class BackwardDeque<E> extends AbstractCollection<E> implements Deque<E> {
        private final Deque<E> deque;

        BackwardDeque(Deque<E> deque) {
            this.deque = deque;
        }

        public Iterator<E> iterator() {
            return deque.descendingIterator();
        }

        public Iterator<E> descendingIterator() {
            return deque.iterator();
        }

        public int size() {
            return deque.size();
        }

        public Deque<E> reversed() {
            return deque;
        }

        public void addFirst(E e) {
            deque.addLast(e);
        }

        public void addLast(E e) {
            deque.addFirst(e);
        }

        public boolean offerFirst(E e) {
            return deque.offerLast(e);
        }

        public boolean offerLast(E e) {
            return deque.offerFirst(e);
        }

        public E removeFirst() {
            return deque.removeLast();
        }

        public E removeLast() {
            return deque.removeFirst();
        }

        public E pollFirst() {
            return deque.pollLast();
        }

        public E pollLast() {
            return deque.pollFirst();
        }

        public E getFirst() {
            return deque.getLast();
        }

        public E getLast() {
            return deque.getFirst();
        }

        public E peekFirst() {
            return deque.peekLast();
        }

        public E peekLast() {
            return deque.peekFirst();
        }

        public boolean removeFirstOccurrence(Object o) {
            return deque.removeLastOccurrence(o);
        }

        public boolean removeLastOccurrence(Object o) {
            return deque.removeFirstOccurrence(o);
        }

        public boolean add(E e) {
            addLast(e);
            return true;
        }

        public boolean offer(E e) {
            return offerLast(e);
        }

        public E remove() {
            return removeFirst();
        }

        public E poll() {
            return pollFirst();
        }

        public E element() {
            return getFirst();
        }

        public E peek() {
            return peekFirst();
        }

        public void push(E e) {
            addFirst(e);
        }

        public E pop() {
            return removeFirst();
        }

        public boolean remove(Object o) {
            return removeFirstOccurrence(o);
        }
    }

    /** A linked hash map from its end. */
    static final class BackwardMap<K, V> extends AbstractMap<K, V> implements SequencedMap<K, V> {
        private final LinkedHashMap<K, V> map;

        BackwardMap(LinkedHashMap<K, V> map) {
            this.map = map;
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            return new AbstractSet<Map.Entry<K, V>>() {
                @Override
                @SuppressWarnings("unchecked")
                public Iterator<Map.Entry<K, V>> iterator() {
                    return (Iterator<Map.Entry<K, V>>) map.newIterator(LinkedHashMap.BACKWARD + 2);
                }

                @Override
                public int size() {
                    return map.size();
                }

                @Override
                public boolean contains(Object o) {
                    return map.entrySet().contains(o);
                }

                @Override
                public boolean remove(Object o) {
                    return map.entrySet().remove(o);
                }
            };
        }

        @Override
        public int size() {
            return map.size();
        }

        @Override
        public boolean containsKey(Object key) {
            return map.containsKey(key);
        }

        @Override
        public V get(Object key) {
            return map.get(key);
        }

        /** A new key comes last in the map, so first here. */
        @Override
        public V put(K key, V value) {
            return map.put(key, value);
        }

        @Override
        public V remove(Object key) {
            return map.remove(key);
        }

        @Override
        public void clear() {
            map.clear();
        }

        @Override
        public SequencedMap<K, V> reversed() {
            return map;
        }

        @Override
        public V putFirst(K k, V v) {
            return map.putLast(k, v);
        }

        @Override
        public V putLast(K k, V v) {
            return map.putFirst(k, v);
        }
    }

    /** A linked hash set from its end. */
    static final class BackwardSet<E> extends AbstractSet<E> implements SequencedSet<E> {
        private final LinkedHashSet<E> set;

        BackwardSet(LinkedHashSet<E> set) {
            this.set = set;
        }

        @Override
        @SuppressWarnings("unchecked")
        public Iterator<E> iterator() {
            return (Iterator<E>) set.links().newIterator(LinkedHashMap.BACKWARD);
        }

        @Override
        public int size() {
            return set.size();
        }

        @Override
        public boolean contains(Object o) {
            return set.contains(o);
        }

        /** A new element comes last in the set, so first here. */
        @Override
        public boolean add(E e) {
            return set.add(e);
        }

        @Override
        public boolean remove(Object o) {
            return set.remove(o);
        }

        @Override
        public void clear() {
            set.clear();
        }

        @Override
        public SequencedSet<E> reversed() {
            return set;
        }

        @Override
        public void addFirst(E e) {
            set.addLast(e);
        }

        @Override
        public void addLast(E e) {
            set.addFirst(e);
        }
    }
}
