// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.security.Principal;
import java.security.cert.Certificate;

/** What two sides have agreed on. */
public interface SSLSession {
    int getApplicationBufferSize();

    String getCipherSuite();

    long getCreationTime();

    byte[] getId();

    long getLastAccessedTime();

    Certificate[] getLocalCertificates();

    Principal getLocalPrincipal();

    int getPacketBufferSize();

    Certificate[] getPeerCertificates() throws SSLPeerUnverifiedException;

    /** In the older form. An implementation that has it overrides this. */
    @SuppressWarnings("removal")
    @Deprecated(since = "9", forRemoval = true)
    default javax.security.cert.X509Certificate[] getPeerCertificateChain() throws SSLPeerUnverifiedException {
        throw new UnsupportedOperationException("certificates of javax.security.cert");
    }

    String getPeerHost();

    int getPeerPort();

    Principal getPeerPrincipal() throws SSLPeerUnverifiedException;

    String getProtocol();

    SSLSessionContext getSessionContext();

    Object getValue(String name);

    String[] getValueNames();

    void invalidate();

    boolean isValid();

    void putValue(String name, Object value);

    void removeValue(String name);
}
