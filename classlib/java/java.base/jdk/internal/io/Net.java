// SPDX-License-Identifier: MIT
package jdk.internal.io;

/** The socket calls of the class library. As in {@link Posix}, a failed call gives the negated errno. */
public final class Net {
    public static final int IPV4 = 4, IPV6 = 6, UNIX = 1;
    public static final int EADDRINUSE = 98, EADDRNOTAVAIL = 99, ECONNREFUSED = 111, EHOSTUNREACH = 113,
            ENETUNREACH = 101,
            ETIMEDOUT = 110, EAGAIN = 11, EACCES = 13, ECONNRESET = 104, EPIPE = 32;
    /** What a timeout gives; also what a call gives that may not wait (timeout NOW) and would have to. */
    public static final int TIMED_OUT = -10000;
    /** As a timeout: do not wait. */
    public static final int NOW = -1;
    /** Events of poll. */
    public static final int POLLIN = 1, POLLOUT = 4, POLLERR = 8, POLLHUP = 16, POLLNVAL = 32;
    /** Options of set and get. */
    public static final int REUSEADDR = 1, KEEPALIVE = 2, LINGER = 3, SNDBUF = 4, RCVBUF = 5, BROADCAST = 6,
            NODELAY = 7,
            TOS = 8, REUSEPORT = 9, OOBINLINE = 10, MULTICAST_TTL = 11, MULTICAST_LOOP = 12, MULTICAST_IF = 13;

    private Net() {
    }

    public static native int socket(int family, boolean stream);

    /** address: 4 or 16 bytes, or the path of a UNIX socket. timeout in milliseconds, 0 is none (so everywhere). */
    public static native int connect(int fd, byte[] address, int scope, int port, int timeout);

    public static native int bind(int fd, byte[] address, int scope, int port);

    public static native int listen(int fd, int backlog);

    public static native int accept(int fd, int timeout);

    /** 0 at the end of the stream. */
    public static native int recv(int fd, byte[] b, int off, int len, int timeout);

    /** Waits for the end of a connect that was started with timeout NOW. */
    public static native int connected(int fd, int timeout);

    /** Sends what can be sent without waiting: a number of bytes, or TIMED_OUT. */
    public static native int sendSome(int fd, byte[] b, int off, int len);

    /**
     * Waits until one of the first n descriptors has an event that is asked for, or an error. ready gets the events.
     * timeout in milliseconds; -1 is without limit, 0 does not wait. Gives the number of those that are ready.
     */
    public static native int poll(int[] fds, int[] events, int[] ready, int n, int timeout);

    /** Ends the connection of a datagram socket with its peer. */
    public static native int disconnect(int fd);

    /** Sends all of the bytes, or for a datagram one. */
    public static native int send(int fd, byte[] b, int off, int len);

    public static native int sendTo(int fd, byte[] b, int off, int len, byte[] address, int scope, int port);

    /** info: length of the sender's address, its port, its scope; from gets the address. */
    public static native int receiveFrom(int fd, byte[] b, int off, int len, int timeout, boolean peek, byte[] from,
            int[] info);

    public static native int name(int fd, boolean peer, byte[] address, int[] info);

    public static native int set(int fd, int option, int value);

    public static native int get(int fd, int option);

    public static native int join(int fd, byte[] group, int interfaceIndex, boolean leave);

    public static native int available(int fd);

    /** how: 0 reading, 1 writing, 2 both. */
    public static native int shutdown(int fd, int how);

    /** The addresses of a host, or null if there are none; err[0] gets the resolver's error. */
    public static native byte[][] lookup(String host, int[] err);

    public static native String lookupError(int err);

    public static native String reverse(byte[] address);

    public static native String hostName();

    /** A line for each network interface: name, index, flags, MTU, hardware address, then addresses; by spaces. */
    public static native String[] interfaces();

    public static native boolean reachable(byte[] address, int timeout);
}
