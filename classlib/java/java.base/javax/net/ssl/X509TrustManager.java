// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;

/** Decides whom to trust, by certificates of X.509. */
public interface X509TrustManager extends TrustManager {
    void checkClientTrusted(X509Certificate[] chain, String authType) throws CertificateException;

    void checkServerTrusted(X509Certificate[] chain, String authType) throws CertificateException;

    X509Certificate[] getAcceptedIssuers();
}
