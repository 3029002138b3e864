// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;

/** A pool whose queue gives out tasks when they are due. */
public class ScheduledThreadPoolExecutor extends ThreadPoolExecutor implements ScheduledExecutorService {
    private static final AtomicLong sequencer = new AtomicLong();

    private volatile boolean keepPeriodic, keepDelayed = true;
    private volatile boolean removeOnCancel;

    /** A task with the time (of nanoTime) when it is due; period: positive is a rate, negative a delay, 0 once. */
    private final class Task<V> extends FutureTask<V> implements RunnableScheduledFuture<V> {
        private final long sequence = sequencer.getAndIncrement();
        private final long period;
        private volatile long time;

        Task(Runnable r, V result, long time, long period) {
            super(r, result);
            this.time = time;
            this.period = period;
        }

        Task(Callable<V> c, long time) {
            super(c);
            this.time = time;
            period = 0;
        }

        public long getDelay(TimeUnit unit) {
            return unit.convert(time - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        public int compareTo(Delayed other) {
            if (other == this) return 0;
            if (other instanceof Task) {
                Task<?> x = (Task<?>) other;
                long d = time - x.time;
                return d < 0 ? -1 : d > 0 ? 1 : sequence < x.sequence ? -1 : 1;
            }
            return Long.compare(getDelay(TimeUnit.NANOSECONDS), other.getDelay(TimeUnit.NANOSECONDS));
        }

        public boolean isPeriodic() {
            return period != 0;
        }

        @Override
        public boolean cancel(boolean mayInterruptIfRunning) {
            boolean c = super.cancel(mayInterruptIfRunning);
            if (c && removeOnCancel) remove(this);
            return c;
        }

        @Override
        public void run() {
            if (!mayRun(this)) {
                cancel(false);
            } else if (!isPeriodic()) {
                super.run();
            } else if (runAndReset()) {
                time = period > 0 ? time + period : System.nanoTime() - period;
                again(this);
            }
        }
    }

    /** The queue of a scheduled pool: a delay queue behind the interface of a queue of plain tasks. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private static BlockingQueue<Runnable> newQueue() {
        return (BlockingQueue) new DelayQueue();
    }

    public ScheduledThreadPoolExecutor(int corePoolSize) {
        super(corePoolSize, Integer.MAX_VALUE, 10L, TimeUnit.MILLISECONDS, newQueue());
    }

    public ScheduledThreadPoolExecutor(int corePoolSize, ThreadFactory threadFactory) {
        super(corePoolSize, Integer.MAX_VALUE, 10L, TimeUnit.MILLISECONDS, newQueue(), threadFactory);
    }

    public ScheduledThreadPoolExecutor(int corePoolSize, RejectedExecutionHandler handler) {
        super(corePoolSize, Integer.MAX_VALUE, 10L, TimeUnit.MILLISECONDS, newQueue(), handler);
    }

    public ScheduledThreadPoolExecutor(int corePoolSize, ThreadFactory threadFactory,
            RejectedExecutionHandler handler) {
        super(corePoolSize, Integer.MAX_VALUE, 10L, TimeUnit.MILLISECONDS, newQueue(), threadFactory, handler);
    }

    protected <V> RunnableScheduledFuture<V> decorateTask(Runnable runnable, RunnableScheduledFuture<V> task) {
        return task;
    }

    protected <V> RunnableScheduledFuture<V> decorateTask(Callable<V> callable, RunnableScheduledFuture<V> task) {
        return task;
    }

    private boolean mayRun(RunnableScheduledFuture<?> t) {
        return isRunningNow() || keptAfterShutdown(t);
    }

    private boolean keptAfterShutdown(RunnableScheduledFuture<?> t) {
        return !stopped && (t.isPeriodic() ? keepPeriodic : keepDelayed || t.getDelay(TimeUnit.NANOSECONDS) <= 0);
    }

    private volatile boolean stopped;

    private <V> RunnableScheduledFuture<V> later(RunnableScheduledFuture<V> t) {
        if (isShutdown()) reject(t);
        else if (!queued(t)) t.cancel(false);
        return t;
    }

    /** Queues a task. False if it was taken back: the pool was shut down meanwhile and may not have seen it. */
    private boolean queued(RunnableScheduledFuture<?> t) {
        getQueue().add(t);
        if (!mayRun(t) && remove(t)) return false;
        ensurePrestart();
        return true;
    }

    private void again(RunnableScheduledFuture<?> t) {
        if (!mayRun(t) || !queued(t)) t.cancel(false);
    }

    @Override
    void onShutdown() {
        Object[] all = getQueue().toArray();
        for (int i = 0; i < all.length; i++) {
            RunnableScheduledFuture<?> t = (RunnableScheduledFuture<?>) all[i];
            if (!(t.isPeriodic() ? keepPeriodic : keepDelayed) || t.isCancelled())
                if (getQueue().remove(t)) t.cancel(false);
        }
    }

    private static long due(long delay, TimeUnit unit) {
        return System.nanoTime() + Math.min(Math.max(0, unit.toNanos(delay)), Long.MAX_VALUE >> 1);
    }

    public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
        Objects.requireNonNull(command);
        return later(decorateTask(command, new Task<Void>(command, null, due(delay, unit), 0)));
    }

