// SPDX-License-Identifier: MIT
package java.util.concurrent.locks;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.concurrent.TimeUnit;
import jdk.internal.misc.Unsafe;

/**
 * A state word and a queue of the threads that wait for it.
 *
 * <p>The queue is a list from head to tail; head is the node of the thread that got through last (or an empty one).
 * A node joins by swapping itself in as tail; prev is right at once, next a little later, so whoever must not miss a
 * node walks from the tail. A waiter asks the node before it, by its status SIGNAL, to be woken before it parks. A
 * node that gives up becomes CANCELLED and is skipped by the ones behind it.
 */
public abstract class AbstractQueuedSynchronizer extends AbstractOwnableSynchronizer implements java.io.Serializable {
    private static final long serialVersionUID = 7373984972572414691L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long STATE = U.objectFieldOffset(AbstractQueuedSynchronizer.class, "state");
    private static final long HEAD = U.objectFieldOffset(AbstractQueuedSynchronizer.class, "head");
    private static final long TAIL = U.objectFieldOffset(AbstractQueuedSynchronizer.class, "tail");
    private static final long STATUS = U.objectFieldOffset(Node.class, "status");

    private static final int CANCELLED = 1, SIGNAL = -1, CONDITION = -2, PROPAGATE = -3;

    static final class Node {
        volatile int status;
        volatile Node prev, next;
        volatile Thread thread;
        volatile boolean queued;                 // stands in the queue (a condition's node does not at first)
        final boolean shared;
        Node nextWaiter;                         // in a condition's list

        Node(Thread thread, boolean shared) {
            this.thread = thread;
            this.shared = shared;
        }

        boolean cas(int from, int to) {
            return U.compareAndSetInt(this, STATUS, from, to);
        }
    }

    private transient volatile Node head, tail;
    private volatile int state;

    protected AbstractQueuedSynchronizer() {
    }

    protected final int getState() {
        return state;
    }

    protected final void setState(int newState) {
        state = newState;
    }

    protected final boolean compareAndSetState(int expect, int update) {
        return U.compareAndSetInt(this, STATE, expect, update);
    }

