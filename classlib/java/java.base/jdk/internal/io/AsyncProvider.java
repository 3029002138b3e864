// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.io.IOException;
import java.nio.channels.AsynchronousChannelGroup;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.IllegalChannelGroupException;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.AsynchronousChannelProvider;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/** Asynchronous channels over blocking ones. */
public final class AsyncProvider extends AsynchronousChannelProvider {
    public static final AsyncProvider THE_PROVIDER = new AsyncProvider();

    /** The group of channels that were opened without one; nobody shuts it down. */
    private static final class Default {
        static final AsyncGroup GROUP = new AsyncGroup(THE_PROVIDER, Async.executor(null));
    }

    private AsyncProvider() {
    }

    private static AsyncGroup own(AsynchronousChannelGroup group) {
        if (group == null) return Default.GROUP;
        if (!(group instanceof AsyncGroup)) throw new IllegalChannelGroupException();
        return (AsyncGroup) group;
    }

    @Override
    public AsynchronousChannelGroup openAsynchronousChannelGroup(int nThreads, ThreadFactory threadFactory) {
        if (nThreads <= 0) throw new IllegalArgumentException("'nThreads' must be > 0");
        return new AsyncGroup(this, Executors.newFixedThreadPool(nThreads, threadFactory));
    }

    @Override
    public AsynchronousChannelGroup openAsynchronousChannelGroup(ExecutorService executor, int initialSize) {
        return new AsyncGroup(this, java.util.Objects.requireNonNull(executor));
    }

    @Override
    public AsynchronousServerSocketChannel openAsynchronousServerSocketChannel(AsynchronousChannelGroup group) throws IOException {
        return new AsyncServerSocket(this, own(group));
    }

    @Override
    public AsynchronousSocketChannel openAsynchronousSocketChannel(AsynchronousChannelGroup group) throws IOException {
        return new AsyncSocket(this, own(group), SocketChannel.open());
    }
}
