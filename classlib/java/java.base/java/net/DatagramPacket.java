// SPDX-License-Identifier: MIT
package java.net;

/** A datagram, sent or received. */
public final class DatagramPacket {
    private byte[] buf;
    private int offset, length, bufLength, port;
    private InetAddress address;

    public DatagramPacket(byte[] buf, int offset, int length) {
        setData(buf, offset, length);
    }

    public DatagramPacket(byte[] buf, int length) {
        this(buf, 0, length);
    }

    public DatagramPacket(byte[] buf, int offset, int length, InetAddress address, int port) {
        setData(buf, offset, length);
        setAddress(address);
        setPort(port);
    }

    public DatagramPacket(byte[] buf, int offset, int length, SocketAddress address) {
        setData(buf, offset, length);
        setSocketAddress(address);
    }

    public DatagramPacket(byte[] buf, int length, InetAddress address, int port) {
        this(buf, 0, length, address, port);
    }

    public DatagramPacket(byte[] buf, int length, SocketAddress address) {
        this(buf, 0, length, address);
    }

    public synchronized InetAddress getAddress() {
        return address;
    }

    public synchronized int getPort() {
        return port;
    }

    public synchronized byte[] getData() {
        return buf;
    }

    public synchronized int getOffset() {
        return offset;
    }

    public synchronized int getLength() {
        return length;
    }

    /** How much a receiver may fill. */
    synchronized int room() {
        return bufLength;
    }

    synchronized void received(int n) {
        length = n;
    }

    public synchronized void setData(byte[] buf, int offset, int length) {
        boolean inside = (offset | length) >= 0 && length <= buf.length - offset;
        if (!inside) throw new IllegalArgumentException("illegal length or offset");
        this.length = bufLength = length;
        this.offset = offset;
        this.buf = buf;
    }

    public synchronized void setAddress(InetAddress iaddr) {
        address = iaddr;
    }

    public synchronized void setPort(int iport) {
        if (iport < 0 || iport > 0xFFFF) throw new IllegalArgumentException("Port out of range:" + iport);
        port = iport;
    }

    public synchronized void setSocketAddress(SocketAddress address) {
        InetSocketAddress a = address instanceof InetSocketAddress ? (InetSocketAddress) address : null;
        if (a == null || a.isUnresolved())
            throw new IllegalArgumentException(a == null ? "unsupported address type" : "unresolved address");
        setAddress(a.getAddress());
        setPort(a.getPort());
    }

    public synchronized SocketAddress getSocketAddress() {
        return new InetSocketAddress(getAddress(), getPort());
    }

    public synchronized void setData(byte[] buf) {
        setData(java.util.Objects.requireNonNull(buf), 0, buf.length);
    }

    public synchronized void setLength(int length) {
        if (length < 0 || length + offset > buf.length) throw new IllegalArgumentException("illegal length");
        this.length = bufLength = length;
    }
}
