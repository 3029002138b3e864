// SPDX-License-Identifier: MIT
package java.util;

/** A set in the order of its elements. */
public interface SortedSet<E> extends Set<E> {
    Comparator<? super E> comparator();

    SortedSet<E> subSet(E fromElement, E toElement);

    SortedSet<E> headSet(E toElement);

    SortedSet<E> tailSet(E fromElement);

    E first();

    E last();

    @Override
    default Spliterator<E> spliterator() {
        return Spliterators.sorted(this,
                Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED, comparator());
    }
}
