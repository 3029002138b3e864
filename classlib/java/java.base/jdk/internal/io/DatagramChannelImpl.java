// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.AlreadyBoundException;
import java.nio.channels.AlreadyConnectedException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.DatagramChannel;
import java.nio.channels.MembershipKey;
import java.nio.channels.NotYetConnectedException;
import java.nio.channels.SelectionKey;
import java.nio.channels.UnresolvedAddressException;
import java.nio.channels.UnsupportedAddressTypeException;
import java.nio.channels.spi.SelectorProvider;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;

/** A socket of datagrams. */
final class DatagramChannelImpl extends DatagramChannel implements SelectableFd {
    private static final int LARGEST = 65535;

    private final SocketFd fd;
    private volatile SocketAddress remote;
    private volatile boolean bound;
    private DatagramSocket socket;

    DatagramChannelImpl(SelectorProvider provider, SocketFd fd) {
        super(provider);
        this.fd = fd;
    }

    private SocketFd ready() throws IOException {
        if (!isOpen()) throw new ClosedChannelException();
        return fd;
    }

    private static InetSocketAddress check(SocketAddress a) {
        if (!(Objects.requireNonNull(a) instanceof InetSocketAddress)) throw new UnsupportedAddressTypeException();
        if (((InetSocketAddress) a).isUnresolved()) throw new UnresolvedAddressException();
        return (InetSocketAddress) a;
    }

    private synchronized void ensureBound() throws IOException {
        if (!bound) bind(null);
    }

    @Override
    public synchronized DatagramChannel bind(SocketAddress local) throws IOException {
        ready();
        if (bound) throw new AlreadyBoundException();
        fd.bind(local == null ? new InetSocketAddress(0) : check(local));
        bound = true;
        return this;
    }

    @Override
    public boolean isConnected() {
        return isOpen() && remote != null;
    }

    @Override
    public synchronized DatagramChannel connect(SocketAddress to) throws IOException {
        InetSocketAddress a = check(to);
        ready();
        if (remote != null) throw new AlreadyConnectedException();
        ensureBound();
        if (a.getAddress().isAnyLocalAddress()) a = new InetSocketAddress(InetAddress.getLocalHost(), a.getPort());
        fd.connect(a, 0);
        remote = a;
        return this;
    }

    @Override
    public synchronized DatagramChannel disconnect() throws IOException {
        if (remote != null && isOpen()) fd.disconnect();
        remote = null;
        return this;
    }

    @Override
    public SocketAddress getRemoteAddress() throws IOException {
        ready();
        return remote;
    }

    @Override
    public SocketAddress getLocalAddress() throws IOException {
        ready();
        return bound ? fd.name(false) : null;
    }

    /** Whom it is or was connected to when it was closed, and whether it was bound. */
    SocketAddress peer() {
        return remote;
    }

    boolean wasBound() {
        return bound;
    }

    /** Reads one datagram into dst, what does not fit is lost; null if there is none yet. */
    private SocketAddress take(ByteBuffer dst, int[] length) throws IOException {
        byte[] b = new byte[Math.min(dst.remaining(), LARGEST)];
        byte[] from = new byte[16];
        int[] info = new int[3];
        int n = -1;
        boolean good = false;
        begin();
        try {
            n = fd.receive(b, 0, b.length, isBlocking() ? 0 : Net.NOW, false, from, info);
            good = true;
        } finally {
            end(good);
        }
        length[0] = n;
        if (n < 0) return null;
        dst.put(b, 0, n);
        return new InetSocketAddress(InetAddress.getByAddress(Arrays.copyOf(from, info[0])), info[1]);
    }

    @Override
    public SocketAddress receive(ByteBuffer dst) throws IOException {
        if (dst.isReadOnly()) throw new IllegalArgumentException("Read-only buffer");
        ready();
        ensureBound();
        return take(dst, new int[1]);
    }

    @Override
    public int read(ByteBuffer dst) throws IOException {
        if (dst.isReadOnly()) throw new IllegalArgumentException("Read-only buffer");
        ready();
        if (remote == null) throw new NotYetConnectedException();
        int[] n = new int[1];
        return take(dst, n) == null ? 0 : n[0];
    }

