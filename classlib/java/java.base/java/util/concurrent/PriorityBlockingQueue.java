// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.Collection;
import java.util.Comparator;
import java.util.PriorityQueue;

/** An unbounded blocking queue in the order of its elements. */
public class PriorityBlockingQueue<E> extends LockedQueue<E> implements BlockingQueue<E>, java.io.Serializable {
    private static final long serialVersionUID = 5595510919245408276L;

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
}
