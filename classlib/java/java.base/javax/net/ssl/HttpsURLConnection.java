// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.net.HttpURLConnection;
import java.net.URL;
import java.security.Principal;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.util.Optional;

/** HTTP over TLS. No handler of this library makes one; a program's may. */
public abstract class HttpsURLConnection extends HttpURLConnection {
    /** Whatever the certificate does not say is refused. */
    private static final class Strict implements HostnameVerifier {
        @Override
        public boolean verify(String hostname, SSLSession session) {
            return false;
        }
    }

    private static volatile HostnameVerifier defaultVerifier = new Strict();
    private static volatile SSLSocketFactory defaultFactory;

    protected HostnameVerifier hostnameVerifier = defaultVerifier;
    private SSLSocketFactory factory;

    protected HttpsURLConnection(URL url) {
        super(url);
    }

    public Principal getPeerPrincipal() throws SSLPeerUnverifiedException {
        return ((X509Certificate) getServerCertificates()[0]).getSubjectDN();
    }

    public Principal getLocalPrincipal() {
        Certificate[] certs = getLocalCertificates();
        return certs == null ? null : ((X509Certificate) certs[0]).getSubjectDN();
    }

    public static void setDefaultHostnameVerifier(HostnameVerifier v) {
        if (v == null) throw new IllegalArgumentException("no default HostnameVerifier specified");
        defaultVerifier = v;
    }

    public static HostnameVerifier getDefaultHostnameVerifier() {
        return defaultVerifier;
    }

    public void setHostnameVerifier(HostnameVerifier v) {
        if (v == null) throw new IllegalArgumentException("no HostnameVerifier specified");
        hostnameVerifier = v;
    }

    public HostnameVerifier getHostnameVerifier() {
        return hostnameVerifier;
    }

    public static void setDefaultSSLSocketFactory(SSLSocketFactory sf) {
        if (sf == null) throw new IllegalArgumentException("no default SSLSocketFactory specified");
        defaultFactory = sf;
    }

    public static SSLSocketFactory getDefaultSSLSocketFactory() {
        if (defaultFactory == null) defaultFactory = (SSLSocketFactory) SSLSocketFactory.getDefault();
        return defaultFactory;
    }

    public void setSSLSocketFactory(SSLSocketFactory sf) {
        if (sf == null) throw new IllegalArgumentException("no SSLSocketFactory specified");
        factory = sf;
    }

    public SSLSocketFactory getSSLSocketFactory() {
        return factory == null ? getDefaultSSLSocketFactory() : factory;
    }

    public Optional<SSLSession> getSSLSession() {
        throw new UnsupportedOperationException();
    }

    public abstract String getCipherSuite();

    public abstract Certificate[] getLocalCertificates();

    public abstract Certificate[] getServerCertificates() throws SSLPeerUnverifiedException;
}
