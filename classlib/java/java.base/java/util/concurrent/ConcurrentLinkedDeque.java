// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.AbstractCollection;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;

/** A deque that threads share; one monitor guards it, and iterators walk over a copy. */
public class ConcurrentLinkedDeque<E> extends AbstractCollection<E> implements Deque<E>, java.io.Serializable {
    private static final long serialVersionUID = 876323262645176354L;
    private transient ArrayDeque<E> d = new ArrayDeque<E>();

    public ConcurrentLinkedDeque() {
    }

    public ConcurrentLinkedDeque(Collection<? extends E> c) {
        for (E e : c) addLast(e);
    }

    public void addFirst(E e) {
        synchronized (d) {
            d.addFirst(e);
        }
    }

    public void addLast(E e) {
        synchronized (d) {
            d.addLast(e);
        }
    }

    public boolean offerFirst(E e) {
        addFirst(e);
        return true;
    }

    public boolean offerLast(E e) {
        addLast(e);
        return true;
    }

    private static <T> T present(T e) {
        if (e == null) throw new NoSuchElementException();
        return e;
    }

    public E peekFirst() {
        synchronized (d) {
            return d.peekFirst();
        }
    }

    public E peekLast() {
        synchronized (d) {
            return d.peekLast();
        }
    }

    public E getFirst() {
        return present(peekFirst());
    }

    public E getLast() {
        return present(peekLast());
    }

    public E pollFirst() {
        synchronized (d) {
            return d.pollFirst();
        }
    }

    public E pollLast() {
        synchronized (d) {
            return d.pollLast();
        }
    }

    public E removeFirst() {
        return present(pollFirst());
    }

    public E removeLast() {
        return present(pollLast());
    }

    public boolean offer(E e) {
        return offerLast(e);
    }

    public boolean add(E e) {
        return offerLast(e);
    }

    public E poll() {
        return pollFirst();
    }

    public E peek() {
        return peekFirst();
    }

    public E remove() {
        return removeFirst();
    }

    public E pop() {
        return removeFirst();
    }

    public E element() {
        return getFirst();
    }

    public void push(E e) {
        addFirst(e);
    }

    public boolean removeFirstOccurrence(Object o) {
        Objects.requireNonNull(o);
        synchronized (d) {
            return d.removeFirstOccurrence(o);
        }
    }

    public boolean removeLastOccurrence(Object o) {
        Objects.requireNonNull(o);
        synchronized (d) {
            return d.removeLastOccurrence(o);
        }
    }

    public boolean contains(Object o) {
        synchronized (d) {
            return d.contains(o);
        }
    }

    public boolean isEmpty() {
        return peekFirst() == null;
    }

    public int size() {
        synchronized (d) {
            return d.size();
        }
    }

    public boolean remove(Object o) {
        return removeFirstOccurrence(o);
    }

    public boolean addAll(Collection<? extends E> c) {
        if (c == this) throw new IllegalArgumentException();
        Object[] a = c.toArray();
        synchronized (d) {
            for (int i = 0; i < a.length; i++) {
                @SuppressWarnings("unchecked")
                E e = (E) a[i];
                d.addLast(e);
            }
        }
        return a.length > 0;
    }

    public void clear() {
        synchronized (d) {
            d.clear();
        }
    }

    public Object[] toArray() {
        synchronized (d) {
            return d.toArray();
        }
    }

    public <T> T[] toArray(T[] a) {
        synchronized (d) {
            return d.toArray(a);
        }
    }

    public String toString() {
        synchronized (d) {
            return d.toString();
        }
    }

    private Iterator<E> walk(final boolean back) {
        final Object[] a = toArray();
        return new Iterator<E>() {
            private int n;
            private E last;

            public boolean hasNext() {
                return n < a.length;
            }

            @SuppressWarnings("unchecked")
            public E next() {
                if (n >= a.length) throw new NoSuchElementException();
                last = (E) a[back ? a.length - 1 - n : n];
                n++;
                return last;
            }

            public void remove() {
                if (last == null) throw new IllegalStateException();
                synchronized (d) {
                    for (Iterator<E> it = d.iterator(); it.hasNext();) {
                        if (it.next() == last) {
                            it.remove();
                            break;
                        }
                    }
                }
                last = null;
            }
        };
    }

    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.CONCURRENT | Spliterator.ORDERED | Spliterator.NONNULL);
    }

    public Iterator<E> iterator() {
        return walk(false);
    }

    public Iterator<E> descendingIterator() {
        return walk(true);
    }

    private void writeObject(ObjectOutputStream s) throws IOException {
        s.defaultWriteObject();
        for (Object e : toArray()) s.writeObject(e);
        s.writeObject(null);
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        s.defaultReadObject();
        d = new ArrayDeque<E>();
        for (Object e; (e = s.readObject()) != null;) d.addLast((E) e);
    }
}
