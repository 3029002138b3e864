// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.channels.AlreadyConnectedException;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.CompletionHandler;
import java.nio.channels.ConnectionPendingException;
import java.nio.channels.InterruptedByTimeoutException;
import java.nio.channels.NotYetConnectedException;
import java.nio.channels.ReadPendingException;
import java.nio.channels.SocketChannel;
import java.nio.channels.UnresolvedAddressException;
import java.nio.channels.UnsupportedAddressTypeException;
import java.nio.channels.WritePendingException;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Reads and writes a blocking channel, on threads of the group's making. A timeout of a read is that of the socket;
 * after one the channel takes no further reads. A write is not given up, whatever its timeout.
 */
final class AsyncSocket extends AsynchronousSocketChannel {
    private final AsyncGroup group;
    private final SocketChannel channel;
    private final AtomicBoolean connecting = new AtomicBoolean(), reading = new AtomicBoolean(), writing = new AtomicBoolean();
    private volatile boolean readEnded;

    AsyncSocket(AsyncProvider provider, AsyncGroup group, SocketChannel channel) throws IOException {
        super(provider);
        this.group = group;
        this.channel = channel;
        try {
            group.add(this);
        } catch (RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    @Override
    public AsynchronousSocketChannel bind(SocketAddress local) throws IOException {
        channel.bind(local);
        return this;
    }

    @Override
    public <T> AsynchronousSocketChannel setOption(SocketOption<T> name, T value) throws IOException {
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

    @Override
    public SocketAddress getRemoteAddress() throws IOException {
        return channel.getRemoteAddress();
    }

    @Override
    public AsynchronousSocketChannel shutdownInput() throws IOException {
        channel.shutdownInput();
        return this;
    }

    @Override
    public AsynchronousSocketChannel shutdownOutput() throws IOException {
        channel.shutdownOutput();
        return this;
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

    // Connecting

    private Callable<Void> connecting(SocketAddress remote) throws IOException {
        if (!channel.isOpen()) throw new ClosedChannelException();
        Objects.requireNonNull(remote);
        if (channel.isConnected()) throw new AlreadyConnectedException();
        if (!(remote instanceof InetSocketAddress)) throw new UnsupportedAddressTypeException();
        if (((InetSocketAddress) remote).isUnresolved()) throw new UnresolvedAddressException();
        if (!connecting.compareAndSet(false, true)) throw new ConnectionPendingException();
        return new Callable<Void>() {
            @Override
            public Void call() throws IOException {
                try {
                    channel.connect(remote);
                    return null;
                } catch (IOException e) {
                    close();
                    throw e;
                } finally {
                    connecting.set(false);
                }
            }
        };
    }

    @Override
    public <A> void connect(SocketAddress remote, A attachment, CompletionHandler<Void, ? super A> handler) {
        Objects.requireNonNull(handler, "'handler' is null");
        try {
            group.start(this, connecting(remote), attachment, handler);
        } catch (IOException e) {
            group.tell(null, e, attachment, handler);
        }
    }

    @Override
    public Future<Void> connect(SocketAddress remote) {
        try {
            return group.start(this, connecting(remote));
        } catch (IOException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    // Reading and writing

    private void check() throws IOException {
        if (!channel.isOpen()) throw new ClosedChannelException();
        if (!channel.isConnected()) throw new NotYetConnectedException();
    }

    private Callable<Long> reading(ByteBuffer[] dsts, int offset, int length, long millis) throws IOException {
        for (int i = offset; i < offset + length; i++) if (dsts[i].isReadOnly()) throw new IllegalArgumentException("Read-only buffer");
        check();
        if (readEnded) throw new IllegalStateException("Reading not allowed due to timeout or cancellation");
        if (!reading.compareAndSet(false, true)) throw new ReadPendingException();
        return new Callable<Long>() {
            @Override
            public Long call() throws IOException {
                try {
                    return millis <= 0 ? channel.read(dsts, offset, length) : (long) readWithin(dsts, offset, length, millis);
                } finally {
                    reading.set(false);
                }
            }
        };
    }

    /** Fills the first buffer that has room; the face of the channel as a socket can wait for a time only. */
    private int readWithin(ByteBuffer[] dsts, int offset, int length, long millis) throws IOException {
        for (int i = offset; i < offset + length; i++) {
            if (!dsts[i].hasRemaining()) continue;
            byte[] b = new byte[Math.min(dsts[i].remaining(), 65536)];
            channel.socket().setSoTimeout((int) Math.min(millis, Integer.MAX_VALUE));
            try {
                int n = channel.socket().getInputStream().read(b);
                if (n > 0) dsts[i].put(b, 0, n);
                return n;
            } catch (SocketTimeoutException e) {
                readEnded = true;
                throw new InterruptedByTimeoutException();
            }
        }
        return 0;
    }

    private Callable<Long> writing(ByteBuffer[] srcs, int offset, int length) throws IOException {
        check();
        if (!writing.compareAndSet(false, true)) throw new WritePendingException();
        return new Callable<Long>() {
            @Override
            public Long call() throws IOException {
                try {
                    return channel.write(srcs, offset, length);
                } finally {
                    writing.set(false);
                }
            }
        };
    }

    private static Callable<Integer> asInt(Callable<Long> work) {
        return new Callable<Integer>() {
            @Override
            public Integer call() throws Exception {
                return work.call().intValue();
            }
        };
    }

    private static long millis(long timeout, TimeUnit unit) {
        return timeout <= 0 ? 0 : Math.max(1, unit.toMillis(timeout));
    }

    @Override
    public <A> void read(ByteBuffer dst, long timeout, TimeUnit unit, A attachment, CompletionHandler<Integer, ? super A> handler) {
        Objects.requireNonNull(handler, "'handler' is null");
        try {
            group.start(this, asInt(reading(new ByteBuffer[] {dst}, 0, 1, millis(timeout, unit))), attachment, handler);
        } catch (IOException e) {
            group.tell(null, e, attachment, handler);
        }
    }

    @Override
    public Future<Integer> read(ByteBuffer dst) {
        try {
            return group.start(this, asInt(reading(new ByteBuffer[] {dst}, 0, 1, 0)));
        } catch (IOException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    @Override
    public <A> void read(ByteBuffer[] dsts, int offset, int length, long timeout, TimeUnit unit, A attachment,
            CompletionHandler<Long, ? super A> handler) {
        Objects.requireNonNull(handler, "'handler' is null");
        Objects.checkFromIndexSize(offset, length, dsts.length);
        try {
            group.start(this, reading(dsts, offset, length, millis(timeout, unit)), attachment, handler);
        } catch (IOException e) {
            group.tell(null, e, attachment, handler);
        }
    }

    @Override
    public <A> void write(ByteBuffer src, long timeout, TimeUnit unit, A attachment, CompletionHandler<Integer, ? super A> handler) {
        Objects.requireNonNull(handler, "'handler' is null");
        try {
            group.start(this, asInt(writing(new ByteBuffer[] {src}, 0, 1)), attachment, handler);
        } catch (IOException e) {
            group.tell(null, e, attachment, handler);
        }
    }

    @Override
    public Future<Integer> write(ByteBuffer src) {
        try {
            return group.start(this, asInt(writing(new ByteBuffer[] {src}, 0, 1)));
        } catch (IOException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    @Override
    public <A> void write(ByteBuffer[] srcs, int offset, int length, long timeout, TimeUnit unit, A attachment,
            CompletionHandler<Long, ? super A> handler) {
        Objects.requireNonNull(handler, "'handler' is null");
        Objects.checkFromIndexSize(offset, length, srcs.length);
        try {
            group.start(this, writing(srcs, offset, length), attachment, handler);
        } catch (IOException e) {
            group.tell(null, e, attachment, handler);
        }
    }
}
