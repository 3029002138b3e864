// SPDX-License-Identifier: MIT
package java.nio.channels;

import java.io.IOException;
import java.net.ProtocolFamily;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.net.StandardSocketOptions;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.spi.AbstractInterruptibleChannel;
import java.util.Set;
import jdk.internal.io.Net;
import jdk.internal.io.SocketFd;

/** A blocking channel that connections are made to. */
public class ServerSocketChannel extends AbstractInterruptibleChannel implements NetworkChannel {
    private final SocketFd fd;
    private SocketAddress local;

    private ServerSocketChannel(SocketFd fd) throws IOException {
        this.fd = fd;
        if (fd.family() != Net.UNIX) fd.set(Net.REUSEADDR, 1);
    }

    public static ServerSocketChannel open() throws IOException {
        return new ServerSocketChannel(SocketFd.open(Net.IPV4, true));
    }

    public static ServerSocketChannel open(ProtocolFamily family) throws IOException {
        return new ServerSocketChannel(SocketFd.open(SocketChannel.family(family), true));
    }

    private SocketFd ready() throws IOException {
        if (!isOpen()) throw new ClosedChannelException();
        return fd;
    }

    @Override
    public final ServerSocketChannel bind(SocketAddress local) throws IOException {
        return bind(local, 0);
    }

    public ServerSocketChannel bind(SocketAddress a, int backlog) throws IOException {
        ready();
        if (local != null) throw new AlreadyBoundException();
        SocketAddress to = a == null ? new java.net.InetSocketAddress(0) : a;
        fd.bind(to);
        fd.listen(backlog < 1 ? 50 : backlog);
        local = to instanceof UnixDomainSocketAddress ? to : fd.name(false);
        return this;
    }

    public SocketChannel accept() throws IOException {
        ready();
        if (local == null) throw new NotYetBoundException();
        SocketFd c;
        try {
            c = fd.accept(0);
        } catch (IOException e) {
            if (!isOpen()) throw new AsynchronousCloseException();
            throw e;
        }
        return fd.family() == Net.UNIX ? new SocketChannel(c, UnixDomainSocketAddress.of(""), local)
                : new SocketChannel(c, c.name(true), null);
    }

    @Override
    public SocketAddress getLocalAddress() throws IOException {
        ready();
        return local;
    }

    @Override
    public <T> ServerSocketChannel setOption(SocketOption<T> name, T value) throws IOException {
        ready().set(name, value);
        return this;
    }

    @Override
    public <T> T getOption(SocketOption<T> name) throws IOException {
        return ready().get(name);
    }

    @Override
    public Set<SocketOption<?>> supportedOptions() {
        return Set.of(StandardSocketOptions.SO_RCVBUF, StandardSocketOptions.SO_REUSEADDR);
    }

    @Override
    protected void implCloseChannel() throws IOException {
        fd.close();
    }
}
