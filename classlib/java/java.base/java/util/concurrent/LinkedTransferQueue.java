// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Collection;
import java.util.LinkedList;
import java.util.Objects;
import java.util.concurrent.locks.Condition;

/** An unbounded queue whose producers can wait until their element has been taken. */
public class LinkedTransferQueue<E> extends LockedQueue<E> implements TransferQueue<E>, java.io.Serializable {
    private static final long serialVersionUID = -3223113410248163686L;
    private transient Condition taken = lock.newCondition();
    private transient int consumers;

    public LinkedTransferQueue() {
        super(new LinkedList<E>(), Integer.MAX_VALUE, false);
    }

    public LinkedTransferQueue(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    @Override
    public void put(E e) {
        offer(e);
    }

    @Override
    public boolean offer(E e, long timeout, TimeUnit unit) {
        return offer(e);
    }

    @Override
    public E poll() {
        lock.lock();
        try {
            E e = super.poll();
            if (e != null) taken.signalAll();
            return e;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public E take() throws InterruptedException {
        return get(-1);
    }

    @Override
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return get(Math.max(0, unit.toNanos(timeout)));
    }

    private E get(long nanos) throws InterruptedException {
        lock.lockInterruptibly();
        consumers++;
        try {
            E e;
            while ((e = poll()) == null) {
                if (nanos < 0) notEmpty.await();
                else if (nanos == 0) return null;
                else nanos = Math.max(0, notEmpty.awaitNanos(nanos));
            }
            return e;
        } finally {
            consumers--;
            lock.unlock();
        }
    }

    private boolean inQueue(Object o) {
        for (E e : items) if (e == o) return true;
        return false;
    }

    public boolean tryTransfer(E e) {
        Objects.requireNonNull(e);
        lock.lock();
        try {
            return consumers > items.size() && offer(e);
        } finally {
            lock.unlock();
        }
    }

    public void transfer(E e) throws InterruptedException {
        hand(e, -1);
    }

    public boolean tryTransfer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return hand(e, Math.max(0, unit.toNanos(timeout)));
    }

    private boolean hand(E e, long nanos) throws InterruptedException {
        Objects.requireNonNull(e);
        lock.lockInterruptibly();
        try {
            offer(e);
            try {
                while (inQueue(e)) {
                    if (nanos < 0) {
                        taken.await();
                    } else if (nanos == 0) {
                        remove(e);
                        return false;
                    } else {
                        nanos = Math.max(0, taken.awaitNanos(nanos));
                    }
                }
            } catch (InterruptedException x) {
                remove(e);
                throw x;
            }
            return true;
        } finally {
            lock.unlock();
        }
    }

    public boolean hasWaitingConsumer() {
        return getWaitingConsumerCount() > 0;
    }

    public int getWaitingConsumerCount() {
        lock.lock();
        try {
            return consumers;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    private void writeObject(ObjectOutputStream s) throws IOException {
        s.defaultWriteObject();
        writeElements(s);
    }

    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        s.defaultReadObject();
        revive(new LinkedList<E>(), Integer.MAX_VALUE, false);
        taken = lock.newCondition();
        readElements(s);
    }
}
