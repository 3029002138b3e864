// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.lang.Thread.UncaughtExceptionHandler;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;

/**
 * Workers with a deque of tasks each, that take from each other when their own is empty; tasks from outside come into
 * one more queue. The pool's monitor guards the list of workers and that queue, and idle workers wait on it. A worker
 * that joins a task runs others meanwhile, if there are any.
 */
public class ForkJoinPool extends AbstractExecutorService implements ScheduledExecutorService {
    /** Makes the workers. */
    public static interface ForkJoinWorkerThreadFactory {
        ForkJoinWorkerThread newThread(ForkJoinPool pool);
    }

    /** A wait that the pool may make up for with another worker. */
    public static interface ManagedBlocker {
        boolean block() throws InterruptedException;

        boolean isReleasable();
    }

    public static final ForkJoinWorkerThreadFactory defaultForkJoinWorkerThreadFactory =
            new ForkJoinWorkerThreadFactory() {
                public ForkJoinWorkerThread newThread(ForkJoinPool pool) {
                    return new ForkJoinWorkerThread(pool);
                }
            };

    private static final AtomicInteger pools = new AtomicInteger();

    private static final class Common {
        static final ForkJoinPool pool = new ForkJoinPool(true);
    }

    private final int parallelism;
    private final ForkJoinWorkerThreadFactory factory;
    private final UncaughtExceptionHandler handler;
    private final boolean async, common;
    private final String prefix;
    private final long keepAliveMillis;
    private int nextWorker, nextIndex, idle, blocked;
    private final ArrayList<ForkJoinWorkerThread> workers = new ArrayList<ForkJoinWorkerThread>();
    private final ArrayDeque<ForkJoinTask<?>> submissions = new ArrayDeque<ForkJoinTask<?>>();
    private boolean shutdown, stopping;
    private long steals;

    /** The common pool. */
    private ForkJoinPool(boolean common) {
        int n = Runtime.getRuntime().availableProcessors() - 1;
        try {
            n = Integer.getInteger("java.util.concurrent.ForkJoinPool.common.parallelism", n);
        } catch (SecurityException e) {
            n = Math.max(n, 1);
        }
        parallelism = Math.max(1, n);
        factory = defaultForkJoinWorkerThreadFactory;
        handler = null;
        async = false;
        this.common = common;
        prefix = "ForkJoinPool.commonPool-worker-";
        keepAliveMillis = 60000;
    }

    public ForkJoinPool() {
        this(Math.min(32767, Runtime.getRuntime().availableProcessors()), defaultForkJoinWorkerThreadFactory, null,
                false);
    }

    public ForkJoinPool(int parallelism, ForkJoinWorkerThreadFactory factory, UncaughtExceptionHandler handler,
            boolean asyncMode) {
        this(parallelism, factory, handler, asyncMode, 0, 32767, 1, null, 60, TimeUnit.SECONDS);
    }

    public ForkJoinPool(int parallelism) {
        this(parallelism, defaultForkJoinWorkerThreadFactory, null, false);
    }

    public ForkJoinPool(int parallelism, ForkJoinWorkerThreadFactory factory, UncaughtExceptionHandler handler,
            boolean asyncMode, int corePoolSize, int maximumPoolSize, int minimumRunnable,
            Predicate<? super ForkJoinPool> saturate, long keepAliveTime, TimeUnit unit) {
        if (factory == null || unit == null) throw new NullPointerException();
        if (parallelism <= 0 || parallelism > 32767 || maximumPoolSize < parallelism || keepAliveTime <= 0)
            throw new IllegalArgumentException();
        this.parallelism = parallelism;
        this.factory = factory;
        this.handler = handler;
        async = asyncMode;
        common = false;
        prefix = "ForkJoinPool-" + pools.incrementAndGet() + "-worker-";
        keepAliveMillis = Math.max(1, unit.toMillis(keepAliveTime));
    }

    public static ForkJoinPool commonPool() {
        return Common.pool;
    }

    public static int getCommonPoolParallelism() {
        return Common.pool.parallelism;
    }

    /** The pool of this thread, or the common one. */
    static ForkJoinPool current() {
        Thread t = Thread.currentThread();
        return t instanceof ForkJoinWorkerThread ? ((ForkJoinWorkerThread) t).pool : commonPool();
    }

    synchronized String nextName() {
        return prefix + ++nextWorker;
    }

