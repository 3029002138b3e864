// SPDX-License-Identifier: MIT
package javax.net;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketException;

/** Makes sockets of some kind that listen. */
public abstract class ServerSocketFactory {
    /** Plain sockets, made by their constructors. */
    private static final class Plain extends ServerSocketFactory {
        @Override
        public ServerSocket createServerSocket() throws IOException {
            return new ServerSocket();
        }

        @Override
        public ServerSocket createServerSocket(int port) throws IOException {
            return new ServerSocket(port);
        }

        @Override
        public ServerSocket createServerSocket(int port, int backlog) throws IOException {
            return new ServerSocket(port, backlog);
        }

        @Override
        public ServerSocket createServerSocket(int port, int backlog, InetAddress ifAddress) throws IOException {
            return new ServerSocket(port, backlog, ifAddress);
        }
    }

    private static final ServerSocketFactory PLAIN = new Plain();

    protected ServerSocketFactory() {
    }

    public static ServerSocketFactory getDefault() {
        return PLAIN;
    }

    /** One that is not bound; a factory may not have such. */
    public ServerSocket createServerSocket() throws IOException {
        throw new SocketException("Unbound server sockets not implemented");
    }

    public abstract ServerSocket createServerSocket(int port) throws IOException;

    public abstract ServerSocket createServerSocket(int port, int backlog) throws IOException;

    public abstract ServerSocket createServerSocket(int port, int backlog, InetAddress ifAddress) throws IOException;
}
