// SPDX-License-Identifier: MIT
package java.net;

/** A host to connect through. */
public class Proxy {
    public static final Proxy NO_PROXY = new Proxy();

    /** What kind of host. */
    public enum Type {
        DIRECT, HTTP, SOCKS
    }

    private final Type type;
    private final SocketAddress address;

    private Proxy() {
        type = Type.DIRECT;
        address = null;
    }

    public Proxy(Type type, SocketAddress sa) {
        if (type == Type.DIRECT || !(sa instanceof InetSocketAddress))
            throw new IllegalArgumentException("type " + type + " is not compatible with address " + sa);
        this.type = type;
        address = sa;
    }

    public Type type() {
        return type;
    }

    public SocketAddress address() {
        return address;
    }

    public String toString() {
        return type == Type.DIRECT ? "DIRECT" : type + " @ " + address;
    }

    public final boolean equals(Object obj) {
        return obj instanceof Proxy && ((Proxy) obj).type == type
                && java.util.Objects.equals(address, ((Proxy) obj).address);
    }

    public final int hashCode() {
        return address == null ? type.hashCode() : type.hashCode() + address.hashCode();
    }
}
