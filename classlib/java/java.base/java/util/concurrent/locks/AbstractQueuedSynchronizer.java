// SPDX-License-Identifier: MIT
package java.util.concurrent.locks;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.concurrent.TimeUnit;
import jdk.internal.misc.Unsafe;

/**
 * A lock, latch or the like, made of one number: subclasses say what its values mean by the five methods that only
 * throw here. Who has to wait does so in a SyncQueue, which is made when it is needed first.
 *
 * This text is also that of AbstractQueuedLongSynchronizer: tools/long-synchronizer.sed writes that one at build time.
 */
public abstract class AbstractQueuedSynchronizer extends AbstractOwnableSynchronizer implements Serializable {
    private static final long serialVersionUID = 7373984972572414691L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long STATE = U.objectFieldOffset(AbstractQueuedSynchronizer.class, "state");
    private static final long WAITING = U.objectFieldOffset(AbstractQueuedSynchronizer.class, "waiting");

    private volatile int state;
    private transient volatile Queue waiting;

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

    // What a subclass says

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

    /** The synchronizer as its queue sees it. */
    private final class Queue extends SyncQueue {
        Queue() {
            super(AbstractQueuedSynchronizer.this);
        }

        @Override
        boolean attempt(long arg, boolean shared) {
            return shared ? tryAcquireShared((int) arg) >= 0 : tryAcquire((int) arg);
        }

        @Override
        long held() {
            return state;
        }

        @Override
        boolean release(long arg) {
            return AbstractQueuedSynchronizer.this.release((int) arg);
        }

        @Override
        boolean isHeldExclusively() {
            return AbstractQueuedSynchronizer.this.isHeldExclusively();
        }
    }

    private Queue queue() {
        Queue q = waiting;
        if (q == null) {
            U.compareAndSetReference(this, WAITING, null, new Queue());
            q = waiting;
        }
        return q;
    }

    private static void checkInterrupted() throws InterruptedException {
        if (Thread.interrupted()) throw new InterruptedException();
    }

    // Exclusive

    public final void acquire(int arg) {
        if (!tryAcquire(arg)) queue().enter(arg, false);
    }

    public final void acquireInterruptibly(int arg) throws InterruptedException {
        checkInterrupted();
        if (!tryAcquire(arg)) queue().enterInterruptibly(arg, false);
    }

    public final boolean tryAcquireNanos(int arg, long nanosTimeout) throws InterruptedException {
        checkInterrupted();
        return tryAcquire(arg) || nanosTimeout > 0 && queue().enterFor(arg, false, nanosTimeout);
    }

    public final boolean release(int arg) {
        boolean free = tryRelease(arg);
        Queue q = waiting;
        if (free && q != null) q.wakeFirst();
        return free;
    }

    // Shared

    public final void acquireShared(int arg) {
        if (tryAcquireShared(arg) < 0) queue().enter(arg, true);
    }

    public final void acquireSharedInterruptibly(int arg) throws InterruptedException {
        checkInterrupted();
        if (tryAcquireShared(arg) < 0) queue().enterInterruptibly(arg, true);
    }

    public final boolean tryAcquireSharedNanos(int arg, long nanosTimeout) throws InterruptedException {
        checkInterrupted();
        return tryAcquireShared(arg) >= 0 || nanosTimeout > 0 && queue().enterFor(arg, true, nanosTimeout);
    }

    public final boolean releaseShared(int arg) {
        boolean free = tryReleaseShared(arg);
        Queue q = waiting;
        if (free && q != null) q.wakeFirst();
        return free;
    }

    // Who waits

    public final boolean hasQueuedThreads() {
        Queue q = waiting;
        return q != null && !q.isEmpty();
    }

    public final boolean hasContended() {
        Queue q = waiting;
        return q != null && q.used();
    }

    public final Thread getFirstQueuedThread() {
        Queue q = waiting;
        return q == null ? null : q.firstThread();
    }

    public final boolean isQueued(Thread thread) {
        return queue().holds(thread);
    }

    public final boolean hasQueuedPredecessors() {
        Thread t = getFirstQueuedThread();
        return t != null && t != Thread.currentThread();
    }

    /** Is the one that waits longest one that does not share? */
    final boolean isFirstExclusive() {
        Queue q = waiting;
        return q != null && q.isFirstExclusive();
    }

    private Collection<Thread> queued(boolean exclusive, boolean shared) {
        Queue q = waiting;
        return q == null ? new ArrayList<Thread>() : q.threads(exclusive, shared);
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

    @Override
    public String toString() {
        String kind = hasQueuedThreads() ? "nonempty" : "empty";
        return super.toString() + "[State = " + state + ", " + kind + " queue]";
    }

    // Conditions

    public final boolean owns(ConditionObject condition) {
        return condition.waiters.queue() == waiting;
    }

    private WaitList waiters(ConditionObject condition) {
        if (!owns(condition)) throw new IllegalArgumentException("Not owner");
        return condition.waiters;
    }

    public final boolean hasWaiters(ConditionObject condition) {
        return !waiters(condition).threads().isEmpty();
    }

    public final int getWaitQueueLength(ConditionObject condition) {
        return waiters(condition).threads().size();
    }

    public final Collection<Thread> getWaitingThreads(ConditionObject condition) {
        return waiters(condition).threads();
    }

    /** A condition of this synchronizer, which its users hold exclusively. */
    public class ConditionObject implements Condition, Serializable {
        private static final long serialVersionUID = 1173984872572414699L;

        private transient WaitList waiters = new WaitList(queue(), this);

        public ConditionObject() {
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            waiters = new WaitList(queue(), this);
        }

        @Override
        public final void signal() {
            waiters.signal(false);
        }

        @Override
        public final void signalAll() {
            waiters.signal(true);
        }

        @Override
        public final void await() throws InterruptedException {
            waiters.await(true, WaitList.NEVER, 0);
        }

        @Override
        public final void awaitUninterruptibly() {
            waiters.awaitUninterruptibly();
        }

        @Override
        public final long awaitNanos(long nanosTimeout) throws InterruptedException {
            long end = System.nanoTime() + nanosTimeout;
            waiters.await(true, WaitList.NANOS, end);
            return Math.min(end - System.nanoTime(), nanosTimeout);
        }

        @Override
        public final boolean await(long time, TimeUnit unit) throws InterruptedException {
            long nanos = unit.toNanos(time);
            return waiters.await(true, WaitList.NANOS, System.nanoTime() + nanos);
        }

        @Override
        public final boolean awaitUntil(Date deadline) throws InterruptedException {
            return waiters.await(true, WaitList.DATE, deadline.getTime());
        }

        protected final boolean hasWaiters() {
            return !waiters.threads().isEmpty();
        }

        protected final int getWaitQueueLength() {
            return waiters.threads().size();
        }

        protected final Collection<Thread> getWaitingThreads() {
            return waiters.threads();
        }
    }
}
