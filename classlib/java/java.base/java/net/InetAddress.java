// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;
import java.util.ArrayList;
import jdk.internal.io.Net;

/** An address of the Internet, with the name that it was looked up by. */
public class InetAddress implements java.io.Serializable {
    private static final long serialVersionUID = 3286316764910316507L;
    private static final java.io.ObjectStreamField[] serialPersistentFields = {
        new java.io.ObjectStreamField("hostName", String.class),
        new java.io.ObjectStreamField("address", int.class),
        new java.io.ObjectStreamField("family", int.class),
    };

    /** Values of the serialized form's family: that of IPv4 addresses has been both; the class tells, not this. */
    private static final int OTHER_FAMILY = 1, FAMILY = 2;

    transient volatile String name;
    final transient byte[] bytes;
    final transient int scope;

    InetAddress(String name, byte[] bytes, int scope) {
        this.name = name;
        this.bytes = bytes;
        this.scope = scope;
    }

    static InetAddress of(String name, byte[] b, int scope) {
        if (b.length == 16) {
            boolean mapped = b[10] == -1 && b[11] == -1;
            for (int i = 0; i < 10; i++) mapped &= b[i] == 0;
            if (!mapped) return new Inet6Address(name, b, scope);
            b = new byte[] {b[12], b[13], b[14], b[15]};
        }
        return new Inet4Address(name, b);
    }

    /** The wildcard address, with the name that programs know it by. */
    static InetAddress anyLocal() {
        return new Inet4Address("0.0.0.0", new byte[4]);
    }

    public static InetAddress getByAddress(String host, byte[] addr) throws UnknownHostException {
        if (addr.length != 4 && addr.length != 16) throw new UnknownHostException("addr is of illegal length");
        return of(host == null || host.isEmpty() ? null : host, addr.clone(), 0);
    }

    public static InetAddress getByAddress(byte[] addr) throws UnknownHostException {
        return getByAddress(null, addr);
    }

    public static InetAddress getByName(String host) throws UnknownHostException {
        return getAllByName(host)[0];
    }

    public static InetAddress[] getAllByName(String host) throws UnknownHostException {
        if (host == null || host.isEmpty()) return new InetAddress[] {getLoopbackAddress()};
        String h = host;
        if (h.startsWith("[")) {
            h = h.endsWith("]") ? h.substring(1, h.length() - 1) : h;
            if (h.indexOf(':') < 0) throw notSix(host);
        }
        byte[] literal = literal(h);
        if (literal != null) return new InetAddress[] {of(null, literal, scope(h))};
        if (h.indexOf(':') >= 0) throw notSix(host);
        if (isOfNumbers(h)) throw new UnknownHostException(host);
        int[] err = new int[1];
        byte[][] all = Net.lookup(h, err);
        if (all == null) throw new UnknownHostException(host + ": " + Net.lookupError(err[0]));
        ArrayList<InetAddress> v4 = new ArrayList<InetAddress>(), v6 = new ArrayList<InetAddress>();
        for (int i = 0; i < all.length; i++) {
            InetAddress a = of(host, all[i], 0);
            ArrayList<InetAddress> l = a instanceof Inet4Address ? v4 : v6;
            if (!l.contains(a)) l.add(a);
        }
        v4.addAll(v6);
        return v4.toArray(new InetAddress[v4.size()]);
    }

    private static UnknownHostException notSix(String host) {
        return new UnknownHostException(host + ": invalid IPv6 address literal");
    }

    /** The number behind the %, or that of the interface of this name; 0 where there is none. */
    private static int scope(String literal) throws UnknownHostException {
        int percent = literal.indexOf('%');
        if (percent < 0) return 0;
        String s = literal.substring(percent + 1);
        if (s.matches("[0-9]{1,9}")) return Integer.parseInt(s);
        int index = NetworkInterface.indexOf(s);
        if (index == 0) throw new UnknownHostException("no such interface " + s);
        return index;
    }

