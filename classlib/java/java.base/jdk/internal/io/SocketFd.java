// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.io.IOException;
import java.net.BindException;
import java.net.ConnectException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.NoRouteToHostException;
import java.net.SocketAddress;
import java.net.SocketException;
import java.net.SocketOption;
import java.net.SocketTimeoutException;
import java.net.StandardSocketOptions;
import java.net.UnixDomainSocketAddress;
import java.nio.charset.StandardCharsets;

/**
 * The descriptor of a socket. While calls are in progress, closing only shuts the socket down, which ends them; the
 * last one that leaves closes the descriptor, so its number is not reused under a caller.
 */
public final class SocketFd {
    private final int fd, family;
    private int users;
    private boolean closed, interruptible, interrupted;

    private SocketFd(int fd, int family) {
        this.fd = fd;
        this.family = family;
    }

    public static SocketFd open(int family, boolean stream) throws SocketException {
        int fd = Net.socket(family, stream);
        if (fd < 0) throw new SocketException(Posix.message(fd));
        return new SocketFd(fd, family);
    }

    public static int family(SocketAddress a) {
        if (a instanceof UnixDomainSocketAddress) return Net.UNIX;
        return a instanceof InetSocketAddress && ((InetSocketAddress) a).getAddress() instanceof Inet6Address
                ? Net.IPV6 : Net.IPV4;
    }

    public int family() {
        return family;
    }

    private synchronized int enter() throws SocketException {
        if (closed) throw new SocketException("Socket closed");
        users++;
        return fd;
    }

    private synchronized void leave() {
        if (--users == 0 && closed) Posix.close(fd);
    }

    public synchronized boolean isClosed() {
        return closed;
    }

    public synchronized void close() {
        if (closed) return;
        closed = true;
        if (users == 0) Posix.close(fd);
        else Net.shutdown(fd, 2);
    }

    /**
     * Says that an interrupt of a virtual thread that waits here closes the socket: that of a stream, not a channel.
     */
    public SocketFd closedByInterrupt() {
        interruptible = true;
        return this;
    }

    private int result(int r, String what) throws IOException {
        if (isClosed()) throw new SocketException(interrupted ? "Closed by interrupt" : "Socket closed");
        if (r >= 0) return r;
        if (r == Net.TIMED_OUT) throw new SocketTimeoutException(what + " timed out");
        String m = Posix.message(r);
        if (r == -Net.EADDRINUSE || r == -Net.EADDRNOTAVAIL || r == -Net.EACCES) throw new BindException(m);
        if (r == -Net.ECONNREFUSED || r == -Net.ETIMEDOUT) throw new ConnectException(m);
        if (r == -Net.EHOSTUNREACH) throw new NoRouteToHostException(m);
        throw new SocketException(m);
    }

    private byte[] bytes(SocketAddress a) {
        if (a instanceof UnixDomainSocketAddress)
            return ((UnixDomainSocketAddress) a).getPath().toString().getBytes(StandardCharsets.UTF_8);
        return bytes(((InetSocketAddress) a).getAddress());
    }

    /** An IPv4 address for an IPv6 socket is written as one that is mapped. */
    private byte[] bytes(InetAddress a) {
        byte[] b = a.getAddress();
        if (family != Net.IPV6 || b.length == 16) return b;
        byte[] m = new byte[16];
        m[10] = m[11] = -1;
        System.arraycopy(b, 0, m, 12, 4);
        return a.isAnyLocalAddress() ? new byte[16] : m;
    }

    private static int port(SocketAddress a) {
        return a instanceof InetSocketAddress ? ((InetSocketAddress) a).getPort() : 0;
    }

    private static int scope(InetAddress a) {
        return a instanceof Inet6Address ? ((Inet6Address) a).getScopeId() : 0;
    }

    private static int scope(SocketAddress a) {
        return a instanceof InetSocketAddress ? scope(((InetSocketAddress) a).getAddress()) : 0;
    }

    /** The number, for the selector and the poller only. */
    int number() {
        return fd;
    }

    /** Whether the current thread gives its carrier away instead of blocking in a call. */
    private static boolean polls(int timeout) {
        return timeout != Net.NOW && Thread.currentThread().isVirtual();
    }

