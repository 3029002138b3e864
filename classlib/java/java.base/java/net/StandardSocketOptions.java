// SPDX-License-Identifier: MIT
package java.net;

/** The usual options of sockets. */
public final class StandardSocketOptions {
    private static final class Option<T> implements SocketOption<T> {
        private final String name;
        private final Class<T> type;

        Option(String name, Class<T> type) {
            this.name = name;
            this.type = type;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public Class<T> type() {
            return type;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    public static final SocketOption<Boolean> SO_BROADCAST = new Option<Boolean>("SO_BROADCAST", Boolean.class);
    public static final SocketOption<Boolean> SO_KEEPALIVE = new Option<Boolean>("SO_KEEPALIVE", Boolean.class);
    public static final SocketOption<Integer> SO_SNDBUF = new Option<Integer>("SO_SNDBUF", Integer.class);
    public static final SocketOption<Integer> SO_RCVBUF = new Option<Integer>("SO_RCVBUF", Integer.class);
    public static final SocketOption<Boolean> SO_REUSEADDR = new Option<Boolean>("SO_REUSEADDR", Boolean.class);
    public static final SocketOption<Boolean> SO_REUSEPORT = new Option<Boolean>("SO_REUSEPORT", Boolean.class);
    public static final SocketOption<Integer> SO_LINGER = new Option<Integer>("SO_LINGER", Integer.class);
    public static final SocketOption<Integer> IP_TOS = new Option<Integer>("IP_TOS", Integer.class);
    public static final SocketOption<NetworkInterface> IP_MULTICAST_IF =
            new Option<NetworkInterface>("IP_MULTICAST_IF", NetworkInterface.class);
    public static final SocketOption<Integer> IP_MULTICAST_TTL = new Option<Integer>("IP_MULTICAST_TTL", Integer.class);
    public static final SocketOption<Boolean> IP_MULTICAST_LOOP =
            new Option<Boolean>("IP_MULTICAST_LOOP", Boolean.class);
    public static final SocketOption<Boolean> TCP_NODELAY = new Option<Boolean>("TCP_NODELAY", Boolean.class);

    private StandardSocketOptions() {
    }
}
