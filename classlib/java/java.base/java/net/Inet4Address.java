// SPDX-License-Identifier: MIT
package java.net;

/** An address of four bytes. */
public final class Inet4Address extends InetAddress {
    private static final long serialVersionUID = 3286316764910316507L;

    Inet4Address(String name, byte[] b) {
        super(name, b, 0);
    }

    private int at(int i) {
        return bytes[i] & 255;
    }

    @Override
    public boolean isMulticastAddress() {
        return (at(0) & 0xF0) == 0xE0;
    }

    @Override
    public boolean isLoopbackAddress() {
        return at(0) == 127;
    }

    @Override
    public boolean isLinkLocalAddress() {
        return at(0) == 169 && at(1) == 254;
    }

    @Override
    public boolean isSiteLocalAddress() {
        return at(0) == 10 || at(0) == 172 && (at(1) & 0xF0) == 16 || at(0) == 192 && at(1) == 168;
    }

    @Override
    public boolean isMCGlobal() {
        return at(0) >= 224 && at(0) <= 238 && !(at(0) == 224 && at(1) == 0 && at(2) == 0);
    }

    @Override
    public boolean isMCLinkLocal() {
        return at(0) == 224 && at(1) == 0 && at(2) == 0;
    }

    @Override
    public boolean isMCSiteLocal() {
        return at(0) == 239 && at(1) == 255;
    }

    @Override
    public boolean isMCOrgLocal() {
        return at(0) == 239 && at(1) >= 192 && at(1) <= 195;
    }

    @Override
    public String getHostAddress() {
        return at(0) + "." + at(1) + "." + at(2) + "." + at(3);
    }

    /** Written as an InetAddress. */
    private Object writeReplace() {
        return new InetAddress(name, bytes, 0);
    }

    public static Inet4Address ofLiteral(String ipv4AddressLiteral) {
        InetAddress a = ipv4AddressLiteral.indexOf(':') < 0 ? InetAddress.ofLiteral(ipv4AddressLiteral) : null;
        if (a instanceof Inet4Address) return (Inet4Address) a;
        throw new IllegalArgumentException("Invalid IP address literal: " + ipv4AddressLiteral);
    }
}
