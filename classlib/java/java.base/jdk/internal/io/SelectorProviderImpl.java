// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.io.IOException;
import java.net.ProtocolFamily;
import java.net.SocketAddress;
import java.net.StandardProtocolFamily;
import java.nio.channels.DatagramChannel;
import java.nio.channels.Pipe;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.AbstractSelector;
import java.nio.channels.spi.SelectorProvider;
import java.util.Objects;

/** The channels of this system. */
public final class SelectorProviderImpl extends SelectorProvider {
    public static final SelectorProvider THE_PROVIDER = new SelectorProviderImpl();

    private SelectorProviderImpl() {
    }

    private static int family(ProtocolFamily f) {
        if (Objects.requireNonNull(f) == StandardProtocolFamily.UNIX) return Net.UNIX;
        if (f == StandardProtocolFamily.INET6) return Net.IPV6;
        if (f == StandardProtocolFamily.INET) return Net.IPV4;
        throw new UnsupportedOperationException("Protocol family not supported");
    }

    /** The family of the sockets that can be connected to an address. */
    public static ProtocolFamily familyOf(SocketAddress a) {
        int f = SocketFd.family(a);
        return f == Net.UNIX ? StandardProtocolFamily.UNIX
                : f == Net.IPV6 ? StandardProtocolFamily.INET6 : StandardProtocolFamily.INET;
    }

    @Override
    public DatagramChannel openDatagramChannel() throws IOException {
        return openDatagramChannel(StandardProtocolFamily.INET);
    }

    @Override
    public DatagramChannel openDatagramChannel(ProtocolFamily family) throws IOException {
        int f = family(family);
        if (f == Net.UNIX) throw new UnsupportedOperationException("Protocol family not supported");
        return new DatagramChannelImpl(this, SocketFd.open(f, false));
    }

    @Override
    public Pipe openPipe() throws IOException {
        return new PipeImpl(this);
    }

    @Override
    public AbstractSelector openSelector() throws IOException {
        return new SelectorImpl(this);
    }

    @Override
    public ServerSocketChannel openServerSocketChannel() throws IOException {
        return openServerSocketChannel(StandardProtocolFamily.INET);
    }

    @Override
    public ServerSocketChannel openServerSocketChannel(ProtocolFamily family) throws IOException {
        return new ServerSocketChannelImpl(this, SocketFd.open(family(family), true));
    }

    @Override
    public SocketChannel openSocketChannel() throws IOException {
        return openSocketChannel(StandardProtocolFamily.INET);
    }

    @Override
    public SocketChannel openSocketChannel(ProtocolFamily family) throws IOException {
        return new SocketChannelImpl(this, SocketFd.open(family(family), true), null, null);
    }
}
