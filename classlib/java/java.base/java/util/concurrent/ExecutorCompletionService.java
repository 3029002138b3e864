// SPDX-License-Identifier: MIT
package java.util.concurrent;

/** A completion service over an executor. */
public class ExecutorCompletionService<V> implements CompletionService<V> {
    private final Executor executor;
    private final BlockingQueue<Future<V>> done;

    public ExecutorCompletionService(Executor executor) {
        this(executor, new LinkedBlockingQueue<Future<V>>());
    }

    public ExecutorCompletionService(Executor executor, BlockingQueue<Future<V>> completionQueue) {
        if (executor == null || completionQueue == null) throw new NullPointerException();
        this.executor = executor;
        done = completionQueue;
    }

    private Future<V> run(final FutureTask<V> f) {
        executor.execute(new FutureTask<Void>(f, null) {
            @Override
            protected void done() {
                done.add(f);
            }
        });
        return f;
    }

    public Future<V> submit(Callable<V> task) {
        return run(new FutureTask<V>(task));
    }

    public Future<V> submit(Runnable task, V result) {
        return run(new FutureTask<V>(task, result));
    }

    public Future<V> take() throws InterruptedException {
        return done.take();
    }

    public Future<V> poll() {
        return done.poll();
    }

    public Future<V> poll(long timeout, TimeUnit unit) throws InterruptedException {
        return done.poll(timeout, unit);
    }
}
