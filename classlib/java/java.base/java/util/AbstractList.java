// SPDX-License-Identifier: MIT
package java.util;

/** A list over get(int) and size(). modCount counts the structural changes, for iterators that fail fast. */
public abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
    protected transient int modCount = 0;

    protected AbstractList() {
    }

    public boolean add(E e) {
        add(size(), e);
        return true;
    }

    public abstract E get(int index);

    public E set(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public void add(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    public int indexOf(Object o) {
        for (ListIterator<E> it = listIterator(); it.hasNext();) {
            E e = it.next();
            if (o == null ? e == null : o.equals(e)) return it.previousIndex();
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        for (ListIterator<E> it = listIterator(size()); it.hasPrevious();) {
            E e = it.previous();
            if (o == null ? e == null : o.equals(e)) return it.nextIndex();
        }
        return -1;
    }

    public void clear() {
        removeRange(0, size());
    }

    static void checkAdd(int index, int size) {
        if (index < 0 || index > size) throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
    }

    static void checkRange(int from, int to, int size) {
        if (from < 0) throw new IndexOutOfBoundsException("fromIndex = " + from);
        if (to > size) throw new IndexOutOfBoundsException("toIndex = " + to);
        if (from > to) throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        checkAdd(index, size());
        boolean changed = false;
        for (Iterator<? extends E> it = c.iterator(); it.hasNext();) {
            add(index++, it.next());
            changed = true;
        }
        return changed;
    }

    public Iterator<E> iterator() {
        return new Walker(0);
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int index) {
        checkAdd(index, size());
        return new Walker(index);
    }

    /** The element at cursor is the next one; last is the one given last, or -1. */
    private final class Walker implements ListIterator<E> {
        private int cursor, last = -1, expected = modCount;

        Walker(int index) {
            cursor = index;
        }

        private void check() {
            if (modCount != expected) throw new ConcurrentModificationException();
        }

        public boolean hasNext() {
            return cursor != size();
        }

        public E next() {
            check();
            try {
                E e = get(cursor);
                last = cursor++;
                return e;
            } catch (IndexOutOfBoundsException e) {
                check();
                throw new NoSuchElementException();
            }
        }

        public void remove() {
            if (last < 0) throw new IllegalStateException();
            check();
            try {
                AbstractList.this.remove(last);
            } catch (IndexOutOfBoundsException e) {
                throw new ConcurrentModificationException();
            }
            if (last < cursor) cursor--;
            last = -1;
            expected = modCount;
        }

        public boolean hasPrevious() {
            return cursor != 0;
        }

        public E previous() {
            check();
            try {
                E e = get(cursor - 1);
                last = --cursor;
                return e;
            } catch (IndexOutOfBoundsException e) {
                check();
                throw new NoSuchElementException();
            }
        }

        public int nextIndex() {
            return cursor;
        }

        public int previousIndex() {
            return cursor - 1;
        }

        public void set(E e) {
            if (last < 0) throw new IllegalStateException();
            check();
            try {
                AbstractList.this.set(last, e);
                expected = modCount;
            } catch (IndexOutOfBoundsException ex) {
                throw new ConcurrentModificationException();
            }
        }

        public void add(E e) {
            check();
            try {
                AbstractList.this.add(cursor++, e);
                last = -1;
                expected = modCount;
            } catch (IndexOutOfBoundsException ex) {
                throw new ConcurrentModificationException();
            }
        }
    }

    public List<E> subList(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex, size());
        return this instanceof RandomAccess ? new RandomAccessSubList<E>(this, fromIndex, toIndex)
                : new SubList<E>(this, fromIndex, toIndex);
    }

    /** A window on another list. Its modCount follows the parent's; a difference is a change behind its back. */
    private static class SubList<E> extends AbstractList<E> {
        private final AbstractList<E> parent;
        private final int offset;
        private int size;

        SubList(AbstractList<E> parent, int from, int to) {
            this.parent = parent;
            offset = from;
            size = to - from;
            modCount = parent.modCount;
        }

        private void check() {
            if (parent.modCount != modCount) throw new ConcurrentModificationException();
        }

        private void resized(int by) {
            size += by;
            modCount = parent.modCount;
        }

        @Override
        public E get(int index) {
            Objects.checkIndex(index, size);
            check();
            return parent.get(offset + index);
        }

        @Override
        public E set(int index, E e) {
            Objects.checkIndex(index, size);
            check();
            return parent.set(offset + index, e);
        }

        @Override
        public int size() {
            check();
            return size;
        }

        @Override
        public void add(int index, E e) {
            checkAdd(index, size);
            check();
            parent.add(offset + index, e);
            resized(1);
        }

        @Override
        public E remove(int index) {
            Objects.checkIndex(index, size);
            check();
            E e = parent.remove(offset + index);
            resized(-1);
            return e;
        }

        @Override
        protected void removeRange(int from, int to) {
            check();
            parent.removeRange(offset + from, offset + to);
            resized(from - to);
        }

        @Override
        public boolean addAll(Collection<? extends E> c) {
            return addAll(size, c);
        }

        @Override
        public boolean addAll(int index, Collection<? extends E> c) {
            checkAdd(index, size);
            int n = c.size();
            if (n == 0) return false;
            check();
            parent.addAll(offset + index, c);
            resized(n);
            return true;
        }
    }

    private static final class RandomAccessSubList<E> extends SubList<E> implements RandomAccess {
        RandomAccessSubList(AbstractList<E> parent, int from, int to) {
            super(parent, from, to);
        }
    }

    public boolean equals(Object o) {
        if (o == this) return true;
        if (!(o instanceof List)) return false;
        Iterator<E> a = iterator();
        Iterator<?> b = ((List<?>) o).iterator();
        while (a.hasNext() && b.hasNext()) if (!Objects.equals(a.next(), b.next())) return false;
        return !a.hasNext() && !b.hasNext();
    }

    public int hashCode() {
        int h = 1;
        for (Iterator<E> it = iterator(); it.hasNext();) {
            E e = it.next();
            h = 31 * h + (e == null ? 0 : e.hashCode());
        }
        return h;
    }

    protected void removeRange(int fromIndex, int toIndex) {
        ListIterator<E> it = listIterator(fromIndex);
        for (int n = toIndex - fromIndex; n > 0; n--) {
            it.next();
            it.remove();
        }
    }
}
