// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A blocking deque, bounded if a capacity is given. */
public class LinkedBlockingDeque<E> extends LockedQueue<E> implements BlockingDeque<E>, java.io.Serializable {
    private static final long serialVersionUID = -387911632671998426L;
    private static final ObjectStreamField[] serialPersistentFields = {
        new ObjectStreamField("capacity", int.class),
        new ObjectStreamField("lock", ReentrantLock.class),
        new ObjectStreamField("notEmpty", Condition.class),
        new ObjectStreamField("notFull", Condition.class),
    };

    public LinkedBlockingDeque() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingDeque(int capacity) {
        super(new LinkedList<E>(), capacity, false);
    }

    public LinkedBlockingDeque(Collection<? extends E> c) {
        this(Integer.MAX_VALUE);
        addAll(c);
    }

    private LinkedList<E> list() {
        return (LinkedList<E>) items;
    }

    public void addFirst(E e) {
        if (!offerFirst(e)) throw new IllegalStateException("Deque full");
    }

    public void addLast(E e) {
        if (!offerLast(e)) throw new IllegalStateException("Deque full");
    }

    @Override
    public boolean add(E e) {
        addLast(e);
        return true;
    }

    private boolean insertFirst(E e) {
        if (items.size() >= capacity) return false;
        list().addFirst(e);
        notEmpty.signal();
        return true;
    }

    public boolean offerFirst(E e) {
        Objects.requireNonNull(e);
        lock.lock();
        try {
            return insertFirst(e);
        } finally {
            lock.unlock();
        }
    }

    public boolean offerLast(E e) {
        return offer(e);
    }

    public void putFirst(E e) throws InterruptedException {
        Objects.requireNonNull(e);
        lock.lockInterruptibly();
        try {
            while (!insertFirst(e)) notFull.await();
        } finally {
            lock.unlock();
        }
    }

    public void putLast(E e) throws InterruptedException {
        put(e);
    }

    public boolean offerFirst(E e, long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(e);
        long nanos = unit.toNanos(timeout);
        lock.lockInterruptibly();
        try {
            while (!insertFirst(e)) {
                if (nanos <= 0) return false;
                nanos = notFull.awaitNanos(nanos);
            }
            return true;
        } finally {
            lock.unlock();
        }
    }

    public boolean offerLast(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return offer(e, timeout, unit);
    }

    private static <T> T present(T e) {
        if (e == null) throw new NoSuchElementException();
        return e;
    }

    public E removeFirst() {
        return present(pollFirst());
    }

    public E removeLast() {
        return present(pollLast());
    }

    public E pollFirst() {
        return poll();
    }

    private E extractLast() {
        E e = list().pollLast();
        if (e != null) notFull.signal();
        return e;
    }

    public E pollLast() {
        lock.lock();
        try {
            return extractLast();
        } finally {
            lock.unlock();
        }
    }

    public E takeFirst() throws InterruptedException {
        return take();
    }

    public E takeLast() throws InterruptedException {
        return awaitLast(false, 0);
    }

    private E awaitLast(boolean timed, long nanos) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            E e = extractLast();
            while (e == null && (!timed || nanos > 0)) {
                if (timed) nanos = notEmpty.awaitNanos(nanos);
                else notEmpty.await();
                e = extractLast();
            }
            return e;
        } finally {
            lock.unlock();
        }
    }

    public E pollFirst(long timeout, TimeUnit unit) throws InterruptedException {
        return poll(timeout, unit);
    }

    public E pollLast(long timeout, TimeUnit unit) throws InterruptedException {
        return awaitLast(true, unit.toNanos(timeout));
    }

    public E getFirst() {
        return present(peekFirst());
    }

    public E getLast() {
        return present(peekLast());
    }

    public E peekFirst() {
        return peek();
    }

    public E peekLast() {
        lock.lock();
        try {
            return list().peekLast();
        } finally {
            lock.unlock();
        }
    }

    public boolean removeFirstOccurrence(Object o) {
        return remove(o);
    }

    public boolean removeLastOccurrence(Object o) {
        lock.lock();
        try {
            boolean removed = o != null && list().removeLastOccurrence(o);
            if (removed) notFull.signal();
            return removed;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public int remainingCapacity() {
        return capacity - size();
    }

    public void push(E e) {
        addFirst(e);
    }

    public E pop() {
        return removeFirst();
    }

    public Iterator<E> descendingIterator() {
        Object[] a = toArray();
        for (int i = 0, j = a.length - 1; i < j; i++, j--) {
            Object t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
        return walk(a);
    }

    private void writeObject(ObjectOutputStream s) throws IOException {
        lock.lock();
        try {
            ReentrantLock l = heldLock();
            ObjectOutputStream.PutField f = s.putFields();
            f.put("capacity", capacity);
            f.put("lock", l);
            f.put("notEmpty", l.newCondition());
            f.put("notFull", l.newCondition());
            s.writeFields();
            writeElements(s);
        } finally {
            lock.unlock();
        }
    }

    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        revive(new LinkedList<E>(), s.readFields().get("capacity", 0), false);
        readElements(s);
    }
}
