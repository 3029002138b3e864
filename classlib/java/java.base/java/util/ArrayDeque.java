// SPDX-License-Identifier: MIT
package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;

/** A deque in a ring of slots; its length is a power of two and at least one slot is always free. Holds no null. */
public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = 2340985798034038923L;
    private transient Object[] ring;
    private transient int head, tail;            // the first element; the slot behind the last one
    private transient int changes;

    public ArrayDeque() {
        ring = new Object[16];
    }

    public ArrayDeque(int numElements) {
        ring = new Object[HashMap.tableSize(Math.max(numElements, 1) + 1)];
    }

    public ArrayDeque(Collection<? extends E> c) {
        this(c.size());
        addAll(c);
    }

    private void grow() {
        int n = ring.length, first = n - head;
        Object[] a = new Object[n << 1];
        System.arraycopy(ring, head, a, 0, first);
        System.arraycopy(ring, 0, a, first, head);
        ring = a;
        head = 0;
        tail = n;
    }

    public void addFirst(E e) {
        if (e == null) throw new NullPointerException();
        head = head - 1 & ring.length - 1;
        ring[head] = e;
        changes++;
        if (head == tail) grow();
    }

    public void addLast(E e) {
        if (e == null) throw new NullPointerException();
        ring[tail] = e;
        tail = tail + 1 & ring.length - 1;
        changes++;
        if (head == tail) grow();
    }

    public boolean addAll(Collection<? extends E> c) {
        int before = size();
        for (E e : c) addLast(e);
        return size() > before;
    }

    public boolean offerFirst(E e) {
        addFirst(e);
        return true;
    }

    public boolean offerLast(E e) {
        addLast(e);
        return true;
    }

    public E removeFirst() {
        E e = pollFirst();
        if (e == null) throw new NoSuchElementException();
        return e;
    }

    public E removeLast() {
        E e = pollLast();
        if (e == null) throw new NoSuchElementException();
        return e;
    }

    @SuppressWarnings("unchecked")
    public E pollFirst() {
        E e = (E) ring[head];
        if (e != null) {
            ring[head] = null;
            head = head + 1 & ring.length - 1;
            changes++;
        }
        return e;
    }

    @SuppressWarnings("unchecked")
    public E pollLast() {
        int i = tail - 1 & ring.length - 1;
        E e = (E) ring[i];
        if (e != null) {
            ring[i] = null;
            tail = i;
            changes++;
        }
        return e;
    }

    public E getFirst() {
        E e = peekFirst();
        if (e == null) throw new NoSuchElementException();
        return e;
    }

    public E getLast() {
        E e = peekLast();
        if (e == null) throw new NoSuchElementException();
        return e;
    }

    @SuppressWarnings("unchecked")
    public E peekFirst() {
        return (E) ring[head];
    }

    @SuppressWarnings("unchecked")
    public E peekLast() {
        return (E) ring[tail - 1 & ring.length - 1];
    }

    /** Closes the gap at slot i: what stands behind it moves one to the front. */
    private void delete(int i) {
        int mask = ring.length - 1;
        for (int next = i + 1 & mask; next != tail; i = next, next = next + 1 & mask) ring[i] = ring[next];
        ring[i] = null;
        tail = i;
        changes++;
    }

    public boolean removeFirstOccurrence(Object o) {
        if (o == null) return false;
        for (int i = head; i != tail; i = i + 1 & ring.length - 1) {
            if (o.equals(ring[i])) {
                delete(i);
                return true;
            }
        }
        return false;
    }

    public boolean removeLastOccurrence(Object o) {
        if (o == null) return false;
        for (int i = tail; i != head;) {
            i = i - 1 & ring.length - 1;
            if (o.equals(ring[i])) {
                delete(i);
                return true;
            }
        }
        return false;
    }

    public boolean add(E e) {
        addLast(e);
        return true;
    }

    public boolean offer(E e) {
        addLast(e);
        return true;
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

    public int size() {
        return tail - head & ring.length - 1;
    }

    public boolean isEmpty() {
        return head == tail;
    }

    public Iterator<E> iterator() {
        return new Walker(false);
    }

    public Iterator<E> descendingIterator() {
        return new Walker(true);
    }

    /** at: the slot of the next element; back: from tail to head. */
    private final class Walker implements Iterator<E> {
        private final boolean back;
        private int at, left, last = -1, expected = changes;

        Walker(boolean back) {
            this.back = back;
            at = back ? tail - 1 & ring.length - 1 : head;
            left = ArrayDeque.this.size();
        }

        public boolean hasNext() {
            return left > 0;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (left <= 0) throw new NoSuchElementException();
            if (changes != expected) throw new ConcurrentModificationException();
            last = at;
            at = at + (back ? -1 : 1) & ring.length - 1;
            left--;
            return (E) ring[last];
        }

        public void remove() {
            if (last < 0) throw new IllegalStateException();
            if (changes != expected) throw new ConcurrentModificationException();
            delete(last);
            if (!back) at = last;
            last = -1;
            expected = changes;
        }
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = changes;
        for (int i = head; i != tail && changes == expected; i = i + 1 & ring.length - 1) action.accept((E) ring[i]);
        if (changes != expected) throw new ConcurrentModificationException();
    }

    @SuppressWarnings("unchecked")
    private boolean removeWhere(Predicate<? super E> p, Collection<?> c, boolean contained) {
        Object[] all = toArray();
        int expected = changes;
        ArrayList<Object> kept = new ArrayList<Object>(all.length);
        for (int i = 0; i < all.length; i++)
            if (p != null ? !p.test((E) all[i]) : c.contains(all[i]) != contained) kept.add(all[i]);
        if (changes != expected) throw new ConcurrentModificationException();
        if (kept.size() == all.length) return false;
        clear();
        for (int i = 0; i < kept.size(); i++) addLast((E) kept.get(i));
        return true;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        return removeWhere(Objects.requireNonNull(filter), null, false);
    }

    public boolean removeAll(Collection<?> c) {
        return removeWhere(null, Objects.requireNonNull(c), true);
    }

    public boolean retainAll(Collection<?> c) {
        return removeWhere(null, Objects.requireNonNull(c), false);
    }

    public boolean contains(Object o) {
        if (o == null) return false;
        for (int i = head; i != tail; i = i + 1 & ring.length - 1) if (o.equals(ring[i])) return true;
        return false;
    }

    public boolean remove(Object o) {
        return removeFirstOccurrence(o);
    }

    public void clear() {
        Arrays.fill(ring, null);
        head = tail = 0;
        changes++;
    }

    @SuppressWarnings("unchecked")
    public ArrayDeque<E> clone() {
        try {
            ArrayDeque<E> d = (ArrayDeque<E>) super.clone();
            d.ring = Arrays.copyOf(ring, ring.length);
            return d;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.ORDERED | Spliterator.NONNULL);
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
        s.writeInt(size());
        for (E e : this) s.writeObject(e);
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        ring = new Object[16];
        for (int n = s.readInt(); n > 0; n--) addLast((E) s.readObject());
    }
}
