// SPDX-License-Identifier: MIT
package java.net;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.StringTokenizer;
import java.util.stream.Stream;
import jdk.internal.io.Net;

/** A network interface as it was when it was asked for. */
public final class NetworkInterface {
    private static final int UP = 1, LOOPBACK = 8, POINT_TO_POINT = 16, MULTICAST = 0x1000;

    private final String name;
    private final int index, flags, mtu;
    private final byte[] hardware;
    private final ArrayList<InterfaceAddress> addresses = new ArrayList<InterfaceAddress>();

    private static byte[] hex(String s) {
        byte[] b = new byte[s.length() / 2];
        for (int i = 0; i < b.length; i++) b[i] = (byte) Integer.parseInt(s.substring(2 * i, 2 * i + 2), 16);
        return b;
    }

    private NetworkInterface(String line) {
        StringTokenizer t = new StringTokenizer(line, " ");
        name = t.nextToken();
        index = Integer.parseInt(t.nextToken());
        flags = Integer.parseInt(t.nextToken());
        mtu = Integer.parseInt(t.nextToken());
        String hw = t.nextToken();
        hardware = hw.equals("-") ? null : hex(hw);
        while (t.hasMoreTokens()) {
            String a = t.nextToken();
            int slash = a.indexOf('/');
            byte[] b = hex(a.substring(0, slash));
            InetAddress i = InetAddress.of(null, b, 0);
            if (b.length == 16 && i.isLinkLocalAddress()) i = new Inet6Address(null, b, index);
            addresses.add(new InterfaceAddress(i, Integer.parseInt(a.substring(slash + 1))));
        }
    }

    private static ArrayList<NetworkInterface> all() {
        ArrayList<NetworkInterface> l = new ArrayList<NetworkInterface>();
        String[] lines = Net.interfaces();
        for (int i = 0; i < lines.length; i++) l.add(new NetworkInterface(lines[i]));
        return l;
    }

    /** The index of an interface by its name or by its number; 0 if there is none. */
    static int indexOf(String s) {
        for (NetworkInterface n : all()) if (n.name.equals(s) || Integer.toString(n.index).equals(s)) return n.index;
        return 0;
    }

    public String getName() {
        return name;
    }

    public Enumeration<InetAddress> getInetAddresses() {
        ArrayList<InetAddress> l = new ArrayList<InetAddress>();
        for (InterfaceAddress a : addresses) l.add(a.getAddress());
        return Collections.enumeration(l);
    }

    public Stream<InetAddress> inetAddresses() {
        return Collections.list(getInetAddresses()).stream();
    }

    public List<InterfaceAddress> getInterfaceAddresses() {
        return new ArrayList<InterfaceAddress>(addresses);
    }

    public Enumeration<NetworkInterface> getSubInterfaces() {
        return Collections.emptyEnumeration();
    }

    public Stream<NetworkInterface> subInterfaces() {
        return Stream.empty();
    }

    public NetworkInterface getParent() {
        return null;
    }

    public int getIndex() {
        return index;
    }

    public String getDisplayName() {
        return name;
    }

    public static NetworkInterface getByName(String name) throws SocketException {
        if (name == null) throw new NullPointerException();
        for (NetworkInterface n : all()) if (n.name.equals(name)) return n;
        return null;
    }

    public static NetworkInterface getByIndex(int index) throws SocketException {
        if (index < 0) throw new IllegalArgumentException("Interface index can't be negative");
        for (NetworkInterface n : all()) if (n.index == index) return n;
        return null;
    }

    public static NetworkInterface getByInetAddress(InetAddress addr) throws SocketException {
        if (addr == null) throw new NullPointerException();
        for (NetworkInterface n : all())
            for (InterfaceAddress a : n.addresses) if (a.getAddress().equals(addr)) return n;
        return null;
    }

    public static Enumeration<NetworkInterface> getNetworkInterfaces() throws SocketException {
        return Collections.enumeration(all());
    }

    public static Stream<NetworkInterface> networkInterfaces() throws SocketException {
        return all().stream();
    }

    public boolean isUp() throws SocketException {
        return (flags & UP) != 0;
    }

    public boolean isLoopback() throws SocketException {
        return (flags & LOOPBACK) != 0;
    }

    public boolean isPointToPoint() throws SocketException {
        return (flags & POINT_TO_POINT) != 0;
    }

    public boolean supportsMulticast() throws SocketException {
        return (flags & MULTICAST) != 0;
    }

    public byte[] getHardwareAddress() throws SocketException {
        return hardware == null || isLoopback() ? null : hardware.clone();
    }

    public int getMTU() throws SocketException {
        return mtu;
    }

    public boolean isVirtual() {
        return false;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof NetworkInterface && name.equals(((NetworkInterface) o).name)
                && addresses.equals(((NetworkInterface) o).addresses);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return "name:" + name + " (" + name + ")";
    }
}