    /** A virtual thread waits in the poller, so the call that follows need not wait. */
    private int await(int fd, int events, int timeout) {
        if (Poller.await(fd, events, timeout, interruptible)) return 0;
        if (interruptible && Thread.currentThread().isInterrupted()) {
            interrupted = true;
            close();
        }
        return Net.TIMED_OUT;
    }

    public void connect(SocketAddress a, int timeout) throws IOException {
        int n = enter();
        try {
            boolean polls = polls(timeout);
            int r = Net.connect(n, bytes(a), scope(a), port(a), polls ? Net.NOW : timeout);
            if (polls && r == Net.TIMED_OUT) r = await(n, Net.POLLOUT, timeout) < 0 ? r : Net.connected(n, timeout);
            result(r, "Connect");
        } finally {
            leave();
        }
    }

    /** Starts to connect; whether it is done. */
    public boolean connectNow(SocketAddress a) throws IOException {
        int n = enter();
        try {
            int r = Net.connect(n, bytes(a), scope(a), port(a), Net.NOW);
            if (r == Net.TIMED_OUT) return false;
            result(r, "Connect");
            return true;
        } finally {
            leave();
        }
    }

    /** Ends what connectNow began; whether it is done. timeout Net.NOW does not wait. */
    public boolean finishConnect(int timeout) throws IOException {
        int n = enter();
        try {
            if (polls(timeout) && await(n, Net.POLLOUT, timeout) < 0) return false;
            int r = Net.connected(n, timeout);
            if (r == Net.TIMED_OUT) return false;
            result(r, "Connect");
            return true;
        } finally {
            leave();
        }
    }

    /** What can be written without waiting, maybe 0. */
    public int writeSome(byte[] b, int off, int len) throws IOException {
        int n = enter();
        try {
            int r = Net.sendSome(n, b, off, len);
            return r == Net.TIMED_OUT ? 0 : result(r, "Write");
        } finally {
            leave();
        }
    }

    public void disconnect() throws IOException {
        int n = enter();
        try {
            result(Net.disconnect(n), "Disconnect");
        } finally {
            leave();
        }
    }

    public void bind(SocketAddress a) throws IOException {
        int n = enter();
        try {
            result(Net.bind(n, bytes(a), scope(a), port(a)), "Bind");
        } finally {
            leave();
        }
    }

    public void listen(int backlog) throws IOException {
        int n = enter();
        try {
            result(Net.listen(n, backlog), "Listen");
        } finally {
            leave();
        }
    }

    /** null if there is none and timeout is Net.NOW. */
    public SocketFd accept(int timeout) throws IOException {
        int n = enter();
        try {
            int r = polls(timeout) ? await(n, Net.POLLIN, timeout) : 0;
            if (r == 0) r = Net.accept(n, timeout);
            if (r == Net.TIMED_OUT && timeout == Net.NOW) return null;
            return new SocketFd(result(r, "Accept"), family);
        } finally {
            leave();
        }
    }

    /** -1 at the end; 0 if there is nothing yet and timeout is Net.NOW. */
    public int read(byte[] b, int off, int len, int timeout) throws IOException {
        int n = enter();
        try {
            int r = polls(timeout) ? await(n, Net.POLLIN, timeout) : 0;
            if (r == 0) r = Net.recv(n, b, off, len, timeout);
            if (r == Net.TIMED_OUT && timeout == Net.NOW) return 0;
            r = result(r, "Read");
            return r == 0 ? -1 : r;
        } finally {
            leave();
        }
    }

    public void write(byte[] b, int off, int len) throws IOException {
        int n = enter();
        try {
            while (polls(0) && len > 0) {
                int r = Net.sendSome(n, b, off, len);
                if (r == Net.TIMED_OUT) r = await(n, Net.POLLOUT, 0);
                r = result(r, "Write");
                off += r;
                len -= r;
            }
            if (len > 0) result(Net.send(n, b, off, len), "Write");
        } finally {
            leave();
        }
    }

    public void sendTo(byte[] b, int off, int len, InetAddress to, int port) throws IOException {
        int n = enter();
        try {
            result(Net.sendTo(n, b, off, len, bytes(to), scope(to), port), "Send");
        } finally {
            leave();
        }
    }

