// SPDX-License-Identifier: MIT
package java.net;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.DatagramChannel;
import java.util.Arrays;
import java.util.Set;
import jdk.internal.io.Net;
import jdk.internal.io.SocketFd;

/** A socket for datagrams. */
public class DatagramSocket implements Closeable {
    private SocketFd fd;
    private boolean bound, closed;
    private InetSocketAddress peer;
    private volatile int timeout;

    public DatagramSocket() throws SocketException {
        this(new InetSocketAddress(0));
    }

    public DatagramSocket(int port) throws SocketException {
        this(port, null);
    }

    public DatagramSocket(int port, InetAddress laddr) throws SocketException {
        this(new InetSocketAddress(laddr, port));
    }

    public DatagramSocket(SocketAddress bindaddr) throws SocketException {
        if (bindaddr != null) bind(bindaddr);
    }

    final synchronized SocketFd fd(SocketAddress a) throws SocketException {
        if (closed) throw new SocketException("Socket is closed");
        if (fd == null) {
            fd = SocketFd.open(a == null ? Net.IPV4 : SocketFd.family(a), false);
            fd.set(Net.BROADCAST, 1);
        }
        return fd;
    }

    public void bind(SocketAddress addr) throws SocketException {
        if (isClosed()) throw new SocketException("Socket is closed");
        if (bound) throw new SocketException("already bound");
        SocketAddress a = addr == null ? new InetSocketAddress(0) : addr;
        if (!(a instanceof InetSocketAddress)) throw new IllegalArgumentException("Unsupported address type!");
        try {
            fd(a).bind(a);
        } catch (SocketException e) {
            close();
            throw e;
        } catch (IOException e) {
            close();
            throw new SocketException(e.getMessage());
        }
        bound = true;
    }

