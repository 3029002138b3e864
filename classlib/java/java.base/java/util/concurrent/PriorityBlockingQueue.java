// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.util.Collection;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** An unbounded blocking queue in the order of its elements. */
public class PriorityBlockingQueue<E> extends LockedQueue<E> implements BlockingQueue<E>, java.io.Serializable {
    private static final long serialVersionUID = 5595510919245408276L;
    private static final ObjectStreamField[] serialPersistentFields = {
        new ObjectStreamField("lock", ReentrantLock.class),
        new ObjectStreamField("notEmpty", Condition.class),
        new ObjectStreamField("q", PriorityQueue.class),
    };

    public PriorityBlockingQueue() {
        this(11, null);
    }

    public PriorityBlockingQueue(int initialCapacity) {
        this(initialCapacity, null);
    }

    public PriorityBlockingQueue(int initialCapacity, Comparator<? super E> comparator) {
        super(new PriorityQueue<E>(initialCapacity, comparator), Integer.MAX_VALUE, false);
    }

    public PriorityBlockingQueue(Collection<? extends E> c) {
        super(new PriorityQueue<E>(c), Integer.MAX_VALUE, false);
    }

    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.NONNULL);
    }

    public Comparator<? super E> comparator() {
        return ((PriorityQueue<E>) items).comparator();
    }

    @Override
    public void put(E e) {
        offer(e);
    }

    @Override
    public boolean offer(E e, long timeout, TimeUnit unit) {
        return offer(e);
    }

    /** A lock and the elements as a plain queue, which has room for exactly them. */
    private void writeObject(ObjectOutputStream s) throws IOException {
        lock.lock();
        try {
            ReentrantLock l = heldLock();
            PriorityQueue<E> q = new PriorityQueue<E>(Math.max(1, items.size()), comparator());
            q.addAll(items);
            ObjectOutputStream.PutField f = s.putFields();
            f.put("lock", l);
            f.put("notEmpty", l.newCondition());
            f.put("q", q);
            s.writeFields();
        } finally {
            lock.unlock();
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        PriorityQueue<E> q = (PriorityQueue<E>) s.readFields().get("q", null);
        if (q == null) throw new InvalidObjectException("no elements");
        revive(new PriorityQueue<E>(q), Integer.MAX_VALUE, false);
    }
}
