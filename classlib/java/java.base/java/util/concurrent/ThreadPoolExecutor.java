// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Threads that take tasks out of a queue.
 *
 * `phase` only grows. It, the number of workers and their set change under `lock` alone; they are volatile so that a
 * submission and a worker between two tasks can look without it, which is enough as long as the pool is neither ending
 * nor larger than its core. A worker is counted before its thread is made, and stands in the set once that has started.
 *
 * Idle workers wait in the queue, and the only way to have one look up is to interrupt it. Whether a worker is idle is
 * kept under its own monitor, so that such an interruption never meets a task.
 */
public class ThreadPoolExecutor extends AbstractExecutorService {
    private static final int RUNNING = 0, SHUTDOWN = 1, STOPPING = 2, ENDING = 3, TERMINATED = 4;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition ended = lock.newCondition();
    private volatile int phase = RUNNING;
    private volatile int count;
    private final Set<Worker> workers = new HashSet<Worker>();
    private int largest;
    private long completedByGone;

    private final BlockingQueue<Runnable> queue;
    private volatile ThreadFactory factory;
    private volatile RejectedExecutionHandler handler;
    private volatile int core;
    private volatile int maximum;
    private volatile long keepAlive;
    private volatile boolean coreTimesOut;

    /** A thread of the pool and what it does. */
    private final class Worker implements Runnable {
        private Runnable first;
        private Thread thread;
        private boolean busy;
        private volatile long completed;

        Worker(Runnable first) {
            this.first = first;
            busy = first != null;
        }

        @Override
        public void run() {
            boolean orderly = false;
            try {
                Runnable task = first;
                first = null;
                while (task != null || (task = next(this)) != null) {
                    perform(task);
                    task = null;
                }
                orderly = true;
            } finally {
                retire(this, orderly);
            }
        }

        private void perform(Runnable task) {
            setBusy(true);
            try {
                keepInterruptOfPool();
                beforeExecute(thread, task);
                runAndTell(task);
            } finally {
                completed++;
                setBusy(false);
            }
        }

        private void runAndTell(Runnable task) {
            Throwable thrown = null;
            try {
                task.run();
            } catch (Throwable t) {
                thrown = t;
                throw t;
            } finally {
                afterExecute(task, thrown);
            }
        }

        /** A task starts without an interruption of old, but with one if the pool is being stopped. */
        private void keepInterruptOfPool() {
            Thread.interrupted();
            if (phase >= STOPPING) thread.interrupt();
        }

        private synchronized void setBusy(boolean now) {
            busy = now;
        }

        synchronized boolean isBusy() {
            return busy;
        }

        /** Has the worker look up from the queue; false if it has a task. */
        synchronized boolean nudge() {
            if (!busy) thread.interrupt();
            return !busy;
        }
    }

