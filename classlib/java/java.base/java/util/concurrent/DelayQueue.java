// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A blocking queue that gives an element when its delay is over. */
public class DelayQueue<E extends Delayed> extends AbstractQueue<E> implements BlockingQueue<E> {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final PriorityQueue<E> q = new PriorityQueue<E>();

    public DelayQueue() {
    }

    public DelayQueue(Collection<? extends E> c) {
        addAll(c);
    }

    public boolean add(E e) {
        return offer(e);
    }

    public boolean offer(E e) {
        lock.lock();
        try {
            q.offer(e);
            if (q.peek() == e) changed.signalAll();
            return true;
        } finally {
            lock.unlock();
        }
    }

    public void put(E e) {
        offer(e);
    }

    public boolean offer(E e, long timeout, TimeUnit unit) {
        return offer(e);
    }

    private E due() {
        E e = q.peek();
        return e == null || e.getDelay(TimeUnit.NANOSECONDS) > 0 ? null : q.poll();
    }

    public E poll() {
        lock.lock();
        try {
            return due();
        } finally {
            lock.unlock();
        }
    }

    public E take() throws InterruptedException {
        return await(false, 0);
    }

    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return await(true, unit.toNanos(timeout));
    }

    private E await(boolean timed, long nanos) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            long deadline = System.nanoTime() + nanos;
            while (true) {
                E e = due();
                if (e != null) {
                    if (!q.isEmpty()) changed.signal();
                    return e;
                }
                E first = q.peek();
                long wait = first == null ? Long.MAX_VALUE : first.getDelay(TimeUnit.NANOSECONDS);
                if (timed) {
                    long left = deadline - System.nanoTime();
                    if (left <= 0) return null;
                    wait = Math.min(wait, left);
                }
                if (wait == Long.MAX_VALUE) changed.await();
                else if (wait > 0) changed.awaitNanos(wait);
            }
        } finally {
            lock.unlock();
        }
    }

    public E peek() {
        lock.lock();
        try {
            return q.peek();
        } finally {
            lock.unlock();
        }
    }

    public int size() {
        lock.lock();
        try {
            return q.size();
        } finally {
            lock.unlock();
        }
    }

    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super E> c, int maxElements) {
        java.util.Objects.requireNonNull(c);
        if (c == this) throw new IllegalArgumentException();
        lock.lock();
        try {
            int n = 0;
            for (E e; n < maxElements && (e = due()) != null; n++) c.add(e);
            return n;
        } finally {
            lock.unlock();
        }
    }

    public void clear() {
        lock.lock();
        try {
            q.clear();
        } finally {
            lock.unlock();
        }
    }

    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    public Object[] toArray() {
        lock.lock();
        try {
            return q.toArray();
        } finally {
            lock.unlock();
        }
    }

    public <T> T[] toArray(T[] a) {
        lock.lock();
        try {
            return q.toArray(a);
        } finally {
            lock.unlock();
        }
    }

    public boolean remove(Object o) {
        lock.lock();
        try {
            return q.remove(o);
        } finally {
            lock.unlock();
        }
    }

    public Iterator<E> iterator() {
        final Object[] a = toArray();
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
                DelayQueue.this.remove(a[at - 1]);
            }
        };
    }
}
