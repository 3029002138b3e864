// SPDX-License-Identifier: MIT
package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;

/** Mutual exclusion, or something like it. */
public interface Lock {
    void lock();

    void lockInterruptibly() throws InterruptedException;

    boolean tryLock();

    boolean tryLock(long time, TimeUnit unit) throws InterruptedException;

    void unlock();

    Condition newCondition();
}
