// SPDX-License-Identifier: MIT
package java.util.concurrent.locks;

import java.util.Collection;
import java.util.concurrent.TimeUnit;

/** A lock for many readers or one writer. The state's upper half counts readers' holds, the lower one the writer's. */
public class ReentrantReadWriteLock implements ReadWriteLock, java.io.Serializable {
    private static final long serialVersionUID = -6992448646407690164L;
    private static final int SHIFT = 16, READER = 1 << SHIFT, MAX = READER - 1, WRITERS = READER - 1;

    abstract static class Sync extends AbstractQueuedSynchronizer {
        private static final long serialVersionUID = 6317671515068378041L;
        /** How often each thread holds the read lock. */
        private transient ThreadLocal<int[]> holds = newHolds();

        private static ThreadLocal<int[]> newHolds() {
            return new ThreadLocal<int[]>() {
                @Override
                protected int[] initialValue() {
                    return new int[1];
                }
            };
        }

        abstract boolean fair();

        /** A lock that is read is free. */
        private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
            s.defaultReadObject();
            holds = newHolds();
            setState(0);
        }

        boolean takeWrite(int n, boolean barge) {
            int s = getState();
            if (isHeldExclusively()) {
                if ((s & WRITERS) + n > MAX) throw new Error("Maximum lock count exceeded");
                setState(s + n);
                return true;
            }
            if (s != 0 || !barge && hasQueuedPredecessors() || !compareAndSetState(0, n)) return false;
            setExclusiveOwnerThread(Thread.currentThread());
            return true;
        }

        boolean takeRead(boolean barge) {
            while (true) {
                int s = getState();
                if ((s & WRITERS) != 0 && getExclusiveOwnerThread() != Thread.currentThread()) return false;
                if (!barge && holds.get()[0] == 0 && (s & WRITERS) == 0
                        && (fair() ? hasQueuedPredecessors() : isFirstExclusive())) return false;
                if (s >>> SHIFT == MAX) throw new Error("Maximum lock count exceeded");
                if (compareAndSetState(s, s + READER)) {
                    holds.get()[0]++;
                    return true;
                }
            }
        }

        @Override
        protected boolean tryAcquire(int n) {
            return takeWrite(n, !fair());
        }

        @Override
        protected boolean tryRelease(int n) {
            if (!isHeldExclusively()) throw new IllegalMonitorStateException();
            int left = getState() - n;
            if ((left & WRITERS) > 0) {
                setState(left);
                return false;
            }
            setExclusiveOwnerThread(null);
            setState(left);
            return true;
        }

        @Override
        protected int tryAcquireShared(int n) {
            return takeRead(false) ? 1 : -1;
        }

        @Override
        protected boolean tryReleaseShared(int n) {
            int[] mine = holds.get();
            if (mine[0] <= 0)
                throw new IllegalMonitorStateException("attempt to unlock read lock, not locked by current thread");
            if (--mine[0] == 0) holds.remove();
            while (true) {
                int s = getState();
                if (compareAndSetState(s, s - READER)) return s - READER == 0;
            }
        }

        @Override
        protected boolean isHeldExclusively() {
            return getExclusiveOwnerThread() == Thread.currentThread();
        }

        Thread owner() {
            return writes() == 0 ? null : getExclusiveOwnerThread();
        }

        int reads() {
            return getState() >>> SHIFT;
        }

        int writes() {
            return getState() & WRITERS;
        }

        int myReads() {
            return reads() == 0 ? 0 : holds.get()[0];
        }
    }

    static final class NonfairSync extends Sync {
        private static final long serialVersionUID = -8159625535654395037L;

        @Override
        boolean fair() {
            return false;
        }
    }

    static final class FairSync extends Sync {
        private static final long serialVersionUID = -2274990926593161451L;

        @Override
        boolean fair() {
            return true;
        }
    }

    private final Sync sync;
    private final ReadLock readerLock;
    private final WriteLock writerLock;

    public ReentrantReadWriteLock() {
        this(false);
    }

    public ReentrantReadWriteLock(boolean fair) {
        sync = fair ? new FairSync() : new NonfairSync();
        readerLock = new ReadLock(this);
        writerLock = new WriteLock(this);
    }

    public WriteLock writeLock() {
        return writerLock;
    }

    public ReadLock readLock() {
        return readerLock;
    }

    /** The readers' half. */
    public static class ReadLock implements Lock, java.io.Serializable {
        private static final long serialVersionUID = -5992448646407690164L;
        private final Sync sync;

        protected ReadLock(ReentrantReadWriteLock lock) {
            sync = lock.sync;
        }

        public void lock() {
            sync.acquireShared(1);
        }

        public void lockInterruptibly() throws InterruptedException {
            sync.acquireSharedInterruptibly(1);
        }

        public boolean tryLock() {
            return sync.takeRead(true);
        }

        public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
            return sync.tryAcquireSharedNanos(1, unit.toNanos(timeout));
        }

        public void unlock() {
            sync.releaseShared(1);
        }

        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }

        public String toString() {
            return super.toString() + "[Read locks = " + sync.reads() + "]";
        }
    }

    /** The writer's half. */
    public static class WriteLock implements Lock, java.io.Serializable {
        private static final long serialVersionUID = -4992448646407690164L;
        private final Sync sync;

        protected WriteLock(ReentrantReadWriteLock lock) {
            sync = lock.sync;
        }

        public void lock() {
            sync.acquire(1);
        }

        public void lockInterruptibly() throws InterruptedException {
            sync.acquireInterruptibly(1);
        }

        public boolean tryLock() {
            return sync.takeWrite(1, true);
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

        public boolean isHeldByCurrentThread() {
            return sync.isHeldExclusively();
        }

        public int getHoldCount() {
            return sync.isHeldExclusively() ? sync.writes() : 0;
        }

        public String toString() {
            Thread o = sync.owner();
            return super.toString() + (o == null ? "[Unlocked]" : "[Locked by thread " + o.getName() + "]");
        }
    }

    public final boolean isFair() {
        return sync.fair();
    }

    protected Thread getOwner() {
        return sync.owner();
    }

    public int getReadLockCount() {
        return sync.reads();
    }

    public boolean isWriteLocked() {
        return sync.writes() != 0;
    }

    public boolean isWriteLockedByCurrentThread() {
        return sync.isHeldExclusively();
    }

    public int getWriteHoldCount() {
        return writerLock.getHoldCount();
    }

    public int getReadHoldCount() {
        return sync.myReads();
    }

    protected Collection<Thread> getQueuedWriterThreads() {
        return sync.getExclusiveQueuedThreads();
    }

    protected Collection<Thread> getQueuedReaderThreads() {
        return sync.getSharedQueuedThreads();
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
        return super.toString() + "[Write locks = " + sync.writes() + ", Read locks = " + sync.reads() + "]";
    }
}
