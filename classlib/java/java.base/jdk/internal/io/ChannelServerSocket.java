// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketException;
import java.nio.channels.IllegalBlockingModeException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import jdk.internal.misc.Unsafe;

/** The face of a server socket channel for programs that know sockets. */
final class ChannelServerSocket extends ServerSocket {
    /** The descriptor of the superclass, set from here so that its options are those of the channel. */
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long FD = UNSAFE.objectFieldOffset(ServerSocket.class, "fd");

    private final ServerSocketChannelImpl channel;
    private volatile int timeout;

    ChannelServerSocket(ServerSocketChannelImpl channel, SocketFd fd) throws IOException {
        this.channel = channel;
        UNSAFE.putReference(this, FD, fd);
    }

    @Override
    public ServerSocketChannel getChannel() {
        return channel;
    }

    @Override
    public void bind(SocketAddress endpoint, int backlog) throws IOException {
        channel.bind(endpoint, backlog);
    }

    /** It stays when the channel is closed. */
    private InetSocketAddress address() {
        return (InetSocketAddress) channel.bound();
    }

    @Override
    public InetAddress getInetAddress() {
        return address() == null ? null : address().getAddress();
    }

    @Override
    public int getLocalPort() {
        return address() == null ? -1 : address().getPort();
    }

    @Override
    public SocketAddress getLocalSocketAddress() {
        return address();
    }

    @Override
    public Socket accept() throws IOException {
        if (!isBound()) throw new java.nio.channels.NotYetBoundException();
        SocketChannel c = channel.accept(timeout);
        if (c == null) throw new IllegalBlockingModeException();
        return c.socket();
    }

    @Override
    public void setSoTimeout(int millis) throws SocketException {
        if (isClosed()) throw new SocketException("Socket is closed");
        if (millis < 0) throw new IllegalArgumentException("timeout < 0");
        timeout = millis;
    }

    @Override
    public int getSoTimeout() throws IOException {
        if (isClosed()) throw new SocketException("Socket is closed");
        return timeout;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    @Override
    public boolean isBound() {
        return address() != null;
    }

    @Override
    public boolean isClosed() {
        return !channel.isOpen();
    }
}
