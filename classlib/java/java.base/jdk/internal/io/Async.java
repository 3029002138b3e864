// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.nio.channels.CompletionHandler;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;

/** Runs blocking operations on other threads, and tells the result to a future or a handler. */
public final class Async {
    private Async() {
    }

    /** Daemon threads for channels that were opened without an executor. */
    private static final class Default {
        static final ExecutorService POOL = Executors.newCachedThreadPool(new ThreadFactory() {
            private int count;

            @Override
            public synchronized Thread newThread(Runnable r) {
                Thread t = new Thread(r, "Thread-async-" + count++);
                t.setDaemon(true);
                return t;
            }
        });
    }

    public static ExecutorService executor(ExecutorService given) {
        return given != null ? given : Default.POOL;
    }

    public static <V> Future<V> start(Executor ex, final Callable<V> work) {
        final CompletableFuture<V> f = new CompletableFuture<V>();
        ex.execute(new Runnable() {
            @Override
            public void run() {
                try {
                    f.complete(work.call());
                } catch (Throwable t) {
                    f.completeExceptionally(t);
                }
            }
        });
        return f;
    }

    public static <V, A> void start(Executor ex, final Callable<V> work, final A attachment,
            final CompletionHandler<V, ? super A> handler) {
        if (handler == null) throw new NullPointerException("'handler' is null");
        ex.execute(new Runnable() {
            @Override
            public void run() {
                V v;
                try {
                    v = work.call();
                } catch (Throwable t) {
                    handler.failed(t, attachment);
                    return;
                }
                handler.completed(v, attachment);
            }
        });
    }
}
