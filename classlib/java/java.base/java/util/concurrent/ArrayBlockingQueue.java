// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Objects;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A bounded blocking queue. */
public class ArrayBlockingQueue<E> extends LockedQueue<E> implements BlockingQueue<E>, java.io.Serializable {
    private static final long serialVersionUID = -817911632652898426L;
    private static final ObjectStreamField[] serialPersistentFields = {
        new ObjectStreamField("items", Object[].class),
        new ObjectStreamField("takeIndex", int.class),
        new ObjectStreamField("putIndex", int.class),
        new ObjectStreamField("count", int.class),
        new ObjectStreamField("lock", ReentrantLock.class),
        new ObjectStreamField("notEmpty", Condition.class),
        new ObjectStreamField("notFull", Condition.class),
    };

    public ArrayBlockingQueue(int capacity) {
        this(capacity, false);
    }

    public ArrayBlockingQueue(int capacity, boolean fair) {
        super(new ArrayDeque<E>(), capacity, fair);
    }

    public ArrayBlockingQueue(int capacity, boolean fair, Collection<? extends E> c) {
        this(capacity, fair);
        if (c.size() > capacity) throw new IllegalArgumentException();
        addAll(c);
    }

    /** A ring of items with its indexes, and the lock. */
    private void writeObject(ObjectOutputStream s) throws IOException {
        Object[] a = toArray();
        ReentrantLock l = new ReentrantLock(lock.isFair());
        ObjectOutputStream.PutField f = s.putFields();
        f.put("items", Arrays.copyOf(a, capacity));
        f.put("takeIndex", 0);
        f.put("putIndex", a.length % capacity);
        f.put("count", a.length);
        f.put("lock", l);
        f.put("notEmpty", l.newCondition());
        f.put("notFull", l.newCondition());
        s.writeFields();
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        ObjectInputStream.GetField f = s.readFields();
        Object[] ring = (Object[]) f.get("items", null);
        ReentrantLock l = (ReentrantLock) f.get("lock", null);
        int at = f.get("takeIndex", 0), n = f.get("count", 0);
        if (ring == null || l == null || at < 0 || at >= ring.length || n < 0 || n > ring.length
                || f.get("putIndex", 0) != (at + n) % ring.length) throw new InvalidObjectException("invariants violated");
        revive(new ArrayDeque<E>(), ring.length, l.isFair());
        for (int i = 0; i < n; i++) items.add((E) Objects.requireNonNull(ring[(at + i) % ring.length]));
    }
}
