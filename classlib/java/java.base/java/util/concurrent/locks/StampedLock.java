// SPDX-License-Identifier: MIT
package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;

/**
 * A lock whose stamps tell the version: bit 7 is set while it is held for writing, the bits below count readers, the
 * ones above count the writes that ended. The state is changed under one inner lock; optimistic reads take none.
 */
public class StampedLock implements java.io.Serializable {
    private static final long serialVersionUID = -6001602636862214147L;
    private static final long WRITE = 128, READERS = 127, FULL = 126, ORIGIN = 256, VERSION = ~READERS;

    private transient volatile long state = ORIGIN;
    private transient ReentrantLock inner = new ReentrantLock();
    private transient Condition changed = inner.newCondition();

    public StampedLock() {
    }

    private static boolean writing(long s) {
        return (s & WRITE) != 0;
    }

    /** Takes it if it can be had now; 0 if not. */
    private long take(boolean write) {
        long s = state;
        if (write) return (s & (WRITE | READERS)) != 0 ? 0 : (state = s | WRITE);
        return writing(s) || (s & READERS) >= FULL ? 0 : (state = s + 1);
    }

    /** nanos: without limit if negative. */
    private long wait(boolean write, boolean interruptible, long nanos) throws InterruptedException {
        if (interruptible) inner.lockInterruptibly();
        else inner.lock();
        try {
            long stamp;
            while ((stamp = take(write)) == 0) {
                if (!interruptible) changed.awaitUninterruptibly();
                else if (nanos < 0) changed.await();
                else if (nanos == 0) return 0;
                else nanos = Math.max(0, changed.awaitNanos(nanos));
            }
            return stamp;
        } finally {
            inner.unlock();
        }
    }

    private long uninterruptible(boolean write) {
        try {
            return wait(write, false, -1);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private long attempt(boolean write) {
        inner.lock();
        try {
            return take(write);
        } finally {
            inner.unlock();
        }
    }

    public long writeLock() {
        return uninterruptible(true);
    }

    public long tryWriteLock() {
        return attempt(true);
    }

    public long tryWriteLock(long time, TimeUnit unit) throws InterruptedException {
        return wait(true, true, Math.max(0, unit.toNanos(time)));
    }

    public long writeLockInterruptibly() throws InterruptedException {
        return wait(true, true, -1);
    }

    public long readLock() {
        return uninterruptible(false);
    }

    public long tryReadLock() {
        return attempt(false);
    }

    public long tryReadLock(long time, TimeUnit unit) throws InterruptedException {
        return wait(false, true, Math.max(0, unit.toNanos(time)));
    }

    public long readLockInterruptibly() throws InterruptedException {
        return wait(false, true, -1);
    }

    public long tryOptimisticRead() {
        long s = state;
        return writing(s) ? 0 : s & VERSION;
    }

    public boolean validate(long stamp) {
        return stamp != 0 && (stamp & VERSION) == (state & VERSION);
    }

    /** Gives up what the stamp stands for; false if it is not held. */
    private boolean give(long stamp, boolean writeAllowed, boolean readAllowed) {
        inner.lock();
        try {
            long s = state;
            if ((stamp & VERSION) != (s & VERSION)) return false;
            if (writing(stamp) ? !writeAllowed : !readAllowed || (stamp & READERS) == 0 || (s & READERS) == 0)
                return false;
            long next = writing(stamp) ? s + WRITE : s - 1;
            state = next == 0 ? ORIGIN : next;
            changed.signalAll();
            return true;
        } finally {
            inner.unlock();
        }
    }

    public void unlockWrite(long stamp) {
        if (!writing(stamp) || !give(stamp, true, false)) throw new IllegalMonitorStateException();
    }

    public void unlockRead(long stamp) {
        if (!give(stamp, false, true)) throw new IllegalMonitorStateException();
    }

    public void unlock(long stamp) {
        if (!give(stamp, true, true)) throw new IllegalMonitorStateException();
    }

    public boolean tryUnlockWrite() {
        long s = state;
        return writing(s) && give(s, true, false);
    }

    public boolean tryUnlockRead() {
        long s = state;
        return (s & READERS) != 0 && !writing(s) && give(s, false, true);
    }

    public long tryConvertToWriteLock(long stamp) {
        inner.lock();
        try {
            long s = state, readers = stamp & READERS;
            if ((stamp & VERSION) != (s & VERSION)) return 0;
            if (writing(stamp)) return stamp;
            if (readers == 0) return take(true);
            return (s & READERS) == 1 ? (state = s - 1 | WRITE) : 0;
        } finally {
            inner.unlock();
        }
    }

    public long tryConvertToReadLock(long stamp) {
        inner.lock();
        try {
            long s = state;
            if ((stamp & VERSION) != (s & VERSION)) return 0;
            if (writing(stamp)) {
                state = s + WRITE + 1;
                changed.signalAll();
                return state;
            }
            return (stamp & READERS) != 0 ? stamp : take(false);
        } finally {
            inner.unlock();
        }
    }

    public long tryConvertToOptimisticRead(long stamp) {
        if ((stamp & (WRITE | READERS)) == 0) return validate(stamp) ? stamp : 0;
        return give(stamp, true, true) ? state & VERSION : 0;
    }

    public boolean isWriteLocked() {
        return writing(state);
    }

    public boolean isReadLocked() {
        return (state & READERS) != 0;
    }

    public static boolean isWriteLockStamp(long stamp) {
        return (stamp & (WRITE | READERS)) == WRITE;
    }

    public static boolean isReadLockStamp(long stamp) {
        return (stamp & READERS) != 0 && (stamp & WRITE) == 0;
    }

    public static boolean isLockStamp(long stamp) {
        return (stamp & (WRITE | READERS)) != 0;
    }

    public static boolean isOptimisticReadStamp(long stamp) {
        return (stamp & (WRITE | READERS)) == 0 && stamp != 0;
    }

    public int getReadLockCount() {
        return (int) (state & READERS);
    }

    public String toString() {
        long s = state;
        return super.toString() + ((s & (WRITE | READERS)) == 0 ? "[Unlocked]" : writing(s) ? "[Write-locked]"
                : "[Read-locks:" + (s & READERS) + "]");
    }

    /** This lock behind the interface of plain locks. */
    private final class View implements Lock {
        private final boolean write;

        View(boolean write) {
            this.write = write;
        }

        public void lock() {
            uninterruptible(write);
        }

        public void lockInterruptibly() throws InterruptedException {
            wait(write, true, -1);
        }

        private long wait(boolean write, boolean interruptible, long nanos) throws InterruptedException {
            return StampedLock.this.wait(write, interruptible, nanos);
        }

        public boolean tryLock() {
            return attempt(write) != 0;
        }

        public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
            return wait(write, true, Math.max(0, unit.toNanos(time))) != 0;
        }

        public void unlock() {
            if (!(write ? tryUnlockWrite() : tryUnlockRead())) throw new IllegalMonitorStateException();
        }

        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }

    public Lock asReadLock() {
        return new View(false);
    }

    public Lock asWriteLock() {
        return new View(true);
    }

    public ReadWriteLock asReadWriteLock() {
        return new ReadWriteLock() {
            public Lock readLock() {
                return asReadLock();
            }

            public Lock writeLock() {
                return asWriteLock();
            }
        };
    }

    /** A lock that is read is free. */
    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        state = ORIGIN;
        inner = new ReentrantLock();
        changed = inner.newCondition();
    }
}
