// SPDX-License-Identifier: MIT
package java.net;

/** An address of sixteen bytes, perhaps with a scope. */
public final class Inet6Address extends InetAddress {
    private static final long serialVersionUID = 6880410070516793377L;
    private static final java.io.ObjectStreamField[] serialPersistentFields = {
        new java.io.ObjectStreamField("ipaddress", byte[].class),
        new java.io.ObjectStreamField("scope_id", int.class),
        new java.io.ObjectStreamField("scope_id_set", boolean.class),
        new java.io.ObjectStreamField("scope_ifname_set", boolean.class),
        new java.io.ObjectStreamField("ifname", String.class),
    };

    Inet6Address(String name, byte[] b, int scope) {
        super(name, b, scope);
    }

    public static Inet6Address getByAddress(String host, byte[] addr, NetworkInterface nif)
            throws UnknownHostException {
        return getByAddress(host, addr, nif == null ? -1 : nif.getIndex());
    }

    public static Inet6Address getByAddress(String host, byte[] addr, int scopeId) throws UnknownHostException {
        if (addr == null || addr.length != 16) throw new UnknownHostException("addr is of illegal length");
        return new Inet6Address(host == null || host.isEmpty() ? null : host, addr.clone(), Math.max(0, scopeId));
    }

    private int at(int i) {
        return bytes[i] & 255;
    }

    @Override
    public boolean isMulticastAddress() {
        return at(0) == 0xFF;
    }

    @Override
    public boolean isLoopbackAddress() {
        for (int i = 0; i < 15; i++) if (bytes[i] != 0) return false;
        return bytes[15] == 1;
    }

    @Override
    public boolean isLinkLocalAddress() {
        return at(0) == 0xFE && (at(1) & 0xC0) == 0x80;
    }

    @Override
    public boolean isSiteLocalAddress() {
        return at(0) == 0xFE && (at(1) & 0xC0) == 0xC0;
    }

    private boolean group(int s) {
        return at(0) == 0xFF && (at(1) & 15) == s;
    }

    @Override
    public boolean isMCGlobal() {
        return group(14);
    }

    @Override
    public boolean isMCNodeLocal() {
        return group(1);
    }

    @Override
    public boolean isMCLinkLocal() {
        return group(2);
    }

    @Override
    public boolean isMCSiteLocal() {
        return group(5);
    }

    @Override
    public boolean isMCOrgLocal() {
        return group(8);
    }

    public int getScopeId() {
        return scope;
    }

    public NetworkInterface getScopedInterface() {
        try {
            return scope == 0 ? null : NetworkInterface.getByIndex(scope);
        } catch (SocketException e) {
            return null;
        }
    }

    public boolean isIPv4CompatibleAddress() {
        for (int i = 0; i < 12; i++) if (bytes[i] != 0) return false;
        return true;
    }

    @Override
    public String getHostAddress() {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 16; i += 2) {
            if (i > 0) sb.append(':');
            sb.append(Integer.toHexString(at(i) << 8 | at(i + 1)));
        }
        if (scope != 0) {
            NetworkInterface n = getScopedInterface();
            sb.append('%').append(n == null ? Integer.toString(scope) : n.getName());
        }
        return sb.toString();
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        java.io.ObjectOutputStream.PutField f = s.putFields();
        f.put("ipaddress", bytes);
        f.put("scope_id", scope);
        f.put("scope_id_set", scope != 0);
        f.put("scope_ifname_set", false);
        f.put("ifname", null);
        s.writeFields();
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        java.io.ObjectInputStream.GetField f = s.readFields();
        byte[] address = (byte[]) f.get("ipaddress", null);
        if (address == null || address.length != 16) throw new java.io.InvalidObjectException("invalid address length");
        String ifname = (String) f.get("ifname", null);
        int index = ifname == null || ifname.isEmpty() ? f.get("scope_id", 0) : NetworkInterface.indexOf(ifname);
        read(address.clone(), Math.max(index, 0));
    }

    public static InetAddress ofLiteral(String ipv6AddressLiteral) {
        if (ipv6AddressLiteral.indexOf(':') >= 0) return InetAddress.ofLiteral(ipv6AddressLiteral);
        throw new IllegalArgumentException("Invalid IP address literal: " + ipv6AddressLiteral);
    }
}
