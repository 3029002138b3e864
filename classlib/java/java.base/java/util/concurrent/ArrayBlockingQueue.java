// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Collection;

/** A bounded blocking queue. */
public class ArrayBlockingQueue<E> extends LockedQueue<E> implements BlockingQueue<E>, java.io.Serializable {
    private static final long serialVersionUID = -817911632652898426L;

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
}
