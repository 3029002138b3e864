// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.ArrayDeque;

/**
 * A worker of a fork/join pool; its tasks stand in tasks, which is its own monitor: it takes the newest, others the
 * oldest.
 */
public class ForkJoinWorkerThread extends Thread {
    final ForkJoinPool pool;
    final ArrayDeque<ForkJoinTask<?>> tasks = new ArrayDeque<ForkJoinTask<?>>();
    private final int index;

    protected ForkJoinWorkerThread(ForkJoinPool pool) {
        super(pool.nextName());
        this.pool = pool;
        index = pool.register(this);
        setDaemon(true);
    }

    /** In a group; useSystemClassLoader: its context loader is that of the system. */
    protected ForkJoinWorkerThread(ThreadGroup group, ForkJoinPool pool, boolean useSystemClassLoader) {
        super(group, null, pool.nextName());
        this.pool = pool;
        index = pool.register(this);
        setDaemon(true);
        if (useSystemClassLoader) setContextClassLoader(ClassLoader.getSystemClassLoader());
    }

    /** How many tasks wait in this worker's queue. */
    public int getQueuedTaskCount() {
        synchronized (tasks) {
            return tasks.size();
        }
    }

    public ForkJoinPool getPool() {
        return pool;
    }

    public int getPoolIndex() {
        return index;
    }

    protected void onStart() {
    }

    protected void onTermination(Throwable exception) {
    }

    @Override
    public void run() {
        Throwable thrown = null;
        try {
            onStart();
            pool.work(this);
        } catch (Throwable t) {
            thrown = t;
        } finally {
            pool.unregister(this);
            onTermination(thrown);
        }
    }
}
