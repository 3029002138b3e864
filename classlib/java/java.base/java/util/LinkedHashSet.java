// SPDX-License-Identifier: MIT
package java.util;

/** A hash set in the order of insertion. */
public class LinkedHashSet<E> extends HashSet<E> implements SequencedSet<E>, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = -2851667679971038690L;

    public LinkedHashSet(int initialCapacity, float loadFactor) {
        super(new LinkedHashMap<E, Object>(initialCapacity, loadFactor));
    }

    public LinkedHashSet(int initialCapacity) {
        super(new LinkedHashMap<E, Object>(initialCapacity));
    }

    public LinkedHashSet() {
        super(new LinkedHashMap<E, Object>());
    }

    public LinkedHashSet(Collection<? extends E> c) {
        super(new LinkedHashMap<E, Object>(Math.max(2 * c.size(), 11)));
        addAll(c);
    }

    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.DISTINCT | Spliterator.ORDERED);
    }

    LinkedHashMap<E, Object> links() {
        return (LinkedHashMap<E, Object>) map;
    }

    @Override
    public void addFirst(E e) {
        links().putFirst(e, Boolean.TRUE);
    }

    @Override
    public void addLast(E e) {
        links().putLast(e, Boolean.TRUE);
    }

    @Override
    public E getFirst() {
        return iterator().next();
    }

    @Override
    public E getLast() {
        return reversed().iterator().next();
    }

    @Override
    public E removeFirst() {
        return SequencedSet.super.removeFirst();
    }

    @Override
    public E removeLast() {
        return SequencedSet.super.removeLast();
    }

    @Override
    public SequencedSet<E> reversed() {
        return new SequencedViews.BackwardSet<E>(this);
    }

    public static <T> LinkedHashSet<T> newLinkedHashSet(int numElements) {
        if (numElements < 0) throw new IllegalArgumentException("Negative number of elements: " + numElements);
        return new LinkedHashSet<T>(HashMap.capacityFor(numElements));
    }
}
