// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.security.KeyManagementException;
import java.security.SecureRandom;

/** What a provider implements for SSLContext. */
public abstract class SSLContextSpi {
    protected SSLParameters engineGetDefaultSSLParameters() {
        throw new UnsupportedOperationException();
    }

    protected SSLParameters engineGetSupportedSSLParameters() {
        throw new UnsupportedOperationException();
    }

    protected abstract SSLEngine engineCreateSSLEngine();

    protected abstract SSLEngine engineCreateSSLEngine(String host, int port);

    protected abstract SSLSessionContext engineGetClientSessionContext();

    protected abstract SSLSessionContext engineGetServerSessionContext();

    protected abstract SSLServerSocketFactory engineGetServerSocketFactory();

    protected abstract SSLSocketFactory engineGetSocketFactory();

    protected abstract void engineInit(KeyManager[] keyManagers, TrustManager[] trustManagers, SecureRandom random)
            throws KeyManagementException;
}
