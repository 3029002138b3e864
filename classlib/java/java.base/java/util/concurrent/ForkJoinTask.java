// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;

/** A task of a fork/join pool. state: 0 not done, then one of the three ends; waiters wait on the task's monitor. */
public abstract class ForkJoinTask<V> implements Future<V>, Serializable {
    private static final long serialVersionUID = -7721805057305804111L;
    private static final int NORMAL = 1, EXCEPTIONAL = 2, CANCELLED = 3;

    private transient volatile int state;
    private transient Throwable thrown;
    private transient volatile short tag;

    public ForkJoinTask() {
    }

    protected abstract boolean exec();

    public abstract V getRawResult();

    protected abstract void setRawResult(V value);

    private synchronized boolean end(int how, Throwable t) {
        if (state != 0) return false;
        thrown = t;
        state = how;
        notifyAll();
        return true;
    }

    final void doExec() {
        if (state != 0) return;
        try {
            if (exec()) end(NORMAL, null);
        } catch (Throwable t) {
            fail(t);
        }
    }

    /** Ends the task with an exception; a counted completer tells the tasks that it completes. */
    void fail(Throwable t) {
        end(EXCEPTIONAL, t);
    }

    private void await() {
        if (state != 0) return;
        ForkJoinPool p = ForkJoinPool.current();
        if (p.unpush(this)) doExec();
        boolean worker = Thread.currentThread() instanceof ForkJoinWorkerThread;
        boolean interrupted = false;
        while (state == 0) {
            if (worker) p.help(this);
            synchronized (this) {
                if (state != 0) break;
                try {
                    // A worker looks again now and then, in case another one forks what this task needs.
                    wait(worker ? 1 : 0);
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
    }

    /** Throws what the task has thrown: an exception of the same type, if one can be made, that has it as its cause. */
    private V report() {
        int s = state;
        if (s == CANCELLED) throw new CancellationException();
        if (s == EXCEPTIONAL) ForkJoinTask.<RuntimeException>sneak(thrown);
        return getRawResult();
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void sneak(Throwable t) throws T {
        throw (T) t;
    }

    public final ForkJoinTask<V> fork() {
        ForkJoinPool.current().push(this);
        return this;
    }

    public final V join() {
        await();
        return report();
    }

    public final V invoke() {
        doExec();
        await();
        return report();
    }

    public static void invokeAll(ForkJoinTask<?> t1, ForkJoinTask<?> t2) {
        if (t1 == null || t2 == null) throw new NullPointerException();
        t2.fork();
        t1.invoke();
        t2.join();
    }

    public static void invokeAll(ForkJoinTask<?>... tasks) {
        for (int i = tasks.length - 1; i > 0; i--) tasks[i].fork();
        if (tasks.length > 0) tasks[0].invoke();
        for (int i = 1; i < tasks.length; i++) tasks[i].join();
    }

    public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
        invokeAll(new ArrayList<T>(tasks).toArray(new ForkJoinTask<?>[0]));
        return tasks;
    }

    public boolean cancel(boolean mayInterruptIfRunning) {
        end(CANCELLED, null);
        return state == CANCELLED;
    }

    public final boolean isDone() {
        return state != 0;
    }

    public final boolean isCancelled() {
        return state == CANCELLED;
    }

    public final boolean isCompletedAbnormally() {
        return state > NORMAL;
    }

    public final boolean isCompletedNormally() {
        return state == NORMAL;
    }

    public final Throwable getException() {
        return state == EXCEPTIONAL ? thrown : state == CANCELLED ? new CancellationException() : null;
    }

    public void completeExceptionally(Throwable ex) {
        end(EXCEPTIONAL, ex instanceof RuntimeException || ex instanceof Error ? ex : new RuntimeException(ex));
    }

    public void complete(V value) {
        try {
            setRawResult(value);
        } catch (Throwable t) {
            fail(t);
            return;
        }
        end(NORMAL, null);
    }

    public final void quietlyComplete() {
        end(NORMAL, null);
    }

    private V getReport() throws ExecutionException {
        int s = state;
        if (s == CANCELLED) throw new CancellationException();
        if (s == EXCEPTIONAL) throw new ExecutionException(thrown);
        return getRawResult();
    }

    public final V get() throws InterruptedException, ExecutionException {
        if (Thread.interrupted()) throw new InterruptedException();
        if (Thread.currentThread() instanceof ForkJoinWorkerThread) {
            await();
        } else {
            synchronized (this) {
                while (state == 0) wait();
            }
        }
        return getReport();
    }

    public final V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        long deadline = System.nanoTime() + unit.toNanos(timeout);
        if (Thread.currentThread() instanceof ForkJoinWorkerThread) ForkJoinPool.current().help(this);
        synchronized (this) {
            while (state == 0) {
                long left = deadline - System.nanoTime();
                if (left <= 0) throw new TimeoutException();
                TimeUnit.NANOSECONDS.timedWait(this, left);
            }
        }
        return getReport();
    }

    public final void quietlyJoin() {
        await();
    }

    /** Whether the task is done by then; an interrupt ends the wait. */
    public final boolean quietlyJoin(long timeout, TimeUnit unit) throws InterruptedException {
        if (Thread.interrupted()) throw new InterruptedException();
        return awaitUntil(System.nanoTime() + unit.toNanos(timeout));
    }

    public final boolean quietlyJoinUninterruptibly(long timeout, TimeUnit unit) {
        long deadline = System.nanoTime() + unit.toNanos(timeout);
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return awaitUntil(deadline);
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) Thread.currentThread().interrupt();
        }
    }

