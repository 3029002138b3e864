// SPDX-License-Identifier: MIT
package java.util.concurrent;

/**
 * A task that a pool runs later, perhaps again and again: a positive period counts from start to start, a negative one
 * from end to start. Times are in nanoseconds.
 */
final class PoolDelayedTask<V> extends FutureTask<V> implements ScheduledFuture<V> {
    private final ForkJoinPool pool;
    private final ScheduledThreadPoolExecutor timer;
    private final long period;
    private volatile long time;
    private volatile Future<?> waiting;

    PoolDelayedTask(ForkJoinPool pool, ScheduledThreadPoolExecutor timer, Callable<V> task, long delay, long period) {
        super(task);
        this.pool = pool;
        this.timer = timer;
        this.period = period;
        time = System.nanoTime() + Math.max(0, delay);
    }

    PoolDelayedTask<V> start() {
        waiting = timer.schedule(new Runnable() {
            @Override
            public void run() {
                pool.execute((Runnable) PoolDelayedTask.this);
            }
        }, Math.max(0, time - System.nanoTime()), TimeUnit.NANOSECONDS);
        return this;
    }

    @Override
    public void run() {
        if (period == 0) {
            super.run();
        } else if (runAndReset() && !pool.isShutdown()) {
            time = period > 0 ? time + period : System.nanoTime() - period;
            start();
        }
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        Future<?> w = waiting;
        if (w != null) w.cancel(false);
        return super.cancel(mayInterruptIfRunning);
    }

    @Override
    public long getDelay(TimeUnit unit) {
        return unit.convert(time - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    @Override
    public int compareTo(Delayed other) {
        return Long.compare(getDelay(TimeUnit.NANOSECONDS), other.getDelay(TimeUnit.NANOSECONDS));
    }
}
