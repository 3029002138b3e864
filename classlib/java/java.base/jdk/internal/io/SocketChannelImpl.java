// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.net.StandardSocketOptions;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AlreadyBoundException;
import java.nio.channels.AlreadyConnectedException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ConnectionPendingException;
import java.nio.channels.NoConnectionPendingException;
import java.nio.channels.NotYetConnectedException;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.channels.UnresolvedAddressException;
import java.nio.channels.UnsupportedAddressTypeException;
import java.nio.channels.spi.SelectorProvider;
import java.util.Objects;
import java.util.Set;

/** A socket of a stream: unconnected, pending (connect was started without waiting), or connected. */
final class SocketChannelImpl extends SocketChannel implements SelectableFd {
    private static final int LARGEST = 1 << 16;

    private final SocketFd fd;
    private final Object readLock = new Object(), writeLock = new Object();
    private volatile SocketAddress remote, local, pending;
    private volatile boolean inShut, outShut;
    private Socket socket;

    SocketChannelImpl(SelectorProvider provider, SocketFd fd, SocketAddress remote, SocketAddress local) {
        super(provider);
        this.fd = fd;
        this.remote = remote;
        this.local = local;
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

    private void check(SocketAddress a) {
        if (a instanceof UnixDomainSocketAddress != (fd.family() == Net.UNIX)
                || !(a instanceof UnixDomainSocketAddress) && !(a instanceof InetSocketAddress))
            throw new UnsupportedAddressTypeException();
        if (a instanceof InetSocketAddress && ((InetSocketAddress) a).isUnresolved())
            throw new UnresolvedAddressException();
    }

    @Override
    public SocketChannel bind(SocketAddress a) throws IOException {
        ready();
        if (local != null) throw new AlreadyBoundException();
        if (pending != null) throw new ConnectionPendingException();
        SocketAddress to = a == null && fd.family() != Net.UNIX ? new InetSocketAddress(0) : a;
        check(to);
        fd.bind(to);
        local = fd.family() == Net.UNIX ? to : fd.name(false);
        return this;
    }

    @Override
    public boolean isConnected() {
        return isOpen() && remote != null;
    }

    @Override
    public boolean isConnectionPending() {
        return isOpen() && pending != null;
    }

    @Override
    public boolean connect(SocketAddress to) throws IOException {
        check(Objects.requireNonNull(to));
        ready();
        if (remote != null) throw new AlreadyConnectedException();
        if (pending != null) throw new ConnectionPendingException();
        boolean done = false, good = false;
        begin();
        try {
            if (isBlocking()) {
                fd.connect(to, 0);
                done = true;
            } else {
                done = fd.connectNow(to);
            }
            good = true;
        } finally {
            end(good);
            if (!good) close();
        }
        if (done) remote = to;
        else pending = to;
        return done;
    }

    @Override
    public boolean finishConnect() throws IOException {
        ready();
        if (remote != null) return true;
        if (pending == null) throw new NoConnectionPendingException();
        boolean done = false, good = false;
        begin();
        try {
            done = fd.finishConnect(isBlocking() ? 0 : Net.NOW);
            good = true;
        } finally {
            end(good);
            if (!good) close();
        }
        if (done) {
            remote = pending;
            pending = null;
        }
        return done;
    }

    @Override
    public SocketAddress getRemoteAddress() throws IOException {
        ready();
        return remote;
    }

    @Override
    public SocketAddress getLocalAddress() throws IOException {
        ready();
        if (fd.family() == Net.UNIX) return local == null && remote != null ? UnixDomainSocketAddress.of("") : local;
        return local == null && remote == null && pending == null ? null : fd.name(false);
    }

    /** The two addresses as its socket tells them: those that it had stay when it is closed. */
    SocketAddress address(boolean far) {
        try {
            return far ? remote : isOpen() ? getLocalAddress() : local;
        } catch (IOException e) {
            return local;
        }
    }

    @Override
    public SocketChannel shutdownInput() throws IOException {
        connected();
        if (!inShut) fd.shutdown(0);
        inShut = true;
        return this;
    }

    @Override
    public SocketChannel shutdownOutput() throws IOException {
        connected();
        if (!outShut) fd.shutdown(1);
        outShut = true;
        return this;
    }

    boolean isShut(boolean input) {
        return input ? inShut : outShut;
    }

    @Override
    public synchronized Socket socket() {
        if (fd.family() == Net.UNIX) throw new UnsupportedOperationException("Not supported");
        if (socket == null) socket = new ChannelSocket(this, fd);
        return socket;
    }

    private void checkOption(SocketOption<?> name) {
        if (!supportedOptions().contains(Objects.requireNonNull(name)))
            throw new UnsupportedOperationException("'" + name + "' not supported");
    }

    @Override
    public <T> SocketChannel setOption(SocketOption<T> name, T value) throws IOException {
        checkOption(name);
        ready().set(name, value);
        return this;
    }

    @Override
    public <T> T getOption(SocketOption<T> name) throws IOException {
        checkOption(name);
        return ready().get(name);
    }

    @Override
    public Set<SocketOption<?>> supportedOptions() {
        if (fd.family() == Net.UNIX)
            return Set.of(StandardSocketOptions.SO_RCVBUF, StandardSocketOptions.SO_SNDBUF,
                    StandardSocketOptions.SO_LINGER);
        return Set.of(StandardSocketOptions.SO_RCVBUF, StandardSocketOptions.SO_SNDBUF,
                StandardSocketOptions.SO_REUSEADDR, StandardSocketOptions.SO_REUSEPORT,
                StandardSocketOptions.SO_KEEPALIVE, StandardSocketOptions.SO_LINGER,
                StandardSocketOptions.TCP_NODELAY, StandardSocketOptions.IP_TOS);
    }

    @Override
    public int read(ByteBuffer dst) throws IOException {
        if (dst.isReadOnly()) throw new IllegalArgumentException("Read-only buffer");
        synchronized (readLock) {
            connected();
            if (inShut) return -1;
            if (!dst.hasRemaining()) return 0;
            byte[] b = new byte[Math.min(dst.remaining(), LARGEST)];
            int n = 0;
            boolean good = false;
            begin();
            try {
                n = fd.read(b, 0, b.length, isBlocking() ? 0 : Net.NOW);
                good = true;
            } finally {
                end(good);
            }
            if (n > 0) dst.put(b, 0, n);
            return n;
        }
    }

    @Override
    public long read(ByteBuffer[] dsts, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, dsts.length);
        long sum = 0;
        for (int i = offset; i < offset + length; i++) {
            if (!dsts[i].hasRemaining()) continue;
            if (sum > 0 && isBlocking() && fd.available() == 0) break;
            int n = read(dsts[i]);
            if (n < 0) return sum == 0 ? -1 : sum;
            sum += n;
            if (dsts[i].hasRemaining()) break;
        }
        if (sum == 0) connected();
        return sum;
    }

