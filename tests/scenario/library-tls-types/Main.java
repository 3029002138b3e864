import java.io.InputStream;
import java.math.BigInteger;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.security.KeyManagementException;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.cert.CRL;
import java.security.cert.CRLReason;
import java.security.cert.CertPath;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateFactory;
import java.security.cert.CertificateFactorySpi;
import java.security.cert.X509Certificate;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import javax.net.ServerSocketFactory;
import javax.net.SocketFactory;
import javax.net.ssl.HostnameVerifier;
import javax.net.ssl.HttpsURLConnection;
import javax.net.ssl.KeyManager;
import javax.net.ssl.SNIServerName;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLContextSpi;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLEngineResult;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLServerSocketFactory;
import javax.net.ssl.SSLSessionContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;

public class Main {
    static void say(String what, Callable<?> c) {
        try {
            System.out.println(what + ": " + c.call());
        } catch (Throwable e) {
            System.out.println(what + ": " + e);
        }
    }

    static class Trusting implements X509TrustManager {
        @Override
        public void checkClientTrusted(X509Certificate[] chain, String authType) throws CertificateException {
            throw new CertificateExpiredException(authType);
        }

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String authType) {
        }

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }

    public static class Context extends SSLContextSpi {
        private int trusted;

        @Override
        protected void engineInit(KeyManager[] k, TrustManager[] t, SecureRandom r) throws KeyManagementException {
            if (t == null) throw new KeyManagementException("trusts nobody");
            trusted = t.length;
        }

        @Override
        protected SSLSocketFactory engineGetSocketFactory() {
            return null;
        }

        @Override
        protected SSLServerSocketFactory engineGetServerSocketFactory() {
            return null;
        }

        @Override
        protected SSLEngine engineCreateSSLEngine() {
            throw new IllegalStateException("trusted: " + trusted);
        }

        @Override
        protected SSLEngine engineCreateSSLEngine(String host, int port) {
            throw new IllegalStateException(host + " " + port);
        }

        @Override
        protected SSLSessionContext engineGetServerSessionContext() {
            return null;
        }

        @Override
        protected SSLSessionContext engineGetClientSessionContext() {
            return null;
        }
    }

    public static class Factory extends CertificateFactorySpi {
        @Override
        public Certificate engineGenerateCertificate(InputStream in) throws CertificateException {
            throw new CertificateException("not a certificate");
        }

        @Override
        public Collection<? extends Certificate> engineGenerateCertificates(InputStream in) {
            return List.of();
        }

        @Override
        public CRL engineGenerateCRL(InputStream in) {
            return new CRL("own") {
                @Override
                public String toString() {
                    return getType() + " list";
                }

                @Override
                public boolean isRevoked(Certificate c) {
                    return true;
                }
            };
        }

        @Override
        public Collection<? extends CRL> engineGenerateCRLs(InputStream in) {
            return List.of();
        }

        @Override
        public CertPath engineGenerateCertPath(List<? extends Certificate> certificates) {
            return new Path(certificates);
        }
    }

    static class Path extends CertPath {
        private final List<? extends Certificate> all;

        Path(List<? extends Certificate> all) {
            super("own");
            this.all = all;
        }

        @Override
        public Iterator<String> getEncodings() {
            return List.of("one").iterator();
        }

        @Override
        public byte[] getEncoded() {
            return new byte[1];
        }

        @Override
        public byte[] getEncoded(String encoding) {
            return new byte[2];
        }

        @Override
        public List<? extends Certificate> getCertificates() {
            return all;
        }
    }

    static class Name extends SNIServerName {
        Name(int type, byte... encoded) {
            super(type, encoded);
        }
    }

    static void factories() {
        say("no such protocol", () -> SSLContext.getInstance("NoSuch"));
        say("no name", () -> SSLContext.getInstance(null));
        say("no such type", () -> CertificateFactory.getInstance("NoSuch"));
        Provider p = new Provider("Own", "1", "") {
            {
                put("SSLContext.Mine", Context.class.getName());
                put("CertificateFactory.Mine", Factory.class.getName());
            }
        };
        say("context", () -> {
            SSLContext c = SSLContext.getInstance("Mine", p);
            c.init(null, new TrustManager[] {new Trusting()}, null);
            return c.getProtocol() + " " + c.getProvider().getName() + " " + c.createSSLEngine();
        });
        say("context of nobody", () -> {
            SSLContext.getInstance("Mine", p).init(null, null, null);
            return null;
        });
        say("certificate", () -> CertificateFactory.getInstance("Mine", p).generateCertificate(null));
        say("list", () -> CertificateFactory.getInstance("Mine", p).generateCRL(null));
        say("encodings", () -> CertificateFactory.getInstance("Mine", p).getCertPathEncodings());
        say("paths", () -> CertificateFactory.getInstance("Mine", p).generateCertPath(List.of()).equals(new Path(List.of())));
    }

    static void sockets() throws Exception {
        try (ServerSocket s = ServerSocketFactory.getDefault().createServerSocket(0); Socket c = SocketFactory.getDefault().createSocket(s.getInetAddress(), s.getLocalPort())) {
            System.out.println("plain: " + c.isConnected() + " " + SocketFactory.getDefault().createSocket().isConnected());
        }
        say("unconnected", () -> new SocketFactory() {
            @Override
            public Socket createSocket(String h, int p) {
                return null;
            }

            @Override
            public Socket createSocket(java.net.InetAddress h, int p) {
                return null;
            }

            @Override
            public Socket createSocket(String h, int p, java.net.InetAddress l, int q) {
                return null;
            }

            @Override
            public Socket createSocket(java.net.InetAddress h, int p, java.net.InetAddress l, int q) {
                return null;
            }
        }.createSocket());
    }

    static void values() {
        say("parameters", () -> {
            SSLParameters p = new SSLParameters(new String[] {"s"}, new String[] {"p"});
            p.setNeedClientAuth(true);
            p.setWantClientAuth(true);
            return p.getNeedClientAuth() + " " + p.getWantClientAuth() + " " + Arrays.toString(p.getProtocols()) + Arrays.toString(p.getCipherSuites())
                    + p.getUseCipherSuitesOrder() + p.getEnableRetransmissions() + p.getMaximumPacketSize() + p.getServerNames();
        });
        say("two names", () -> {
            new SSLParameters().setServerNames(List.of(new Name(3), new Name(3)));
            return null;
        });
        say("no protocol", () -> {
            new SSLParameters().setApplicationProtocols(new String[] {""});
            return null;
        });
        say("name", () -> new Name(0, (byte) 10, (byte) -1) + "; " + new Name(7) + " " + new Name(1, (byte) 2).equals(new Name(1, (byte) 2)));
        say("bad name", () -> new Name(256));
        say("result", () -> new SSLEngineResult(SSLEngineResult.Status.OK, SSLEngineResult.HandshakeStatus.FINISHED, 1, 2, 3));
        say("bad result", () -> new SSLEngineResult(SSLEngineResult.Status.OK, null, 1, 2));
        say("exceptions", () -> new SSLException("a", new Exception("b")).getCause() + " " + new SSLHandshakeException("c"));
        say("reasons", () -> Arrays.toString(CRLReason.values()));
        say("verifier", () -> HttpsURLConnection.getDefaultHostnameVerifier().verify("h", null));
        say("no verifier", () -> {
            HttpsURLConnection.setDefaultHostnameVerifier(null);
            return null;
        });
        say("own verifier", () -> {
            HostnameVerifier v = (host, session) -> host.equals("mine");
            HttpsURLConnection.setDefaultHostnameVerifier(v);
            return HttpsURLConnection.getDefaultHostnameVerifier() == v && v.verify("mine", null);
        });
        say("trust", () -> {
            new Trusting().checkClientTrusted(null, "RSA");
            return null;
        });
        say("types", () -> Certificate.class.isAssignableFrom(X509Certificate.class) + " " + BigInteger.class.equals(X509Certificate.class.getMethod("getSerialNumber").getReturnType()));
    }

    public static void main(String[] args) throws Exception {
        factories();
        sockets();
        values();
        Older.test();
    }
}
