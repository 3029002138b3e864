// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.security.NoSuchAlgorithmException;
import javax.net.SocketFactory;

/** Makes sockets that speak TLS. Without a default context the default one makes none and says why. */
public abstract class SSLSocketFactory extends SocketFactory {
    /** Refuses, by an exception with the reason as its cause. */
    private static final class None extends SSLSocketFactory {
        private final Exception reason;

        None(Exception reason) {
            this.reason = reason;
        }

        private Socket refuse() throws IOException {
            throw (SocketException) new SocketException(reason.toString()).initCause(reason);
        }

        @Override
        public Socket createSocket() throws IOException {
            return refuse();
        }

        @Override
        public Socket createSocket(String host, int port) throws IOException {
            return refuse();
        }

        @Override
        public Socket createSocket(InetAddress address, int port) throws IOException {
            return refuse();
        }

        @Override
        public Socket createSocket(String host, int port, InetAddress localHost, int localPort) throws IOException {
            return refuse();
        }

        @Override
        public Socket createSocket(InetAddress address, int port, InetAddress localHost, int localPort)
                throws IOException {
            return refuse();
        }

        @Override
        public Socket createSocket(Socket s, String host, int port, boolean autoClose) throws IOException {
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

    public static SocketFactory getDefault() {
        try {
            return SSLContext.getDefault().getSocketFactory();
        } catch (NoSuchAlgorithmException | UnsupportedOperationException e) {
            return new None(e);
        }
    }

    /** A connection over one that is there. */
    public abstract Socket createSocket(Socket s, String host, int port, boolean autoClose) throws IOException;

    public Socket createSocket(Socket s, InputStream consumed, boolean autoClose) throws IOException {
        throw new UnsupportedOperationException();
    }

    public abstract String[] getDefaultCipherSuites();

    public abstract String[] getSupportedCipherSuites();
}
