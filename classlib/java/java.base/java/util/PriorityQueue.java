// SPDX-License-Identifier: MIT
package java.util;

import java.util.function.Consumer;

/** A binary heap: heap[i] is not larger than heap[2i + 1] and heap[2i + 2]. */
public class PriorityQueue<E> extends AbstractQueue<E> implements java.io.Serializable {
    private static final long serialVersionUID = -7720805057305804111L;
    transient Object[] heap;
    int size;
    private final Comparator<? super E> comparator;
    transient int modCount;

    public PriorityQueue() {
        this(11, null);
    }

    public PriorityQueue(int initialCapacity) {
        this(initialCapacity, null);
    }

    public PriorityQueue(Comparator<? super E> comparator) {
        this(11, comparator);
    }

    public PriorityQueue(int initialCapacity, Comparator<? super E> comparator) {
        if (initialCapacity < 1) throw new IllegalArgumentException();
        heap = new Object[initialCapacity];
        this.comparator = comparator;
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(Collection<? extends E> c) {
        if (c instanceof SortedSet) comparator = (Comparator<? super E>) ((SortedSet<? extends E>) c).comparator();
        else if (c instanceof PriorityQueue)
            comparator = (Comparator<? super E>) ((PriorityQueue<? extends E>) c).comparator();
        else comparator = null;
        fill(c, !(c instanceof SortedSet || c instanceof PriorityQueue));
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(PriorityQueue<? extends E> c) {
        comparator = (Comparator<? super E>) c.comparator();
        fill(c, false);
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(SortedSet<? extends E> c) {
        comparator = (Comparator<? super E>) c.comparator();
        fill(c, false);
    }

    private void fill(Collection<? extends E> c, boolean heapify) {
        Object[] a = Arrays.copyOf(c.toArray(), c.size(), Object[].class);
        for (int i = 0; i < a.length; i++) if (a[i] == null) throw new NullPointerException();
        size = a.length;
        heap = size == 0 ? new Object[1] : a;
        if (heapify) heapify();
    }

    private void heapify() {
        for (int i = (size >>> 1) - 1; i >= 0; i--) siftDown(i, heap[i]);
    }

    @SuppressWarnings("unchecked")
    private boolean less(Object a, Object b) {
        return comparator != null ? comparator.compare((E) a, (E) b) < 0 : ((Comparable<Object>) a).compareTo(b) < 0;
    }

    private void siftUp(int i, Object x) {
        Object[] h = heap;
        while (i > 0) {
            int parent = i - 1 >>> 1;
            if (!less(x, h[parent])) break;
            h[i] = h[parent];
            i = parent;
        }
        h[i] = x;
    }

    private void siftDown(int i, Object x) {
        Object[] h = heap;
        int n = size;
        for (int child; (child = 2 * i + 1) < n; i = child) {
            if (child + 1 < n && less(h[child + 1], h[child])) child++;
            if (!less(h[child], x)) break;
            h[i] = h[child];
        }
        h[i] = x;
    }

    public boolean add(E e) {
        return offer(e);
    }

    @SuppressWarnings("unchecked")
    public boolean offer(E e) {
        if (e == null) throw new NullPointerException();
        modCount++;
        int n = size;
        if (n >= heap.length) heap = Arrays.copyOf(heap, n < 64 ? 2 * n + 2 : n + (n >> 1));
        if (n == 0) {
            if (comparator != null) comparator.compare(e, e);
            else ((Comparable<Object>) e).getClass();
        }
        siftUp(n, e);
        size = n + 1;
        return true;
    }

    @SuppressWarnings("unchecked")
    public E peek() {
        return (E) heap[0];
    }

    private int indexOf(Object o) {
        if (o != null) for (int i = 0; i < size; i++) if (o.equals(heap[i])) return i;
        return -1;
    }

    public boolean remove(Object o) {
        int i = indexOf(o);
        if (i < 0) return false;
        removeAt(i);
        return true;
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public Object[] toArray() {
        return Arrays.copyOf(heap, size);
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        return Arrays.copyTo(heap, size, a);
    }

    public int size() {
        return size;
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < size; i++) heap[i] = null;
        size = 0;
    }

    @SuppressWarnings("unchecked")
    public E poll() {
        if (size == 0) return null;
        modCount++;
        E first = (E) heap[0];
        Object last = heap[--size];
        heap[size] = null;
        if (size > 0) siftDown(0, last);
        return first;
    }

    /** Removes slot i. If its replacement moved up to a slot before i, gives it: an iterator has not seen it yet. */
    private Object removeAt(int i) {
        modCount++;
        int last = --size;
        Object moved = heap[last];
        heap[last] = null;
        if (last == i) return null;
        siftDown(i, moved);
        if (heap[i] != moved) return null;
        siftUp(i, moved);
        return heap[i] != moved ? moved : null;
    }

    public final Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.NONNULL);
    }

    public Iterator<E> iterator() {
        return new Walker();
    }

    private final class Walker implements Iterator<E> {
        private int cursor, last = -1, expected = modCount;
        private ArrayDeque<Object> missed;
        private Object lastMissed;

        public boolean hasNext() {
            return cursor < size || missed != null && !missed.isEmpty();
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (expected != modCount) throw new ConcurrentModificationException();
            if (cursor < size) return (E) heap[last = cursor++];
            last = -1;
            lastMissed = missed == null ? null : missed.poll();
            if (lastMissed == null) throw new NoSuchElementException();
            return (E) lastMissed;
        }

        public void remove() {
            if (expected != modCount) throw new ConcurrentModificationException();
            if (last >= 0) {
                Object moved = removeAt(last);
                last = -1;
                if (moved == null) {
                    cursor--;
                } else {
                    if (missed == null) missed = new ArrayDeque<Object>();
                    missed.add(moved);
                }
            } else if (lastMissed != null) {
                for (int i = 0; i < size; i++) {
                    if (heap[i] == lastMissed) {
                        removeAt(i);
                        break;
                    }
                }
                lastMissed = null;
            } else {
                throw new IllegalStateException();
            }
            expected = modCount;
        }
    }

    public Comparator<? super E> comparator() {
        return comparator;
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int n = size, expected = modCount, at = 0;
        while (at < n) action.accept((E) heap[at++]);
        if (modCount != expected) throw new ConcurrentModificationException();
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
        s.writeInt(Math.max(2, size + 1));
        for (int i = 0; i < size; i++) s.writeObject(heap[i]);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        s.readInt();
        heap = new Object[Math.max(size, 1)];
        for (int i = 0; i < size; i++) heap[i] = s.readObject();
        heapify();
    }
}
