// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketException;
import java.security.NoSuchAlgorithmException;
import javax.net.ServerSocketFactory;

/** Makes sockets that listen for TLS. Without a default context the default one makes none and says why. */
public abstract class SSLServerSocketFactory extends ServerSocketFactory {
    /** Refuses, by an exception with the reason as its cause. */
    private static final class None extends SSLServerSocketFactory {
        private final Exception reason;

        None(Exception reason) {
            this.reason = reason;
        }

        private ServerSocket refuse() throws IOException {
            throw (SocketException) new SocketException(reason.toString()).initCause(reason);
        }

        @Override
        public ServerSocket createServerSocket() throws IOException {
            return refuse();
        }

        @Override
        public ServerSocket createServerSocket(int port) throws IOException {
            return refuse();
        }

        @Override
        public ServerSocket createServerSocket(int port, int backlog) throws IOException {
            return refuse();
        }

        @Override
        public ServerSocket createServerSocket(int port, int backlog, InetAddress ifAddress) throws IOException {
            return refuse();
        }

        @Override
        public String[] getDefaultCipherSuites() {
            return new String[0];
        }

        @Override
        public String[] getSupportedCipherSuites() {
            return new String[0];
        }
    }

    protected SSLServerSocketFactory() {
    }

    public static ServerSocketFactory getDefault() {
        try {
            return SSLContext.getDefault().getServerSocketFactory();
        } catch (NoSuchAlgorithmException | UnsupportedOperationException e) {
            return new None(e);
        }
    }

    public abstract String[] getDefaultCipherSuites();

    public abstract String[] getSupportedCipherSuites();
}
