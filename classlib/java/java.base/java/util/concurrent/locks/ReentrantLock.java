// SPDX-License-Identifier: MIT
package java.util.concurrent.locks;

import java.util.Collection;
import java.util.concurrent.TimeUnit;

/** Mutual exclusion; the owner may lock again. The state is how often it has. */
public class ReentrantLock implements Lock, java.io.Serializable {
    private static final long serialVersionUID = 7373984872572414699L;

    abstract static class Sync extends AbstractQueuedSynchronizer {
        private static final long serialVersionUID = -5179523762034025860L;

        abstract boolean fair();

        /** Takes it if it is free; barging, unless others wait and the lock is fair. */
        boolean take(int n, boolean barge) {
            Thread me = Thread.currentThread();
            int s = getState();
            if (s == 0) {
                if (!barge && hasQueuedPredecessors() || !compareAndSetState(0, n)) return false;
                setExclusiveOwnerThread(me);
                return true;
            }
            if (getExclusiveOwnerThread() != me) return false;
            if (s + n < 0) throw new Error("Maximum lock count exceeded");
            setState(s + n);
            return true;
        }

        @Override
        protected boolean tryAcquire(int n) {
            return take(n, !fair());
        }

        @Override
        protected boolean tryRelease(int n) {
            if (getExclusiveOwnerThread() != Thread.currentThread()) throw new IllegalMonitorStateException();
            int s = getState() - n;
            if (s == 0) setExclusiveOwnerThread(null);
            setState(s);
            return s == 0;
        }

        @Override
        protected boolean isHeldExclusively() {
            return getExclusiveOwnerThread() == Thread.currentThread();
        }

        Thread owner() {
            return getState() == 0 ? null : getExclusiveOwnerThread();
        }

        int count() {
            return isHeldExclusively() ? getState() : 0;
        }

        boolean locked() {
            return getState() != 0;
        }

        private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
            s.defaultReadObject();
            setState(0);
        }
    }

    static final class NonfairSync extends Sync {
        private static final long serialVersionUID = 7316153563782823691L;

        @Override
        boolean fair() {
            return false;
        }
    }

    static final class FairSync extends Sync {
        private static final long serialVersionUID = -3000897897090466540L;

        @Override
        boolean fair() {
            return true;
        }
    }

    private final Sync sync;

    public ReentrantLock() {
        sync = new NonfairSync();
    }

    public ReentrantLock(boolean fair) {
        sync = fair ? new FairSync() : new NonfairSync();
    }

    public void lock() {
        sync.acquire(1);
    }

    public void lockInterruptibly() throws InterruptedException {
        sync.acquireInterruptibly(1);
    }

    public boolean tryLock() {
        return sync.take(1, true);
    }

    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
        return sync.tryAcquireNanos(1, unit.toNanos(timeout));
    }

    public void unlock() {
        sync.release(1);
    }

    public Condition newCondition() {
        return sync.new ConditionObject();
    }

    public int getHoldCount() {
        return sync.count();
    }

    public boolean isHeldByCurrentThread() {
        return sync.isHeldExclusively();
    }

    public boolean isLocked() {
        return sync.locked();
    }

    public final boolean isFair() {
        return sync.fair();
    }

    protected Thread getOwner() {
        return sync.owner();
    }

    public final boolean hasQueuedThreads() {
        return sync.hasQueuedThreads();
    }

    public final boolean hasQueuedThread(Thread thread) {
        return sync.isQueued(thread);
    }

    public final int getQueueLength() {
        return sync.getQueueLength();
    }

    protected Collection<Thread> getQueuedThreads() {
        return sync.getQueuedThreads();
    }

    private static AbstractQueuedSynchronizer.ConditionObject mine(Condition c) {
        if (c == null) throw new NullPointerException();
        if (!(c instanceof AbstractQueuedSynchronizer.ConditionObject)) throw new IllegalArgumentException("not owner");
        return (AbstractQueuedSynchronizer.ConditionObject) c;
    }

    public boolean hasWaiters(Condition condition) {
        return sync.hasWaiters(mine(condition));
    }

    public int getWaitQueueLength(Condition condition) {
        return sync.getWaitQueueLength(mine(condition));
    }

    protected Collection<Thread> getWaitingThreads(Condition condition) {
        return sync.getWaitingThreads(mine(condition));
    }

    public String toString() {
        Thread o = sync.owner();
        return super.toString() + (o == null ? "[Unlocked]" : "[Locked by thread " + o.getName() + "]");
    }
}
