// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.Collection;
import java.util.LinkedList;

/** A blocking queue, bounded if a capacity is given. */
public class LinkedBlockingQueue<E> extends LockedQueue<E> implements BlockingQueue<E>, java.io.Serializable {
    private static final long serialVersionUID = -6903933977591709194L;

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
}
