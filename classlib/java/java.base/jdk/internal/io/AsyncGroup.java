// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.io.IOException;
import java.nio.channels.AsynchronousChannelGroup;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.Channel;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.CompletionHandler;
import java.nio.channels.ShutdownChannelGroupException;
import java.nio.channels.spi.AsynchronousChannelProvider;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

/**
 * Channels and the executor that their handlers run on. An operation that has to wait does so on a virtual thread of
 * its own, so that any number may be pending. The executor ends when the group is shut down and its last channel
 * closed.
 */
final class AsyncGroup extends AsynchronousChannelGroup {
    private final ExecutorService executor;
    private final Set<Channel> channels = new HashSet<>();
    private boolean shutdown;

    AsyncGroup(AsynchronousChannelProvider provider, ExecutorService executor) {
        super(provider);
        this.executor = executor;
    }

    synchronized void add(Channel c) {
        if (shutdown) throw new ShutdownChannelGroupException();
        channels.add(c);
    }

    synchronized void remove(Channel c) {
        channels.remove(c);
        end();
    }

    private void end() {
        if (shutdown && channels.isEmpty()) executor.shutdown();
    }

    /** An operation that had begun when its channel was closed says so, also if it had not come to waiting yet. */
    private static Throwable failure(Channel c, Throwable t) {
        return t.getClass() == ClosedChannelException.class && !c.isOpen() ? new AsynchronousCloseException() : t;
    }

    /** Runs a channel's work, and tells the handler on one of the group's threads. */
    <V, A> void start(Channel c, Callable<V> work, A attachment, CompletionHandler<V, ? super A> handler) {
        Thread.startVirtualThread(new Runnable() {
            @Override
            public void run() {
                V result = null;
                Throwable failure = null;
                try {
                    result = work.call();
                } catch (Throwable t) {
                    failure = failure(c, t);
                }
                tell(result, failure, attachment, handler);
            }
        });
    }

    <V> Future<V> start(Channel c, Callable<V> work) {
        CompletableFuture<V> f = new CompletableFuture<>();
        Thread.startVirtualThread(new Runnable() {
            @Override
            public void run() {
                try {
                    f.complete(work.call());
                } catch (Throwable t) {
                    f.completeExceptionally(failure(c, t));
                }
            }
        });
        return f;
    }

    <V, A> void tell(V result, Throwable failure, A attachment, CompletionHandler<V, ? super A> handler) {
        Runnable told = new Runnable() {
            @Override
            public void run() {
                if (failure == null) handler.completed(result, attachment);
                else handler.failed(failure, attachment);
            }
        };
        try {
            executor.execute(told);
        } catch (RejectedExecutionException e) {
            told.run();
        }
    }

    @Override
    public synchronized boolean isShutdown() {
        return shutdown;
    }

    @Override
    public boolean isTerminated() {
        return executor.isTerminated();
    }

    @Override
    public synchronized void shutdown() {
        shutdown = true;
        end();
    }

    @Override
    public void shutdownNow() throws IOException {
        ArrayList<Channel> open;
        synchronized (this) {
            shutdown = true;
            open = new ArrayList<>(channels);
            end();
        }
        for (Channel c : open) c.close();
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        return executor.awaitTermination(timeout, unit);
    }
}
