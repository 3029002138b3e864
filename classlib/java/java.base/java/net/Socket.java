// SPDX-License-Identifier: MIT
package java.net;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.SocketChannel;
import java.util.Set;
import jdk.internal.io.Net;
import jdk.internal.io.SocketFd;

/** A connection over TCP. */
public class Socket implements Closeable {
    private SocketFd fd;
    private boolean connected, bound, closed, inShut, outShut;
    private InetSocketAddress remote;
    private volatile int timeout;
    private InputStream in;
    private OutputStream out;
    /** What the program chose; null leaves it to the default selector. */
    private Proxy proxy;

    public Socket() {
    }

    public Socket(Proxy proxy) {
        if (proxy == null || proxy.type() == Proxy.Type.HTTP) throw new IllegalArgumentException("Invalid Proxy");
        this.proxy = proxy;
    }

    /** Takes over a connection that a server socket has accepted. */
    final void accepted(SocketFd fd) throws IOException {
        this.fd = fd.closedByInterrupt();
        remote = fd.name(true);
        connected = bound = true;
    }

    public Socket(String host, int port) throws UnknownHostException, IOException {
        this(host != null ? InetAddress.getByName(host) : InetAddress.getLoopbackAddress(), port, null, -1);
    }

    public Socket(InetAddress address, int port) throws IOException {
        this(java.util.Objects.requireNonNull(address), port, null, -1);
    }

    public Socket(String host, int port, InetAddress localAddr, int localPort) throws IOException {
        this(host != null ? InetAddress.getByName(host) : InetAddress.getLoopbackAddress(), port, localAddr, localPort);
    }

    public Socket(InetAddress address, int port, InetAddress localAddr, int localPort) throws IOException {
        InetSocketAddress to = new InetSocketAddress(address, port);
        boolean good = false;
        try {
            if (localAddr != null || localPort >= 0) bind(new InetSocketAddress(localAddr, Math.max(0, localPort)));
            connect(to);
            good = true;
        } finally {
            if (!good) close();
        }
    }

    @Deprecated
    public Socket(String host, int port, boolean stream) throws IOException {
        this(host, port);
        if (!stream) throw new IllegalArgumentException("datagram sockets are not made here");
    }

    @Deprecated
    public Socket(InetAddress host, int port, boolean stream) throws IOException {
        this(host, port);
        if (!stream) throw new IllegalArgumentException("datagram sockets are not made here");
    }

    private synchronized SocketFd fd(SocketAddress a) throws SocketException {
        if (closed) throw new SocketException("Socket is closed");
        if (fd == null) fd = SocketFd.open(a == null ? Net.IPV4 : SocketFd.family(a), true).closedByInterrupt();
        return fd;
    }

    public void connect(SocketAddress endpoint) throws IOException {
        connect(endpoint, 0);
    }

    public void connect(SocketAddress endpoint, int timeout) throws IOException {
        if (endpoint == null) throw new IllegalArgumentException("connect: The address can't be null");
        if (timeout < 0) throw new IllegalArgumentException("connect: timeout can't be negative");
        if (isClosed()) throw new SocketException("Socket is closed");
        if (isConnected()) throw new SocketException("already connected");
        if (!(endpoint instanceof InetSocketAddress)) throw new IllegalArgumentException("Unsupported address type");
        InetSocketAddress a = (InetSocketAddress) endpoint;
        boolean good = false;
        try {
            Proxy way = proxy != null ? proxy : chosen(a);
            if (way.type() == Proxy.Type.SOCKS) connectBy((InetSocketAddress) way.address(), a, timeout);
            else connectDirectly(a, timeout);
            good = true;
        } finally {
            if (!good) close();
        }
        remote = (InetSocketAddress) endpoint;
        connected = bound = true;
    }

    private void connectDirectly(InetSocketAddress a, int timeout) throws IOException {
        if (a.isUnresolved()) throw new UnknownHostException(a.getHostName());
        if (a.getAddress().isAnyLocalAddress())
            a = new InetSocketAddress(InetAddress.getLoopbackAddress(), a.getPort());
        fd(a).connect(a, timeout);
    }

    private void connectBy(InetSocketAddress server, InetSocketAddress a, int timeout) throws IOException {
        if (server.isUnresolved()) server = new InetSocketAddress(server.getHostString(), server.getPort());
        if (server.isUnresolved()) throw new SocketException(server.getHostString());
        Socks.connect(fd(server), server, a, timeout);
    }