    synchronized int register(ForkJoinWorkerThread w) {
        if (handler != null) w.setUncaughtExceptionHandler(handler);
        return nextIndex++;
    }

    synchronized void unregister(ForkJoinWorkerThread w) {
        workers.remove(w);
        synchronized (w.tasks) {
            submissions.addAll(w.tasks);
            w.tasks.clear();
        }
        if (!submissions.isEmpty()) wake();
        notifyAll();
    }

    /** There is something to do: an idle worker is told, or a new one started. Holds the monitor. */
    private void wake() {
        if (idle > 0) {
            notifyAll();
            return;
        }
        if (workers.size() - blocked >= parallelism) return;
        ForkJoinWorkerThread w = factory.newThread(this);
        if (w == null) return;
        workers.add(w);
        w.start();
    }

    /** Takes a task: a worker's own deque gets it, else the pool's queue. */
    void push(ForkJoinTask<?> task) {
        Thread t = Thread.currentThread();
        if (t instanceof ForkJoinWorkerThread && ((ForkJoinWorkerThread) t).pool == this) {
            ForkJoinWorkerThread w = (ForkJoinWorkerThread) t;
            synchronized (w.tasks) {
                w.tasks.addLast(task);
            }
            synchronized (this) {
                wake();
            }
            return;
        }
        synchronized (this) {
            if (shutdown) throw new RejectedExecutionException();
            submissions.addLast(task);
            wake();
        }
    }

    /** A task of w's own, of the pool's queue, or of another worker; null if there is none. */
    private ForkJoinTask<?> find(ForkJoinWorkerThread w) {
        ForkJoinTask<?> t = null;
        if (w != null) {
            synchronized (w.tasks) {
                t = async ? w.tasks.pollFirst() : w.tasks.pollLast();
            }
            if (t != null) return t;
        }
        Object[] all;
        synchronized (this) {
            t = submissions.pollFirst();
            if (t != null) return t;
            all = workers.toArray();
        }
        for (int i = 0; i < all.length; i++) {
            ArrayDeque<ForkJoinTask<?>> other = ((ForkJoinWorkerThread) all[i]).tasks;
            synchronized (other) {
                t = other.pollFirst();
            }
            if (t == null) continue;
            synchronized (this) {
                steals++;
            }
            return t;
        }
        return null;
    }

    private boolean anyQueued() {
        if (!submissions.isEmpty()) return true;
        for (int i = 0; i < workers.size(); i++) {
            ArrayDeque<ForkJoinTask<?>> d = workers.get(i).tasks;
            synchronized (d) {
                if (!d.isEmpty()) return true;
            }
        }
        return false;
    }

    /** A worker's life. */
    void work(ForkJoinWorkerThread w) {
        while (true) {
            ForkJoinTask<?> t = find(w);
            if (t != null) {
                t.doExec();
                Thread.interrupted();
                continue;
            }
            synchronized (this) {
                if (stopping || shutdown && !anyQueued()) return;
                if (anyQueued()) continue;
                long start = System.currentTimeMillis();
                idle++;
                try {
                    wait(keepAliveMillis);
                } catch (InterruptedException e) {
                    continue;
                } finally {
                    idle--;
                }
                if (!anyQueued() && System.currentTimeMillis() - start >= keepAliveMillis) return;
            }
        }
    }

    /** Runs tasks until t is done or there are none; then the caller waits. */
    void help(ForkJoinTask<?> t) {
        Thread me = Thread.currentThread();
        ForkJoinWorkerThread w = me instanceof ForkJoinWorkerThread && ((ForkJoinWorkerThread) me).pool == this
                ? (ForkJoinWorkerThread) me : null;
        while (!t.isDone()) {
            ForkJoinTask<?> other = find(w);
            if (other == null) return;
            other.doExec();
        }
    }

    /** Takes a task back out of the queue that it stands in, if nobody has begun it. */
    boolean unpush(ForkJoinTask<?> task) {
        Thread t = Thread.currentThread();
        if (t instanceof ForkJoinWorkerThread) {
            ArrayDeque<ForkJoinTask<?>> d = ((ForkJoinWorkerThread) t).tasks;
            synchronized (d) {
                if (d.peekLast() != task) return false;
                d.pollLast();
                return true;
            }
        }
        synchronized (this) {
            return submissions.remove(task);
        }
    }

