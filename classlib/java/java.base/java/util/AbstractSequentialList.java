// SPDX-License-Identifier: MIT
package java.util;

/** A list over listIterator(int). */
public abstract class AbstractSequentialList<E> extends AbstractList<E> {
    protected AbstractSequentialList() {
    }

    private static IndexOutOfBoundsException outOfBounds(int index) {
        return new IndexOutOfBoundsException("Index: " + index);
    }

    public E get(int index) {
        try {
            return listIterator(index).next();
        } catch (NoSuchElementException e) {
            throw outOfBounds(index);
        }
    }

    public E set(int index, E element) {
        try {
            ListIterator<E> it = listIterator(index);
            E old = it.next();
            it.set(element);
            return old;
        } catch (NoSuchElementException e) {
            throw outOfBounds(index);
        }
    }

    public void add(int index, E element) {
        listIterator(index).add(element);
    }

    public E remove(int index) {
        try {
            ListIterator<E> it = listIterator(index);
            E old = it.next();
            it.remove();
            return old;
        } catch (NoSuchElementException e) {
            throw outOfBounds(index);
        }
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        boolean changed = false;
        ListIterator<E> to = listIterator(index);
        for (Iterator<? extends E> it = c.iterator(); it.hasNext();) {
            to.add(it.next());
            changed = true;
        }
        return changed;
    }

    public Iterator<E> iterator() {
        return listIterator();
    }

    public abstract ListIterator<E> listIterator(int index);
}
