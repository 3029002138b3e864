// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A pool of threads and a queue of tasks. All fields that change stand under mainLock. runState only grows: RUNNING
 * takes and runs tasks, SHUTDOWN runs those in the queue, STOP none, TERMINATED when the last worker is gone.
 */
public class ThreadPoolExecutor extends AbstractExecutorService {
    private static final int RUNNING = 0, SHUTDOWN = 1, STOP = 2, TIDYING = 3, TERMINATED = 4;

    private final ReentrantLock mainLock = new ReentrantLock();
    private final Condition terminated = mainLock.newCondition();
    private final HashSet<Worker> workers = new HashSet<Worker>();
    private final BlockingQueue<Runnable> workQueue;
    private volatile int runState = RUNNING;
    private int largest;
    private long completed;
    private volatile ThreadFactory threadFactory;
    private volatile RejectedExecutionHandler handler;
    private volatile long keepAliveNanos;
    private volatile boolean coreTimeOut;
    private volatile int corePoolSize, maximumPoolSize;

    /** A thread of the pool. Its own lock is held while it runs a task: an idle one can be told by it. */
    private final class Worker extends ReentrantLock implements Runnable {
        private static final long serialVersionUID = 6138294804551838833L;
        private final Thread thread;
        private Runnable first;
        private volatile long done;

        Worker(Runnable first) {
            this.first = first;
            thread = threadFactory.newThread(this);
        }

        public void run() {
            runWorker(this);
        }
    }

