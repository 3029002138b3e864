// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/** Makes executors, thread factories and callables. */
public class Executors {
    private Executors() {
    }

    public static ExecutorService newFixedThreadPool(int nThreads) {
        return newFixedThreadPool(nThreads, defaultThreadFactory());
    }

    public static ExecutorService newFixedThreadPool(int nThreads, ThreadFactory threadFactory) {
        return new ThreadPoolExecutor(nThreads, nThreads, 0L, TimeUnit.MILLISECONDS,
                new LinkedBlockingQueue<Runnable>(), threadFactory);
    }

    public static ExecutorService newWorkStealingPool(int parallelism) {
        return new ForkJoinPool(parallelism, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null, true);
    }

    public static ExecutorService newWorkStealingPool() {
        return newWorkStealingPool(Runtime.getRuntime().availableProcessors());
    }

    public static ExecutorService newSingleThreadExecutor() {
        return newSingleThreadExecutor(defaultThreadFactory());
    }

    public static ExecutorService newSingleThreadExecutor(ThreadFactory threadFactory) {
        return new Wrapped(newFixedThreadPool(1, threadFactory));
    }

    public static ExecutorService newCachedThreadPool() {
        return newCachedThreadPool(defaultThreadFactory());
    }

    public static ExecutorService newCachedThreadPool(ThreadFactory threadFactory) {
        return new ThreadPoolExecutor(0, Integer.MAX_VALUE, 60L, TimeUnit.SECONDS, new SynchronousQueue<Runnable>(),
                threadFactory);
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor() {
        return newSingleThreadScheduledExecutor(defaultThreadFactory());
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor(ThreadFactory threadFactory) {
        return new WrappedScheduled(new ScheduledThreadPoolExecutor(1, threadFactory));
    }

    public static ScheduledExecutorService newScheduledThreadPool(int corePoolSize) {
        return new ScheduledThreadPoolExecutor(corePoolSize);
    }

    public static ScheduledExecutorService newScheduledThreadPool(int corePoolSize, ThreadFactory threadFactory) {
        return new ScheduledThreadPoolExecutor(corePoolSize, threadFactory);
    }

    public static ExecutorService newThreadPerTaskExecutor(ThreadFactory threadFactory) {
        return new PerTask(threadFactory);
    }

    public static ExecutorService newVirtualThreadPerTaskExecutor() {
        return new PerTask(Thread.ofVirtual().factory());
    }

    public static ExecutorService unconfigurableExecutorService(ExecutorService executor) {
        if (executor == null) throw new NullPointerException();
        return new Wrapped(executor);
    }

    public static ScheduledExecutorService unconfigurableScheduledExecutorService(ScheduledExecutorService executor) {
        if (executor == null) throw new NullPointerException();
        return new WrappedScheduled(executor);
    }

    public static ThreadFactory defaultThreadFactory() {
        return new Factory();
    }

    @Deprecated(since = "17", forRemoval = true)
    public static ThreadFactory privilegedThreadFactory() {
        return new Factory();
    }

    private static final class Factory implements ThreadFactory {
        private static final AtomicInteger pools = new AtomicInteger(1);
        private final AtomicInteger threads = new AtomicInteger(1);
        private final String prefix = "pool-" + pools.getAndIncrement() + "-thread-";

        public Thread newThread(Runnable r) {
            String name = prefix + threads.getAndIncrement();
            Thread t = new Thread(Thread.currentThread().getThreadGroup(), r, name, 0);
            t.setDaemon(false);
            t.setPriority(Thread.NORM_PRIORITY);
            return t;
        }
    }

    public static <T> Callable<T> callable(Runnable task, T result) {
        if (task == null) throw new NullPointerException();
        return new RunnableAdapter<T>(task, result);
    }

    public static Callable<Object> callable(Runnable task) {
        return callable(task, null);
    }

    private static final class RunnableAdapter<T> implements Callable<T> {
        private final Runnable task;
        private final T result;

        RunnableAdapter(Runnable task, T result) {
            this.task = task;
            this.result = result;
        }

        public T call() {
            task.run();
            return result;
        }

        public String toString() {
            return super.toString() + "[Wrapped task = " + task + "]";
        }
    }

    /** An executor of which only the service's methods can be seen. */
    private static class Wrapped implements ExecutorService {
        private final ExecutorService e;

        Wrapped(ExecutorService executor) {
            e = executor;
        }

        public void execute(Runnable command) {
            e.execute(command);
        }

        public void shutdown() {
            e.shutdown();
        }

        public List<Runnable> shutdownNow() {
            return e.shutdownNow();
        }

        public boolean isShutdown() {
            return e.isShutdown();
        }

        public boolean isTerminated() {
            return e.isTerminated();
        }

        public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
            return e.awaitTermination(timeout, unit);
        }

        public <T> Future<T> submit(Callable<T> task) {
            return e.submit(task);
        }

        public <T> Future<T> submit(Runnable task, T result) {
            return e.submit(task, result);
        }

        public Future<?> submit(Runnable task) {
            return e.submit(task);
        }

        public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) throws InterruptedException {
            return e.invokeAll(tasks);
        }

        public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
                throws InterruptedException {
            return e.invokeAll(tasks, timeout, unit);
        }

        public <T> T invokeAny(Collection<? extends Callable<T>> tasks)
                throws InterruptedException, ExecutionException {
            return e.invokeAny(tasks);
        }

        public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
                throws InterruptedException, ExecutionException, TimeoutException {
            return e.invokeAny(tasks, timeout, unit);
        }
    }

