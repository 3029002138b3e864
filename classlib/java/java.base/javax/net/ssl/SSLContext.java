// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.security.KeyManagementException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.SecureRandom;
import jdk.internal.security.Providers;

/** Factories of sockets and engines for TLS, by a provider. None is in this library. */
public class SSLContext {
    private static volatile SSLContext defaultContext;

    private final SSLContextSpi spi;
    private final Provider provider;
    private final String protocol;

    protected SSLContext(SSLContextSpi contextSpi, Provider provider, String protocol) {
        spi = contextSpi;
        this.provider = provider;
        this.protocol = protocol;
    }

    public static SSLContext getDefault() throws NoSuchAlgorithmException {
        SSLContext c = defaultContext;
        if (c == null) {
            c = getInstance("Default");
            defaultContext = c;
        }
        return c;
    }

    public static void setDefault(SSLContext context) {
        if (context == null) throw new NullPointerException();
        defaultContext = context;
    }

    public static SSLContext getInstance(String protocol) throws NoSuchAlgorithmException {
        if (protocol == null) throw new NullPointerException("null protocol name");
        return made(Providers.find("SSLContext", protocol), protocol);
    }

    public static SSLContext getInstance(String protocol, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        if (protocol == null) throw new NullPointerException("null protocol name");
        return made(Providers.find("SSLContext", protocol, provider), protocol);
    }

    public static SSLContext getInstance(String protocol, Provider provider) throws NoSuchAlgorithmException {
        if (protocol == null) throw new NullPointerException("null protocol name");
        return made(Providers.find("SSLContext", protocol, provider), protocol);
    }

    private static SSLContext made(Provider.Service s, String protocol) throws NoSuchAlgorithmException {
        return new SSLContext(Providers.make(s, SSLContextSpi.class), s.getProvider(), protocol);
    }

    public final String getProtocol() {
        return protocol;
    }

    public final Provider getProvider() {
        return provider;
    }

    public final void init(KeyManager[] km, TrustManager[] tm, SecureRandom random) throws KeyManagementException {
        spi.engineInit(km, tm, random);
    }

    public final SSLSocketFactory getSocketFactory() {
        return spi.engineGetSocketFactory();
    }

    public final SSLServerSocketFactory getServerSocketFactory() {
        return spi.engineGetServerSocketFactory();
    }

    public final SSLEngine createSSLEngine() {
        return spi.engineCreateSSLEngine();
    }

    public final SSLEngine createSSLEngine(String peerHost, int peerPort) {
        return spi.engineCreateSSLEngine(peerHost, peerPort);
    }

    public final SSLSessionContext getServerSessionContext() {
        return spi.engineGetServerSessionContext();
    }

    public final SSLSessionContext getClientSessionContext() {
        return spi.engineGetClientSessionContext();
    }

    public final SSLParameters getDefaultSSLParameters() {
        return spi.engineGetDefaultSSLParameters();
    }

    public final SSLParameters getSupportedSSLParameters() {
        return spi.engineGetSupportedSSLParameters();
    }
}
