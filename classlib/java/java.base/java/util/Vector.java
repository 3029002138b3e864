// SPDX-License-Identifier: MIT
package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** The older list in an array: synchronised; doubles, or grows by a fixed step. */
public class Vector<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = -2767605614048989439L;
    protected Object[] elementData;
    protected int elementCount;
    protected int capacityIncrement;

    public Vector(int initialCapacity, int capacityIncrement) {
        if (initialCapacity < 0) throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        elementData = new Object[initialCapacity];
        this.capacityIncrement = capacityIncrement;
    }

    public Vector(int initialCapacity) {
        this(initialCapacity, 0);
    }

    public Vector() {
        this(10, 0);
    }

    public Vector(Collection<? extends E> c) {
        Object[] a = c.toArray();
        elementCount = a.length;
        elementData = Arrays.copyOf(a, a.length, Object[].class);
    }

    public synchronized void copyInto(Object[] anArray) {
        System.arraycopy(elementData, 0, anArray, 0, elementCount);
    }

    public synchronized void trimToSize() {
        modCount++;
        if (elementCount < elementData.length) elementData = Arrays.copyOf(elementData, elementCount);
    }

    public synchronized void ensureCapacity(int minCapacity) {
        if (minCapacity <= 0) return;
        modCount++;
        reserve(minCapacity);
    }

    private void reserve(int need) {
        int cap = elementData.length;
        if (need >= 0 && need <= cap) return;
        if (need < 0) throw new OutOfMemoryError("Required length exceeds implementation limit");
        int more = capacityIncrement > 0 ? cap + capacityIncrement : cap * 2;
        elementData = Arrays.copyOf(elementData, Math.max(more, need));
    }

    public synchronized void setSize(int newSize) {
        if (newSize < 0) throw new ArrayIndexOutOfBoundsException(newSize);
        modCount++;
        reserve(newSize);
        for (int i = newSize; i < elementCount; i++) elementData[i] = null;
        elementCount = newSize;
    }

    public synchronized int capacity() {
        return elementData.length;
    }

    public synchronized int size() {
        return elementCount;
    }

    public synchronized boolean isEmpty() {
        return elementCount == 0;
    }

    public Enumeration<E> elements() {
        return new Elements();
    }

    private final class Elements implements Enumeration<E> {
        private int at;

        public boolean hasMoreElements() {
            return at < elementCount;
        }

        public E nextElement() {
            synchronized (Vector.this) {
                if (at >= elementCount) throw new NoSuchElementException("Vector Enumeration");
                return at(at++);
            }
        }
    }

    @SuppressWarnings("unchecked")
    private E at(int i) {
        return (E) elementData[i];
    }

    public boolean contains(Object o) {
        return indexOf(o, 0) >= 0;
    }

    public int indexOf(Object o) {
        return indexOf(o, 0);
    }

    public synchronized int indexOf(Object o, int index) {
        for (int i = index; i < elementCount; i++)
            if (o == null ? elementData[i] == null : o.equals(elementData[i])) return i;
        return -1;
    }

    public synchronized int lastIndexOf(Object o) {
        return lastIndexOf(o, elementCount - 1);
    }

    public synchronized int lastIndexOf(Object o, int index) {
        if (index >= elementCount) throw new IndexOutOfBoundsException(index + " >= " + elementCount);
        for (int i = index; i >= 0; i--)
            if (o == null ? elementData[i] == null : o.equals(elementData[i])) return i;
        return -1;
    }

    private void checkElement(int index) {
        if (index >= elementCount) throw new ArrayIndexOutOfBoundsException(index + " >= " + elementCount);
    }

    private void checkIndex(int index) {
        if (index >= elementCount) throw new ArrayIndexOutOfBoundsException(index);
    }

    public synchronized E elementAt(int index) {
        checkElement(index);
        return at(index);
    }

    public synchronized E firstElement() {
        if (elementCount == 0) throw new NoSuchElementException();
        return at(0);
    }

    public synchronized E lastElement() {
        if (elementCount == 0) throw new NoSuchElementException();
        return at(elementCount - 1);
    }

    public synchronized void setElementAt(E obj, int index) {
        checkElement(index);
        elementData[index] = obj;
    }

    public synchronized void removeElementAt(int index) {
        checkElement(index);
        if (index < 0) throw new ArrayIndexOutOfBoundsException(index);
        cutOut(index);
    }

    private void cutOut(int index) {
        System.arraycopy(elementData, index + 1, elementData, index, elementCount - index - 1);
        modCount++;
        elementData[--elementCount] = null;
    }

    public synchronized void insertElementAt(E obj, int index) {
        if (index > elementCount) throw new ArrayIndexOutOfBoundsException(index + " > " + elementCount);
        modCount++;
        reserve(elementCount + 1);
        System.arraycopy(elementData, index, elementData, index + 1, elementCount - index);
        elementData[index] = obj;
        elementCount++;
    }

    public synchronized void addElement(E obj) {
        add(obj);
    }

    public synchronized boolean removeElement(Object obj) {
        int i = indexOf(obj, 0);
        if (i < 0) return false;
        modCount++;
        removeElementAt(i);
        return true;
    }

    public synchronized void removeAllElements() {
        for (int i = 0; i < elementCount; i++) elementData[i] = null;
        modCount++;
        elementCount = 0;
    }

    public synchronized Object clone() {
        try {
            Vector<?> v = (Vector<?>) super.clone();
            v.elementData = Arrays.copyOf(elementData, elementCount);
            v.modCount = 0;
            return v;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    public synchronized Object[] toArray() {
        return Arrays.copyOf(elementData, elementCount);
    }

    @SuppressWarnings("unchecked")
    public synchronized <T> T[] toArray(T[] a) {
        return Arrays.copyTo(elementData, elementCount, a);
    }

    public synchronized E get(int index) {
        checkIndex(index);
        return at(index);
    }

    public synchronized E set(int index, E element) {
        checkIndex(index);
        E old = at(index);
        elementData[index] = element;
        return old;
    }

    public synchronized boolean add(E e) {
        modCount++;
        if (elementCount == elementData.length) reserve(elementCount + 1);
        elementData[elementCount++] = e;
        return true;
    }

    public boolean remove(Object o) {
        return removeElement(o);
    }

    public void add(int index, E element) {
        insertElementAt(element, index);
    }

    public synchronized E remove(int index) {
        checkIndex(index);
        E old = at(index);
        cutOut(index);
        return old;
    }

    public void clear() {
        removeAllElements();
    }

    public synchronized boolean containsAll(Collection<?> c) {
        return super.containsAll(c);
    }

    public boolean addAll(Collection<? extends E> c) {
        Object[] a = c.toArray();
        synchronized (this) {
            modCount++;
            if (a.length == 0) return false;
            reserve(elementCount + a.length);
            System.arraycopy(a, 0, elementData, elementCount, a.length);
            elementCount += a.length;
            return true;
        }
    }

    public synchronized boolean addAll(int index, Collection<? extends E> c) {
        if (index < 0 || index > elementCount) throw new ArrayIndexOutOfBoundsException(index);
        Object[] a = c.toArray();
        modCount++;
        if (a.length == 0) return false;
        reserve(elementCount + a.length);
        System.arraycopy(elementData, index, elementData, index + a.length, elementCount - index);
        System.arraycopy(a, 0, elementData, index, a.length);
        elementCount += a.length;
        return true;
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return keep(c, false);
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return keep(c, true);
    }

    private synchronized boolean keep(Collection<?> c, boolean contained) {
        int w = 0, n = elementCount;
        for (int r = 0; r < n; r++) if (c.contains(elementData[r]) == contained) elementData[w++] = elementData[r];
        return cut(w);
    }

    private boolean cut(int w) {
        if (w == elementCount) return false;
        modCount++;
        for (int i = w; i < elementCount; i++) elementData[i] = null;
        elementCount = w;
        return true;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        synchronized (this) {
            int expected = modCount, n = elementCount, w = 0;
            boolean[] drop = new boolean[n];
            for (int i = 0; i < n; i++) drop[i] = filter.test(at(i));
            if (modCount != expected) throw new ConcurrentModificationException();
            for (int i = 0; i < n; i++) if (!drop[i]) elementData[w++] = elementData[i];
            return cut(w);
        }
    }

    public synchronized boolean equals(Object o) {
        return super.equals(o);
    }

    public synchronized int hashCode() {
        return super.hashCode();
    }

    public synchronized String toString() {
        return super.toString();
    }

    public synchronized List<E> subList(int fromIndex, int toIndex) {
        return Collections.synchronizedList(super.subList(fromIndex, toIndex), this);
    }

    protected synchronized void removeRange(int fromIndex, int toIndex) {
        modCount++;
        System.arraycopy(elementData, toIndex, elementData, fromIndex, elementCount - toIndex);
        int n = elementCount - (toIndex - fromIndex);
        for (int i = n; i < elementCount; i++) elementData[i] = null;
        elementCount = n;
    }

    public synchronized ListIterator<E> listIterator(int index) {
        if (index < 0 || index > elementCount) throw new IndexOutOfBoundsException("Index: " + index);
        return super.listIterator(index);
    }

    public synchronized ListIterator<E> listIterator() {
        return super.listIterator();
    }

    public synchronized Iterator<E> iterator() {
        return super.iterator();
    }

    public synchronized void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = modCount, i = 0;
        for (int n = elementCount; i < n && modCount == expected; i++) action.accept(at(i));
        checkUnchanged(expected);
    }

    private void checkUnchanged(int expected) {
        if (modCount != expected) throw new ConcurrentModificationException();
    }

    public synchronized void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        int expected = modCount, i = 0;
        for (int n = elementCount; i < n && modCount == expected; i++) elementData[i] = operator.apply(at(i));
        checkUnchanged(expected);
        modCount++;
    }

    @SuppressWarnings("unchecked")
    public synchronized void sort(Comparator<? super E> c) {
        int expected = modCount;
        Arrays.sort((E[]) elementData, 0, elementCount, c);
        if (modCount != expected) throw new ConcurrentModificationException();
        modCount++;
    }

    private synchronized void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
    }
}