    /** What C takes for an address, with hexadecimal numbers, is neither one nor a name here. */
    private static boolean isOfNumbers(String host) {
        return host.matches("(?i)(0x[0-9a-f]*|[0-9]+)(\\.(0x[0-9a-f]*|[0-9]+))*");
    }

    /** The bytes of an address that is written in digits, or null. */
    private static byte[] literal(String s) {
        if (s.indexOf(':') < 0) return literal4(s);
        int percent = s.indexOf('%');
        if (percent < 0) return literal6(s);
        return percent == s.length() - 1 ? null : literal6(s.substring(0, percent));
    }

    /** Is it an IPv6 address? */
    static boolean isLiteral6(String s) {
        return s.indexOf(':') >= 0 && literal(s) != null;
    }

    private static byte[] literal4(String s) {
        String[] part = s.split("\\.", -1);
        if (part.length > 4) return null;
        long v = 0;
        for (int i = 0; i < part.length; i++) {
            String p = part[i];
            if (p.isEmpty() || p.length() > 18) return null;
            for (int k = 0; k < p.length(); k++) if (p.charAt(k) < '0' || p.charAt(k) > '9') return null;
            long n = Long.parseLong(p);
            int bits = i == part.length - 1 ? 8 * (5 - part.length) : 8;
            if (n >= 1L << bits) return null;
            v = v << bits | n;
        }
        return new byte[] {(byte) (v >> 24), (byte) (v >> 16), (byte) (v >> 8), (byte) v};
    }

    private static byte[] literal6(String s) {
        if (s.startsWith(":") != s.startsWith("::") || s.endsWith(":") != s.endsWith("::")) return null;
        byte[] b = new byte[16];
        int n = 0, gap = -1, i = 0;
        if (s.startsWith("::")) {
            gap = 0;
            i = 2;
        }
        while (i < s.length()) {
            if (n >= 16) return null;
            int j = s.indexOf(':', i);
            if (j < 0) j = s.length();
            String p = s.substring(i, j);
            if (p.indexOf('.') >= 0) {
                byte[] v4 = j == s.length() && n <= 12 && p.split("\\.", -1).length == 4 ? literal4(p) : null;
                if (v4 == null) return null;
                System.arraycopy(v4, 0, b, n, 4);
                n += 4;
                break;
            }
            if (p.isEmpty()) {
                if (gap >= 0) return null;
                gap = n;
            } else {
                if (p.length() > 4) return null;
                int v = 0;
                for (int k = 0; k < p.length(); k++) {
                    int d = Character.digit(p.charAt(k), 16);
                    if (d < 0) return null;
                    v = v << 4 | d;
                }
                b[n++] = (byte) (v >> 8);
                b[n++] = (byte) v;
            }
            i = j + 1;
        }
        if (gap < 0) return n == 16 ? b : null;
        if (n > 14) return null;
        System.arraycopy(b, gap, b, 16 - (n - gap), n - gap);
        for (int k = gap; k < 16 - (n - gap); k++) b[k] = 0;
        return b;
    }

    public static InetAddress getLoopbackAddress() {
        return new Inet4Address("localhost", new byte[] {127, 0, 0, 1});
    }

    public static InetAddress getLocalHost() throws UnknownHostException {
        String h = Net.hostName();
        if (h.equals("localhost")) return getLoopbackAddress();
        try {
            return of(h, getByName(h).bytes, 0);
        } catch (UnknownHostException e) {
            UnknownHostException u = new UnknownHostException(h + ": " + e.getMessage());
            u.initCause(e);
            throw u;
        }
    }

    public boolean isMulticastAddress() {
        return false;
    }

    public boolean isAnyLocalAddress() {
        for (int i = 0; i < bytes.length; i++) if (bytes[i] != 0) return false;
        return true;
    }

    public boolean isLoopbackAddress() {
        return false;
    }

    public boolean isLinkLocalAddress() {
        return false;
    }

