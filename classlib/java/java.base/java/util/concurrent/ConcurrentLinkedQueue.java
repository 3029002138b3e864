// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Queue;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import jdk.internal.misc.Unsafe;

/**
 * A queue without locks. The list starts at a node whose item has been taken (or never was); an element is taken by
 * swapping its item for null. tail is the last node, or one before it: whoever finds a next behind it moves it on.
 */
public class ConcurrentLinkedQueue<E> extends AbstractQueue<E> implements Queue<E>, java.io.Serializable {
    private static final long serialVersionUID = 196745693267521676L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long ITEM = U.objectFieldOffset(Node.class, "item"),
            NEXT = U.objectFieldOffset(Node.class, "next"),
            HEAD = U.objectFieldOffset(ConcurrentLinkedQueue.class, "head"),
            TAIL = U.objectFieldOffset(ConcurrentLinkedQueue.class, "tail");

    private static final class Node<E> {
        volatile E item;
        volatile Node<E> next;

        Node(E item) {
            this.item = item;
        }

        boolean take(E e) {
            return U.compareAndSetReference(this, ITEM, e, null);
        }
    }

    private transient volatile Node<E> head, tail;

    public ConcurrentLinkedQueue() {
        head = tail = new Node<E>(null);
    }

    public ConcurrentLinkedQueue(Collection<? extends E> c) {
        this();
        for (E e : c) offer(e);
    }

    public boolean add(E e) {
        return offer(e);
    }

    public boolean offer(E e) {
        Node<E> n = new Node<E>(Objects.requireNonNull(e));
        while (true) {
            Node<E> t = tail, next = t.next;
            if (next != null) {
                U.compareAndSetReference(this, TAIL, t, next);
            } else if (U.compareAndSetReference(t, NEXT, null, n)) {
                U.compareAndSetReference(this, TAIL, t, n);
                return true;
            }
        }
    }

    /** The first node that holds an item, or null; moves head up to the node before it. */
    private Node<E> first() {
        while (true) {
            Node<E> h = head, next = h.next;
            if (next == null) return null;
            if (next.item != null) return next;
            // tail must not fall behind head
            Node<E> t = tail;
            if (t == h) U.compareAndSetReference(this, TAIL, t, next);
            U.compareAndSetReference(this, HEAD, h, next);
        }
    }

    public E poll() {
        while (true) {
            Node<E> n = first();
            if (n == null) return null;
            E e = n.item;
            if (e != null && n.take(e)) {
                first();
                return e;
            }
        }
    }

    public E peek() {
        while (true) {
            Node<E> n = first();
            if (n == null) return null;
            E e = n.item;
            if (e != null) return e;
        }
    }

    public boolean isEmpty() {
        return first() == null;
    }

    public int size() {
        int n = 0;
        for (Node<E> p = head.next; p != null && n < Integer.MAX_VALUE; p = p.next) if (p.item != null) n++;
        return n;
    }

    public boolean contains(Object o) {
        for (Node<E> p = head.next; o != null && p != null; p = p.next) if (o.equals(p.item)) return true;
        return false;
    }

    /** A node that lost its item stays in the list until head passes it. */
    public boolean remove(Object o) {
        for (Node<E> p = head.next; o != null && p != null; p = p.next) {
            E e = p.item;
            if (e != null && o.equals(e) && p.take(e)) return true;
        }
        return false;
    }

    public void clear() {
        while (poll() != null) continue;
    }

    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.CONCURRENT | Spliterator.ORDERED | Spliterator.NONNULL);
    }

    public Iterator<E> iterator() {
        return new Iterator<E>() {
            private Node<E> at = head, last;
            private E item = advance();

            private E advance() {
                for (at = at.next; at != null; at = at.next) {
                    E e = at.item;
                    if (e != null) return e;
                }
                return null;
            }

            public boolean hasNext() {
                return item != null;
            }

            public E next() {
                E e = item;
                if (e == null) throw new NoSuchElementException();
                last = at;
                item = advance();
                return e;
            }

            public void remove() {
                if (last == null) throw new IllegalStateException();
                last.item = null;
                last = null;
            }
        };
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        for (Iterator<E> it = iterator(); it.hasNext();) action.accept(it.next());
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
        for (Object e : toArray()) s.writeObject(e);
        s.writeObject(null);
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        head = tail = new Node<E>(null);
        for (Object e; (e = s.readObject()) != null;) offer((E) e);
    }
}