    @Override
    public int write(ByteBuffer src) throws IOException {
        Objects.requireNonNull(src);
        synchronized (writeLock) {
            connected();
            if (outShut) throw new ClosedChannelException();
            int start = src.position();
            boolean good = false;
            begin();
            try {
                while (src.hasRemaining()) {
                    byte[] b = new byte[Math.min(src.remaining(), LARGEST)];
                    src.duplicate().get(b);
                    int n = b.length;
                    if (isBlocking()) fd.write(b, 0, n);
                    else n = fd.writeSome(b, 0, n);
                    src.position(src.position() + n);
                    if (n < b.length) break;
                }
                good = true;
            } finally {
                end(good);
            }
            return src.position() - start;
        }
    }

    @Override
    public long write(ByteBuffer[] srcs, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, srcs.length);
        long sum = 0;
        synchronized (writeLock) {
            while (true) {
                ByteBuffer all = gathered(srcs, offset, length);
                int n = write(all);
                sum += n;
                advance(srcs, offset, n);
                if (n == 0 || all.hasRemaining()) return sum;
            }
        }
    }

    /** A copy of what the buffers have, as far as one write takes it: the other side sees it at once. */
    private static ByteBuffer gathered(ByteBuffer[] srcs, int offset, int length) {
        long room = 0;
        for (int i = offset; i < offset + length; i++) room += srcs[i].remaining();
        ByteBuffer all = ByteBuffer.allocate((int) Math.min(room, LARGEST));
        for (int i = offset; i < offset + length && all.hasRemaining(); i++) {
            ByteBuffer part = srcs[i].duplicate();
            part.limit(part.position() + Math.min(part.remaining(), all.remaining()));
            all.put(part);
        }
        return all.flip();
    }

    private static void advance(ByteBuffer[] srcs, int offset, int n) {
        for (int i = offset; n > 0; i++) {
            int part = Math.min(n, srcs[i].remaining());
            srcs[i].position(srcs[i].position() + part);
            n -= part;
        }
    }

    @Override
    protected void implCloseSelectableChannel() throws IOException {
        if (remote != null && fd.family() != Net.UNIX) local = fd.name(false);
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
        int events = 0;
        if ((operations & SelectionKey.OP_READ) != 0 && remote != null) events |= Net.POLLIN;
        if ((operations & SelectionKey.OP_WRITE) != 0 && remote != null) events |= Net.POLLOUT;
        if ((operations & SelectionKey.OP_CONNECT) != 0 && pending != null) events |= Net.POLLOUT;
        return events;
    }

    @Override
    public int operations(int ready) {
        boolean broken = (ready & (Net.POLLERR | Net.POLLHUP)) != 0;
        if (pending != null) return broken || (ready & Net.POLLOUT) != 0 ? SelectionKey.OP_CONNECT : 0;
        int ops = 0;
        if (broken || (ready & Net.POLLIN) != 0) ops |= SelectionKey.OP_READ;
        if (broken || (ready & Net.POLLOUT) != 0) ops |= SelectionKey.OP_WRITE;
        return ops;
    }

    /** An address as channels print it: numbers only. */
    static String shown(SocketAddress a) {
        if (!(a instanceof InetSocketAddress)) return String.valueOf(a);
        InetSocketAddress i = (InetSocketAddress) a;
        return "/" + i.getAddress().getHostAddress() + ":" + i.getPort();
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder("java.nio.channels.SocketChannel[");
        if (!isOpen()) return sb.append("closed]").toString();
        sb.append(remote != null ? "connected" : pending != null ? "connection-pending" : "unconnected");
        if (remote != null && inShut) sb.append(" ishut");
        if (remote != null && outShut) sb.append(" oshut");
        try {
            SocketAddress l = getLocalAddress();
            if (l != null) sb.append(" local=").append(shown(l));
        } catch (IOException e) {
            return sb.append("]").toString();
        }
        if (remote != null) sb.append(" remote=").append(remote);
        return sb.append("]").toString();
    }
}
