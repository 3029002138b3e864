// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Listens for connections that speak TLS. A provider makes it. */
public abstract class SSLServerSocket extends ServerSocket {
    protected SSLServerSocket() throws IOException {
    }

    protected SSLServerSocket(int port) throws IOException {
        super(port);
    }

    protected SSLServerSocket(int port, int backlog) throws IOException {
        super(port, backlog);
    }

    protected SSLServerSocket(int port, int backlog, InetAddress address) throws IOException {
        super(port, backlog, address);
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

    public abstract boolean getEnableSessionCreation();

    public abstract String[] getEnabledCipherSuites();

    public abstract String[] getEnabledProtocols();

    public abstract boolean getNeedClientAuth();

    public abstract String[] getSupportedCipherSuites();

    public abstract String[] getSupportedProtocols();

    public abstract boolean getUseClientMode();

    public abstract boolean getWantClientAuth();

    public abstract void setEnableSessionCreation(boolean on);

    public abstract void setEnabledCipherSuites(String[] suites);

    public abstract void setEnabledProtocols(String[] protocols);

    public abstract void setNeedClientAuth(boolean on);

    public abstract void setUseClientMode(boolean on);

    public abstract void setWantClientAuth(boolean on);
}
