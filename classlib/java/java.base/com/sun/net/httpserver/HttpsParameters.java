// SPDX-License-Identifier: MIT
package com.sun.net.httpserver;

import java.net.InetSocketAddress;
import javax.net.ssl.SSLParameters;

/** How one connection is protected: this keeps what it is told. */
public abstract class HttpsParameters {
    private String[] cipherSuites, protocols;
    private boolean wantClientAuth, needClientAuth;

    protected HttpsParameters() {
    }

    public abstract HttpsConfigurator getHttpsConfigurator();

    public abstract InetSocketAddress getClientAddress();

    public abstract void setSSLParameters(SSLParameters params);

    public String[] getCipherSuites() {
        return cipherSuites == null ? null : cipherSuites.clone();
    }

    public void setCipherSuites(String[] cipherSuites) {
        this.cipherSuites = cipherSuites == null ? null : cipherSuites.clone();
    }

    public String[] getProtocols() {
        return protocols == null ? null : protocols.clone();
    }

    public void setProtocols(String[] protocols) {
        this.protocols = protocols == null ? null : protocols.clone();
    }

    public boolean getWantClientAuth() {
        return wantClientAuth;
    }

    public void setWantClientAuth(boolean wantClientAuth) {
        this.wantClientAuth = wantClientAuth;
    }

    public boolean getNeedClientAuth() {
        return needClientAuth;
    }

    public void setNeedClientAuth(boolean needClientAuth) {
        this.needClientAuth = needClientAuth;
    }
}