    public void connect(InetAddress address, int port) {
        try {
            connect(new InetSocketAddress(address, port));
        } catch (SocketException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    public void connect(SocketAddress addr) throws SocketException {
        if (!(addr instanceof InetSocketAddress)) throw new IllegalArgumentException("Unsupported address type");
        if (!bound) bind(null);
        peer = (InetSocketAddress) addr;
    }

    public void disconnect() {
        peer = null;
    }

    /** The channel that this is the face of, or null. */
    public DatagramChannel getChannel() {
        return null;
    }

    public Set<SocketOption<?>> supportedOptions() {
        return Set.of(StandardSocketOptions.SO_RCVBUF, StandardSocketOptions.SO_SNDBUF,
                StandardSocketOptions.SO_REUSEADDR, StandardSocketOptions.SO_REUSEPORT,
                StandardSocketOptions.SO_BROADCAST, StandardSocketOptions.IP_TOS);
    }

    public boolean isBound() {
        return bound;
    }

    public boolean isConnected() {
        return peer != null;
    }

    public InetAddress getInetAddress() {
        return peer == null ? null : peer.getAddress();
    }

    public int getPort() {
        return peer == null ? -1 : peer.getPort();
    }

    public SocketAddress getRemoteSocketAddress() {
        return peer;
    }

    public SocketAddress getLocalSocketAddress() {
        return isClosed() || !bound ? null : new InetSocketAddress(getLocalAddress(), getLocalPort());
    }

    public void send(DatagramPacket p) throws IOException {
        InetAddress a = p.getAddress();
        int port = p.getPort();
        if (peer != null) {
            if (a != null && (!a.equals(peer.getAddress()) || port != peer.getPort()))
                throw new IllegalArgumentException("Address not connected");
            a = peer.getAddress();
            port = peer.getPort();
        }
        if (a == null) throw new IllegalArgumentException("Address not set");
        if (!bound) bind(null);
        fd(null).sendTo(p.getData(), p.getOffset(), p.getLength(), a, port);
    }

    public void receive(DatagramPacket p) throws IOException {
        if (!bound) bind(null);
        byte[] from = new byte[16];
        int[] info = new int[3];
        while (true) {
            int n = fd(null).receive(p.getData(), p.getOffset(), p.room(), timeout, false, from, info);
            InetAddress a = InetAddress.of(null, Arrays.copyOf(from, info[0]), info[2]);
            if (peer != null && (!peer.getAddress().equals(a) || peer.getPort() != info[1])) continue;
            p.received(n);
            p.setAddress(a);
            p.setPort(info[1]);
            return;
        }
    }

    public InetAddress getLocalAddress() {
        if (isClosed()) return null;
        try {
            InetSocketAddress a = fd(null).name(false);
            return a == null ? InetAddress.anyLocal() : a.getAddress();
        } catch (IOException e) {
            return InetAddress.anyLocal();
        }
    }

    public int getLocalPort() {
        if (isClosed()) return -1;
        try {
            InetSocketAddress a = bound ? fd(null).name(false) : null;
            return a == null ? 0 : a.getPort();
        } catch (IOException e) {
            return 0;
        }
    }

    public void setSoTimeout(int timeout) throws SocketException {
        if (timeout < 0) throw new IllegalArgumentException("timeout < 0");
        if (isClosed()) throw new SocketException("Socket is closed");
        this.timeout = timeout;
    }

    public int getSoTimeout() throws SocketException {
        if (isClosed()) throw new SocketException("Socket is closed");
        return timeout;
    }

    public void setSendBufferSize(int size) throws SocketException {
        if (size <= 0) throw new IllegalArgumentException("negative send size");
        fd(null).set(Net.SNDBUF, size);
    }

    public int getSendBufferSize() throws SocketException {
        return fd(null).get(Net.SNDBUF);
    }

    public void setReceiveBufferSize(int size) throws SocketException {
        if (size <= 0) throw new IllegalArgumentException("invalid receive size");
        fd(null).set(Net.RCVBUF, size);
    }

    public int getReceiveBufferSize() throws SocketException {
        return fd(null).get(Net.RCVBUF);
    }

    public void setReuseAddress(boolean on) throws SocketException {
        fd(null).set(Net.REUSEADDR, on ? 1 : 0);
    }

    public boolean getReuseAddress() throws SocketException {
        return fd(null).get(Net.REUSEADDR) != 0;
    }

    public void setBroadcast(boolean on) throws SocketException {
        fd(null).set(Net.BROADCAST, on ? 1 : 0);
    }

    public boolean getBroadcast() throws SocketException {
        return fd(null).get(Net.BROADCAST) != 0;
    }

    public void setTrafficClass(int tc) throws SocketException {
        if (tc < 0 || tc > 255) throw new IllegalArgumentException("tc is not in range 0 -- 255");
        fd(null).set(Net.TOS, tc);
    }

    public int getTrafficClass() throws SocketException {
        return fd(null).get(Net.TOS);
    }

    public synchronized void close() {
        if (closed) return;
        closed = true;
        if (fd != null) fd.close();
    }

    public synchronized boolean isClosed() {
        return closed;
    }

    public <T> DatagramSocket setOption(SocketOption<T> name, T value) throws IOException {
        fd(null).set(name, value);
        return this;
    }

    public <T> T getOption(SocketOption<T> name) throws IOException {
        return fd(null).get(name);
    }

    public void joinGroup(SocketAddress mcastaddr, NetworkInterface netIf) throws IOException {
        group(mcastaddr, netIf, false);
    }

    public void leaveGroup(SocketAddress mcastaddr, NetworkInterface netIf) throws IOException {
        group(mcastaddr, netIf, true);
    }

    private void group(SocketAddress a, NetworkInterface n, boolean leave) throws IOException {
        if (!(a instanceof InetSocketAddress)) throw new IllegalArgumentException("Unsupported address type");
        InetAddress g = ((InetSocketAddress) a).getAddress();
        if (!g.isMulticastAddress()) throw new SocketException("Not a multicast address");
        fd(a).join(g, n == null ? 0 : n.getIndex(), leave);
    }
}