    synchronized void blocking(int change) {
        blocked += change;
        if (change > 0 && anyQueued()) wake();
    }

    public <T> T invoke(ForkJoinTask<T> task) {
        submit(task);
        return task.join();
    }

    public void execute(ForkJoinTask<?> task) {
        submit(task);
    }

    public void execute(Runnable task) {
        push(task instanceof ForkJoinTask ? (ForkJoinTask<?>) task : ForkJoinTask.plain(task));
    }

    public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
        if (task == null) throw new NullPointerException();
        push(task);
        return task;
    }

    public <T> ForkJoinTask<T> submit(Callable<T> task) {
        return submit(ForkJoinTask.adapt(task));
    }

    public <T> ForkJoinTask<T> submit(Runnable task, T result) {
        return submit(ForkJoinTask.adapt(task, result));
    }

    @SuppressWarnings("unchecked")
    public ForkJoinTask<?> submit(Runnable task) {
        return submit(task instanceof ForkJoinTask ? (ForkJoinTask<Object>) task
                : (ForkJoinTask<Object>) ForkJoinTask.adapt(task));
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) throws InterruptedException {
        return invokeAllUninterruptibly(tasks);
    }

    public <T> List<Future<T>> invokeAllUninterruptibly(Collection<? extends Callable<T>> tasks) {
        ArrayList<Future<T>> all = new ArrayList<Future<T>>();
        for (Callable<T> c : tasks) all.add(submit(c));
        for (int i = 0; i < all.size(); i++) ((ForkJoinTask<T>) all.get(i)).quietlyJoin();
        return all;
    }

    public ForkJoinWorkerThreadFactory getFactory() {
        return factory;
    }

    public UncaughtExceptionHandler getUncaughtExceptionHandler() {
        return handler;
    }

    public int getParallelism() {
        return parallelism;
    }

    public synchronized int getPoolSize() {
        return workers.size();
    }

    public boolean getAsyncMode() {
        return async;
    }

    public synchronized int getRunningThreadCount() {
        return workers.size() - idle;
    }

    public synchronized int getActiveThreadCount() {
        return workers.size() - idle;
    }

    public synchronized boolean isQuiescent() {
        return idle >= workers.size() && !anyQueued();
    }

    public synchronized long getStealCount() {
        return steals;
    }

    public synchronized long getQueuedTaskCount() {
        long n = 0;
        for (int i = 0; i < workers.size(); i++) n += workers.get(i).tasks.size();
        return n;
    }

    public synchronized int getQueuedSubmissionCount() {
        return submissions.size();
    }

    public synchronized boolean hasQueuedSubmissions() {
        return !submissions.isEmpty();
    }

    protected synchronized ForkJoinTask<?> pollSubmission() {
        return submissions.pollFirst();
    }

    protected synchronized int drainTasksTo(Collection<? super ForkJoinTask<?>> c) {
        int n = 0;
        for (ForkJoinTask<?> t; (t = submissions.pollFirst()) != null; n++) c.add(t);
        for (int i = 0; i < workers.size(); i++) {
            ArrayDeque<ForkJoinTask<?>> d = workers.get(i).tasks;
            synchronized (d) {
                for (ForkJoinTask<?> t; (t = d.pollFirst()) != null; n++) c.add(t);
            }
        }
        return n;
    }

    public synchronized String toString() {
        String s = isTerminated() ? "Terminated" : stopping ? "Terminating" : shutdown ? "Shutting down" : "Running";
        return super.toString() + "[" + s + ", parallelism = " + parallelism + ", size = " + workers.size()
                + ", active = " + getActiveThreadCount() + ", running = " + getRunningThreadCount() + ", steals = "
                + steals + ", tasks = " + getQueuedTaskCount() + ", submissions = " + submissions.size() + "]";
    }

    public synchronized void shutdown() {
        if (common) return;
        shutdown = true;
        if (delayer != null) delayer.shutdownNow();
        notifyAll();
    }

    public List<Runnable> shutdownNow() {
        if (common) return Collections.emptyList();
        ArrayList<ForkJoinTask<?>> left = new ArrayList<ForkJoinTask<?>>();
        synchronized (this) {
            shutdown = stopping = true;
            drainTasksTo(left);
            for (int i = 0; i < workers.size(); i++) workers.get(i).interrupt();
            notifyAll();
        }
        for (int i = 0; i < left.size(); i++) left.get(i).cancel(false);
        return Collections.emptyList();
    }

    public synchronized boolean isTerminated() {
        return shutdown && workers.isEmpty() && (stopping || !anyQueued());
    }

    public synchronized boolean isTerminating() {
        return shutdown && stopping && !isTerminated();
    }

    public synchronized boolean isShutdown() {
        return shutdown;
    }

    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        if (common) {
            awaitQuiescence(timeout, unit);
            return false;
        }
        long deadline = System.nanoTime() + unit.toNanos(timeout);
        synchronized (this) {
            while (!isTerminated()) {
                long left = deadline - System.nanoTime();
                if (left <= 0) return false;
                TimeUnit.NANOSECONDS.timedWait(this, Math.min(left, 100000000L));
            }
            return true;
        }
    }

    public boolean awaitQuiescence(long timeout, TimeUnit unit) {
        long deadline = System.nanoTime() + unit.toNanos(timeout);
        boolean interrupted = false;
        try {
            while (!isQuiescent()) {
                ForkJoinTask<?> t = find(null);
                if (t != null) {
                    t.doExec();
                    continue;
                }
                if (deadline - System.nanoTime() <= 0) return false;
                try {
                    Thread.sleep(1);
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            return true;
        } finally {
            if (interrupted) Thread.currentThread().interrupt();
        }
    }

    public static void managedBlock(ManagedBlocker blocker) throws InterruptedException {
        if (blocker == null) throw new NullPointerException();
        Thread t = Thread.currentThread();
        ForkJoinPool p = t instanceof ForkJoinWorkerThread ? ((ForkJoinWorkerThread) t).pool : null;
        if (p != null) p.blocking(1);
        try {
            while (!blocker.isReleasable() && !blocker.block()) continue;
        } finally {
            if (p != null) p.blocking(-1);
        }
    }

    @Override
    protected <T> RunnableFuture<T> newTaskFor(Runnable runnable, T value) {
        return (RunnableFuture<T>) ForkJoinTask.adapt(runnable, value);
    }

    @Override
    protected <T> RunnableFuture<T> newTaskFor(Callable<T> callable) {
        return (RunnableFuture<T>) ForkJoinTask.adapt(callable);
    }

    public <T> ForkJoinTask<T> externalSubmit(ForkJoinTask<T> task) {
        return submit(task);
    }

    public <T> ForkJoinTask<T> lazySubmit(ForkJoinTask<T> task) {
        return submit(task);
    }

    // Delayed tasks: one daemon thread waits, the pool's workers run them.

    private volatile ScheduledThreadPoolExecutor delayer;

    private synchronized ScheduledThreadPoolExecutor delayer() {
        if (shutdown) throw new RejectedExecutionException();
        if (delayer == null) {
            delayer = new ScheduledThreadPoolExecutor(1, new ThreadFactory() {
                public Thread newThread(Runnable r) {
                    Thread t = new Thread(null, r, "ForkJoinPool.delayScheduler", 0, false);
                    t.setDaemon(true);
                    return t;
                }
            });
        }
        return delayer;
    }

    private <V> ScheduledFuture<V> later(Callable<V> task, long delay, long period, TimeUnit unit) {
        if (task == null || unit == null) throw new NullPointerException();
        return new PoolDelayedTask<V>(this, delayer(), task, unit.toNanos(delay), unit.toNanos(period)).start();
    }

    private static Callable<Object> callable(Runnable r) {
        return Executors.callable(r);
    }

    public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
        return later(callable(command), delay, 0, unit);
    }

    public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
        return later(callable, delay, 0, unit);
    }

    public ScheduledFuture<?> scheduleAtFixedRate(Runnable command, long initialDelay, long period, TimeUnit unit) {
        if (period <= 0) throw new IllegalArgumentException();
        return later(callable(command), initialDelay, period, unit);
    }

    public ScheduledFuture<?> scheduleWithFixedDelay(Runnable command, long initialDelay, long delay, TimeUnit unit) {
        if (delay <= 0) throw new IllegalArgumentException();
        return later(callable(command), initialDelay, -delay, unit);
    }

    public long getDelayedTaskCount() {
        ScheduledThreadPoolExecutor d = delayer;
        return d == null ? 0 : d.getQueue().size();
    }
}