    /** The first way by SOCKS, or the direct one, that the default selector names. */
    private static Proxy chosen(InetSocketAddress a) {
        ProxySelector selector = ProxySelector.getDefault();
        boolean plain = selector instanceof SystemProxies && System.getProperty("socksProxyHost") == null;
        if (selector == null || plain) return Proxy.NO_PROXY;
        String host = a.getHostString();
        if (host.indexOf(':') >= 0 && !host.startsWith("[")) host = "[" + host + "]";
        try {
            for (Proxy p : selector.select(new URI("socket://" + host + ":" + a.getPort())))
                if (p.type() != Proxy.Type.HTTP) return p;
        } catch (URISyntaxException e) {
            return Proxy.NO_PROXY;
        }
        return Proxy.NO_PROXY;
    }

    public void bind(SocketAddress bindpoint) throws IOException {
        if (isClosed()) throw new SocketException("Socket is closed");
        if (isBound()) throw new SocketException("Already bound");
        if (bindpoint != null && !(bindpoint instanceof InetSocketAddress))
            throw new IllegalArgumentException("Unsupported address type");
        InetSocketAddress a = bindpoint == null ? new InetSocketAddress(0) : (InetSocketAddress) bindpoint;
        if (a.isUnresolved()) throw new SocketException("Unresolved address");
        fd(a).bind(a);
        bound = true;
    }

    /** The channel that this is the face of, or null. */
    public SocketChannel getChannel() {
        return null;
    }

    public InetAddress getInetAddress() {
        return connected ? remote.getAddress() : null;
    }

    public InetAddress getLocalAddress() {
        InetSocketAddress a = local();
        return a == null || isClosed() || a.getAddress().isAnyLocalAddress() ? InetAddress.anyLocal() : a.getAddress();
    }

    private InetSocketAddress local() {
        try {
            return bound && fd != null ? fd.name(false) : null;
        } catch (IOException e) {
            return null;
        }
    }

    public int getPort() {
        return connected ? remote.getPort() : 0;
    }

    private int lastLocalPort = -1;

    public int getLocalPort() {
        if (!bound) return -1;
        InetSocketAddress a = local();
        if (a != null) lastLocalPort = a.getPort();
        return lastLocalPort;
    }

    public SocketAddress getRemoteSocketAddress() {
        return connected ? remote : null;
    }

    public SocketAddress getLocalSocketAddress() {
        return bound ? new InetSocketAddress(getLocalAddress(), getLocalPort()) : null;
    }

    private void ensureConnected() throws SocketException {
        if (isClosed()) throw new SocketException("Socket is closed");
        if (!isConnected()) throw new SocketException("Socket is not connected");
    }

    public synchronized InputStream getInputStream() throws IOException {
        ensureConnected();
        if (inShut) throw new SocketException("Socket input is shutdown");
        if (in == null) {
            in = new InputStream() {
                private boolean ended;

                @Override
                public int read() throws IOException {
                    byte[] b = new byte[1];
                    return read(b, 0, 1) < 0 ? -1 : b[0] & 255;
                }

                @Override
                public int read(byte[] b, int off, int len) throws IOException {
                    java.util.Objects.checkFromIndexSize(off, len, b.length);
                    if (len == 0) return 0;
                    if (ended || inShut && !isClosed()) return -1;
                    try {
                        int n = fd.read(b, off, len, timeout);
                        ended = n < 0;
                        return n;
                    } finally {
                        if (fd.isClosed()) Socket.this.close();
                    }
                }

                @Override
                public int available() throws IOException {
                    return ended || inShut ? 0 : fd.available();
                }

                @Override
                public void close() throws IOException {
                    Socket.this.close();
                }
            };
        }
        return in;
    }

    public synchronized OutputStream getOutputStream() throws IOException {
        ensureConnected();
        if (outShut) throw new SocketException("Socket output is shutdown");
        if (out == null) {
            out = new OutputStream() {
                @Override
                public void write(int b) throws IOException {
                    write(new byte[] {(byte) b}, 0, 1);
                }

                @Override
                public void write(byte[] b, int off, int len) throws IOException {
                    java.util.Objects.checkFromIndexSize(off, len, b.length);
                    if (len > 0) fd.write(b, off, len);
                }

                @Override
                public void close() throws IOException {
                    Socket.this.close();
                }
            };
        }
        return out;
    }

    private SocketFd option() throws SocketException {
        if (isClosed()) throw new SocketException("Socket is closed");
        return fd(null);
    }

    public void setTcpNoDelay(boolean on) throws SocketException {
        option().set(Net.NODELAY, on ? 1 : 0);
    }

