// SPDX-License-Identifier: MIT
package java.nio.channels;

import java.io.IOException;
import java.net.ProtocolFamily;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.net.StandardProtocolFamily;
import java.net.StandardSocketOptions;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.spi.AbstractInterruptibleChannel;
import java.util.Objects;
import java.util.Set;
import jdk.internal.io.Net;
import jdk.internal.io.SocketFd;

/** A blocking channel over TCP, or to a socket in the file system. */
public class SocketChannel extends AbstractInterruptibleChannel
        implements ByteChannel, ScatteringByteChannel, GatheringByteChannel, NetworkChannel {
    private final SocketFd fd;
    private SocketAddress remote, local;
    private boolean inShut, outShut;

    SocketChannel(SocketFd fd, SocketAddress remote, SocketAddress local) {
        this.fd = fd;
        this.remote = remote;
        this.local = local;
    }

    static int family(ProtocolFamily f) {
        if (Objects.requireNonNull(f) == StandardProtocolFamily.UNIX) return Net.UNIX;
        if (f == StandardProtocolFamily.INET6) return Net.IPV6;
        if (f == StandardProtocolFamily.INET) return Net.IPV4;
        throw new UnsupportedOperationException("Protocol family not supported");
    }

    public static SocketChannel open() throws IOException {
        return new SocketChannel(SocketFd.open(Net.IPV4, true), null, null);
    }

    public static SocketChannel open(ProtocolFamily family) throws IOException {
        return new SocketChannel(SocketFd.open(family(family), true), null, null);
    }

    public static SocketChannel open(SocketAddress remote) throws IOException {
        SocketChannel c = new SocketChannel(SocketFd.open(SocketFd.family(Objects.requireNonNull(remote)), true),
                null, null);
        boolean good = false;
        try {
            c.connect(remote);
            good = true;
        } finally {
            if (!good) c.close();
        }
        return c;
    }

    private SocketFd ready() throws IOException {
        if (!isOpen()) throw new ClosedChannelException();
        return fd;
    }

    private SocketFd connected() throws IOException {
        ready();
        if (remote == null) throw new NotYetConnectedException();
        return fd;
    }

    @Override
    public SocketChannel bind(SocketAddress local) throws IOException {
        ready().bind(local == null ? new java.net.InetSocketAddress(0) : local);
        this.local = local;
        return this;
    }

    public boolean isConnected() {
        return remote != null;
    }

    public boolean isConnectionPending() {
        return false;
    }

    public boolean finishConnect() throws IOException {
        connected();
        return true;
    }

    public boolean isBlocking() {
        return true;
    }

    public SocketChannel configureBlocking(boolean block) throws IOException {
        ready();
        if (!block) throw new IOException("non-blocking channels are not supported");
        return this;
    }

    public boolean connect(SocketAddress to) throws IOException {
        ready();
        if (remote != null) throw new AlreadyConnectedException();
        if (to instanceof java.net.InetSocketAddress && ((java.net.InetSocketAddress) to).isUnresolved())
            throw new UnresolvedAddressException();
        boolean good = false;
        try {
            fd.connect(to, 0);
            good = true;
        } finally {
            if (!good) close();
        }
        remote = to;
        return true;
    }

    public SocketAddress getRemoteAddress() throws IOException {
        ready();
        return remote;
    }

    @Override
    public SocketAddress getLocalAddress() throws IOException {
        ready();
        return fd.family() == Net.UNIX ? local == null ? UnixDomainSocketAddress.of("") : local : fd.name(false);
    }

    public SocketChannel shutdownInput() throws IOException {
        connected().shutdown(0);
        inShut = true;
        return this;
    }

    public SocketChannel shutdownOutput() throws IOException {
        connected().shutdown(1);
        outShut = true;
        return this;
    }

    @Override
    public <T> SocketChannel setOption(SocketOption<T> name, T value) throws IOException {
        ready().set(name, value);
        return this;
    }

    @Override
    public <T> T getOption(SocketOption<T> name) throws IOException {
        return ready().get(name);
    }

    @Override
    public Set<SocketOption<?>> supportedOptions() {
        return Set.of(StandardSocketOptions.SO_RCVBUF, StandardSocketOptions.SO_SNDBUF,
                StandardSocketOptions.SO_REUSEADDR,
                StandardSocketOptions.SO_KEEPALIVE, StandardSocketOptions.SO_LINGER, StandardSocketOptions.TCP_NODELAY);
    }

    @Override
    public int read(ByteBuffer dst) throws IOException {
        connected();
        if (inShut) return -1;
        if (!dst.hasRemaining()) return 0;
        byte[] b = new byte[Math.min(dst.remaining(), 65536)];
        int n = fd.read(b, 0, b.length, 0);
        if (n > 0) dst.put(b, 0, n);
        return n;
    }

    @Override
    public long read(ByteBuffer[] dsts, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, dsts.length);
        for (int i = offset; i < offset + length; i++) if (dsts[i].hasRemaining()) return read(dsts[i]);
        return 0;
    }

    @Override
    public long read(ByteBuffer[] dsts) throws IOException {
        return read(dsts, 0, dsts.length);
    }

    @Override
    public int write(ByteBuffer src) throws IOException {
        connected();
        if (outShut) throw new ClosedChannelException();
        byte[] b = new byte[src.remaining()];
        src.get(b);
        fd.write(b, 0, b.length);
        return b.length;
    }

    @Override
    public long write(ByteBuffer[] srcs, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, srcs.length);
        long sum = 0;
        for (int i = offset; i < offset + length; i++) sum += write(srcs[i]);
        return sum;
    }

    @Override
    public long write(ByteBuffer[] srcs) throws IOException {
        return write(srcs, 0, srcs.length);
    }

    @Override
    protected void implCloseChannel() throws IOException {
        fd.close();
    }

    @Override
    public String toString() {
        return getClass().getName() + "[" + (!isOpen() ? "closed" : remote == null ? "unconnected" : "connected remote="
                + remote) + "]";
    }
}