    private boolean awaitUntil(long deadline) throws InterruptedException {
        if (Thread.currentThread() instanceof ForkJoinWorkerThread) ForkJoinPool.current().help(this);
        synchronized (this) {
            while (state == 0) {
                long left = deadline - System.nanoTime();
                if (left <= 0) return false;
                TimeUnit.NANOSECONDS.timedWait(this, left);
            }
        }
        return true;
    }

    public final void quietlyInvoke() {
        doExec();
        await();
    }

    public static void helpQuiesce() {
        ForkJoinPool.current().awaitQuiescence(Long.MAX_VALUE / 2, TimeUnit.NANOSECONDS);
    }

    public void reinitialize() {
        thrown = null;
        state = 0;
    }

    public static ForkJoinPool getPool() {
        Thread t = Thread.currentThread();
        return t instanceof ForkJoinWorkerThread ? ((ForkJoinWorkerThread) t).pool : null;
    }

    public static boolean inForkJoinPool() {
        return Thread.currentThread() instanceof ForkJoinWorkerThread;
    }

    public boolean tryUnfork() {
        return ForkJoinPool.current().unpush(this);
    }

    public static int getQueuedTaskCount() {
        Thread t = Thread.currentThread();
        return t instanceof ForkJoinWorkerThread ? ((ForkJoinWorkerThread) t).tasks.size() : 0;
    }

    public static int getSurplusQueuedTaskCount() {
        return Math.max(0, getQueuedTaskCount() - 1);
    }

    protected static ForkJoinTask<?> peekNextLocalTask() {
        Thread t = Thread.currentThread();
        if (!(t instanceof ForkJoinWorkerThread)) return null;
        ForkJoinWorkerThread w = (ForkJoinWorkerThread) t;
        synchronized (w.tasks) {
            return w.tasks.peekLast();
        }
    }

    protected static ForkJoinTask<?> pollNextLocalTask() {
        Thread t = Thread.currentThread();
        if (!(t instanceof ForkJoinWorkerThread)) return null;
        ForkJoinWorkerThread w = (ForkJoinWorkerThread) t;
        synchronized (w.tasks) {
            return w.tasks.pollLast();
        }
    }

    protected static ForkJoinTask<?> pollTask() {
        ForkJoinTask<?> t = pollNextLocalTask();
        return t != null ? t : pollSubmission();
    }

    protected static ForkJoinTask<?> pollSubmission() {
        ForkJoinPool p = getPool();
        return p == null ? null : p.pollSubmission();
    }

    public final short getForkJoinTaskTag() {
        return tag;
    }

    public final synchronized short setForkJoinTaskTag(short newValue) {
        short old = tag;
        tag = newValue;
        return old;
    }

    public final synchronized boolean compareAndSetForkJoinTaskTag(short expect, short update) {
        if (tag != expect) return false;
        tag = update;
        return true;
    }

    /** A callable as a task. A plain one hands what it throws to the thread's handler, too. */
    private static final class Adapted<T> extends ForkJoinTask<T> implements RunnableFuture<T> {
        private final Callable<? extends T> callable;
        private final boolean plain;
        private T result;

        Adapted(Callable<? extends T> callable, boolean plain) {
            if (callable == null) throw new NullPointerException();
            this.callable = callable;
            this.plain = plain;
        }

        public T getRawResult() {
            return result;
        }

        public void setRawResult(T v) {
            result = v;
        }

        public boolean exec() {
            try {
                result = callable.call();
                return true;
            } catch (RuntimeException e) {
                throw e;
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
        }

        @Override
        void fail(Throwable t) {
            super.fail(t);
            if (!plain) return;
            Thread me = Thread.currentThread();
            me.getUncaughtExceptionHandler().uncaughtException(me, t);
        }

        public void run() {
            invoke();
        }

        public String toString() {
            return super.toString() + "[Wrapped task = " + callable + "]";
        }
    }

    static ForkJoinTask<?> plain(Runnable r) {
        return new Adapted<Object>(Executors.callable(r), true);
    }

    public static ForkJoinTask<?> adapt(Runnable runnable) {
        return new Adapted<Object>(Executors.callable(runnable), false);
    }

    public static <T> ForkJoinTask<T> adapt(Runnable runnable, T result) {
        return new Adapted<T>(Executors.callable(runnable, result), false);
    }

    public static <T> ForkJoinTask<T> adapt(Callable<? extends T> callable) {
        return new Adapted<T>(callable, false);
    }
}