    protected boolean tryAcquire(int arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean tryRelease(int arg) {
        throw new UnsupportedOperationException();
    }

    protected int tryAcquireShared(int arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean tryReleaseShared(int arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean isHeldExclusively() {
        throw new UnsupportedOperationException();
    }

    /** Puts a node at the tail and gives the one before it. */
    private Node enqueue(Node n) {
        while (true) {
            Node t = tail;
            if (t == null) {
                Node first = new Node(null, false);
                if (U.compareAndSetReference(this, HEAD, null, first)) tail = first;
                continue;
            }
            n.prev = t;
            if (!U.compareAndSetReference(this, TAIL, t, n)) continue;
            t.next = n;
            n.queued = true;
            return t;
        }
    }

    private void setHead(Node n) {
        head = n;
        n.thread = null;
        Node before = n.prev;
        n.prev = null;
        if (before != null) before.next = null;
    }

    /** Wakes the first waiter behind n that has not given up. */
    private void wakeNext(Node n) {
        int s = n.status;
        if (s < 0) n.cas(s, 0);
        Node next = n.next;
        if (next == null || next.status > 0) {
            next = null;
            for (Node t = tail; t != null && t != n; t = t.prev) if (t.status <= 0) next = t;
        }
        if (next != null) LockSupport.unpark(next.thread);
    }

    /** For shared release: wakes the first waiter, or leaves the note PROPAGATE for the one that is just passing. */
    private void releaseShared() {
        while (true) {
            Node h = head;
            if (h != null && h != tail) {
                int s = h.status;
                if (s == SIGNAL) {
                    if (!h.cas(SIGNAL, 0)) continue;
                    wakeNext(h);
                } else if (s == 0 && !h.cas(0, PROPAGATE)) {
                    continue;
                }
            }
            if (h == head) return;
        }
    }

    private void cancel(Node n) {
        n.thread = null;
        Node p = n.prev;
        while (p.status > 0) n.prev = p = p.prev;
        n.status = CANCELLED;
        if (n == tail && U.compareAndSetReference(this, TAIL, n, p)) return;
        wakeNext(n);
    }

    /** Makes the node before n promise to wake it; true if that stands and n may park. */
    private static boolean promised(Node n) {
        Node p = n.prev;
        int s = p.status;
        if (s == SIGNAL) return true;
        if (s > 0) {
            do n.prev = p = p.prev; while (p.status > 0);
            p.next = n;
        } else {
            p.cas(s, SIGNAL);
        }
        return false;
    }

    /** How acquire ended. */
    private static final int GOT = 0, GOT_INTERRUPTED = 1, TIMED_OUT = 2, INTERRUPTED = 3;

    /** Waits in the queue as node n. nanos: 0 without limit. */
    private int await(Node n, int arg, boolean interruptible, boolean timed, long nanos) {
        long deadline = timed ? System.nanoTime() + nanos : 0;
        boolean interrupted = false;
        try {
            while (true) {
                Node p = n.prev;
                if (p == head) {
                    if (!n.shared) {
                        if (tryAcquire(arg)) {
                            setHead(n);
                            return interrupted ? GOT_INTERRUPTED : GOT;
                        }
                    } else {
                        int r = tryAcquireShared(arg);
                        if (r >= 0) {
                            Node old = head;
                            setHead(n);
                            if (r > 0 || old == null || old.status < 0 || n.status < 0) {
                                Node next = n.next;
                                if (next == null || next.shared) releaseShared();
                            }
                            return interrupted ? GOT_INTERRUPTED : GOT;
                        }
                    }
                }
                long left = timed ? deadline - System.nanoTime() : 0;
                if (timed && left <= 0) {
                    cancel(n);
                    return TIMED_OUT;
                }
                if (promised(n)) {
                    if (timed) LockSupport.parkNanos(this, left);
                    else LockSupport.park(this);
                    if (Thread.interrupted()) interrupted = true;
                }
                if (interruptible && interrupted) {
                    cancel(n);
                    return INTERRUPTED;
                }
            }
        } catch (Throwable t) {
            cancel(n);
            if (interrupted) Thread.currentThread().interrupt();
            throw t;
        }
    }

    private int queueUp(boolean shared, int arg, boolean interruptible, boolean timed, long nanos) {
        Node n = new Node(Thread.currentThread(), shared);
        enqueue(n);
        return await(n, arg, interruptible, timed, nanos);
    }

    public final void acquire(int arg) {
        if (!tryAcquire(arg) && queueUp(false, arg, false, false, 0) == GOT_INTERRUPTED)
            Thread.currentThread().interrupt();
    }

    public final void acquireInterruptibly(int arg) throws InterruptedException {
        if (Thread.interrupted() || !tryAcquire(arg) && queueUp(false, arg, true, false, 0) == INTERRUPTED)
            throw new InterruptedException();
    }

    public final boolean tryAcquireNanos(int arg, long nanosTimeout) throws InterruptedException {
        if (Thread.interrupted()) throw new InterruptedException();
        if (tryAcquire(arg)) return true;
        if (nanosTimeout <= 0) return false;
        int r = queueUp(false, arg, true, true, nanosTimeout);
        if (r == INTERRUPTED) throw new InterruptedException();
        return r != TIMED_OUT;
    }

    public final boolean release(int arg) {
        if (!tryRelease(arg)) return false;
        Node h = head;
        if (h != null && h.status != 0) wakeNext(h);
        return true;
    }

    public final void acquireShared(int arg) {
        if (tryAcquireShared(arg) < 0 && queueUp(true, arg, false, false, 0) == GOT_INTERRUPTED)
            Thread.currentThread().interrupt();
    }

    public final void acquireSharedInterruptibly(int arg) throws InterruptedException {
        if (Thread.interrupted() || tryAcquireShared(arg) < 0 && queueUp(true, arg, true, false, 0) == INTERRUPTED)
            throw new InterruptedException();
    }

    public final boolean tryAcquireSharedNanos(int arg, long nanosTimeout) throws InterruptedException {
        if (Thread.interrupted()) throw new InterruptedException();
        if (tryAcquireShared(arg) >= 0) return true;
        if (nanosTimeout <= 0) return false;
        int r = queueUp(true, arg, true, true, nanosTimeout);
        if (r == INTERRUPTED) throw new InterruptedException();
        return r != TIMED_OUT;
    }

    public final boolean releaseShared(int arg) {
        if (!tryReleaseShared(arg)) return false;
        releaseShared();
        return true;
    }

    public final boolean hasQueuedThreads() {
        return getFirstQueuedThread() != null;
    }

    public final boolean hasContended() {
        return head != null;
    }

    public final Thread getFirstQueuedThread() {
        Thread first = null;
        for (Node n = tail; n != null && n != head; n = n.prev) {
            Thread t = n.thread;
            if (t != null && n.status <= 0) first = t;
        }
        return first;
    }

    public final boolean isQueued(Thread thread) {
        if (thread == null) throw new NullPointerException();
        for (Node n = tail; n != null; n = n.prev) if (n.thread == thread) return true;
        return false;
    }

    /** Whether the first waiter wants the state for itself; readers let it pass. */
    final boolean apparentlyFirstQueuedIsExclusive() {
        Node h = head, s = h == null ? null : h.next;
        return s != null && !s.shared && s.thread != null;
    }

    public final boolean hasQueuedPredecessors() {
        Thread first = getFirstQueuedThread();
        return first != null && first != Thread.currentThread();
    }

    private Collection<Thread> queued(boolean exclusive, boolean shared) {
        ArrayList<Thread> all = new ArrayList<Thread>();
        for (Node n = tail; n != null; n = n.prev) {
            Thread t = n.thread;
            if (t != null && (n.shared ? shared : exclusive)) all.add(t);
        }
        return all;
    }

    public final int getQueueLength() {
        return queued(true, true).size();
    }

    public final Collection<Thread> getQueuedThreads() {
        return queued(true, true);
    }

    public final Collection<Thread> getExclusiveQueuedThreads() {
        return queued(true, false);
    }

    public final Collection<Thread> getSharedQueuedThreads() {
        return queued(false, true);
    }

    public String toString() {
        return super.toString() + "[State = " + getState() + ", " + (hasQueuedThreads() ? "non" : "") + "empty queue]";
    }

    public final boolean owns(ConditionObject condition) {
        return condition.belongsTo(this);
    }

    private void checkOwned(ConditionObject condition) {
        if (!owns(condition)) throw new IllegalArgumentException("Not owner");
    }

    public final boolean hasWaiters(ConditionObject condition) {
        checkOwned(condition);
        return condition.hasWaiters();
    }

    public final int getWaitQueueLength(ConditionObject condition) {
        checkOwned(condition);
        return condition.getWaitQueueLength();
    }

    public final Collection<Thread> getWaitingThreads(ConditionObject condition) {
        checkOwned(condition);
        return condition.getWaitingThreads();
    }

    /**
     * A condition of this synchroniser: a list of nodes of status CONDITION, changed by the owner only. A signal, or
     * else the waiter's own giving up, takes a node out of that status and puts it into the queue.
     */
    public class ConditionObject implements Condition, java.io.Serializable {
        private static final long serialVersionUID = 1173984872572414699L;
        private transient Node first, last;

        public ConditionObject() {
        }

        final boolean belongsTo(AbstractQueuedSynchronizer sync) {
            return sync == AbstractQueuedSynchronizer.this;
        }

        private Node add() {
            if (!isHeldExclusively()) throw new IllegalMonitorStateException();
            Node n = new Node(Thread.currentThread(), false);
            n.status = CONDITION;
            if (last != null && last.status != CONDITION) unlinkOld();
            if (last == null) first = n;
            else last.nextWaiter = n;
            last = n;
            return n;
        }

        /** Drops the nodes that wait no more. */
        private void unlinkOld() {
            Node kept = null;
            for (Node n = first, next; n != null; n = next) {
                next = n.nextWaiter;
                if (n.status == CONDITION) {
                    kept = n;
                    continue;
                }
                n.nextWaiter = null;
                if (kept == null) first = next;
                else kept.nextWaiter = next;
            }
            last = kept;
        }

        /** Gives the state up whole. */
        private int releaseAll(Node n) {
            try {
                int saved = getState();
                if (release(saved)) return saved;
                throw new IllegalMonitorStateException();
            } catch (Throwable t) {
                n.status = CANCELLED;
                throw t;
            }
        }

        private boolean transfer(Node n) {
            if (!n.cas(CONDITION, 0)) return false;
            Node p = enqueue(n);
            int s = p.status;
            if (s > 0 || !p.cas(s, SIGNAL)) LockSupport.unpark(n.thread);
            return true;
        }

        /** The waiter gives up: true if no signal was faster. */
        private boolean giveUp(Node n) {
            if (n.cas(CONDITION, 0)) {
                enqueue(n);
                return true;
            }
            while (!n.queued) Thread.yield();
            return false;
        }

        private void doSignal(boolean all) {
            if (!isHeldExclusively()) throw new IllegalMonitorStateException();
            for (Node n; (n = first) != null;) {
                first = n.nextWaiter;
                if (first == null) last = null;
                n.nextWaiter = null;
                if (transfer(n) && !all) return;
            }
        }

        public final void signal() {
            doSignal(false);
        }

        public final void signalAll() {
            doSignal(true);
        }

        public final void awaitUninterruptibly() {
            Node n = add();
            int saved = releaseAll(n);
            boolean interrupted = false;
            while (!n.queued) {
                LockSupport.park(this);
                if (Thread.interrupted()) interrupted = true;
            }
            if (AbstractQueuedSynchronizer.this.await(n, saved, false, false, 0) == GOT_INTERRUPTED || interrupted)
                Thread.currentThread().interrupt();
        }

        /** Waits until the deadline (of nanoTime, or of the clock); false if it passed without a signal. */
        private boolean doAwait(boolean timed, boolean clock, long deadline) throws InterruptedException {
            if (Thread.interrupted()) throw new InterruptedException();
            Node n = add();
            int saved = releaseAll(n);
            boolean thrown = false, interrupted = false, signalled = true;
            while (!n.queued) {
                if (!timed) {
                    LockSupport.park(this);
                } else if (clock) {
                    if (System.currentTimeMillis() >= deadline) {
                        signalled = !giveUp(n);
                        break;
                    }
                    LockSupport.parkUntil(this, deadline);
                } else {
                    long left = deadline - System.nanoTime();
                    if (left <= 0) {
                        signalled = !giveUp(n);
                        break;
                    }
                    LockSupport.parkNanos(this, left);
                }
                if (Thread.interrupted()) {
                    thrown = giveUp(n);
                    interrupted = true;
                    break;
                }
            }
            if (AbstractQueuedSynchronizer.this.await(n, saved, false, false, 0) == GOT_INTERRUPTED) interrupted = true;
            if (n.nextWaiter != null) unlinkOld();
            if (thrown) throw new InterruptedException();
            if (interrupted) Thread.currentThread().interrupt();
            return signalled;
        }

        public final void await() throws InterruptedException {
            doAwait(false, false, 0);
        }

        public final long awaitNanos(long nanosTimeout) throws InterruptedException {
            long deadline = System.nanoTime() + Math.max(0, nanosTimeout);
            doAwait(true, false, deadline);
            long left = deadline - System.nanoTime();
            return left <= nanosTimeout ? left : Long.MIN_VALUE;
        }

        public final boolean awaitUntil(Date deadline) throws InterruptedException {
            return doAwait(true, true, deadline.getTime());
        }

        public final boolean await(long time, TimeUnit unit) throws InterruptedException {
            return doAwait(true, false, System.nanoTime() + Math.max(0, unit.toNanos(time)));
        }

        protected final boolean hasWaiters() {
            return getWaitQueueLength() > 0;
        }

        protected final int getWaitQueueLength() {
            return getWaitingThreads().size();
        }

        protected final Collection<Thread> getWaitingThreads() {
            if (!isHeldExclusively()) throw new IllegalMonitorStateException();
            ArrayList<Thread> all = new ArrayList<Thread>();
            for (Node n = first; n != null; n = n.nextWaiter) {
                Thread t = n.thread;
                if (n.status == CONDITION && t != null) all.add(t);
            }
            return all;
        }
    }
}
