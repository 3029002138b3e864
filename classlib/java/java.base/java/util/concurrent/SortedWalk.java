// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.Collection;
import java.util.Comparator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;

/** Over what is sorted while threads change it: how much there is nobody knows. A null order is the natural one. */
final class SortedWalk<T> implements Spliterator<T> {
    private final Spliterator<T> plain;
    private final Comparator<? super T> order;

    SortedWalk(Collection<T> c, Comparator<? super T> order) {
        this(Spliterators.spliterator(c, CONCURRENT | NONNULL | DISTINCT | SORTED | ORDERED), order);
    }

    private SortedWalk(Spliterator<T> plain, Comparator<? super T> order) {
        this.plain = plain;
        this.order = order;
    }

    /** The natural order of keys that are known to have one. */
    @SuppressWarnings("unchecked")
    static <K> Comparator<K> natural() {
        return (Comparator<K>) Comparator.naturalOrder();
    }

    @Override
    public boolean tryAdvance(Consumer<? super T> action) {
        return plain.tryAdvance(action);
    }

    @Override
    public void forEachRemaining(Consumer<? super T> action) {
        plain.forEachRemaining(action);
    }

    @Override
    public Spliterator<T> trySplit() {
        Spliterator<T> first = plain.trySplit();
        return first == null ? null : new SortedWalk<T>(first, order);
    }

    @Override
    public long estimateSize() {
        return plain.estimateSize();
    }

    @Override
    public int characteristics() {
        return plain.characteristics();
    }

    @Override
    public Comparator<? super T> getComparator() {
        return order;
    }
}
