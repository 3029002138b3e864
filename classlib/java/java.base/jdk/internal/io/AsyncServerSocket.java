// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.io.IOException;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.nio.channels.AcceptPendingException;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.CompletionHandler;
import java.nio.channels.NotYetBoundException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;

/** Accepts on a blocking channel, on a thread of the group's making. */
final class AsyncServerSocket extends AsynchronousServerSocketChannel {
    private final AsyncGroup group;
    private final ServerSocketChannel channel;
    private final AtomicBoolean accepting = new AtomicBoolean();

    AsyncServerSocket(AsyncProvider provider, AsyncGroup group) throws IOException {
        super(provider);
        this.group = group;
        channel = ServerSocketChannel.open();
        try {
            group.add(this);
        } catch (RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    @Override
    public AsynchronousServerSocketChannel bind(SocketAddress local, int backlog) throws IOException {
        channel.bind(local, backlog);
        return this;
    }

    @Override
    public <T> AsynchronousServerSocketChannel setOption(SocketOption<T> name, T value) throws IOException {
        channel.setOption(name, value);
        return this;
    }

    @Override
    public <T> T getOption(SocketOption<T> name) throws IOException {
        return channel.getOption(name);
    }

    @Override
    public Set<SocketOption<?>> supportedOptions() {
        return channel.supportedOptions();
    }

    @Override
    public SocketAddress getLocalAddress() throws IOException {
        return channel.getLocalAddress();
    }

    private Callable<AsynchronousSocketChannel> work() throws IOException {
        if (channel.getLocalAddress() == null) throw new NotYetBoundException();
        if (!accepting.compareAndSet(false, true)) throw new AcceptPendingException();
        return new Callable<AsynchronousSocketChannel>() {
            @Override
            public AsynchronousSocketChannel call() throws IOException {
                SocketChannel c;
                try {
                    c = channel.accept();
                } finally {
                    accepting.set(false);
                }
                return new AsyncSocket((AsyncProvider) provider(), group, c);
            }
        };
    }

    @Override
    public <A> void accept(A attachment, CompletionHandler<AsynchronousSocketChannel, ? super A> handler) {
        Objects.requireNonNull(handler, "'handler' is null");
        try {
            group.start(this, work(), attachment, handler);
        } catch (IOException e) {
            group.tell(null, e, attachment, handler);
        }
    }

    @Override
    public Future<AsynchronousSocketChannel> accept() {
        try {
            return group.start(this, work());
        } catch (IOException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    @Override
    public boolean isOpen() {
        return channel.isOpen();
    }

    @Override
    public void close() throws IOException {
        channel.close();
        group.remove(this);
    }
}
