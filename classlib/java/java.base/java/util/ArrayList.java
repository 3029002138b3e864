// SPDX-License-Identifier: MIT
package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A list in an array that grows by half. */
public class ArrayList<E> extends AbstractList<E>
        implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = 8683452581122892189L;
    private static final Object[] NONE = {};
    private static final Object[] NONE_YET = {};      // grows to 10 at once

    transient Object[] elementData;
    private int size;

    public ArrayList(int initialCapacity) {
        if (initialCapacity < 0) throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        elementData = initialCapacity == 0 ? NONE : new Object[initialCapacity];
    }

    public ArrayList() {
        elementData = NONE_YET;
    }

    public ArrayList(Collection<? extends E> c) {
        Object[] a = c.toArray();
        size = a.length;
        elementData = size == 0 ? NONE : c.getClass() == ArrayList.class ? a : Arrays.copyOf(a, size, Object[].class);
    }

    public void trimToSize() {
        modCount++;
        if (size < elementData.length) elementData = size == 0 ? NONE : Arrays.copyOf(elementData, size);
    }

    public void ensureCapacity(int minCapacity) {
        if (minCapacity > elementData.length && !(elementData == NONE_YET && minCapacity <= 10)) {
            modCount++;
            grow(minCapacity);
        }
    }

    private void grow(int need) {
        int cap = elementData.length;
        if (need < 0) throw new OutOfMemoryError("Required length exceeds implementation limit");
        int more = elementData == NONE_YET ? Math.max(10, need) : Math.max(need, cap + (cap >> 1));
        if (more < 0) more = Integer.MAX_VALUE - 8;
        elementData = Arrays.copyOf(elementData, more);
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public int indexOf(Object o) {
        Object[] a = elementData;
        int i = 0, n = size;
        if (o == null) while (i < n && a[i] != null) i++;
        else while (i < n && !o.equals(a[i])) i++;
        return i < n ? i : -1;
    }

    public int lastIndexOf(Object o) {
        Object[] a = elementData;
        for (int i = size - 1; i >= 0; i--) if (o == null ? a[i] == null : o.equals(a[i])) return i;
        return -1;
    }

    public Object clone() {
        try {
            ArrayList<?> v = (ArrayList<?>) super.clone();
            v.elementData = Arrays.copyOf(elementData, size);
            v.modCount = 0;
            return v;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    public Object[] toArray() {
        return Arrays.copyOf(elementData, size);
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        return Arrays.copyTo(elementData, size, a);
    }

    private IndexOutOfBoundsException outOfBounds(int index) {
        return new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + size);
    }

    @SuppressWarnings("unchecked")
    public E get(int index) {
        if (index < 0 || index >= size) throw outOfBounds(index);
        return (E) elementData[index];
    }

    @SuppressWarnings("unchecked")
    public E set(int index, E element) {
        if (index < 0 || index >= size) throw outOfBounds(index);
        E old = (E) elementData[index];
        elementData[index] = element;
        return old;
    }

    public boolean add(E e) {
        modCount++;
        int n = size;
        if (n == elementData.length) grow(n + 1);
        elementData[n] = e;
        size = n + 1;
        return true;
    }

    public void add(int index, E element) {
        if (index < 0 || index > size) checkAdd(index, size);
        modCount++;
        if (size == elementData.length) grow(size + 1);
        System.arraycopy(elementData, index, elementData, index + 1, size - index);
        elementData[index] = element;
        size++;
    }

    @SuppressWarnings("unchecked")
    public E remove(int index) {
        if (index < 0 || index >= size) throw outOfBounds(index);
        E old = (E) elementData[index];
        removeAt(index);
        return old;
    }

    private void removeAt(int index) {
        int behind = size - 1 - index;
        if (behind > 0) System.arraycopy(elementData, index + 1, elementData, index, behind);
        elementData[--size] = null;
        modCount++;
    }

    public boolean equals(Object o) {
        if (o == this) return true;
        if (!(o instanceof List)) return false;
        int expected = modCount;
        Iterator<?> it = ((List<?>) o).iterator();
        boolean same = true;
        int n = size;
        for (int i = 0; i < n && same; i++) same = it.hasNext() && Objects.equals(elementData[i], it.next());
        same = same && !it.hasNext();
        if (modCount != expected) throw new ConcurrentModificationException();
        return same;
    }

    public int hashCode() {
        int expected = modCount;
        int h = 1;
        for (int i = 0; i < size; i++) {
            Object e = elementData[i];
            h = 31 * h + (e == null ? 0 : e.hashCode());
        }
        if (modCount != expected) throw new ConcurrentModificationException();
        return h;
    }

    public boolean remove(Object o) {
        int i = indexOf(o);
        if (i < 0) return false;
        removeAt(i);
        return true;
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < size; i++) elementData[i] = null;
        size = 0;
    }

    public boolean addAll(Collection<? extends E> c) {
        Object[] a = c.toArray();
        modCount++;
        int n = a.length;
        if (n == 0) return false;
        if (n > elementData.length - size) grow(size + n);
        System.arraycopy(a, 0, elementData, size, n);
        size += n;
        return true;
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        checkAdd(index, size);
        Object[] a = c.toArray();
        modCount++;
        int n = a.length;
        if (n == 0) return false;
        if (n > elementData.length - size) grow(size + n);
        System.arraycopy(elementData, index, elementData, index + n, size - index);
        System.arraycopy(a, 0, elementData, index, n);
        size += n;
        return true;
    }

    protected void removeRange(int fromIndex, int toIndex) {
        if (fromIndex > toIndex) throw new IndexOutOfBoundsException("From Index: " + fromIndex + " > To Index: "
                + toIndex);
        modCount++;
        System.arraycopy(elementData, toIndex, elementData, fromIndex, size - toIndex);
        cut(size - (toIndex - fromIndex));
    }

    /** Forgets the elements from n on. */
    private void cut(int n) {
        for (int i = n; i < size; i++) elementData[i] = null;
        size = n;
    }

    public boolean removeAll(Collection<?> c) {
        return removeWhere(Objects.requireNonNull(c), true);
    }

    public boolean retainAll(Collection<?> c) {
        return removeWhere(Objects.requireNonNull(c), false);
    }

    /** What c.contains throws leaves the list whole: the elements not yet asked for move up. */
    private boolean removeWhere(Collection<?> c, boolean contained) {
        Object[] a = elementData;
        int r = 0, w = 0, n = size;
        try {
            for (; r < n; r++) if (c.contains(a[r]) != contained) a[w++] = a[r];
        } finally {
            System.arraycopy(a, r, a, w, n - r);
            w += n - r;
            if (w != n) {
                modCount += n - w;
                cut(w);
            }
        }
        return w != n;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        int expected = modCount, n = size, kept = 0;
        boolean[] drop = new boolean[n];
        for (int i = 0; i < n; i++) {
            @SuppressWarnings("unchecked")
            E e = (E) elementData[i];
            if (filter.test(e)) drop[i] = true;
            else kept++;
        }
        if (modCount != expected) throw new ConcurrentModificationException();
        if (kept == n) return false;
        int w = 0;
        for (int i = 0; i < n; i++) if (!drop[i]) elementData[w++] = elementData[i];
        modCount++;
        cut(w);
        return true;
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = modCount, n = size;
        Object[] a = elementData;
        for (int i = 0; modCount == expected && i < n; i++) action.accept((E) a[i]);
        checkUnchanged(expected);
    }

    @SuppressWarnings("unchecked")
    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        int expected = modCount, i = 0;
        for (int n = size; i < n && modCount == expected; i++) elementData[i] = operator.apply((E) elementData[i]);
        checkUnchanged(expected);
    }

    private void checkUnchanged(int expected) {
        if (modCount != expected) throw new ConcurrentModificationException();
    }

    @SuppressWarnings("unchecked")
    public void sort(Comparator<? super E> c) {
        int expected = modCount;
        Arrays.sort((E[]) elementData, 0, size, c);
        if (modCount != expected) throw new ConcurrentModificationException();
        modCount++;
    }

    public Iterator<E> iterator() {
        return new Itr(0);
    }

    public ListIterator<E> listIterator() {
        return new ListItr(0);
    }

    public ListIterator<E> listIterator(int index) {
        checkAdd(index, size);
        return new ListItr(index);
    }

    private class Itr implements Iterator<E> {
        int cursor, last = -1, expected = modCount;

        Itr(int index) {
            cursor = index;
        }

        public final boolean hasNext() {
            return cursor != size;
        }

        @SuppressWarnings("unchecked")
        public final E next() {
            if (modCount != expected) throw new ConcurrentModificationException();
            int i = cursor;
            if (i >= size) throw new NoSuchElementException();
            cursor = i + 1;
            last = i;
            return (E) elementData[i];
        }

        public final void remove() {
            if (last < 0) throw new IllegalStateException();
            if (modCount != expected) throw new ConcurrentModificationException();
            removeAt(last);
            cursor = last;
            last = -1;
            expected = modCount;
        }

        @SuppressWarnings("unchecked")
        public final void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int n = size, i = cursor;
            if (i >= n) return;
            for (; i < n && modCount == expected; i++) action.accept((E) elementData[i]);
            cursor = i;
            last = i - 1;
            if (modCount != expected) throw new ConcurrentModificationException();
        }
    }

    private final class ListItr extends Itr implements ListIterator<E> {
        ListItr(int index) {
            super(index);
        }

        public boolean hasPrevious() {
            return cursor != 0;
        }

        public int nextIndex() {
            return cursor;
        }

        public int previousIndex() {
            return cursor - 1;
        }

        @SuppressWarnings("unchecked")
        public E previous() {
            if (modCount != expected) throw new ConcurrentModificationException();
            int i = cursor - 1;
            if (i < 0) throw new NoSuchElementException();
            cursor = i;
            last = i;
            return (E) elementData[i];
        }

        public void set(E e) {
            if (last < 0) throw new IllegalStateException();
            if (modCount != expected) throw new ConcurrentModificationException();
            elementData[last] = e;
        }

        public void add(E e) {
            if (modCount != expected) throw new ConcurrentModificationException();
            ArrayList.this.add(cursor++, e);
            last = -1;
            expected = modCount;
        }
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
        s.writeInt(size);
        for (int i = 0; i < size; i++) s.writeObject(elementData[i]);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        s.readInt();
        Object[] a = new Object[size];
        for (int i = 0; i < size; i++) a[i] = s.readObject();
        elementData = a;
    }
}
