// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.concurrent.locks.LockSupport;
import jdk.internal.misc.Unsafe;

/** A task that runs once. state goes from NEW to one of the end states, some of them through a state in between. */
public class FutureTask<V> implements RunnableFuture<V> {
    private static final int NEW = 0, COMPLETING = 1, NORMAL = 2, EXCEPTIONAL = 3, CANCELLED = 4, INTERRUPTING = 5,
            INTERRUPTED = 6;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long STATE = U.objectFieldOffset(FutureTask.class, "state");
    private static final long RUNNER = U.objectFieldOffset(FutureTask.class, "runner");
    private static final long WAITERS = U.objectFieldOffset(FutureTask.class, "waiters");

    private static final class Waiter {
        volatile Thread thread = Thread.currentThread();
        Waiter next;
    }

    private volatile int state;
    private Callable<V> callable;
    private Object outcome;
    private volatile Thread runner;
    private volatile Waiter waiters;

    public FutureTask(Callable<V> callable) {
        if (callable == null) throw new NullPointerException();
        this.callable = callable;
    }

    public FutureTask(Runnable runnable, V result) {
        callable = Executors.callable(runnable, result);
    }

    private boolean cas(int from, int to) {
        return U.compareAndSetInt(this, STATE, from, to);
    }

    @SuppressWarnings("unchecked")
    private V report(int s) throws ExecutionException {
        if (s == NORMAL) return (V) outcome;
        if (s >= CANCELLED) throw new CancellationException();
        throw new ExecutionException((Throwable) outcome);
    }

    public boolean isCancelled() {
        return state >= CANCELLED;
    }

    public boolean isDone() {
        return state != NEW;
    }

    public boolean cancel(boolean mayInterruptIfRunning) {
        if (!cas(NEW, mayInterruptIfRunning ? INTERRUPTING : CANCELLED)) return false;
        try {
            if (mayInterruptIfRunning) {
                Thread t = runner;
                if (t != null) t.interrupt();
                state = INTERRUPTED;
            }
        } finally {
            finish();
        }
        return true;
    }

    public V get() throws InterruptedException, ExecutionException {
        return report(await(false, 0));
    }

    public V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        int s = await(true, unit.toNanos(timeout));
        if (s <= COMPLETING) throw new TimeoutException();
        return report(s);
    }

    protected void done() {
    }

    private void end(int how, Object value) {
        if (!cas(NEW, COMPLETING)) return;
        outcome = value;
        state = how;
        finish();
    }

    protected void set(V v) {
        end(NORMAL, v);
    }

    protected void setException(Throwable t) {
        end(EXCEPTIONAL, t);
    }

    private void finish() {
        Waiter w;
        do w = waiters; while (w != null && !U.compareAndSetReference(this, WAITERS, w, null));
        for (; w != null; w = w.next) {
            Thread t = w.thread;
            w.thread = null;
            LockSupport.unpark(t);
        }
        done();
        callable = null;
    }

    /** Runs the task; true if it can run again. */
    private boolean run(boolean again) {
        if (state != NEW || !U.compareAndSetReference(this, RUNNER, null, Thread.currentThread())) return false;
        boolean good = false;
        try {
            Callable<V> c = callable;
            if (c != null && state == NEW) {
                try {
                    V result = c.call();
                    good = true;
                    if (!again) set(result);
                } catch (Throwable t) {
                    good = false;
                    setException(t);
                }
            }
        } finally {
            runner = null;
            while (state == INTERRUPTING) Thread.yield();
        }
        return good && state == NEW;
    }

    public void run() {
        run(false);
    }

    protected boolean runAndReset() {
        return run(true);
    }

    private int await(boolean timed, long nanos) throws InterruptedException {
        if (state > COMPLETING) return state;
        long deadline = timed ? System.nanoTime() + nanos : 0;
        Waiter w = null;
        while (true) {
            int s = state;
            if (s > COMPLETING) return s;
            if (s == COMPLETING) {
                Thread.yield();
                continue;
            }
            if (Thread.interrupted()) {
                if (w != null) w.thread = null;
                throw new InterruptedException();
            }
            if (w == null) {
                if (timed && nanos <= 0) return s;
                w = new Waiter();
                do w.next = waiters; while (!U.compareAndSetReference(this, WAITERS, w.next, w));
                continue;
            }
            if (!timed) {
                LockSupport.park(this);
                continue;
            }
            long left = deadline - System.nanoTime();
            if (left <= 0) {
                w.thread = null;
                return state;
            }
            LockSupport.parkNanos(this, left);
        }
    }

    public String toString() {
        int s = state;
        String status;
        if (s == NORMAL) status = "[Completed normally]";
        else if (s == EXCEPTIONAL) status = "[Completed exceptionally: " + outcome + "]";
        else if (s >= CANCELLED) status = "[Cancelled]";
        else status = callable == null ? "[Not completed]" : "[Not completed, task = " + callable + "]";
        return super.toString() + status;
    }
}
