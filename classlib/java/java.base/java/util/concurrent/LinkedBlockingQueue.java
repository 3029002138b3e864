// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.util.Collection;
import java.util.LinkedList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A blocking queue, bounded if a capacity is given. */
public class LinkedBlockingQueue<E> extends LockedQueue<E> implements BlockingQueue<E>, java.io.Serializable {
    private static final long serialVersionUID = -6903933977591709194L;
    private static final ObjectStreamField[] serialPersistentFields = {
        new ObjectStreamField("capacity", int.class),
        new ObjectStreamField("count", AtomicInteger.class),
        new ObjectStreamField("takeLock", ReentrantLock.class),
        new ObjectStreamField("notEmpty", Condition.class),
        new ObjectStreamField("putLock", ReentrantLock.class),
        new ObjectStreamField("notFull", Condition.class),
    };

    public LinkedBlockingQueue() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingQueue(int capacity) {
        super(new LinkedList<E>(), capacity, false);
    }

    public LinkedBlockingQueue(Collection<? extends E> c) {
        this(Integer.MAX_VALUE);
        addAll(c);
    }

    private void writeObject(ObjectOutputStream s) throws IOException {
        lock.lock();
        try {
            ReentrantLock take = heldLock(), put = heldLock();
            ObjectOutputStream.PutField f = s.putFields();
            f.put("capacity", capacity);
            f.put("count", new AtomicInteger(size()));
            f.put("takeLock", take);
            f.put("notEmpty", take.newCondition());
            f.put("putLock", put);
            f.put("notFull", put.newCondition());
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
