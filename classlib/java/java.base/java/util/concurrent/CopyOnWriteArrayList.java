// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A list whose every change makes a new array, under a lock; readers need none, and iterators see the array of old. */
public class CopyOnWriteArrayList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = 8673264195747942595L;
    private transient Object lock = new Object();
    private transient volatile Object[] array;

    public CopyOnWriteArrayList() {
        array = new Object[0];
    }

    public CopyOnWriteArrayList(Collection<? extends E> c) {
        array = Arrays.copyOf(c.toArray(), c.size(), Object[].class);
    }

    public CopyOnWriteArrayList(E[] toCopyIn) {
        array = Arrays.copyOf(toCopyIn, toCopyIn.length, Object[].class);
    }

    final Object[] array() {
        return array;
    }

    public int size() {
        return array.length;
    }

    public boolean isEmpty() {
        return array.length == 0;
    }

    private static int find(Object o, Object[] a, int from, int to) {
        for (int i = from; i < to; i++) if (Objects.equals(o, a[i])) return i;
        return -1;
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public int indexOf(Object o) {
        Object[] a = array;
        return find(o, a, 0, a.length);
    }

    public int indexOf(E e, int index) {
        Object[] a = array;
        return find(e, a, index, a.length);
    }

    public int lastIndexOf(Object o) {
        return lastIndexOf(o, array);
    }

    private static int lastIndexOf(Object o, Object[] a) {
        for (int i = a.length - 1; i >= 0; i--) if (Objects.equals(o, a[i])) return i;
        return -1;
    }

    public int lastIndexOf(E e, int index) {
        Object[] a = array;
        for (int i = index; i >= 0; i--) if (Objects.equals(e, a[i])) return i;
        return -1;
    }

    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            CopyOnWriteArrayList<E> c = (CopyOnWriteArrayList<E>) super.clone();
            c.lock = new Object();
            return c;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    public Object[] toArray() {
        return array.clone();
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] to) {
        return Arrays.asList(array).toArray(to);
    }

    @SuppressWarnings("unchecked")
    public E get(int index) {
        return (E) array[index];
    }

    public E set(int index, E element) {
        synchronized (lock) {
            E old = get(index);
            if (old != element) {
                Object[] a = array.clone();
                a[index] = element;
                array = a;
            }
            return old;
        }
    }

    public boolean add(E e) {
        synchronized (lock) {
            Object[] a = Arrays.copyOf(array, array.length + 1);
            a[a.length - 1] = e;
            array = a;
            return true;
        }
    }

    private void checkAdd(int index, int size) {
        if (index < 0 || index > size) throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
    }

    /** A copy with room for n elements at index. */
    private Object[] open(int index, int n) {
        Object[] a = array, b = new Object[a.length + n];
        System.arraycopy(a, 0, b, 0, index);
        System.arraycopy(a, index, b, index + n, a.length - index);
        return b;
    }

    public void add(int index, E element) {
        synchronized (lock) {
            checkAdd(index, array.length);
            Object[] b = open(index, 1);
            b[index] = element;
            array = b;
        }
    }

    private void cut(int from, int to) {
        Object[] a = array, b = new Object[a.length - (to - from)];
        System.arraycopy(a, 0, b, 0, from);
        System.arraycopy(a, to, b, from, a.length - to);
        array = b;
    }

    public E remove(int index) {
        synchronized (lock) {
            E old = get(index);
            cut(index, index + 1);
            return old;
        }
    }

    public boolean remove(Object o) {
        synchronized (lock) {
            int i = indexOf(o);
            if (i >= 0) cut(i, i + 1);
            return i >= 0;
        }
    }

    public boolean addIfAbsent(E e) {
        synchronized (lock) {
            return !contains(e) && add(e);
        }
    }

    public boolean containsAll(Collection<?> c) {
        for (Object o : c) if (!contains(o)) return false;
        return true;
    }

    @SuppressWarnings("unchecked")
    private boolean keep(Predicate<Object> drop) {
        synchronized (lock) {
            Object[] a = array, b = new Object[a.length];
            int n = 0;
            for (int i = 0; i < a.length; i++) if (!drop.test(a[i])) b[n++] = a[i];
            if (n == a.length) return false;
            array = Arrays.copyOf(b, n);
            return true;
        }
    }

    public boolean removeAll(final Collection<?> c) {
        Objects.requireNonNull(c);
        return keep(new Predicate<Object>() {
            public boolean test(Object o) {
                return c.contains(o);
            }
        });
    }

    public boolean retainAll(final Collection<?> c) {
        Objects.requireNonNull(c);
        return keep(new Predicate<Object>() {
            public boolean test(Object o) {
                return !c.contains(o);
            }
        });
    }

    @SuppressWarnings("unchecked")
    public boolean removeIf(Predicate<? super E> filter) {
        return keep((Predicate<Object>) Objects.requireNonNull(filter));
    }

    public int addAllAbsent(Collection<? extends E> c) {
        int n = 0;
        synchronized (lock) {
            for (E e : c) if (addIfAbsent(e)) n++;
        }
        return n;
    }

    public void clear() {
        synchronized (lock) {
            array = new Object[0];
        }
    }

    public boolean addAll(Collection<? extends E> c) {
        Object[] more = c.toArray();
        if (more.length == 0) return false;
        synchronized (lock) {
            int n = array.length;
            Object[] b = open(n, more.length);
            System.arraycopy(more, 0, b, n, more.length);
            array = b;
        }
        return true;
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        Object[] more = c.toArray();
        synchronized (lock) {
            checkAdd(index, array.length);
            if (more.length == 0) return false;
            Object[] b = open(index, more.length);
            System.arraycopy(more, 0, b, index, more.length);
            array = b;
        }
        return true;
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        Object[] a = array;
        for (int i = 0; i < a.length; i++) action.accept((E) a[i]);
    }

    @SuppressWarnings("unchecked")
    public void replaceAll(UnaryOperator<E> operator) {
        synchronized (lock) {
            Object[] a = array.clone();
            for (int i = 0; i < a.length; i++) a[i] = operator.apply((E) a[i]);
            array = a;
        }
    }

    @SuppressWarnings("unchecked")
    public void sort(Comparator<? super E> c) {
        synchronized (lock) {
            Object[] a = array.clone();
            Arrays.sort((E[]) a, c);
            array = a;
        }
    }

    public String toString() {
        return Arrays.toString(array);
    }

    public boolean equals(Object o) {
        return o == this || o instanceof List && Arrays.asList(array).equals(o);
    }

    public int hashCode() {
        return Arrays.hashCode(array);
    }

    public Iterator<E> iterator() {
        return new Walker<E>(array, 0);
    }

    public ListIterator<E> listIterator() {
        return new Walker<E>(array, 0);
    }

    public ListIterator<E> listIterator(int index) {
        Object[] a = array;
        checkAdd(index, a.length);
        return new Walker<E>(a, index);
    }

    private static final class Walker<E> implements ListIterator<E> {
        private final Object[] a;
        private int cursor;

        Walker(Object[] a, int cursor) {
            this.a = a;
            this.cursor = cursor;
        }

        public boolean hasNext() {
            return cursor < a.length;
        }

        public boolean hasPrevious() {
            return cursor > 0;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (cursor >= a.length) throw new NoSuchElementException();
            return (E) a[cursor++];
        }

        @SuppressWarnings("unchecked")
        public E previous() {
            if (cursor <= 0) throw new NoSuchElementException();
            return (E) a[--cursor];
        }

        public int nextIndex() {
            return cursor;
        }

        public int previousIndex() {
            return cursor - 1;
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }

        public void set(E e) {
            throw new UnsupportedOperationException();
        }

        public void add(E e) {
            throw new UnsupportedOperationException();
        }
    }

    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(array, Spliterator.IMMUTABLE | Spliterator.ORDERED);
    }

    public List<E> subList(int fromIndex, int toIndex) {
        synchronized (lock) {
            if (fromIndex < 0 || toIndex > array.length || fromIndex > toIndex) throw new IndexOutOfBoundsException();
            return new Part(fromIndex, toIndex - fromIndex);
        }
    }

    /** A window; it fails when the list was changed otherwise. */
    private final class Part extends AbstractList<E> implements RandomAccess {
        private final int offset;
        private int size;
        private Object[] expected = array;

        Part(int offset, int size) {
            this.offset = offset;
            this.size = size;
        }

        private void check() {
            if (array != expected) throw new ConcurrentModificationException();
        }

        @Override
        public E get(int index) {
            Objects.checkIndex(index, size);
            check();
            return CopyOnWriteArrayList.this.get(offset + index);
        }

        @Override
        public int size() {
            check();
            return size;
        }

        @Override
        public E set(int index, E e) {
            synchronized (lock) {
                E old = CopyOnWriteArrayList.this.set(place(index), e);
                expected = array;
                return old;
            }
        }

        /** The place of an element in the whole list. */
        private int place(int index) {
            Objects.checkIndex(index, size);
            check();
            return offset + index;
        }

        @Override
        public void add(int index, E e) {
            synchronized (lock) {
                check();
                if (index < 0 || index > size) throw new IndexOutOfBoundsException();
                CopyOnWriteArrayList.this.add(offset + index, e);
                expected = array;
                size++;
            }
        }

        @Override
        public E remove(int index) {
            synchronized (lock) {
                E old = CopyOnWriteArrayList.this.remove(place(index));
                size--;
                expected = array;
                return old;
            }
        }
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
        Object[] a = array;
        s.writeInt(a.length);
        for (int i = 0; i < a.length; i++) s.writeObject(a[i]);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        lock = new Object();
        Object[] a = new Object[0];
        for (int n = s.readInt(); n > 0; n--) {
            a = Arrays.copyOf(a, a.length + 1);
            a[a.length - 1] = s.readObject();
        }
        array = a;
    }
}
