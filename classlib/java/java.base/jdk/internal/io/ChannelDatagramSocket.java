// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;

/** The face of a datagram channel for programs that know sockets. */
final class ChannelDatagramSocket extends DatagramSocket {
    private final DatagramChannelImpl channel;

    ChannelDatagramSocket(DatagramChannelImpl channel) throws IOException {
        super((SocketAddress) null);
        this.channel = channel;
    }

    @Override
    public DatagramChannel getChannel() {
        return channel;
    }

    private static SocketException socketException(IOException e) {
        return e instanceof SocketException ? (SocketException) e : new SocketException(e.getMessage());
    }

    @Override
    public void bind(SocketAddress addr) throws SocketException {
        try {
            channel.bind(addr);
        } catch (IOException e) {
            throw socketException(e);
        }
    }

    @Override
    public void connect(SocketAddress addr) throws SocketException {
        try {
            channel.connect(addr);
        } catch (IOException e) {
            throw socketException(e);
        }
    }

    @Override
    public void disconnect() {
        try {
            channel.disconnect();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** Its own is gone when it is closed, the other one stays. */
    private InetSocketAddress address(boolean far) {
        try {
            return (InetSocketAddress) (far ? channel.peer() : channel.getLocalAddress());
        } catch (IOException e) {
            return null;
        }
    }

    @Override
    public boolean isBound() {
        return channel.wasBound();
    }

    @Override
    public boolean isConnected() {
        return channel.peer() != null;
    }

    @Override
    public InetAddress getInetAddress() {
        return address(true) == null ? null : address(true).getAddress();
    }

    @Override
    public int getPort() {
        return address(true) == null ? -1 : address(true).getPort();
    }

    @Override
    public SocketAddress getRemoteSocketAddress() {
        return address(true);
    }

    @Override
    public SocketAddress getLocalSocketAddress() {
        return address(false);
    }

    @Override
    public InetAddress getLocalAddress() {
        return address(false) == null ? null : address(false).getAddress();
    }

    @Override
    public int getLocalPort() {
        return isClosed() ? -1 : address(false) == null ? 0 : address(false).getPort();
    }

    @Override
    public void send(DatagramPacket p) throws IOException {
        ByteBuffer b = ByteBuffer.wrap(p.getData(), p.getOffset(), p.getLength());
        if (channel.isConnected()) channel.write(b);
        else channel.send(b, p.getSocketAddress());
    }

    @Override
    public void receive(DatagramPacket p) throws IOException {
        ByteBuffer b = ByteBuffer.wrap(p.getData(), p.getOffset(), p.getLength());
        SocketAddress from = channel.receive(b);
        if (from == null) throw new java.nio.channels.IllegalBlockingModeException();
        p.setLength(b.position() - p.getOffset());
        p.setSocketAddress(from);
    }

    @Override
    public void close() {
        try {
            if (channel != null) channel.close();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Override
    public boolean isClosed() {
        return channel != null && !channel.isOpen();
    }
}
