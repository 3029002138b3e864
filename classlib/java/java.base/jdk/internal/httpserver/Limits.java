// SPDX-License-Identifier: MIT
package jdk.internal.httpserver;

/** How much a client may ask for: by system properties, which are read when the first server is made. */
final class Limits {
    /** Milliseconds that a connection may wait for its next request. */
    static final long IDLE = number("idleInterval", 30) * 1000;
    /** Connections that wait. */
    static final int IDLE_CONNECTIONS = (int) number("maxIdleConnections", 200);
    /**
     * Bytes of a request's body that are read and dropped for the next request's sake; more, and the connection ends.
     */
    static final long DRAIN = number("drainAmount", 64 * 1024);
    static final int HEADERS = (int) number("maxReqHeaders", 200);
    /** Bytes of a request's line and headers. */
    static final int HEADER_BYTES = (int) number("maxReqHeaderSize", 380 * 1024);
    static final boolean NO_DELAY = Boolean.getBoolean("sun.net.httpserver.nodelay");
    /** All connections; -1 is no limit. */
    static final int CONNECTIONS = Integer.getInteger("jdk.httpserver.maxConnections", -1);

    private Limits() {
    }

    /** A number from 1 on, or what is usual. */
    private static long number(String name, long usual) {
        long n = Long.getLong("sun.net.httpserver." + name, usual);
        return n <= 0 ? usual : n;
    }
}
