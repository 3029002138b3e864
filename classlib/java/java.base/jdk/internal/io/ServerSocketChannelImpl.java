// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.net.StandardSocketOptions;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.AlreadyBoundException;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.NotYetBoundException;
import java.nio.channels.SelectionKey;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.channels.UnresolvedAddressException;
import java.nio.channels.UnsupportedAddressTypeException;
import java.nio.channels.spi.SelectorProvider;
import java.util.Set;

/** A socket that connections are made to. */
final class ServerSocketChannelImpl extends ServerSocketChannel implements SelectableFd {
    private final SocketFd fd;
    private volatile SocketAddress local;
    private ServerSocket socket;

    ServerSocketChannelImpl(SelectorProvider provider, SocketFd fd) throws IOException {
        super(provider);
        this.fd = fd;
        if (fd.family() != Net.UNIX) fd.set(Net.REUSEADDR, 1);
    }

    /** What it is or was bound to; null if it never was. */
    SocketAddress bound() {
        return local;
    }

    private SocketFd ready() throws IOException {
        if (!isOpen()) throw new ClosedChannelException();
        return fd;
    }

    @Override
    public ServerSocketChannel bind(SocketAddress a, int backlog) throws IOException {
        ready();
        if (local != null) throw new AlreadyBoundException();
        SocketAddress to = a == null && fd.family() != Net.UNIX ? new InetSocketAddress(0) : a;
        if (to instanceof UnixDomainSocketAddress != (fd.family() == Net.UNIX))
            throw new UnsupportedAddressTypeException();
        if (to instanceof InetSocketAddress && ((InetSocketAddress) to).isUnresolved())
            throw new UnresolvedAddressException();
        fd.bind(to);
        fd.listen(backlog < 1 ? 50 : backlog);
        local = fd.family() == Net.UNIX ? to : fd.name(false);
        return this;
    }

    @Override
    public SocketChannel accept() throws IOException {
        return accept(0);
    }

    /** Waits that many milliseconds at most, if it may wait at all; 0 is without limit. */
    SocketChannel accept(int timeout) throws IOException {
        ready();
        if (local == null) throw new NotYetBoundException();
        SocketFd c = null;
        if (!isBlocking()) {
            c = fd.accept(Net.NOW);
            if (c == null) return null;
        } else {
            begin();
            try {
                c = fd.accept(timeout);
            } catch (IOException e) {
                if (isOpen()) throw e;
            } finally {
                end(c != null);
            }
            if (c == null) throw new AsynchronousCloseException();
        }
        return fd.family() == Net.UNIX ? new SocketChannelImpl(provider(), c, UnixDomainSocketAddress.of(""), local)
                : new SocketChannelImpl(provider(), c, c.name(true), null);
    }

    @Override
    public synchronized ServerSocket socket() {
        if (fd.family() == Net.UNIX) throw new UnsupportedOperationException("Not supported");
        try {
            if (socket == null) socket = new ChannelServerSocket(this, fd);
            return socket;
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Override
    public SocketAddress getLocalAddress() throws IOException {
        ready();
        return local;
    }

    @Override
    public <T> ServerSocketChannel setOption(SocketOption<T> name, T value) throws IOException {
        if (!supportedOptions().contains(java.util.Objects.requireNonNull(name)))
            throw new UnsupportedOperationException("'" + name + "' not supported");
        ready().set(name, value);
        return this;
    }

    @Override
    public <T> T getOption(SocketOption<T> name) throws IOException {
        if (!supportedOptions().contains(java.util.Objects.requireNonNull(name)))
            throw new UnsupportedOperationException("'" + name + "' not supported");
        return ready().get(name);
    }

    @Override
    public Set<SocketOption<?>> supportedOptions() {
        if (fd.family() == Net.UNIX) return Set.of(StandardSocketOptions.SO_RCVBUF);
        return Set.of(StandardSocketOptions.SO_RCVBUF, StandardSocketOptions.SO_REUSEADDR,
                StandardSocketOptions.SO_REUSEPORT);
    }

    @Override
    protected void implCloseSelectableChannel() throws IOException {
        fd.close();
    }

    @Override
    protected void implConfigureBlocking(boolean block) {
    }

    @Override
    public int number() {
        return fd.number();
    }

    @Override
    public int events(int operations) {
        return (operations & SelectionKey.OP_ACCEPT) != 0 ? Net.POLLIN : 0;
    }

    @Override
    public int operations(int ready) {
        return SelectionKey.OP_ACCEPT;
    }

    @Override
    public String toString() {
        return "sun.nio.ch.ServerSocketChannelImpl[" + (!isOpen() ? "closed" : local == null ? "unbound"
                : SocketChannelImpl.shown(local)) + "]";
    }
}
