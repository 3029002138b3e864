// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A barrier whose number of parties changes. A phaser with a parent is one party of it while it has parties itself;
 * all phasers of a tree share the root's lock and phase. A negative phase is the end.
 */
public class Phaser {
    private final Phaser parent, root;
    private final ReentrantLock lock;
    private final Condition advanced;
    private int phase;                           // the root's counts
    private int parties, unarrived;

    public Phaser() {
        this(null, 0);
    }

    public Phaser(int parties) {
        this(null, parties);
    }

    public Phaser(Phaser parent) {
        this(parent, 0);
    }

    public Phaser(Phaser parent, int parties) {
        if (parties < 0 || parties > 65535) throw new IllegalArgumentException("Illegal number of parties");
        this.parent = parent;
        root = parent == null ? this : parent.root;
        lock = parent == null ? new ReentrantLock() : root.lock;
        advanced = parent == null ? lock.newCondition() : root.advanced;
        lock.lock();
        try {
            this.parties = unarrived = parties;
            if (parent != null && parties > 0) parent.add(1);
        } finally {
            lock.unlock();
        }
    }

    private String badArrival(String what) {
        return "Attempted " + what + " of unregistered party for " + text();
    }

    private int add(int n) {
        if (root.phase < 0) return root.phase;
        if (parties + n > 65535) throw new IllegalStateException("Attempt to register more than 65535 parties for "
                + text());
        if (parent != null && parties == 0 && n > 0) parent.add(1);
        parties += n;
        unarrived += n;
        return root.phase;
    }

    public int register() {
        return bulkRegister(1);
    }

    public int bulkRegister(int n) {
        if (n < 0) throw new IllegalArgumentException();
        lock.lock();
        try {
            return add(n);
        } finally {
            lock.unlock();
        }
    }

    /** One party arrives; the last one moves the phase on, or arrives at the parent. */
    private int arrive(boolean leave) {
        int p = root.phase;
        if (p < 0) return p;
        if (unarrived <= 0) throw new IllegalStateException(badArrival("arrival"));
        unarrived--;
        if (leave) parties--;
        if (unarrived > 0) return p;
        if (parent != null) {
            parent.arrive(leave && parties == 0);
            if (root.phase != p) unarrived = parties;
            return p;
        }
        boolean end = onAdvance(p, parties);
        phase = end ? (p + 1 & Integer.MAX_VALUE) | Integer.MIN_VALUE : p + 1 & Integer.MAX_VALUE;
        unarrived = parties;
        advanced.signalAll();
        return p;
    }

    /** A child's count starts anew when the root's phase has moved on since its last one. */
    private int seen;

    private void refresh() {
        if (parent == null) return;
        parent.refresh();
        if (seen != root.phase && unarrived == 0) unarrived = parties;
        seen = root.phase;
    }

    private int doArrive(boolean leave) {
        lock.lock();
        try {
            refresh();
            return arrive(leave);
        } finally {
            lock.unlock();
        }
    }

    public int arrive() {
        return doArrive(false);
    }

    public int arriveAndDeregister() {
        return doArrive(true);
    }

    public int arriveAndAwaitAdvance() {
        lock.lock();
        try {
            refresh();
            int p = arrive(false);
            return p < 0 ? p : awaitAdvance(p);
        } finally {
            lock.unlock();
        }
    }

    public int awaitAdvance(int phase) {
        if (phase < 0) return phase;
        lock.lock();
        try {
            while (root.phase == phase) advanced.awaitUninterruptibly();
            return root.phase;
        } finally {
            lock.unlock();
        }
    }

    public int awaitAdvanceInterruptibly(int phase) throws InterruptedException {
        if (phase < 0) return phase;
        lock.lockInterruptibly();
        try {
            while (root.phase == phase) advanced.await();
            return root.phase;
        } finally {
            lock.unlock();
        }
    }

    public int awaitAdvanceInterruptibly(int phase, long timeout, TimeUnit unit)
            throws InterruptedException, TimeoutException {
        if (phase < 0) return phase;
        long nanos = unit.toNanos(timeout);
        lock.lockInterruptibly();
        try {
            while (root.phase == phase) {
                if (nanos <= 0) throw new TimeoutException();
                nanos = advanced.awaitNanos(nanos);
            }
            return root.phase;
        } finally {
            lock.unlock();
        }
    }

    public void forceTermination() {
        lock.lock();
        try {
            root.phase |= Integer.MIN_VALUE;
            advanced.signalAll();
        } finally {
            lock.unlock();
        }
    }

    public final int getPhase() {
        lock.lock();
        try {
            return root.phase;
        } finally {
            lock.unlock();
        }
    }

    public int getRegisteredParties() {
        lock.lock();
        try {
            return parties;
        } finally {
            lock.unlock();
        }
    }

    public int getArrivedParties() {
        lock.lock();
        try {
            refresh();
            return parties - unarrived;
        } finally {
            lock.unlock();
        }
    }

    public int getUnarrivedParties() {
        lock.lock();
        try {
            refresh();
            return unarrived;
        } finally {
            lock.unlock();
        }
    }

    public Phaser getParent() {
        return parent;
    }

    public Phaser getRoot() {
        return root;
    }

    public boolean isTerminated() {
        return getPhase() < 0;
    }

    protected boolean onAdvance(int phase, int registeredParties) {
        return registeredParties == 0;
    }

    private String text() {
        return super.toString() + "[phase = " + root.phase + " parties = " + parties + " arrived = "
                + (parties - unarrived) + "]";
    }

    public String toString() {
        lock.lock();
        try {
            refresh();
            return text();
        } finally {
            lock.unlock();
        }
    }
}
