// SPDX-License-Identifier: MIT
package java.util;

/** A queue over offer, poll and peek. */
public abstract class AbstractQueue<E> extends AbstractCollection<E> implements Queue<E> {
    protected AbstractQueue() {
    }

    public boolean add(E e) {
        if (offer(e)) return true;
        throw new IllegalStateException("Queue full");
    }

    public E remove() {
        E e = poll();
        if (e == null) throw new NoSuchElementException();
        return e;
    }

    public E element() {
        E e = peek();
        if (e == null) throw new NoSuchElementException();
        return e;
    }

    public void clear() {
        while (poll() != null) continue;
    }

    public boolean addAll(Collection<? extends E> c) {
        if (c == null) throw new NullPointerException();
        if (c == this) throw new IllegalArgumentException();
        boolean changed = false;
        for (Iterator<? extends E> it = c.iterator(); it.hasNext();) if (add(it.next())) changed = true;
        return changed;
    }
}