    @Override
    public long read(ByteBuffer[] dsts, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, dsts.length);
        int room = 0;
        for (int i = offset; i < offset + length; i++) room += dsts[i].remaining();
        ByteBuffer all = ByteBuffer.allocate(room);
        int n = read(all);
        all.flip();
        for (int i = offset; i < offset + length; i++)
            while (dsts[i].hasRemaining() && all.hasRemaining()) dsts[i].put(all.get());
        return n;
    }

    private int give(ByteBuffer src, InetSocketAddress to) throws IOException {
        byte[] b = new byte[src.remaining()];
        src.duplicate().get(b);
        boolean good = false;
        begin();
        try {
            if (remote != null) fd.write(b, 0, b.length);
            else fd.sendTo(b, 0, b.length, to.getAddress(), to.getPort());
            good = true;
        } finally {
            end(good);
        }
        src.position(src.limit());
        return b.length;
    }

    @Override
    public int send(ByteBuffer src, SocketAddress target) throws IOException {
        InetSocketAddress to = check(target);
        ready();
        if (remote != null && !remote.equals(to)) throw new AlreadyConnectedException();
        ensureBound();
        return give(src, to);
    }

    @Override
    public int write(ByteBuffer src) throws IOException {
        ready();
        if (remote == null) throw new NotYetConnectedException();
        return give(src, null);
    }

    @Override
    public long write(ByteBuffer[] srcs, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, srcs.length);
        int room = 0;
        for (int i = offset; i < offset + length; i++) room += srcs[i].remaining();
        ByteBuffer all = ByteBuffer.allocate(room);
        for (int i = offset; i < offset + length; i++) all.put(srcs[i]);
        all.flip();
        return write(all);
    }

    @Override
    public synchronized DatagramSocket socket() {
        try {
            if (socket == null) socket = new ChannelDatagramSocket(this);
            return socket;
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Override
    public <T> DatagramChannel setOption(SocketOption<T> name, T value) throws IOException {
        if (!supportedOptions().contains(Objects.requireNonNull(name)))
            throw new UnsupportedOperationException("'" + name + "' not supported");
        ready().set(name, value);
        return this;
    }

    @Override
    public <T> T getOption(SocketOption<T> name) throws IOException {
        if (!supportedOptions().contains(Objects.requireNonNull(name)))
            throw new UnsupportedOperationException("'" + name + "' not supported");
        return ready().get(name);
    }

    @Override
    public Set<SocketOption<?>> supportedOptions() {
        return Set.of(StandardSocketOptions.SO_RCVBUF, StandardSocketOptions.SO_SNDBUF,
                StandardSocketOptions.SO_REUSEADDR, StandardSocketOptions.SO_REUSEPORT,
                StandardSocketOptions.SO_BROADCAST, StandardSocketOptions.IP_TOS);
    }

    @Override
    public MembershipKey join(InetAddress group, NetworkInterface interf) throws IOException {
        if (!group.isMulticastAddress()) throw new IllegalArgumentException("Group not a multicast address");
        ready().join(group, interf.getIndex(), false);
        return new Membership(this, group, interf);
    }

    @Override
    public MembershipKey join(InetAddress group, NetworkInterface interf, InetAddress source) throws IOException {
        throw new UnsupportedOperationException("source-specific multicast");
    }

    void leave(InetAddress group, NetworkInterface interf) throws IOException {
        if (isOpen()) fd.join(group, interf.getIndex(), true);
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
        return ((operations & SelectionKey.OP_READ) != 0 ? Net.POLLIN : 0)
                | ((operations & SelectionKey.OP_WRITE) != 0 ? Net.POLLOUT : 0);
    }

    @Override
    public int operations(int ready) {
        boolean broken = (ready & (Net.POLLERR | Net.POLLHUP)) != 0;
        return (broken || (ready & Net.POLLIN) != 0 ? SelectionKey.OP_READ : 0)
                | (broken || (ready & Net.POLLOUT) != 0 ? SelectionKey.OP_WRITE : 0);
    }

    @Override
    public String toString() {
        return "sun.nio.ch.DatagramChannelImpl[" + (!isOpen() ? "closed" : remote != null ? "connected" : "unconnected")
                + "]";
    }
}
