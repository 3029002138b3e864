// SPDX-License-Identifier: MIT
package java.util;

/** A list of linked nodes. The ring starts and ends at a node that holds nothing. */
public class LinkedList<E> extends AbstractSequentialList<E>
        implements List<E>, Deque<E>, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = 876323262645176354L;

    private static final class Node<E> {
        E item;
        Node<E> next, prev;
    }

    private transient int size;
    private transient Node<E> ring = emptyRing();

    private static <E> Node<E> emptyRing() {
        Node<E> n = new Node<E>();
        n.next = n.prev = n;
        return n;
    }

    public LinkedList() {
    }

    public LinkedList(Collection<? extends E> c) {
        addAll(c);
    }

    private void insertBefore(Node<E> at, E e) {
        Node<E> n = new Node<E>();
        n.item = e;
        n.next = at;
        n.prev = at.prev;
        at.prev.next = n;
        at.prev = n;
        size++;
        modCount++;
    }

    private E unlink(Node<E> n) {
        n.prev.next = n.next;
        n.next.prev = n.prev;
        size--;
        modCount++;
        return n.item;
    }

    /** The node at index, or the ring's start for index == size. */
    private Node<E> node(int index) {
        Node<E> n = ring;
        if (index < size >> 1) for (int i = 0; i <= index; i++) n = n.next;
        else for (int i = size; i > index; i--) n = n.prev;
        return n;
    }

    private Node<E> element(int index) {
        if (index < 0 || index >= size) throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        return node(index);
    }

    private Node<E> firstNode() {
        if (size == 0) throw new NoSuchElementException();
        return ring.next;
    }

    private Node<E> lastNode() {
        if (size == 0) throw new NoSuchElementException();
        return ring.prev;
    }

    public E getFirst() {
        return firstNode().item;
    }

    public E getLast() {
        return lastNode().item;
    }

    public E removeFirst() {
        return unlink(firstNode());
    }

    public E removeLast() {
        return unlink(lastNode());
    }

    public void addFirst(E e) {
        insertBefore(ring.next, e);
    }

    public void addLast(E e) {
        insertBefore(ring, e);
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public int size() {
        return size;
    }

    public boolean add(E e) {
        insertBefore(ring, e);
        return true;
    }

    public boolean remove(Object o) {
        for (Node<E> n = ring.next; n != ring; n = n.next) {
            if (o == null ? n.item == null : o.equals(n.item)) {
                unlink(n);
                return true;
            }
        }
        return false;
    }

    public boolean addAll(Collection<? extends E> c) {
        return addAll(size, c);
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        checkAdd(index, size);
        Object[] a = c.toArray();
        Node<E> at = node(index);
        for (int i = 0; i < a.length; i++) {
            @SuppressWarnings("unchecked")
            E e = (E) a[i];
            insertBefore(at, e);
        }
        return a.length != 0;
    }

    public void clear() {
        ring = emptyRing();
        size = 0;
        modCount++;
    }

    public E get(int index) {
        return element(index).item;
    }

    public E set(int index, E element) {
        Node<E> n = element(index);
        E old = n.item;
        n.item = element;
        return old;
    }

    public void add(int index, E element) {
        checkAdd(index, size);
        insertBefore(node(index), element);
    }

    public E remove(int index) {
        return unlink(element(index));
    }

    public int indexOf(Object o) {
        int i = 0;
        for (Node<E> n = ring.next; n != ring; n = n.next, i++)
            if (o == null ? n.item == null : o.equals(n.item)) return i;
        return -1;
    }

    public int lastIndexOf(Object o) {
        int i = size - 1;
        for (Node<E> n = ring.prev; n != ring; n = n.prev, i--)
            if (o == null ? n.item == null : o.equals(n.item)) return i;
        return -1;
    }

    public E peek() {
        return ring.next.item;
    }

    public E element() {
        return getFirst();
    }

    public E poll() {
        return size == 0 ? null : unlink(ring.next);
    }

    public E remove() {
        return removeFirst();
    }

    public boolean offer(E e) {
        return add(e);
    }

    public boolean offerFirst(E e) {
        addFirst(e);
        return true;
    }

    public boolean offerLast(E e) {
        addLast(e);
        return true;
    }

    public E peekFirst() {
        return ring.next.item;
    }

    public E peekLast() {
        return ring.prev.item;
    }

    public E pollFirst() {
        return poll();
    }

    public E pollLast() {
        return size == 0 ? null : unlink(ring.prev);
    }

    public void push(E e) {
        addFirst(e);
    }

    public E pop() {
        return removeFirst();
    }

    public boolean removeFirstOccurrence(Object o) {
        return remove(o);
    }

    public boolean removeLastOccurrence(Object o) {
        for (Node<E> n = ring.prev; n != ring; n = n.prev) {
            if (o == null ? n.item == null : o.equals(n.item)) {
                unlink(n);
                return true;
            }
        }
        return false;
    }

    public ListIterator<E> listIterator(int index) {
        checkAdd(index, size);
        return new Walker(index);
    }

    private final class Walker implements ListIterator<E> {
        private Node<E> next, last;
        private int index, expected = modCount;

        Walker(int index) {
            next = node(index);
            this.index = index;
        }

        private void check() {
            if (modCount != expected) throw new ConcurrentModificationException();
        }

        public boolean hasNext() {
            return index < size;
        }

        public E next() {
            check();
            if (index >= size) throw new NoSuchElementException();
            last = next;
            next = next.next;
            index++;
            return last.item;
        }

        public boolean hasPrevious() {
            return index > 0;
        }

        public E previous() {
            check();
            if (index <= 0) throw new NoSuchElementException();
            last = next = next.prev;
            index--;
            return last.item;
        }

        public int nextIndex() {
            return index;
        }

        public int previousIndex() {
            return index - 1;
        }

        public void remove() {
            check();
            if (last == null) throw new IllegalStateException();
            if (next == last) next = last.next;
            else index--;
            unlink(last);
            last = null;
            expected = modCount;
        }

        public void set(E e) {
            if (last == null) throw new IllegalStateException();
            check();
            last.item = e;
        }

        public void add(E e) {
            check();
            last = null;
            insertBefore(next, e);
            index++;
            expected = modCount;
        }
    }

    public Iterator<E> descendingIterator() {
        final ListIterator<E> it = listIterator(size);
        return new Iterator<E>() {
            public boolean hasNext() {
                return it.hasPrevious();
            }

            public E next() {
                return it.previous();
            }

            public void remove() {
                it.remove();
            }
        };
    }

    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            LinkedList<E> l = (LinkedList<E>) super.clone();
            l.ring = emptyRing();
            l.size = 0;
            l.modCount = 0;
            for (Node<E> n = ring.next; n != ring; n = n.next) l.add(n.item);
            return l;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    public Object[] toArray() {
        Object[] a = new Object[size];
        Node<E> n = ring;
        for (int i = 0; i < a.length; i++) {
            n = n.next;
            a[i] = n.item;
        }
        return a;
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
        s.writeInt(size);
        for (Node<E> n = ring.next; n != ring; n = n.next) s.writeObject(n.item);
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        ring = emptyRing();
        for (int n = s.readInt(); n > 0; n--) add((E) s.readObject());
    }

    @Override
    public LinkedList<E> reversed() {
        return new BackwardLinkedList<E>(this);
    }
}