    public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit,
            BlockingQueue<Runnable> workQueue) {
        this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, Executors.defaultThreadFactory());
    }

    public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit,
            BlockingQueue<Runnable> workQueue, ThreadFactory threadFactory) {
        this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, threadFactory, new AbortPolicy());
    }

    public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit,
            BlockingQueue<Runnable> workQueue, RejectedExecutionHandler handler) {
        this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, Executors.defaultThreadFactory(), handler);
    }

    public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit,
            BlockingQueue<Runnable> workQueue, ThreadFactory threadFactory, RejectedExecutionHandler handler) {
        check(corePoolSize >= 0 && maximumPoolSize > 0 && maximumPoolSize >= corePoolSize && keepAliveTime >= 0);
        queue = Objects.requireNonNull(workQueue);
        factory = Objects.requireNonNull(threadFactory);
        this.handler = Objects.requireNonNull(handler);
        core = corePoolSize;
        maximum = maximumPoolSize;
        keepAlive = unit.toNanos(keepAliveTime);
    }

    private static void check(boolean sensible) {
        if (!sensible) throw new IllegalArgumentException();
    }

    // Tasks come

    @Override
    public void execute(Runnable command) {
        Objects.requireNonNull(command);
        if (count < core && hire(command, core)) return;
        if (phase == RUNNING && queue.offer(command)) {
            if (phase != RUNNING && remove(command)) reject(command);
            else if (count == 0) hire(null, maximum);
        } else if (!hire(command, maximum)) {
            reject(command);
        }
    }

    final void reject(Runnable command) {
        handler.rejectedExecution(command, this);
    }

    // Workers come and go

    /** One more worker, unless there are `limit` already, or the pool wants none any more. */
    private boolean hire(Runnable first, int limit) {
        lock.lock();
        try {
            boolean wanted = phase == RUNNING || phase == SHUTDOWN && first == null && !queue.isEmpty();
            if (!wanted || count >= limit) return false;
            count++;
        } finally {
            lock.unlock();
        }
        Worker w = new Worker(first);
        boolean started = false;
        try {
            w.thread = factory.newThread(w);
            started = w.thread != null && enrol(w);
        } finally {
            if (!started) dismiss(w);
        }
        return started;
    }

    /** Starts the worker's thread; false if the pool was shut down meanwhile. */
    private boolean enrol(Worker w) {
        lock.lock();
        try {
            if (phase >= STOPPING || phase == SHUTDOWN && w.first != null) return false;
            if (w.thread.getState() != Thread.State.NEW) throw new IllegalThreadStateException();
            workers.add(w);
            largest = Math.max(largest, workers.size());
        } finally {
            lock.unlock();
        }
        w.thread.start();
        return true;
    }

    /** One worker fewer, whether its thread has run or not. */
    private void dismiss(Worker w) {
        lock.lock();
        try {
            count--;
            if (workers.remove(w)) completedByGone += w.completed;
        } finally {
            lock.unlock();
        }
        endIfDone();
    }

    /** A worker's thread ends. Another takes its place if it was a task's exception, or if too few are left. */
    private void retire(Worker w, boolean orderly) {
        if (!orderly) dismiss(w);
        else endIfDone();
        if (phase >= STOPPING) return;
        int least = coreTimesOut ? 0 : core;
        if (least == 0 && !queue.isEmpty()) least = 1;
        if (!orderly || count < least) hire(null, maximum);
    }

    /** The next task for the worker that asks; null if it has to go, and then it is dismissed already. */
    private Runnable next(Worker w) {
        boolean waited = false;
        while (true) {
            boolean timed = false;
            if (phase != RUNNING || coreTimesOut || count > core) {
                if (mustGo(w, waited)) return null;
                timed = coreTimesOut || count > core;
            }
            try {
                Runnable task = timed ? queue.poll(keepAlive, TimeUnit.NANOSECONDS) : queue.take();
                if (task != null) return task;
                waited = true;
            } catch (InterruptedException e) {
                waited = false;
            }
        }
    }

    /** Decided by one worker at a time, so that not too many go. The last one stays while there are tasks. */
    private boolean mustGo(Worker w, boolean waited) {
        lock.lock();
        try {
            boolean none = queue.isEmpty();
            boolean over = phase >= STOPPING || phase == SHUTDOWN && none;
            boolean many = count > maximum || waited && (coreTimesOut || count > core);
            if (!over && !(many && (count > 1 || none))) return false;
            count--;
            workers.remove(w);
            completedByGone += w.completed;
            return true;
        } finally {
            lock.unlock();
        }
    }

    private List<Worker> allWorkers() {
        lock.lock();
        try {
            return new ArrayList<Worker>(workers);
        } finally {
            lock.unlock();
        }
    }

    private void nudgeAll() {
        for (Worker w : allWorkers()) w.nudge();
    }

    // Settings

    public void setThreadFactory(ThreadFactory threadFactory) {
        factory = Objects.requireNonNull(threadFactory);
    }

    public ThreadFactory getThreadFactory() {
        return factory;
    }

    public void setRejectedExecutionHandler(RejectedExecutionHandler handler) {
        this.handler = Objects.requireNonNull(handler);
    }

    public RejectedExecutionHandler getRejectedExecutionHandler() {
        return handler;
    }

    /** A larger core is filled as far as there are tasks that wait. */
    public void setCorePoolSize(int corePoolSize) {
        check(corePoolSize >= 0 && corePoolSize <= maximum);
        int more = Math.min(corePoolSize - core, queue.size());
        core = corePoolSize;
        if (count > corePoolSize) nudgeAll();
        while (more-- > 0 && hire(null, corePoolSize) && !queue.isEmpty()) continue;
    }

    public int getCorePoolSize() {
        return core;
    }

    public boolean prestartCoreThread() {
        return hire(null, core);
    }

    public int prestartAllCoreThreads() {
        int n = 0;
        while (hire(null, core)) n++;
        return n;
    }

    /** There is somebody for what is in the queue, even without a core. */
    final void ensurePrestart() {
        if (count < core) hire(null, core);
        else if (count == 0) hire(null, maximum);
    }

    public boolean allowsCoreThreadTimeOut() {
        return coreTimesOut;
    }

    public void allowCoreThreadTimeOut(boolean value) {
        if (value && keepAlive == 0) {
            throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
        }
        boolean sooner = value && !coreTimesOut;
        coreTimesOut = value;
        if (sooner) nudgeAll();
    }

    public void setMaximumPoolSize(int maximumPoolSize) {
        check(maximumPoolSize > 0 && maximumPoolSize >= core);
        maximum = maximumPoolSize;
        if (count > maximumPoolSize) nudgeAll();
    }

    public int getMaximumPoolSize() {
        return maximum;
    }

    public void setKeepAliveTime(long time, TimeUnit unit) {
        check(time >= 0);
        long nanos = unit.toNanos(time);
        if (time == 0 && coreTimesOut) {
            throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
        }
        boolean sooner = nanos < keepAlive;
        keepAlive = nanos;
        if (sooner) nudgeAll();
    }

    public long getKeepAliveTime(TimeUnit unit) {
        return unit.convert(keepAlive, TimeUnit.NANOSECONDS);
    }

    // The queue

    public BlockingQueue<Runnable> getQueue() {
        return queue;
    }

    public boolean remove(Runnable task) {
        boolean removed = queue.remove(task);
        endIfDone();
        return removed;
    }

    private static boolean isCancelled(Object task) {
        return task instanceof Future && ((Future<?>) task).isCancelled();
    }

    public void purge() {
        try {
            Iterator<Runnable> all = queue.iterator();
            while (all.hasNext()) {
                if (isCancelled(all.next())) all.remove();
            }
        } catch (ConcurrentModificationException e) {
            for (Object task : queue.toArray()) {
                if (isCancelled(task)) queue.remove(task);
            }
        }
        endIfDone();
    }

    // The end

    @Override
    public void shutdown() {
        advance(SHUTDOWN);
        nudgeAll();
        onShutdown();
        endIfDone();
    }

    /** For a pool of tasks that are not due yet. */
    void onShutdown() {
    }

    @Override
    public List<Runnable> shutdownNow() {
        advance(STOPPING);
        for (Worker w : allWorkers()) w.thread.interrupt();
        List<Runnable> left = new ArrayList<Runnable>();
        queue.drainTo(left);
        for (Object task : queue.toArray()) {
            if (queue.remove(task)) left.add((Runnable) task);
        }
        endIfDone();
        return left;
    }

    private void advance(int to) {
        lock.lock();
        try {
            if (phase < to) phase = to;
        } finally {
            lock.unlock();
        }
    }

    /** Called whenever the pool may have come to its end: by a shutdown, then by each worker that goes. */
    private void endIfDone() {
        Worker idle = null;
        boolean last = false;
        lock.lock();
        try {
            if (phase != STOPPING && !(phase == SHUTDOWN && queue.isEmpty())) return;
            last = count == 0;
            if (last) phase = ENDING;
            Iterator<Worker> all = workers.iterator();
            while (idle == null && all.hasNext()) {
                Worker w = all.next();
                if (!w.isBusy()) idle = w;
            }
        } finally {
            lock.unlock();
        }
        if (last) end();
        else if (idle != null) idle.nudge();
    }

    private void end() {
        try {
            terminated();
        } finally {
            lock.lock();
            try {
                phase = TERMINATED;
                ended.signalAll();
            } finally {
                lock.unlock();
            }
        }
    }

    final boolean isRunningNow() {
        return phase == RUNNING;
    }

    @Override
    public boolean isShutdown() {
        return phase != RUNNING;
    }

    public boolean isTerminating() {
        int now = phase;
        return now != RUNNING && now != TERMINATED;
    }

    @Override
    public boolean isTerminated() {
        return phase == TERMINATED;
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        long left = unit.toNanos(timeout);
        lock.lock();
        try {
            while (phase != TERMINATED && left > 0) left = ended.awaitNanos(left);
            return phase == TERMINATED;
        } finally {
            lock.unlock();
        }
    }

    // Figures

    public int getPoolSize() {
        lock.lock();
        try {
            return phase >= ENDING ? 0 : workers.size();
        } finally {
            lock.unlock();
        }
    }

    public int getActiveCount() {
        int n = 0;
        for (Worker w : allWorkers()) n += w.isBusy() ? 1 : 0;
        return n;
    }

    public int getLargestPoolSize() {
        lock.lock();
        try {
            return largest;
        } finally {
            lock.unlock();
        }
    }

    public long getTaskCount() {
        return getCompletedTaskCount() + getActiveCount() + queue.size();
    }

    public long getCompletedTaskCount() {
        lock.lock();
        try {
            long n = completedByGone;
            for (Worker w : workers) n += w.completed;
            return n;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public String toString() {
        int now = phase;
        String state = now == RUNNING ? "Running" : now == TERMINATED ? "Terminated" : "Shutting down";
        return super.toString() + "[" + state + ", pool size = " + getPoolSize() + ", active threads = "
                + getActiveCount() + ", queued tasks = " + queue.size() + ", completed tasks = "
                + getCompletedTaskCount() + "]";
    }

    // For subclasses

    protected void beforeExecute(Thread t, Runnable r) {
    }

    protected void afterExecute(Runnable r, Throwable t) {
    }

    protected void terminated() {
    }

    // What becomes of a task that is not taken

    /** The one who brought it runs it. */
    public static class CallerRunsPolicy implements RejectedExecutionHandler {
        public CallerRunsPolicy() {
        }

        @Override
        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
            if (e.isShutdown()) return;
            r.run();
        }
    }

    /** An exception. */
    public static class AbortPolicy implements RejectedExecutionHandler {
        public AbortPolicy() {
        }

        @Override
        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
            throw new RejectedExecutionException("Task " + r + " rejected from " + e);
        }
    }

    /** Nothing. */
    public static class DiscardPolicy implements RejectedExecutionHandler {
        public DiscardPolicy() {
        }

        @Override
        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
        }
    }

    /** The task that waits longest makes room. */
    public static class DiscardOldestPolicy implements RejectedExecutionHandler {
        public DiscardOldestPolicy() {
        }

        @Override
        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
            if (e.isShutdown()) return;
            e.getQueue().poll();
            e.execute(r);
        }
    }
}
