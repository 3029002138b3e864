// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.Collection;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A number of permits. */
public class Semaphore implements java.io.Serializable {
    private static final long serialVersionUID = -3222578661600680210L;

    abstract static class Sync extends AbstractQueuedSynchronizer {
        private static final long serialVersionUID = 1192457210091910933L;

        Sync(int permits) {
            setState(permits);
        }

        abstract boolean fair();

        int permits() {
            return getState();
        }

        int take(int n, boolean barge) {
            int have, left;
            do {
                if (!barge && hasQueuedPredecessors()) return -1;
                have = getState();
                left = have - n;
            } while (left >= 0 && !compareAndSetState(have, left));
            return left;
        }

        /** n may be negative. */
        private void change(int n, String ifTooFar) {
            int have;
            do {
                have = getState();
                if (have + n < have != n < 0) throw new Error(ifTooFar);
            } while (!compareAndSetState(have, have + n));
        }

        @Override
        protected int tryAcquireShared(int n) {
            return take(n, !fair());
        }

        @Override
        protected boolean tryReleaseShared(int n) {
            change(n, "Maximum permit count exceeded");
            return true;
        }

        void reduce(int n) {
            change(-n, "Permit count underflow");
        }

        int drain() {
            while (true) {
                int have = getState();
                if (have == 0 || compareAndSetState(have, 0)) return have;
            }
        }
    }

    static final class NonfairSync extends Sync {
        private static final long serialVersionUID = -2694183684443567898L;

        NonfairSync(int permits) {
            super(permits);
        }

        @Override
        boolean fair() {
            return false;
        }
    }

    static final class FairSync extends Sync {
        private static final long serialVersionUID = 2014338818796000944L;

        FairSync(int permits) {
            super(permits);
        }

        @Override
        boolean fair() {
            return true;
        }
    }

    private final Sync sync;

    public Semaphore(int permits) {
        this(permits, false);
    }

    public Semaphore(int permits, boolean fair) {
        sync = fair ? new FairSync(permits) : new NonfairSync(permits);
    }

    private static int check(int permits) {
        if (permits < 0) throw new IllegalArgumentException();
        return permits;
    }

    public void acquire() throws InterruptedException {
        sync.acquireSharedInterruptibly(1);
    }

    public void acquireUninterruptibly() {
        sync.acquireShared(1);
    }

    public boolean tryAcquire() {
        return sync.take(1, true) >= 0;
    }

    public boolean tryAcquire(long timeout, TimeUnit unit) throws InterruptedException {
        return sync.tryAcquireSharedNanos(1, unit.toNanos(timeout));
    }

    public void release() {
        sync.releaseShared(1);
    }

    public void acquire(int permits) throws InterruptedException {
        sync.acquireSharedInterruptibly(check(permits));
    }

    public void acquireUninterruptibly(int permits) {
        sync.acquireShared(check(permits));
    }

    public boolean tryAcquire(int permits) {
        return sync.take(check(permits), true) >= 0;
    }

    public boolean tryAcquire(int permits, long timeout, TimeUnit unit) throws InterruptedException {
        return sync.tryAcquireSharedNanos(check(permits), unit.toNanos(timeout));
    }

    public void release(int permits) {
        sync.releaseShared(check(permits));
    }

    public int availablePermits() {
        return sync.permits();
    }

    public int drainPermits() {
        return sync.drain();
    }

    protected void reducePermits(int reduction) {
        sync.reduce(check(reduction));
    }

    public boolean isFair() {
        return sync.fair();
    }

    public final boolean hasQueuedThreads() {
        return sync.hasQueuedThreads();
    }

    public final int getQueueLength() {
        return sync.getQueueLength();
    }

    protected Collection<Thread> getQueuedThreads() {
        return sync.getQueuedThreads();
    }

    public String toString() {
        return super.toString() + "[Permits = " + sync.permits() + "]";
    }
}