    private static final class WrappedScheduled extends Wrapped implements ScheduledExecutorService {
        private final ScheduledExecutorService e;

        WrappedScheduled(ScheduledExecutorService executor) {
            super(executor);
            e = executor;
        }

        public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
            return e.schedule(command, delay, unit);
        }

        public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
            return e.schedule(callable, delay, unit);
        }

        public ScheduledFuture<?> scheduleAtFixedRate(Runnable command, long initialDelay, long period, TimeUnit unit) {
            return e.scheduleAtFixedRate(command, initialDelay, period, unit);
        }

        public ScheduledFuture<?> scheduleWithFixedDelay(Runnable command, long initialDelay, long delay,
                TimeUnit unit) {
            return e.scheduleWithFixedDelay(command, initialDelay, delay, unit);
        }
    }

    /** A thread for every task. */
    private static final class PerTask extends AbstractExecutorService {
        private final ThreadFactory factory;
        private final Set<Thread> threads = new HashSet<Thread>();
        private boolean shutdown;

        PerTask(ThreadFactory factory) {
            if (factory == null) throw new NullPointerException();
            this.factory = factory;
        }

        public void execute(final Runnable command) {
            if (command == null) throw new NullPointerException();
            Thread t = factory.newThread(new Runnable() {
                public void run() {
                    try {
                        command.run();
                    } finally {
                        ended(Thread.currentThread());
                    }
                }
            });
            if (t == null) throw new RejectedExecutionException();
            synchronized (threads) {
                if (shutdown) throw new RejectedExecutionException();
                threads.add(t);
            }
            boolean started = false;
            try {
                t.start();
                started = true;
            } finally {
                if (!started) ended(t);
            }
        }

        private void ended(Thread t) {
            synchronized (threads) {
                threads.remove(t);
                threads.notifyAll();
            }
        }

        public void shutdown() {
            synchronized (threads) {
                shutdown = true;
                threads.notifyAll();
            }
        }

        public List<Runnable> shutdownNow() {
            ArrayList<Thread> all;
            synchronized (threads) {
                shutdown();
                all = new ArrayList<Thread>(threads);
            }
            for (Thread t : all) t.interrupt();
            return Collections.emptyList();
        }

        public boolean isShutdown() {
            synchronized (threads) {
                return shutdown;
            }
        }

        public boolean isTerminated() {
            synchronized (threads) {
                return shutdown && threads.isEmpty();
            }
        }

        public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
            long deadline = System.nanoTime() + unit.toNanos(timeout);
            synchronized (threads) {
                while (!isTerminated()) {
                    long left = deadline - System.nanoTime();
                    if (left <= 0) return false;
                    TimeUnit.NANOSECONDS.timedWait(threads, left);
                }
                return true;
            }
        }
    }

    public static Callable<Object> callable(java.security.PrivilegedAction<?> action) {
        Objects.requireNonNull(action);
        return new Callable<Object>() {
            public Object call() {
                return action.run();
            }
        };
    }

    public static Callable<Object> callable(java.security.PrivilegedExceptionAction<?> action) {
        Objects.requireNonNull(action);
        return new Callable<Object>() {
            public Object call() throws Exception {
                return action.run();
            }
        };
    }

    @Deprecated(since = "17", forRemoval = true)
    public static <T> Callable<T> privilegedCallable(Callable<T> callable) {
        return Objects.requireNonNull(callable);
    }

    @Deprecated(since = "17", forRemoval = true)
    public static <T> Callable<T> privilegedCallableUsingCurrentClassLoader(Callable<T> callable) {
        Objects.requireNonNull(callable);
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        return new Callable<T>() {
            public T call() throws Exception {
                Thread t = Thread.currentThread();
                ClassLoader old = t.getContextClassLoader();
                t.setContextClassLoader(loader);
                try {
                    return callable.call();
                } finally {
                    t.setContextClassLoader(old);
                }
            }
        };
    }
}
