// SPDX-License-Identifier: MIT
package java.net;

import java.util.Locale;

/** An address, or the name of a host that is not resolved, with a port. */
public class InetSocketAddress extends SocketAddress {
    private static final long serialVersionUID = 5076001401234631237L;
    private final String hostname;               // of an unresolved one
    private final InetAddress addr;
    private final int port;

    private static int check(int port) {
        if (port < 0 || port > 0xFFFF) throw new IllegalArgumentException("port out of range:" + port);
        return port;
    }

    private InetSocketAddress(String hostname, InetAddress addr, int port) {
        this.hostname = hostname;
        this.addr = addr;
        this.port = check(port);
    }

    public InetSocketAddress(int port) {
        this(null, InetAddress.anyLocal(), port);
    }

    public InetSocketAddress(InetAddress addr, int port) {
        this(null, addr == null ? InetAddress.anyLocal() : addr, port);
    }

    public InetSocketAddress(String hostname, int port) {
        check(port);
        if (hostname == null) throw new IllegalArgumentException("hostname can't be null");
        InetAddress a = null;
        try {
            a = InetAddress.getByName(hostname);
        } catch (UnknownHostException e) {
            a = null;
        }
        addr = a;
        this.hostname = a == null ? hostname : null;
        this.port = port;
    }

    public static InetSocketAddress createUnresolved(String host, int port) {
        if (host == null) throw new IllegalArgumentException("hostname can't be null");
        return new InetSocketAddress(host, null, port);
    }

    public final int getPort() {
        return port;
    }

    public final InetAddress getAddress() {
        return addr;
    }

    public final String getHostName() {
        return addr != null ? addr.getHostName() : hostname;
    }

    public final String getHostString() {
        return addr == null ? hostname : addr.name != null ? addr.name : addr.getHostAddress();
    }

    public final boolean isUnresolved() {
        return addr == null;
    }

    @Override
    public String toString() {
        if (addr == null) return hostname + "/<unresolved>:" + port;
        String a = addr.toString();
        int number = a.lastIndexOf('/') + 1;
        return addr instanceof Inet6Address ? a.substring(0, number) + '[' + a.substring(number) + "]:" + port
            : a + ':' + port;
    }

    @Override
    public final boolean equals(Object o) {
        if (!(o instanceof InetSocketAddress)) return false;
        InetSocketAddress x = (InetSocketAddress) o;
        return port == x.port && (addr != null ? addr.equals(x.addr) : x.addr == null
                && hostname.equalsIgnoreCase(x.hostname));
    }

    @Override
    public final int hashCode() {
        return (addr != null ? addr.hashCode() : hostname.toLowerCase(Locale.ROOT).hashCode()) + port;
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        check(port);
        if (hostname == null && addr == null) throw new java.io.InvalidObjectException("neither a name nor an address");
    }

    private void readObjectNoData() throws java.io.ObjectStreamException {
        throw new java.io.InvalidObjectException("an InetSocketAddress without data");
    }
}