    public boolean isSiteLocalAddress() {
        return false;
    }

    public boolean isMCGlobal() {
        return false;
    }

    public boolean isMCNodeLocal() {
        return false;
    }

    public boolean isMCLinkLocal() {
        return false;
    }

    public boolean isMCSiteLocal() {
        return false;
    }

    public boolean isMCOrgLocal() {
        return false;
    }

    public boolean isReachable(int timeout) throws IOException {
        if (timeout < 0) throw new IllegalArgumentException("timeout can't be negative");
        return Net.reachable(bytes, timeout);
    }

    public boolean isReachable(NetworkInterface netif, int ttl, int timeout) throws IOException {
        if (ttl < 0) throw new IllegalArgumentException("ttl can't be negative");
        return isReachable(timeout);
    }

    public String getHostName() {
        if (name == null) {
            String n = Net.reverse(bytes);
            name = n == null ? getHostAddress() : n;
        }
        return name;
    }

    public String getCanonicalHostName() {
        String n = Net.reverse(bytes);
        return n == null ? getHostAddress() : n;
    }

    public byte[] getAddress() {
        return bytes.clone();
    }

    public String getHostAddress() {
        return null;
    }

    @Override
    public int hashCode() {
        int h = 0;
        if (bytes.length == 4) {
            for (int i = 0; i < 4; i++) h = h << 8 | bytes[i] & 255;
            return h;
        }
        for (int i = 0; i < 16; i += 4)
            h += bytes[i] << 24 | (bytes[i + 1] & 255) << 16 | (bytes[i + 2] & 255) << 8 | bytes[i + 3] & 255;
        return h;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof InetAddress && java.util.Arrays.equals(bytes, ((InetAddress) o).bytes);
    }

    @Override
    public String toString() {
        return (name == null ? "" : name) + "/" + getHostAddress();
    }

    /** The form of an IPv4 address; one of IPv6 is the value 0 here and has its bytes in its own class's fields. */
    private void writeObject(java.io.ObjectOutputStream s) throws IOException {
        int v4 = 0;
        for (int i = 0; i < bytes.length && bytes.length == 4; i++) v4 = v4 << 8 | bytes[i] & 255;
        java.io.ObjectOutputStream.PutField f = s.putFields();
        f.put("hostName", name);
        f.put("address", v4);
        f.put("family", FAMILY);
        s.writeFields();
    }

    private void readObject(java.io.ObjectInputStream s) throws IOException, ClassNotFoundException {
        java.io.ObjectInputStream.GetField f = s.readFields();
        name = (String) f.get("hostName", null);
        int v4 = f.get("address", 0), family = f.get("family", 0);
        if (family != FAMILY && family != OTHER_FAMILY)
            throw new java.io.InvalidObjectException("invalid address family type: " + family);
        read(new byte[] {(byte) (v4 >> 24), (byte) (v4 >> 16), (byte) (v4 >> 8), (byte) v4}, 0);
    }

    final void read(byte[] address, int scope) {
        jdk.internal.io.FinalField.set(InetAddress.class, "bytes", this, address);
        jdk.internal.io.FinalField.set(InetAddress.class, "scope", this, scope);
    }

    /** The name and address may have been written as a plain InetAddress. */
    private Object readResolve() {
        return getClass() == InetAddress.class ? new Inet4Address(name, bytes) : this;
    }

    /** An address in digits; nothing is looked up. */
    public static InetAddress ofLiteral(String ipAddressLiteral) {
        byte[] b = literal(ipAddressLiteral.startsWith("[") && ipAddressLiteral.endsWith("]")
                ? ipAddressLiteral.substring(1, ipAddressLiteral.length() - 1) : ipAddressLiteral);
        if (b == null) throw new IllegalArgumentException("Invalid IP address literal: " + ipAddressLiteral);
        try {
            return getAllByName(ipAddressLiteral)[0];
        } catch (UnknownHostException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }
}
