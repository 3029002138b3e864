// SPDX-License-Identifier: MIT
package java.util.concurrent.locks;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import jdk.internal.misc.Unsafe;

/**
 * Those who wait at one condition, first come, first signalled. The list is touched by the thread only that holds the
 * synchronizer, so it needs no care. What needs it is a waiter's `fate`, which is decided once, by a compare-and-set:
 * by the one who signals, or by the waiter itself when it is interrupted or its time is over. Whoever decides puts the
 * waiter's node into the queue of the synchronizer, where it waits as everybody else does. A waiter that gave up takes
 * itself from the list when it has the synchronizer again.
 */
final class WaitList {
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long FATE = U.objectFieldOffset(Waiter.class, "fate");
    private static final int OPEN = 0, SIGNALLED = 1, GAVE_UP = 2;

    /** When a wait ends by itself. */
    static final int NEVER = 0, NANOS = 1, DATE = 2;

    private static final class Waiter {
        final SyncQueue.Node node = new SyncQueue.Node(Thread.currentThread(), false);
        final Thread thread = node.thread;
        volatile int fate;
        Waiter next;

        boolean decide(int end) {
            return U.compareAndSetInt(this, FATE, OPEN, end);
        }
    }

    private final SyncQueue queue;
    private final Object blocker;
    private Waiter first;
    private Waiter last;

    WaitList(SyncQueue queue, Object blocker) {
        this.queue = queue;
        this.blocker = blocker;
    }

    SyncQueue queue() {
        return queue;
    }

    private void checkHeld() {
        if (!queue.isHeldExclusively()) throw new IllegalMonitorStateException();
    }

    void signal(boolean all) {
        checkHeld();
        boolean more = true;
        while (more && first != null) {
            Waiter w = first;
            remove(w);
            if (w.decide(SIGNALLED)) {
                queue.join(w.node);
                more = all;
            }
        }
    }

    void awaitUninterruptibly() {
        try {
            await(false, NEVER, 0);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** True if it was signalled, false if the time was over; `end` is one of System.nanoTime, or of the clock. */
    boolean await(boolean interruptible, int clock, long end) throws InterruptedException {
        if (interruptible && Thread.interrupted()) throw new InterruptedException();
        checkHeld();
        Waiter w = new Waiter();
        append(w);
        long held = letGo(w);
        boolean interrupted = false, refused = false;
        while (w.fate == OPEN) {
            w.node.parked = true;
            boolean over = w.fate == OPEN && !pause(clock, end);
            w.node.parked = false;
            interrupted |= Thread.interrupted();
            if (over || interrupted && interruptible) {
                refused = w.decide(GAVE_UP);
                if (refused) queue.join(w.node);
            }
        }
        queue.stay(w.node, held);
        if (refused) remove(w);
        if (refused && interrupted && interruptible) throw new InterruptedException();
        if (interrupted) Thread.currentThread().interrupt();
        return !refused;
    }

    private long letGo(Waiter w) {
        boolean free = false;
        try {
            long held = queue.held();
            free = queue.release(held);
            if (!free) throw new IllegalMonitorStateException();
            return held;
        } finally {
            if (!free) remove(w);
        }
    }

    private boolean pause(int clock, long end) {
        switch (clock) {
        case NANOS:
            long left = end - System.nanoTime();
            if (left <= 0) return false;
            LockSupport.parkNanos(blocker, left);
            return true;
        case DATE:
            if (end <= System.currentTimeMillis()) return false;
            LockSupport.parkUntil(blocker, end);
            return true;
        default:
            LockSupport.park(blocker);
            return true;
        }
    }

    private void append(Waiter w) {
        if (first == null) first = w;
        else last.next = w;
        last = w;
    }

    private void remove(Waiter gone) {
        Waiter before = null;
        for (Waiter w = first; w != gone; w = w.next) {
            if (w == null) return;
            before = w;
        }
        if (before == null) first = gone.next;
        else before.next = gone.next;
        if (last == gone) last = before;
        gone.next = null;
    }

    Collection<Thread> threads() {
        checkHeld();
        List<Thread> list = new ArrayList<>();
        for (Waiter w = first; w != null; w = w.next) {
            if (w.fate == OPEN) list.add(w.thread);
        }
        return list;
    }
}
