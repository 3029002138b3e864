// SPDX-License-Identifier: MIT
package java.util.concurrent.locks;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import jdk.internal.misc.Unsafe;

/**
 * Those who wait for a synchronizer, first come, first served: the one queue behind AbstractQueuedSynchronizer and its
 * sister with a long. It knows nothing of the state but the three questions at its end.
 *
 *     head ──> node ──> node ──> node <── tail
 *     (has it)  first
 *
 * A linked list without a lock. A thread joins at the tail, by a compare-and-set of `tail` and then a store of `next`.
 * Only the first that has not given up may try to take the synchronizer, and becomes the head when it succeeds; so the
 * head is written by one thread at a time. Who gives up says so in its node, for good; such nodes are jumped over, and
 * unlinked by the next who gives up.
 *
 * No wake-up is lost: a thread says `parked` before it looks for the last time whether it is first and can have the
 * synchronizer, and whoever changes one of these looks at `parked` afterwards. All of these fields are volatile.
 */
abstract class SyncQueue {
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long TAIL = U.objectFieldOffset(SyncQueue.class, "tail");

    /** A thread that waits. */
    static final class Node {
        /** Null in the head. */
        volatile Thread thread;
        final boolean shared;
        volatile Node next;
        volatile boolean gone;
        volatile boolean parked;

        Node(Thread thread, boolean shared) {
            this.thread = thread;
            this.shared = shared;
        }
    }

    /** What threads are told to wait for. */
    private final Object blocker;
    private volatile Node head;
    private volatile Node tail;
    private volatile boolean used;

    SyncQueue(Object blocker) {
        this.blocker = blocker;
        head = tail = new Node(null, false);
    }

    // Waiting

    final void enter(long arg, boolean shared) {
        Node node = new Node(Thread.currentThread(), shared);
        join(node);
        stay(node, arg);
    }

    final void enterInterruptibly(long arg, boolean shared) throws InterruptedException {
        Node node = new Node(Thread.currentThread(), shared);
        join(node);
        take(node, arg, true, false, 0);
    }

    /** False when the time is over. */
    final boolean enterFor(long arg, boolean shared, long nanos) throws InterruptedException {
        long end = System.nanoTime() + nanos;
        Node node = new Node(Thread.currentThread(), shared);
        join(node);
        return take(node, arg, true, true, end);
    }

    /** Until a node that has joined has its turn. An interruption is kept for later. */
    final void stay(Node node, long arg) {
        try {
            take(node, arg, false, false, 0);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    final void join(Node node) {
        if (!used) used = true;
        Node last;
        do {
            last = tail;
        } while (!U.compareAndSetReference(this, TAIL, last, node));
        last.next = node;
    }

    private boolean take(Node node, long arg, boolean interruptible, boolean timed, long end)
            throws InterruptedException {
        boolean interrupted = false;
        boolean taken = false;
        try {
            while (!(first() == node && attempt(arg, node.shared))) {
                if (!node.parked) {
                    node.parked = true;
                    continue;
                }
                if (!pause(timed, end)) return false;
                node.parked = false;
                interrupted |= Thread.interrupted();
                if (interrupted && interruptible) {
                    interrupted = false;
                    throw new InterruptedException();
                }
            }
            taken = true;
            lead(node);
            return true;
        } finally {
            if (!taken) giveUp(node);
            if (interrupted) Thread.currentThread().interrupt();
        }
    }

    private boolean pause(boolean timed, long end) {
        if (!timed) {
            LockSupport.park(blocker);
            return true;
        }
        long left = end - System.nanoTime();
        if (left > 0) LockSupport.parkNanos(blocker, left);
        return left > 0;
    }

    /** The first has what it waited for. If that can be shared, perhaps the next can have it, too. */
    private void lead(Node node) {
        head = node;
        node.thread = null;
        if (node.shared) {
            Node next = first();
            if (next != null && next.shared) wake(next);
        }
    }

    private void giveUp(Node node) {
        node.gone = true;
        Node live = head;
        for (Node n = live.next; n != null; n = n.next) {
            if (n.gone) continue;
            if (live.next != n) live.next = n;
            live = n;
        }
        wakeFirst();
    }

    // Waking

    /** The first that still waits; null: nobody. While the head changes it may be one that has just got its turn. */
    private Node first() {
        Node n = head.next;
        while (n != null && n.gone) n = n.next;
        return n;
    }

    private static void wake(Node node) {
        if (node.parked) {
            node.parked = false;
            LockSupport.unpark(node.thread);
        }
    }

    /** After a release, and after the first gave up. */
    final void wakeFirst() {
        Node n = first();
        if (n != null) wake(n);
    }

    // Looking

    final boolean used() {
        return used;
    }

    final boolean isEmpty() {
        return firstThread() == null;
    }

    final Thread firstThread() {
        Node n;
        Thread t = null;
        while (t == null && (n = first()) != null) t = n.thread;
        return t;
    }

    final boolean isFirstExclusive() {
        Node n = first();
        return n != null && !n.shared && n.thread != null;
    }

    final boolean holds(Thread thread) {
        if (thread == null) throw new NullPointerException();
        for (Node n = head.next; n != null; n = n.next) {
            if (!n.gone && n.thread == thread) return true;
        }
        return false;
    }

    /** The latest first. */
    final Collection<Thread> threads(boolean exclusive, boolean shared) {
        List<Thread> list = new ArrayList<>();
        for (Node n = head.next; n != null; n = n.next) {
            Thread t = n.thread;
            if (t != null && !n.gone && (n.shared ? shared : exclusive)) list.add(t);
        }
        Collections.reverse(list);
        return list;
    }

    // The synchronizer

    /** Tries to take it. */
    abstract boolean attempt(long arg, boolean shared);

    /** All that this thread holds of it. */
    abstract long held();

    /** Gives it back and wakes the first. */
    abstract boolean release(long arg);

    abstract boolean isHeldExclusively();
}
