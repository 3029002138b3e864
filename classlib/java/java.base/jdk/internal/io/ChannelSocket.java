// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketException;
import java.net.SocketOption;
import java.nio.channels.Channels;
import java.nio.channels.IllegalBlockingModeException;
import java.nio.channels.SocketChannel;
import jdk.internal.misc.Unsafe;

/** The face of a socket channel for programs that know sockets. */
final class ChannelSocket extends Socket {
    /** The descriptor of the superclass, set from here so that its options are those of the channel. */
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long FD = UNSAFE.objectFieldOffset(Socket.class, "fd");

    private final SocketChannelImpl channel;
    private final SocketFd fd;
    private volatile int timeout;

    ChannelSocket(SocketChannelImpl channel, SocketFd fd) {
        this.channel = channel;
        this.fd = fd;
        UNSAFE.putReference(this, FD, fd);
    }

    @Override
    public SocketChannel getChannel() {
        return channel;
    }

    private void ensureBlocking() {
        if (!channel.isBlocking()) throw new IllegalBlockingModeException();
    }

    @Override
    public void connect(SocketAddress endpoint, int timeout) throws IOException {
        if (endpoint == null) throw new IllegalArgumentException("connect: The address can't be null");
        ensureBlocking();
        if (isConnected()) throw new SocketException("already connected");
        channel.connect(endpoint);
    }

    @Override
    public void bind(SocketAddress local) throws IOException {
        channel.bind(local);
    }

    private InetSocketAddress address(boolean far) {
        return (InetSocketAddress) channel.address(far);
    }

    @Override
    public InetAddress getInetAddress() {
        return address(true) == null ? null : address(true).getAddress();
    }

    @Override
    public InetAddress getLocalAddress() {
        InetSocketAddress a = isClosed() ? null : address(false);
        return a == null || a.getAddress().isAnyLocalAddress() ? new InetSocketAddress(0).getAddress() : a.getAddress();
    }

    @Override
    public int getPort() {
        return address(true) == null ? 0 : address(true).getPort();
    }

    @Override
    public int getLocalPort() {
        return address(false) == null ? -1 : address(false).getPort();
    }

    @Override
    public SocketAddress getRemoteSocketAddress() {
        return address(true);
    }

    @Override
    public SocketAddress getLocalSocketAddress() {
        return address(false);
    }

    private void ensureConnected() throws IOException {
        if (!channel.isOpen()) throw new SocketException("Socket is closed");
        if (!channel.isConnected()) throw new SocketException("Socket is not connected");
    }

    @Override
    public InputStream getInputStream() throws IOException {
        ensureConnected();
        return new InputStream() {
            @Override
            public int read() throws IOException {
                byte[] b = new byte[1];
                return read(b, 0, 1) < 0 ? -1 : b[0] & 255;
            }

            @Override
            public int read(byte[] b, int off, int len) throws IOException {
                java.util.Objects.checkFromIndexSize(off, len, b.length);
                ensureBlocking();
                return len == 0 ? 0 : fd.read(b, off, len, timeout);
            }

            @Override
            public int available() throws IOException {
                return fd.available();
            }

            @Override
            public void close() throws IOException {
                channel.close();
            }
        };
    }

    @Override
    public OutputStream getOutputStream() throws IOException {
        ensureConnected();
        return Channels.newOutputStream(channel);
    }

    @Override
    public void setSoTimeout(int millis) throws SocketException {
        if (millis < 0) throw new IllegalArgumentException("timeout < 0");
        timeout = millis;
    }

    @Override
    public int getSoTimeout() {
        return timeout;
    }

    @Override
    public <T> Socket setOption(SocketOption<T> name, T value) throws IOException {
        channel.setOption(name, value);
        return this;
    }

    @Override
    public <T> T getOption(SocketOption<T> name) throws IOException {
        return channel.getOption(name);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    @Override
    public void shutdownInput() throws IOException {
        channel.shutdownInput();
    }

    @Override
    public void shutdownOutput() throws IOException {
        channel.shutdownOutput();
    }

    @Override
    public boolean isConnected() {
        return channel.isConnected();
    }

    @Override
    public boolean isBound() {
        return address(false) != null;
    }

    @Override
    public boolean isInputShutdown() {
        return channel.isShut(true);
    }

    @Override
    public boolean isOutputShutdown() {
        return channel.isShut(false);
    }

    @Override
    public boolean isClosed() {
        return !channel.isOpen();
    }
}
