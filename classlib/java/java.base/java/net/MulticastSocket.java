// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;

/** A socket for datagrams of groups; others may use its port too. */
public class MulticastSocket extends DatagramSocket {
    private InetAddress from;

    public MulticastSocket() throws IOException {
        this(new InetSocketAddress(0));
    }

    public MulticastSocket(int port) throws IOException {
        this(new InetSocketAddress(port));
    }

    public MulticastSocket(SocketAddress bindaddr) throws IOException {
        super((SocketAddress) null);
        setReuseAddress(true);
        if (bindaddr == null) return;
        try {
            bind(bindaddr);
        } finally {
            if (!isBound()) close();
        }
    }

    @Deprecated
    public void setTTL(byte ttl) throws IOException {
        setTimeToLive(ttl & 255);
    }

    public void setTimeToLive(int ttl) throws IOException {
        if (ttl < 0 || ttl > 255) throw new IllegalArgumentException("Invalid TTL/hop value");
        setOption(StandardSocketOptions.IP_MULTICAST_TTL, ttl);
    }

    @Deprecated
    public byte getTTL() throws IOException {
        return (byte) getTimeToLive();
    }

    public int getTimeToLive() throws IOException {
        return getOption(StandardSocketOptions.IP_MULTICAST_TTL);
    }

    @Deprecated
    public void joinGroup(InetAddress mcastaddr) throws IOException {
        joinGroup(new InetSocketAddress(mcastaddr, 0), null);
    }

    @Deprecated
    public void leaveGroup(InetAddress mcastaddr) throws IOException {
        leaveGroup(new InetSocketAddress(mcastaddr, 0), null);
    }

    @Deprecated
    public void setInterface(InetAddress inf) throws SocketException {
        NetworkInterface nif = NetworkInterface.getByInetAddress(inf);
        if (nif == null) throw new SocketException("no interface has this address: " + inf);
        setNetworkInterface(nif);
        from = inf;
    }

    @Deprecated
    public InetAddress getInterface() throws SocketException {
        return from != null ? from : InetAddress.anyLocal();
    }

    public void setNetworkInterface(NetworkInterface netIf) throws SocketException {
        try {
            setOption(StandardSocketOptions.IP_MULTICAST_IF, netIf);
        } catch (SocketException e) {
            throw e;
        } catch (IOException e) {
            throw new SocketException(e.getMessage(), e);
        }
    }

    public NetworkInterface getNetworkInterface() throws SocketException {
        try {
            return getOption(StandardSocketOptions.IP_MULTICAST_IF);
        } catch (SocketException e) {
            throw e;
        } catch (IOException e) {
            throw new SocketException(e.getMessage(), e);
        }
    }

    /** true: what is sent to a group does not come back. */
    @Deprecated
    public void setLoopbackMode(boolean disable) throws SocketException {
        try {
            setOption(StandardSocketOptions.IP_MULTICAST_LOOP, !disable);
        } catch (SocketException e) {
            throw e;
        } catch (IOException e) {
            throw new SocketException(e.getMessage(), e);
        }
    }

    @Deprecated
    public boolean getLoopbackMode() throws SocketException {
        try {
            return !getOption(StandardSocketOptions.IP_MULTICAST_LOOP);
        } catch (SocketException e) {
            throw e;
        } catch (IOException e) {
            throw new SocketException(e.getMessage(), e);
        }
    }

    @Deprecated
    public void send(DatagramPacket p, byte ttl) throws IOException {
        int old = getTimeToLive();
        setTimeToLive(ttl & 255);
        try {
            send(p);
        } finally {
            setTimeToLive(old);
        }
    }
}