    /** -1 if there is nothing yet and timeout is Net.NOW. */
    public int receive(byte[] b, int off, int len, int timeout, boolean peek, byte[] from, int[] info)
            throws IOException {
        int n = enter();
        try {
            int r = polls(timeout) ? await(n, Net.POLLIN, timeout) : 0;
            if (r == 0) r = Net.receiveFrom(n, b, off, len, timeout, peek, from, info);
            if (r == Net.TIMED_OUT && timeout == Net.NOW) return -1;
            return result(r, "Receive");
        } finally {
            leave();
        }
    }

    public void join(InetAddress group, int index, boolean leave) throws IOException {
        int n = enter();
        try {
            result(Net.join(n, group.getAddress(), index, leave), "Join");
        } finally {
            leave();
        }
    }

    public int available() throws IOException {
        int n = enter();
        try {
            return result(Net.available(n), "Available");
        } finally {
            leave();
        }
    }

    public void shutdown(int how) throws IOException {
        int n = enter();
        try {
            result(Net.shutdown(n, how), "Shutdown");
        } finally {
            leave();
        }
    }

    /** null if it has none. */
    public InetSocketAddress name(boolean peer) throws IOException {
        byte[] a = new byte[16];
        int[] info = new int[3];
        int r = Net.name(enter(), peer, a, info);
        leave();
        if (r < 0 || info[0] == 0) return null;
        return new InetSocketAddress(InetAddress.getByAddress(java.util.Arrays.copyOf(a, info[0])), info[1]);
    }

    public void set(int option, int value) throws SocketException {
        int r = Net.set(enter(), option, value);
        leave();
        if (r < 0) throw new SocketException(Posix.message(r));
    }

    public int get(int option) throws SocketException {
        int r = Net.get(enter(), option);
        leave();
        if (r < 0 && option != Net.LINGER) throw new SocketException(Posix.message(r));
        return r;
    }

    private static int code(SocketOption<?> o) {
        if (o == StandardSocketOptions.SO_REUSEADDR) return Net.REUSEADDR;
        if (o == StandardSocketOptions.SO_REUSEPORT) return Net.REUSEPORT;
        if (o == StandardSocketOptions.SO_KEEPALIVE) return Net.KEEPALIVE;
        if (o == StandardSocketOptions.SO_LINGER) return Net.LINGER;
        if (o == StandardSocketOptions.SO_SNDBUF) return Net.SNDBUF;
        if (o == StandardSocketOptions.SO_RCVBUF) return Net.RCVBUF;
        if (o == StandardSocketOptions.SO_BROADCAST) return Net.BROADCAST;
        if (o == StandardSocketOptions.TCP_NODELAY) return Net.NODELAY;
        if (o == StandardSocketOptions.IP_TOS) return Net.TOS;
        if (o == StandardSocketOptions.IP_MULTICAST_TTL) return Net.MULTICAST_TTL;
        if (o == StandardSocketOptions.IP_MULTICAST_LOOP) return Net.MULTICAST_LOOP;
        if (o == StandardSocketOptions.IP_MULTICAST_IF) return Net.MULTICAST_IF;
        throw new UnsupportedOperationException("'" + java.util.Objects.requireNonNull(o) + "' not supported");
    }

    private NetworkInterface multicast;     // as it was last set

    public <T> void set(SocketOption<T> o, T value) throws IOException {
        if (o == StandardSocketOptions.IP_MULTICAST_IF) {
            set(Net.MULTICAST_IF, value == null ? 0 : ((NetworkInterface) value).getIndex());
            multicast = (NetworkInterface) value;
            return;
        }
        set(code(o), value instanceof Boolean ? (Boolean) value ? 1 : 0 : (Integer) value);
    }

    @SuppressWarnings("unchecked")
    public <T> T get(SocketOption<T> o) throws IOException {
        if (o == StandardSocketOptions.IP_MULTICAST_IF) return (T) multicast;
        int v = get(code(o));
        return (T) (o.type() == (Class<?>) Boolean.class ? (Object) (v != 0) : (Object) v);
    }
}
