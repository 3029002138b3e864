// SPDX-License-Identifier: MIT
package java.util;

/** A linked list from its end: a linked list by type, a view of another one by nature. */
final class BackwardLinkedList<E> extends LinkedList<E> {
    private final transient LinkedList<E> base;
    private final transient List<E> list;
    private final transient Deque<E> deque;

    BackwardLinkedList(LinkedList<E> base) {
        this.base = base;
        list = new SequencedViews.BackwardList<E>(base);
        deque = new SequencedViews.BackwardDeque<E>(base);
    }

    @Override
    public LinkedList<E> reversed() {
        return base;
    }

    /** A copy in this order, and a list of its own. */
    @Override
    public Object clone() {
        return new LinkedList<E>(list);
    }

    @Override
    public <T> T[] toArray(T[] a) {
        return list.toArray(a);
    }

    @Override
    public void addFirst(E e) {
        deque.addFirst(e);
    }

    @Override
    public void addLast(E e) {
        deque.addLast(e);
    }

    @Override
    public boolean offerFirst(E e) {
        return deque.offerFirst(e);
    }

    @Override
    public boolean offerLast(E e) {
        return deque.offerLast(e);
    }

    @Override
    public E getFirst() {
        return deque.getFirst();
    }

    @Override
    public E getLast() {
        return deque.getLast();
    }

    @Override
    public E removeFirst() {
        return deque.removeFirst();
    }

    @Override
    public E removeLast() {
        return deque.removeLast();
    }

    @Override
    public E pollFirst() {
        return deque.pollFirst();
    }

    @Override
    public E pollLast() {
        return deque.pollLast();
    }

    @Override
    public E peekFirst() {
        return deque.peekFirst();
    }

    @Override
    public E peekLast() {
        return deque.peekLast();
    }

    @Override
    public boolean removeFirstOccurrence(Object o) {
        return deque.removeFirstOccurrence(o);
    }

    @Override
    public boolean removeLastOccurrence(Object o) {
        return deque.removeLastOccurrence(o);
    }

    @Override
    public boolean offer(E e) {
        return deque.offer(e);
    }

    @Override
    public E remove() {
        return deque.remove();
    }

    @Override
    public E poll() {
        return deque.poll();
    }

    @Override
    public E element() {
        return deque.element();
    }

    @Override
    public E peek() {
        return deque.peek();
    }

    @Override
    public void push(E e) {
        deque.push(e);
    }

    @Override
    public E pop() {
        return deque.pop();
    }

    @Override
    public Iterator<E> descendingIterator() {
        return deque.descendingIterator();
    }

    @Override
    public int size() {
        return list.size();
    }

    @Override
    public boolean contains(Object o) {
        return list.contains(o);
    }

    @Override
    public boolean add(E e) {
        return list.add(e);
    }

    @Override
    public boolean remove(Object o) {
        return list.remove(o);
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
        return list.addAll(c);
    }

    @Override
    public boolean addAll(int index, Collection<? extends E> c) {
        return list.addAll(index, c);
    }

    @Override
    public void clear() {
        list.clear();
    }

    @Override
    public E get(int index) {
        return list.get(index);
    }

    @Override
    public E set(int index, E e) {
        return list.set(index, e);
    }

    @Override
    public void add(int index, E e) {
        list.add(index, e);
    }

    @Override
    public E remove(int index) {
        return list.remove(index);
    }

    @Override
    public int indexOf(Object o) {
        return list.indexOf(o);
    }

    @Override
    public int lastIndexOf(Object o) {
        return list.lastIndexOf(o);
    }

    @Override
    public Iterator<E> iterator() {
        return list.iterator();
    }

    @Override
    public ListIterator<E> listIterator(int index) {
        return list.listIterator(index);
    }

    @Override
    public Object[] toArray() {
        return list.toArray();
    }
}
