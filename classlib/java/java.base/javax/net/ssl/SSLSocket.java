// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.util.List;
import java.util.function.BiFunction;

/** A socket that speaks TLS. A provider makes it. */
public abstract class SSLSocket extends Socket {
    protected SSLSocket() {
    }

    protected SSLSocket(String host, int port) throws IOException, UnknownHostException {
        super(host, port);
    }

    protected SSLSocket(InetAddress address, int port) throws IOException {
        super(address, port);
    }

    protected SSLSocket(String host, int port, InetAddress clientAddress, int clientPort)
            throws IOException, UnknownHostException {
        super(host, port, clientAddress, clientPort);
    }

    protected SSLSocket(InetAddress address, int port, InetAddress clientAddress, int clientPort) throws IOException {
        super(address, port, clientAddress, clientPort);
    }

    public SSLSession getHandshakeSession() {
        throw new UnsupportedOperationException();
    }

    public SSLParameters getSSLParameters() {
        SSLParameters p = new SSLParameters(getEnabledCipherSuites(), getEnabledProtocols());
        if (getNeedClientAuth()) p.setNeedClientAuth(true);
        else if (getWantClientAuth()) p.setWantClientAuth(true);
        return p;
    }

    public void setSSLParameters(SSLParameters params) {
        if (params.getCipherSuites() != null) setEnabledCipherSuites(params.getCipherSuites());
        if (params.getProtocols() != null) setEnabledProtocols(params.getProtocols());
        if (params.getNeedClientAuth()) setNeedClientAuth(true);
        else setWantClientAuth(params.getWantClientAuth());
    }

    public String getApplicationProtocol() {
        throw new UnsupportedOperationException();
    }

    public String getHandshakeApplicationProtocol() {
        throw new UnsupportedOperationException();
    }

    public void setHandshakeApplicationProtocolSelector(BiFunction<SSLSocket, List<String>, String> selector) {
        throw new UnsupportedOperationException();
    }

    public BiFunction<SSLSocket, List<String>, String> getHandshakeApplicationProtocolSelector() {
        throw new UnsupportedOperationException();
    }

    public abstract void addHandshakeCompletedListener(HandshakeCompletedListener listener);

    public abstract boolean getEnableSessionCreation();

    public abstract String[] getEnabledCipherSuites();

    public abstract String[] getEnabledProtocols();

    public abstract boolean getNeedClientAuth();

    public abstract SSLSession getSession();

    public abstract String[] getSupportedCipherSuites();

    public abstract String[] getSupportedProtocols();

    public abstract boolean getUseClientMode();

    public abstract boolean getWantClientAuth();

    public abstract void removeHandshakeCompletedListener(HandshakeCompletedListener listener);

    public abstract void setEnableSessionCreation(boolean on);

    public abstract void setEnabledCipherSuites(String[] suites);

    public abstract void setEnabledProtocols(String[] protocols);

    public abstract void setNeedClientAuth(boolean on);

    public abstract void setUseClientMode(boolean on);

    public abstract void setWantClientAuth(boolean on);

    public abstract void startHandshake() throws IOException;
}
