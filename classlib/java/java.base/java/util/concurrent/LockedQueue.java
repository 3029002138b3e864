// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Queue;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Predicate;
import jdk.internal.io.FinalField;

/**
 * A blocking queue over a plain one: one lock, and two conditions to wait for. Iterators walk over a copy; removing
 * takes the element out of the queue by identity.
 */
abstract class LockedQueue<E> extends AbstractQueue<E> implements BlockingQueue<E> {
    final ReentrantLock lock;
    final Condition notEmpty, notFull;
    final Queue<E> items;
    final int capacity;

    /** For a subclass that is read from an object stream, which then calls revive. */
    LockedQueue() {
        lock = null;
        notEmpty = null;
        notFull = null;
        items = null;
        capacity = 0;
    }

    /** What the constructor does, for an object that was read. */
    final void revive(Queue<E> items, int capacity, boolean fair) throws InvalidObjectException {
        if (capacity <= 0) throw new InvalidObjectException("capacity " + capacity);
        ReentrantLock l = new ReentrantLock(fair);
        FinalField.set(LockedQueue.class, "lock", this, l);
        FinalField.set(LockedQueue.class, "notEmpty", this, l.newCondition());
        FinalField.set(LockedQueue.class, "notFull", this, l.newCondition());
        FinalField.set(LockedQueue.class, "items", this, items);
        FinalField.set(LockedQueue.class, "capacity", this, capacity);
    }

    /** The end of the serialized form of most queues: the elements, then null. */
    final void writeElements(ObjectOutputStream s) throws IOException {
        for (Object e : toArray()) s.writeObject(e);
        s.writeObject(null);
    }

    @SuppressWarnings("unchecked")
    final void readElements(ObjectInputStream s) throws IOException, ClassNotFoundException {
        for (Object e; (e = s.readObject()) != null;) {
            if (!offer((E) e)) throw new InvalidObjectException("more elements than the capacity");
        }
    }

    /** A lock as the serialized forms hold one: locked, as all is while it is written. */
    static ReentrantLock heldLock() {
        ReentrantLock l = new ReentrantLock();
        l.lock();
        return l;
    }

    LockedQueue(Queue<E> items, int capacity, boolean fair) {
        if (capacity <= 0) throw new IllegalArgumentException();
        this.items = items;
        this.capacity = capacity;
        lock = new ReentrantLock(fair);
        notEmpty = lock.newCondition();
        notFull = lock.newCondition();
    }

    private boolean insert(E e) {
        if (items.size() >= capacity) return false;
        items.add(e);
        notEmpty.signal();
        return true;
    }

    private E extract() {
        E e = items.poll();
        if (e != null) notFull.signal();
        return e;
    }

    public boolean offer(E e) {
        Objects.requireNonNull(e);
        lock.lock();
        try {
            return insert(e);
        } finally {
            lock.unlock();
        }
    }

    public void put(E e) throws InterruptedException {
        Objects.requireNonNull(e);
        lock.lockInterruptibly();
        try {
            while (!insert(e)) notFull.await();
        } finally {
            lock.unlock();
        }
    }

    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(e);
        long nanos = unit.toNanos(timeout);
        lock.lockInterruptibly();
        try {
            while (!insert(e)) {
                if (nanos <= 0) return false;
                nanos = notFull.awaitNanos(nanos);
            }
            return true;
        } finally {
            lock.unlock();
        }
    }

    public E poll() {
        lock.lock();
        try {
            return extract();
        } finally {
            lock.unlock();
        }
    }

    public E take() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            E e;
            while ((e = extract()) == null) notEmpty.await();
            return e;
        } finally {
            lock.unlock();
        }
    }

    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        long nanos = unit.toNanos(timeout);
        lock.lockInterruptibly();
        try {
            E e;
            while ((e = extract()) == null) {
                if (nanos <= 0) return null;
                nanos = notEmpty.awaitNanos(nanos);
            }
            return e;
        } finally {
            lock.unlock();
        }
    }

    public E peek() {
        lock.lock();
        try {
            return items.peek();
        } finally {
            lock.unlock();
        }
    }

    public int size() {
        lock.lock();
        try {
            return items.size();
        } finally {
            lock.unlock();
        }
    }

    public int remainingCapacity() {
        return capacity == Integer.MAX_VALUE && !(this instanceof LinkedBlockingQueue) ? capacity : capacity - size();
    }

    public boolean remove(Object o) {
        lock.lock();
        try {
            boolean removed = o != null && items.remove(o);
            if (removed) notFull.signal();
            return removed;
        } finally {
            lock.unlock();
        }
    }

    public boolean contains(Object o) {
        lock.lock();
        try {
            return o != null && items.contains(o);
        } finally {
            lock.unlock();
        }
    }

    public Object[] toArray() {
        lock.lock();
        try {
            return items.toArray();
        } finally {
            lock.unlock();
        }
    }

    public <T> T[] toArray(T[] a) {
        lock.lock();
        try {
            return items.toArray(a);
        } finally {
            lock.unlock();
        }
    }

    public String toString() {
        lock.lock();
        try {
            return items.toString();
        } finally {
            lock.unlock();
        }
    }

    public void clear() {
        lock.lock();
        try {
            items.clear();
            notFull.signalAll();
        } finally {
            lock.unlock();
        }
    }

    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super E> c, int maxElements) {
        Objects.requireNonNull(c);
        if (c == this) throw new IllegalArgumentException();
        lock.lock();
        try {
            int n = 0;
            for (E e; n < maxElements && (e = extract()) != null; n++) c.add(e);
            return n;
        } finally {
            lock.unlock();
        }
    }

    private boolean removeWhere(Predicate<? super E> p, Collection<?> c, boolean contained) {
        boolean changed = false;
        lock.lock();
        try {
            for (Iterator<E> it = items.iterator(); it.hasNext();) {
                E e = it.next();
                if (p != null ? p.test(e) : c.contains(e) == contained) {
                    it.remove();
                    changed = true;
                }
            }
            if (changed) notFull.signalAll();
            return changed;
        } finally {
            lock.unlock();
        }
    }

    public boolean removeIf(Predicate<? super E> filter) {
        return removeWhere(Objects.requireNonNull(filter), null, false);
    }

    public boolean removeAll(Collection<?> c) {
        return removeWhere(null, Objects.requireNonNull(c), true);
    }

    public boolean retainAll(Collection<?> c) {
        return removeWhere(null, Objects.requireNonNull(c), false);
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        Object[] a = toArray();
        for (int i = 0; i < a.length; i++) action.accept((E) a[i]);
    }

    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.CONCURRENT | Spliterator.ORDERED | Spliterator.NONNULL);
    }

    public Iterator<E> iterator() {
        return walk(toArray());
    }

    final Iterator<E> walk(final Object[] a) {
        return new Iterator<E>() {
            private int at;
            private boolean removable;

            public boolean hasNext() {
                return at < a.length;
            }

            @SuppressWarnings("unchecked")
            public E next() {
                if (at >= a.length) throw new NoSuchElementException();
                removable = true;
                return (E) a[at++];
            }

            public void remove() {
                if (!removable) throw new IllegalStateException();
                removable = false;
                removeSame(a[at - 1]);
            }
        };
    }

    private void removeSame(final Object o) {
        removeIf(new Predicate<E>() {
            private boolean done;

            public boolean test(E e) {
                if (done || e != o) return false;
                done = true;
                return true;
            }
        });
    }
}