    public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit,
            BlockingQueue<Runnable> workQueue) {
        this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, Executors.defaultThreadFactory(),
                new AbortPolicy());
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
        if (corePoolSize < 0 || maximumPoolSize <= 0 || maximumPoolSize < corePoolSize || keepAliveTime < 0)
            throw new IllegalArgumentException();
        if (workQueue == null || threadFactory == null || handler == null) throw new NullPointerException();
        this.corePoolSize = corePoolSize;
        this.maximumPoolSize = maximumPoolSize;
        this.workQueue = workQueue;
        keepAliveNanos = unit.toNanos(keepAliveTime);
        this.threadFactory = threadFactory;
        this.handler = handler;
    }

    final boolean isRunningNow() {
        return runState == RUNNING;
    }

    final void reject(Runnable command) {
        handler.rejectedExecution(command, this);
    }

    /** Starts a worker if the pool is smaller than its bound. */
    private boolean addWorker(Runnable first, int bound) {
        Worker w;
        mainLock.lock();
        try {
            if (runState >= STOP || runState == SHUTDOWN && (first != null || workQueue.isEmpty())) return false;
            if (workers.size() >= bound) return false;
            w = new Worker(first);
            if (w.thread == null) return false;
            if (w.thread.getState() != Thread.State.NEW) throw new IllegalThreadStateException();
            workers.add(w);
            largest = Math.max(largest, workers.size());
        } finally {
            mainLock.unlock();
        }
        boolean started = false;
        try {
            w.thread.start();
            started = true;
        } finally {
            if (!started) forget(w);
        }
        return true;
    }

    private void forget(Worker w) {
        mainLock.lock();
        try {
            workers.remove(w);
            completed += w.done;
        } finally {
            mainLock.unlock();
        }
        tryTerminate();
    }

    public void execute(Runnable command) {
        if (command == null) throw new NullPointerException();
        if (poolSize() < corePoolSize && addWorker(command, corePoolSize)) return;
        if (isRunningNow() && workQueue.offer(command)) {
            if (!isRunningNow() && remove(command)) reject(command);
            else if (poolSize() == 0) addWorker(null, maximumPoolSize);
            return;
        }
        if (!addWorker(command, maximumPoolSize)) reject(command);
    }

    private int poolSize() {
        mainLock.lock();
        try {
            return workers.size();
        } finally {
            mainLock.unlock();
        }
    }

    /** The next task, or null if the worker is to end. */
    private Runnable getTask() {
        boolean timedOut = false;
        while (true) {
            if (runState >= STOP || runState == SHUTDOWN && workQueue.isEmpty()) return null;
            int n = poolSize();
            boolean timed = coreTimeOut || n > corePoolSize;
            if ((n > maximumPoolSize || timed && timedOut) && (n > 1 || workQueue.isEmpty())) return null;
            try {
                Runnable r = timed ? workQueue.poll(keepAliveNanos, TimeUnit.NANOSECONDS) : workQueue.take();
                if (r != null) return r;
                timedOut = true;
            } catch (InterruptedException e) {
                timedOut = false;
            }
        }
    }

    private void runWorker(Worker w) {
        boolean abrupt = true;
        try {
            Runnable task = w.first;
            w.first = null;
            while (task != null || (task = getTask()) != null) {
                w.lock();
                try {
                    if (runState >= STOP) w.thread.interrupt();
                    else if (Thread.interrupted() && runState >= STOP) w.thread.interrupt();
                    Throwable thrown = null;
                    try {
                        beforeExecute(w.thread, task);
                        try {
                            task.run();
                        } catch (Throwable t) {
                            thrown = t;
                            throw t;
                        } finally {
                            afterExecute(task, thrown);
                        }
                    } finally {
                        w.done++;
                    }
                } finally {
                    task = null;
                    w.unlock();
                }
            }
            abrupt = false;
        } finally {
            forget(w);
            if (runState < STOP) {
                int least = coreTimeOut ? 0 : corePoolSize;
                if (least == 0 && !workQueue.isEmpty()) least = 1;
                if (abrupt || poolSize() < least) addWorker(null, Math.max(1, abrupt ? maximumPoolSize : least));
            }
        }
    }

    private void interruptIdle() {
        for (Worker w : workers) {
            if (w.tryLock()) {
                try {
                    w.thread.interrupt();
                } finally {
                    w.unlock();
                }
            }
        }
    }

    private void tryTerminate() {
        mainLock.lock();
        try {
            if (runState == RUNNING || runState >= TIDYING || runState == SHUTDOWN && !workQueue.isEmpty()) return;
            if (!workers.isEmpty()) {
                interruptIdle();
                return;
            }
            runState = TIDYING;
            try {
                terminated();
            } finally {
                runState = TERMINATED;
                terminated.signalAll();
            }
        } finally {
            mainLock.unlock();
        }
    }

    void onShutdown() {
    }

    public void shutdown() {
        mainLock.lock();
        try {
            if (runState < SHUTDOWN) runState = SHUTDOWN;
            interruptIdle();
            onShutdown();
        } finally {
            mainLock.unlock();
        }
        tryTerminate();
    }

    public List<Runnable> shutdownNow() {
        List<Runnable> left = new ArrayList<Runnable>();
        mainLock.lock();
        try {
            if (runState < STOP) runState = STOP;
            for (Worker w : workers) w.thread.interrupt();
            workQueue.drainTo(left);
            Object[] rest = workQueue.toArray();
            for (int i = 0; i < rest.length; i++) if (workQueue.remove(rest[i])) left.add((Runnable) rest[i]);
        } finally {
            mainLock.unlock();
        }
        tryTerminate();
        return left;
    }

    public boolean isShutdown() {
        return runState >= SHUTDOWN;
    }

    public boolean isTerminating() {
        return runState >= SHUTDOWN && runState < TERMINATED;
    }

    public boolean isTerminated() {
        return runState >= TERMINATED;
    }

    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        long nanos = unit.toNanos(timeout);
        mainLock.lock();
        try {
            while (runState < TERMINATED) {
                if (nanos <= 0) return false;
                nanos = terminated.awaitNanos(nanos);
            }
            return true;
        } finally {
            mainLock.unlock();
        }
    }

    public void setThreadFactory(ThreadFactory threadFactory) {
        if (threadFactory == null) throw new NullPointerException();
        this.threadFactory = threadFactory;
    }

    public ThreadFactory getThreadFactory() {
        return threadFactory;
    }

    public void setRejectedExecutionHandler(RejectedExecutionHandler handler) {
        if (handler == null) throw new NullPointerException();
        this.handler = handler;
    }

    public RejectedExecutionHandler getRejectedExecutionHandler() {
        return handler;
    }

    public void setCorePoolSize(int corePoolSize) {
        if (corePoolSize < 0 || maximumPoolSize < corePoolSize) throw new IllegalArgumentException();
        int more = corePoolSize - this.corePoolSize;
        this.corePoolSize = corePoolSize;
        if (poolSize() > corePoolSize) interruptAllIdle();
        for (int k = Math.min(more, workQueue.size()); k > 0; k--) if (!addWorker(null, corePoolSize)) break;
    }

    private void interruptAllIdle() {
        mainLock.lock();
        try {
            interruptIdle();
        } finally {
            mainLock.unlock();
        }
    }

    public int getCorePoolSize() {
        return corePoolSize;
    }

    public boolean prestartCoreThread() {
        return addWorker(null, corePoolSize);
    }

    /** At least one thread, even of an empty core. */
    final void ensurePrestart() {
        int n = poolSize();
        if (n < corePoolSize) addWorker(null, corePoolSize);
        else if (n == 0) addWorker(null, maximumPoolSize);
    }

    public int prestartAllCoreThreads() {
        int n = 0;
        while (addWorker(null, corePoolSize)) n++;
        return n;
    }

    public boolean allowsCoreThreadTimeOut() {
        return coreTimeOut;
    }

    public void allowCoreThreadTimeOut(boolean value) {
        if (value && keepAliveNanos <= 0)
            throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
        if (value == coreTimeOut) return;
        coreTimeOut = value;
        if (value) interruptAllIdle();
    }

    public void setMaximumPoolSize(int maximumPoolSize) {
        if (maximumPoolSize <= 0 || maximumPoolSize < corePoolSize) throw new IllegalArgumentException();
        this.maximumPoolSize = maximumPoolSize;
        if (poolSize() > maximumPoolSize) interruptAllIdle();
    }

    public int getMaximumPoolSize() {
        return maximumPoolSize;
    }

    public void setKeepAliveTime(long time, TimeUnit unit) {
        if (time < 0) throw new IllegalArgumentException();
        if (time == 0 && coreTimeOut)
            throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
        long old = keepAliveNanos;
        keepAliveNanos = unit.toNanos(time);
        if (keepAliveNanos < old) interruptAllIdle();
    }

    public long getKeepAliveTime(TimeUnit unit) {
        return unit.convert(keepAliveNanos, TimeUnit.NANOSECONDS);
    }

    public BlockingQueue<Runnable> getQueue() {
        return workQueue;
    }

    public boolean remove(Runnable task) {
        boolean removed = workQueue.remove(task);
        tryTerminate();
        return removed;
    }

    public void purge() {
        for (Iterator<Runnable> it = workQueue.iterator(); it.hasNext();) {
            Runnable r = it.next();
            if (r instanceof Future && ((Future<?>) r).isCancelled()) workQueue.remove(r);
        }
        tryTerminate();
    }

    public int getPoolSize() {
        return runState >= TIDYING ? 0 : poolSize();
    }

    public int getActiveCount() {
        mainLock.lock();
        try {
            int n = 0;
            for (Worker w : workers) if (w.isLocked()) n++;
            return n;
        } finally {
            mainLock.unlock();
        }
    }

    public int getLargestPoolSize() {
        mainLock.lock();
        try {
            return largest;
        } finally {
            mainLock.unlock();
        }
    }

    public long getTaskCount() {
        mainLock.lock();
        try {
            long n = completed;
            for (Worker w : workers) n += w.done + (w.isLocked() ? 1 : 0);
            return n + workQueue.size();
        } finally {
            mainLock.unlock();
        }
    }

    public long getCompletedTaskCount() {
        mainLock.lock();
        try {
            long n = completed;
            for (Worker w : workers) n += w.done;
            return n;
        } finally {
            mainLock.unlock();
        }
    }

    public String toString() {
        String s = runState == RUNNING ? "Running" : runState >= TERMINATED ? "Terminated" : "Shutting down";
        return super.toString() + "[" + s + ", pool size = " + poolSize() + ", active threads = " + getActiveCount()
                + ", queued tasks = " + workQueue.size() + ", completed tasks = " + getCompletedTaskCount() + "]";
    }

    protected void beforeExecute(Thread t, Runnable r) {
    }

    protected void afterExecute(Runnable r, Throwable t) {
    }

    protected void terminated() {
    }

    /** The caller runs the task itself. */
    public static class CallerRunsPolicy implements RejectedExecutionHandler {
        public CallerRunsPolicy() {
        }

        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
            if (!e.isShutdown()) r.run();
        }
    }

    /** The caller gets an exception. */
    public static class AbortPolicy implements RejectedExecutionHandler {
        public AbortPolicy() {
        }

        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
            throw new RejectedExecutionException("Task " + r.toString() + " rejected from " + e.toString());
        }
    }

    /** The task is dropped. */
    public static class DiscardPolicy implements RejectedExecutionHandler {
        public DiscardPolicy() {
        }

        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
        }
    }

    /** The oldest task in the queue is dropped. */
    public static class DiscardOldestPolicy implements RejectedExecutionHandler {
        public DiscardOldestPolicy() {
        }

        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
            if (e.isShutdown()) return;
            e.getQueue().poll();
            e.execute(r);
        }
    }
}
