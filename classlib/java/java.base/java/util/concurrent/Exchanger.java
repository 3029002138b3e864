// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads meet and swap objects. */
public class Exchanger<V> {
    private static final class Offer {
        Object mine, theirs;
        boolean met;
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private Offer waiting;

    public Exchanger() {
    }

    @SuppressWarnings("unchecked")
    private V swap(V x, boolean timed, long nanos) throws InterruptedException, TimeoutException {
        lock.lockInterruptibly();
        try {
            Offer o = waiting;
            if (o != null) {
                waiting = null;
                o.theirs = x;
                o.met = true;
                changed.signalAll();
                return (V) o.mine;
            }
            waiting = o = new Offer();
            o.mine = x;
            try {
                while (!o.met) {
                    if (!timed) changed.await();
                    else if (nanos <= 0) throw new TimeoutException();
                    else nanos = changed.awaitNanos(nanos);
                }
            } catch (InterruptedException e) {
                if (!o.met) throw e;
                Thread.currentThread().interrupt();
            } finally {
                if (waiting == o) waiting = null;
            }
            return (V) o.theirs;
        } finally {
            lock.unlock();
        }
    }

    public V exchange(V x) throws InterruptedException {
        try {
            return swap(x, false, 0);
        } catch (TimeoutException e) {
            throw new Error(e);
        }
    }

    public V exchange(V x, long timeout, TimeUnit unit) throws InterruptedException, TimeoutException {
        return swap(x, true, unit.toNanos(timeout));
    }
}