    public boolean getTcpNoDelay() throws SocketException {
        return option().get(Net.NODELAY) != 0;
    }

    public void setSoLinger(boolean on, int linger) throws SocketException {
        if (on && linger < 0) throw new IllegalArgumentException("invalid value for SO_LINGER");
        option().set(Net.LINGER, on ? Math.min(linger, 65535) : -1);
    }

    public int getSoLinger() throws SocketException {
        return option().get(Net.LINGER);
    }

    public void sendUrgentData(int data) throws IOException {
        throw new SocketException("Urgent data not supported");
    }

    public void setOOBInline(boolean on) throws SocketException {
        option().set(Net.OOBINLINE, on ? 1 : 0);
    }

    public boolean getOOBInline() throws SocketException {
        return option().get(Net.OOBINLINE) != 0;
    }

    public void setSoTimeout(int timeout) throws SocketException {
        if (isClosed()) throw new SocketException("Socket is closed");
        if (timeout < 0) throw new IllegalArgumentException("timeout can't be negative");
        this.timeout = timeout;
    }

    public int getSoTimeout() throws SocketException {
        if (isClosed()) throw new SocketException("Socket is closed");
        return timeout;
    }

    public void setSendBufferSize(int size) throws SocketException {
        if (size <= 0) throw new IllegalArgumentException("negative send size");
        option().set(Net.SNDBUF, size);
    }

    public int getSendBufferSize() throws SocketException {
        return option().get(Net.SNDBUF);
    }

    public void setReceiveBufferSize(int size) throws SocketException {
        if (size <= 0) throw new IllegalArgumentException("invalid receive size");
        option().set(Net.RCVBUF, size);
    }

    public int getReceiveBufferSize() throws SocketException {
        return option().get(Net.RCVBUF);
    }

    public void setKeepAlive(boolean on) throws SocketException {
        option().set(Net.KEEPALIVE, on ? 1 : 0);
    }

    public boolean getKeepAlive() throws SocketException {
        return option().get(Net.KEEPALIVE) != 0;
    }

    public void setTrafficClass(int tc) throws SocketException {
        if (tc < 0 || tc > 255) throw new IllegalArgumentException("tc is not in range 0 -- 255");
        option().set(Net.TOS, tc);
    }

    public int getTrafficClass() throws SocketException {
        return option().get(Net.TOS);
    }

    public void setReuseAddress(boolean on) throws SocketException {
        option().set(Net.REUSEADDR, on ? 1 : 0);
    }

    public boolean getReuseAddress() throws SocketException {
        return option().get(Net.REUSEADDR) != 0;
    }

    public <T> Socket setOption(SocketOption<T> name, T value) throws IOException {
        option().set(name, value);
        return this;
    }

    public <T> T getOption(SocketOption<T> name) throws IOException {
        return option().get(name);
    }

    public Set<SocketOption<?>> supportedOptions() {
        return Set.of(StandardSocketOptions.SO_RCVBUF, StandardSocketOptions.SO_SNDBUF,
                StandardSocketOptions.SO_REUSEADDR,
                StandardSocketOptions.SO_REUSEPORT, StandardSocketOptions.SO_KEEPALIVE, StandardSocketOptions.SO_LINGER,
                StandardSocketOptions.TCP_NODELAY, StandardSocketOptions.IP_TOS);
    }

    public synchronized void close() throws IOException {
        if (closed) return;
        if (bound) getLocalPort();
        closed = true;
        if (fd != null) fd.close();
    }

    public void shutdownInput() throws IOException {
        ensureConnected();
        if (inShut) throw new SocketException("Socket input is already shutdown");
        inShut = true;
        fd.shutdown(0);
    }

    public void shutdownOutput() throws IOException {
        ensureConnected();
        if (outShut) throw new SocketException("Socket output is already shutdown");
        fd.shutdown(1);
        outShut = true;
    }

    public String toString() {
        return isConnected() ? "Socket[addr=" + getInetAddress() + ",port=" + getPort() + ",localport=" + getLocalPort()
                + "]"
                : "Socket[unconnected]";
    }

    public boolean isConnected() {
        return connected;
    }

    public boolean isBound() {
        return bound;
    }

    public synchronized boolean isClosed() {
        return closed;
    }

    public boolean isInputShutdown() {
        return inShut;
    }

    public boolean isOutputShutdown() {
        return outShut;
    }

    public void setPerformancePreferences(int connectionTime, int latency, int bandwidth) {
    }
}
