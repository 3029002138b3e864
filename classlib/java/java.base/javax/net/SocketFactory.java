// SPDX-License-Identifier: MIT
package javax.net;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.UnknownHostException;

/** Makes sockets of some kind. */
public abstract class SocketFactory {
    /** Plain sockets, made by their constructors. */
    private static final class Plain extends SocketFactory {
        @Override
        public Socket createSocket() {
            return new Socket();
        }

        @Override
        public Socket createSocket(String host, int port) throws IOException {
            return new Socket(host, port);
        }

        @Override
        public Socket createSocket(InetAddress address, int port) throws IOException {
            return new Socket(address, port);
        }

        @Override
        public Socket createSocket(String host, int port, InetAddress localHost, int localPort) throws IOException {
            return new Socket(host, port, localHost, localPort);
        }

        @Override
        public Socket createSocket(InetAddress address, int port, InetAddress localHost, int localPort)
                throws IOException {
            return new Socket(address, port, localHost, localPort);
        }
    }

    private static final SocketFactory PLAIN = new Plain();

    protected SocketFactory() {
    }

    public static SocketFactory getDefault() {
        return PLAIN;
    }

    /** One that is not connected; a factory may not have such. */
    public Socket createSocket() throws IOException {
        throw new SocketException("Unconnected sockets not implemented");
    }

    public abstract Socket createSocket(String host, int port) throws IOException, UnknownHostException;

    public abstract Socket createSocket(InetAddress address, int port) throws IOException;

    public abstract Socket createSocket(String host, int port, InetAddress localHost, int localPort)
            throws IOException, UnknownHostException;

    public abstract Socket createSocket(InetAddress address, int port, InetAddress localHost, int localPort)
            throws IOException;
}
