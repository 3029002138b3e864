// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A queue without room: a producer hands its element to a consumer. At most one of the two lists holds waiters. */
public class SynchronousQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, java.io.Serializable {
    private static final long serialVersionUID = -3223113410248163686L;
    private static final ObjectStreamField[] serialPersistentFields = {
        new ObjectStreamField("qlock", ReentrantLock.class),
        new ObjectStreamField("waitingProducers", WaitQueue.class),
        new ObjectStreamField("waitingConsumers", WaitQueue.class),
    };

    /** A waiting producer with its item, or a consumer that gets one. */
    private static final class Party<E> {
        final Condition met;
        E item;
        boolean done;

        Party(Condition met, E item) {
            this.met = met;
            this.item = item;
        }
    }

    private boolean fair;
    private ReentrantLock lock = new ReentrantLock();
    private ArrayDeque<Party<E>> producers = new ArrayDeque<Party<E>>(), consumers = new ArrayDeque<Party<E>>();

    public SynchronousQueue() {
        this(false);
    }

    public SynchronousQueue(boolean fair) {
        this.fair = fair;
    }

    private Party<E> partner(ArrayDeque<Party<E>> waiting) {
        Party<E> p = fair ? waiting.pollFirst() : waiting.pollLast();
        if (p != null) {
            p.done = true;
            p.met.signal();
        }
        return p;
    }

    /** Waits to be met. nanos: without limit if negative. */
    private boolean await(Party<E> me, ArrayDeque<Party<E>> among, long nanos) throws InterruptedException {
        among.addLast(me);
        try {
            while (!me.done) {
                if (nanos < 0) me.met.await();
                else if (nanos == 0) return false;
                else nanos = Math.max(0, me.met.awaitNanos(nanos));
            }
            return true;
        } catch (InterruptedException e) {
            if (!me.done) throw e;
            Thread.currentThread().interrupt();
            return true;
        } finally {
            if (!me.done) among.remove(me);
        }
    }

    /** wait: negative without limit, 0 not at all. */
    private boolean give(E e, long nanos) throws InterruptedException {
        Objects.requireNonNull(e);
        if (nanos != 0) lock.lockInterruptibly();
        else lock.lock();
        try {
            Party<E> c = partner(consumers);
            if (c != null) {
                c.item = e;
                return true;
            }
            return nanos != 0 && await(new Party<E>(lock.newCondition(), e), producers, nanos);
        } finally {
            lock.unlock();
        }
    }

    private E get(long nanos) throws InterruptedException {
        if (nanos != 0) lock.lockInterruptibly();
        else lock.lock();
        try {
            Party<E> p = partner(producers);
            if (p != null) return p.item;
            if (nanos == 0) return null;
            Party<E> me = new Party<E>(lock.newCondition(), null);
            return await(me, consumers, nanos) ? me.item : null;
        } finally {
            lock.unlock();
        }
    }

    public void put(E e) throws InterruptedException {
        give(e, -1);
    }

    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return give(e, Math.max(0, unit.toNanos(timeout)));
    }

    public boolean offer(E e) {
        try {
            return give(e, 0);
        } catch (InterruptedException x) {
            throw new AssertionError(x);
        }
    }

    public E take() throws InterruptedException {
        return get(-1);
    }

    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return get(Math.max(0, unit.toNanos(timeout)));
    }

    public E poll() {
        try {
            return get(0);
        } catch (InterruptedException x) {
            throw new AssertionError(x);
        }
    }

    public boolean isEmpty() {
        return true;
    }

    public int size() {
        return 0;
    }

    public int remainingCapacity() {
        return 0;
    }

    public void clear() {
    }

    public boolean contains(Object o) {
        return false;
    }

    public boolean remove(Object o) {
        return false;
    }

    public boolean containsAll(Collection<?> c) {
        return c.isEmpty();
    }

    public boolean removeAll(Collection<?> c) {
        return false;
    }

    public boolean retainAll(Collection<?> c) {
        return false;
    }

    public E peek() {
        return null;
    }

    public Spliterator<E> spliterator() {
        return Spliterators.emptySpliterator();
    }

    public Iterator<E> iterator() {
        return Collections.emptyIterator();
    }

    public Object[] toArray() {
        return new Object[0];
    }

    public <T> T[] toArray(T[] a) {
        if (a.length > 0) a[0] = null;
        return a;
    }

    public String toString() {
        return "[]";
    }

    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super E> c, int maxElements) {
        Objects.requireNonNull(c);
        if (c == this) throw new IllegalArgumentException();
        for (int n = 0;; n++) {
            E e = n < maxElements ? poll() : null;
            if (e == null) return n;
            c.add(e);
        }
    }

    /** Of the serialized form only, where a kind of them tells that the queue is fair. */
    static class WaitQueue implements java.io.Serializable {
        private static final long serialVersionUID = -858510627080488182L;
    }

    static final class LifoWaitQueue extends WaitQueue {
        private static final long serialVersionUID = -3633113410248163686L;
    }

    static final class FifoWaitQueue extends WaitQueue {
        private static final long serialVersionUID = -3623113410248163686L;
    }

    private void writeObject(ObjectOutputStream s) throws IOException {
        ObjectOutputStream.PutField f = s.putFields();
        f.put("qlock", new ReentrantLock(fair));
        f.put("waitingProducers", fair ? new FifoWaitQueue() : new LifoWaitQueue());
        f.put("waitingConsumers", fair ? new FifoWaitQueue() : new LifoWaitQueue());
        s.writeFields();
    }

    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        fair = s.readFields().get("waitingProducers", null) instanceof FifoWaitQueue;
        lock = new ReentrantLock();
        producers = new ArrayDeque<Party<E>>();
        consumers = new ArrayDeque<Party<E>>();
    }
}