    public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
        Objects.requireNonNull(callable);
        return later(decorateTask(callable, new Task<V>(callable, due(delay, unit))));
    }

    private ScheduledFuture<?> repeat(Runnable command, long initialDelay, long period, TimeUnit unit) {
        return later(decorateTask(command, new Task<Void>(command, null, due(initialDelay, unit), period)));
    }

    public ScheduledFuture<?> scheduleAtFixedRate(Runnable command, long initialDelay, long period, TimeUnit unit) {
        if (command == null || unit == null) throw new NullPointerException();
        if (period <= 0) throw new IllegalArgumentException();
        return repeat(command, initialDelay, unit.toNanos(period), unit);
    }

    public ScheduledFuture<?> scheduleWithFixedDelay(Runnable command, long initialDelay, long delay, TimeUnit unit) {
        if (command == null || unit == null) throw new NullPointerException();
        if (delay <= 0) throw new IllegalArgumentException();
        return repeat(command, initialDelay, -unit.toNanos(delay), unit);
    }

    @Override
    public void execute(Runnable command) {
        schedule(command, 0, TimeUnit.NANOSECONDS);
    }

    @Override
    public Future<?> submit(Runnable task) {
        return schedule(task, 0, TimeUnit.NANOSECONDS);
    }

    @Override
    public <T> Future<T> submit(Runnable task, T result) {
        return schedule(Executors.callable(task, result), 0, TimeUnit.NANOSECONDS);
    }

    @Override
    public <T> Future<T> submit(Callable<T> task) {
        return schedule(task, 0, TimeUnit.NANOSECONDS);
    }

    public void setContinueExistingPeriodicTasksAfterShutdownPolicy(boolean value) {
        keepPeriodic = value;
        if (!value && isShutdown()) onShutdown();
    }

    public boolean getContinueExistingPeriodicTasksAfterShutdownPolicy() {
        return keepPeriodic;
    }

    public void setExecuteExistingDelayedTasksAfterShutdownPolicy(boolean value) {
        keepDelayed = value;
        if (!value && isShutdown()) onShutdown();
    }

    public boolean getExecuteExistingDelayedTasksAfterShutdownPolicy() {
        return keepDelayed;
    }

    public void setRemoveOnCancelPolicy(boolean value) {
        removeOnCancel = value;
    }

    public boolean getRemoveOnCancelPolicy() {
        return removeOnCancel;
    }

    @Override
    public void shutdown() {
        super.shutdown();
    }

    @Override
    public List<Runnable> shutdownNow() {
        stopped = true;
        List<Runnable> left = super.shutdownNow();
        Object[] all = getQueue().toArray();
        List<Runnable> every = new ArrayList<Runnable>(left);
        for (int i = 0; i < all.length; i++) if (getQueue().remove(all[i])) every.add((Runnable) all[i]);
        return every;
    }

    @Override
    public BlockingQueue<Runnable> getQueue() {
        return super.getQueue();
    }
}
