// SPDX-License-Identifier: MIT
package java.net;

/** An address of a network interface. */
public class InterfaceAddress {
    private final InetAddress address;
    private final Inet4Address broadcast;
    private final short prefix;

    InterfaceAddress(InetAddress address, int prefix) {
        this.address = address;
        this.prefix = (short) prefix;
        Inet4Address b = null;
        if (address instanceof Inet4Address && prefix < 31 && !address.isLoopbackAddress()) {
            byte[] a = address.getAddress();
            for (int i = prefix; i < 32; i++) a[i >> 3] |= 0x80 >> (i & 7);
            b = new Inet4Address(null, a);
        }
        broadcast = b;
    }

    public InetAddress getAddress() {
        return address;
    }

    public InetAddress getBroadcast() {
        return broadcast;
    }

    public short getNetworkPrefixLength() {
        return prefix;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof InterfaceAddress && address.equals(((InterfaceAddress) o).address)
                && prefix == ((InterfaceAddress) o).prefix;
    }

    @Override
    public int hashCode() {
        return address.hashCode() + prefix;
    }

    @Override
    public String toString() {
        return address + "/" + prefix + " [" + broadcast + "]";
    }
}
