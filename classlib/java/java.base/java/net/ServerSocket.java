// SPDX-License-Identifier: MIT
package java.net;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.util.Set;
import jdk.internal.io.Net;
import jdk.internal.io.SocketFd;

/** A socket that connections are made to. */
public class ServerSocket implements Closeable {
    private SocketFd fd;
    private boolean bound, closed;
    private InetSocketAddress local;
    private volatile int timeout;

    public ServerSocket() throws IOException {
    }

    public ServerSocket(int port) throws IOException {
        this(port, 50, null);
    }

    public ServerSocket(int port, int backlog) throws IOException {
        this(port, backlog, null);
    }

    public ServerSocket(int port, int backlog, InetAddress bindAddr) throws IOException {
        if (port < 0 || port > 0xFFFF) throw new IllegalArgumentException("Port value out of range: " + port);
        boolean good = false;
        try {
            bind(new InetSocketAddress(bindAddr, port), backlog);
            good = true;
        } finally {
            if (!good) close();
        }
    }

    private synchronized SocketFd fd(SocketAddress a) throws SocketException {
        if (closed) throw new SocketException("Socket is closed");
        if (fd == null) {
            fd = SocketFd.open(a == null ? Net.IPV4 : SocketFd.family(a), true).closedByInterrupt();
            fd.set(Net.REUSEADDR, 1);
        }
        return fd;
    }

    public void bind(SocketAddress endpoint) throws IOException {
        bind(endpoint, 50);
    }

    public void bind(SocketAddress endpoint, int backlog) throws IOException {
        if (isClosed()) throw new SocketException("Socket is closed");
        if (isBound()) throw new SocketException("Already bound");
        if (endpoint != null && !(endpoint instanceof InetSocketAddress))
            throw new IllegalArgumentException("Unsupported address type");
        InetSocketAddress a = endpoint == null ? new InetSocketAddress(0) : (InetSocketAddress) endpoint;
        if (a.isUnresolved()) throw new SocketException("Unresolved address");
        SocketFd f = fd(a);
        f.bind(a);
        f.listen(backlog < 1 ? 50 : backlog);
        local = new InetSocketAddress(a.getAddress(), f.name(false).getPort());
        bound = true;
    }

    /** The channel that this is the face of, or null. */
    public ServerSocketChannel getChannel() {
        return null;
    }

    /** Accepts into a socket that accept() or a subclass has made; agents watch it for the connections that come in. */
    protected final void implAccept(Socket s) throws IOException {
        s.accepted(ready().accept(timeout));
    }

    public InetAddress getInetAddress() {
        return bound ? local.getAddress() : null;
    }

    public int getLocalPort() {
        return bound ? local.getPort() : -1;
    }

    public SocketAddress getLocalSocketAddress() {
        return bound ? local : null;
    }

    private SocketFd ready() throws SocketException {
        if (isClosed()) throw new SocketException("Socket is closed");
        if (!isBound()) throw new SocketException("Socket is not bound yet");
        return fd;
    }

    public Socket accept() throws IOException {
        Socket s = new Socket();
        implAccept(s);
        return s;
    }

    public synchronized void close() throws IOException {
        if (closed) return;
        closed = true;
        if (fd != null) fd.close();
    }

    public boolean isBound() {
        return bound;
    }

    public synchronized boolean isClosed() {
        return closed;
    }

    public void setSoTimeout(int timeout) throws SocketException {
        if (isClosed()) throw new SocketException("Socket is closed");
        if (timeout < 0) throw new IllegalArgumentException("timeout < 0");
        this.timeout = timeout;
    }

    public int getSoTimeout() throws IOException {
        if (isClosed()) throw new SocketException("Socket is closed");
        return timeout;
    }

    public void setReuseAddress(boolean on) throws SocketException {
        fd(null).set(Net.REUSEADDR, on ? 1 : 0);
    }

    public boolean getReuseAddress() throws SocketException {
        return fd(null).get(Net.REUSEADDR) != 0;
    }

    public void setReceiveBufferSize(int size) throws SocketException {
        if (size <= 0) throw new IllegalArgumentException("negative receive size");
        fd(null).set(Net.RCVBUF, size);
    }

    public int getReceiveBufferSize() throws SocketException {
        return fd(null).get(Net.RCVBUF);
    }

    public void setPerformancePreferences(int connectionTime, int latency, int bandwidth) {
    }

    public <T> ServerSocket setOption(SocketOption<T> name, T value) throws IOException {
        fd(null).set(name, value);
        return this;
    }

    public <T> T getOption(SocketOption<T> name) throws IOException {
        return fd(null).get(name);
    }

    public Set<SocketOption<?>> supportedOptions() {
        return Set.of(StandardSocketOptions.SO_RCVBUF, StandardSocketOptions.SO_REUSEADDR,
                StandardSocketOptions.SO_REUSEPORT);
    }

    public String toString() {
        return isBound() ? "ServerSocket[addr=" + getInetAddress() + ",localport=" + getLocalPort() + "]"
                : "ServerSocket[unbound]";
    }
}
