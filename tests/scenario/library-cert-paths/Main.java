import com.sun.net.httpserver.*;
import java.net.InetSocketAddress;
import java.net.URI;
import java.security.*;
import java.security.cert.*;
import java.security.cert.Certificate;
import java.security.cert.CertPathValidatorException.BasicReason;
import java.util.*;
import java.util.concurrent.Callable;
import javax.net.ssl.*;

public class Main {
    static void say(String what, Callable<?> c) {
        try {
            System.out.println(what + ": " + c.call());
        } catch (Throwable e) {
            System.out.println(what + ": " + e.getClass().getName() + " " + e.getMessage());
        }
    }

    static class Path extends CertPath {
        Path() {
            super("Own");
        }

        @Override
        public List<? extends Certificate> getCertificates() {
            return Collections.nCopies(2, null);
        }

        @Override
        public byte[] getEncoded() {
            return new byte[0];
        }

        @Override
        public byte[] getEncoded(String encoding) {
            return new byte[0];
        }

        @Override
        public Iterator<String> getEncodings() {
            return Collections.emptyIterator();
        }

        @Override
        public String toString() {
            return "path";
        }
    }

    record By(String how) implements CertPathParameters, CertPathBuilderResult, CertPathValidatorResult, Cloneable {
        @Override
        public Object clone() {
            return new By(how + "'");
        }

        @Override
        public CertPath getCertPath() {
            return new Path();
        }
    }

    public static class Builder extends CertPathBuilderSpi {
        @Override
        public CertPathBuilderResult engineBuild(CertPathParameters params) throws CertPathBuilderException {
            if (params == null) throw new CertPathBuilderException("by nothing", new Exception("why"));
            return (By) params;
        }
    }

    public static class Validator extends CertPathValidatorSpi {
        @Override
        public CertPathValidatorResult engineValidate(CertPath path, CertPathParameters params)
                throws CertPathValidatorException {
            if (params == null) throw new CertPathValidatorException("old", null, path, 1, BasicReason.EXPIRED);
            return (By) params;
        }
    }

    public static class Store extends CertStoreSpi {
        public Store(CertStoreParameters params) throws InvalidAlgorithmParameterException {
            super(params);
            if (params instanceof LDAPCertStoreParameters) throw new InvalidAlgorithmParameterException("not by LDAP");
        }

        @Override
        public Collection<? extends Certificate> engineGetCertificates(CertSelector selector) throws CertStoreException {
            throw new CertStoreException("none");
        }

        @Override
        public Collection<? extends CRL> engineGetCRLs(CRLSelector selector) {
            return List.of();
        }
    }

    static final Provider OWN = new Provider("Own", "1", "of the program") {
        {
            put("CertPathBuilder.Own", Builder.class.getName());
            put("CertPathValidator.Own", Validator.class.getName());
            put("CertStore.Own", Store.class.getName());
        }
    };

    static void paths() {
        say("no builder", () -> CertPathBuilder.getInstance("None"));
        say("no validator", () -> CertPathValidator.getInstance("None", OWN));
        say("defaults", () -> CertPathBuilder.getDefaultType() + CertPathValidator.getDefaultType());
        say("built", () -> CertPathBuilder.getInstance("Own", OWN).build(new By("x")).getCertPath());
        say("not built", () -> CertPathBuilder.getInstance("Own", OWN).build(null));
        say("validated", () -> CertPathValidator.getInstance("Own", OWN).validate(new Path(), new By("x")));
        say("not valid", () -> {
            try {
                return CertPathValidator.getInstance("Own", OWN).validate(new Path(), null);
            } catch (CertPathValidatorException e) {
                return e.getMessage() + e.getIndex() + e.getCertPath() + e.getReason();
            }
        });
        say("no checker", () -> CertPathBuilder.getInstance("Own", OWN).getRevocationChecker());
        say("plain", () -> {
            CertPathValidatorException e = new CertPathValidatorException(new Exception("c"));
            return e.getMessage() + e.getIndex() + e.getCertPath() + e.getReason();
        });
        say("no path", () -> new CertPathValidatorException("m", null, null, 0));
        say("behind it", () -> new CertPathValidatorException("m", null, new Path(), 2));
        say("before it", () -> new CertPathValidatorException("m", null, new Path(), -2));
        say("no reason", () -> new CertPathValidatorException("m", null, null, -1, null));
        say("reasons", () -> Arrays.toString(BasicReason.values()) + Arrays.toString(PKIXReason.values()));
    }

    static void stores() {
        say("no store", () -> CertStore.getInstance("None", null));
        say("default", () -> CertStore.getDefaultType());
        say("store", () -> {
            CertStore s = CertStore.getInstance("Own", new CollectionCertStoreParameters(List.of("a")), OWN);
            return s.getType() + s.getProvider() + s.getCertStoreParameters() + s.getCRLs(null);
        });
        say("bad parameters", () -> CertStore.getInstance("Own", new LDAPCertStoreParameters("h"), OWN));
        say("asked", () -> CertStore.getInstance("Own", null, OWN).getCertificates(null));
        say("ldap", () -> new LDAPCertStoreParameters().clone() + " " + new LDAPCertStoreParameters("h", 1).getPort());
        say("uri", () -> {
            URICertStoreParameters u = new URICertStoreParameters(URI.create("x:y"));
            return u + " " + u.equals(u.clone()) + " " + (u.hashCode() == u.clone().hashCode());
        });
        say("collection", () -> new CollectionCertStoreParameters().getCollection());
        say("trust", () -> new CertPathTrustManagerParameters(new By("x")).getParameters());
    }

    /** Makes the one path that there is. */
    public static class Factory extends java.security.cert.CertificateFactorySpi {
        @Override
        public Certificate engineGenerateCertificate(java.io.InputStream in) {
            return null;
        }

        @Override
        public Collection<? extends Certificate> engineGenerateCertificates(java.io.InputStream in) {
            return null;
        }

        @Override
        public CRL engineGenerateCRL(java.io.InputStream in) {
            return null;
        }

        @Override
        public Collection<? extends CRL> engineGenerateCRLs(java.io.InputStream in) {
            return null;
        }

        @Override
        public CertPath engineGenerateCertPath(java.io.InputStream in) {
            return new Path();
        }
    }

    static Object copy(Object o) throws Exception {
        java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
        new java.io.ObjectOutputStream(bytes).writeObject(o);
        return new java.io.ObjectInputStream(new java.io.ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    /** A path goes through a stream as its encoding, and is made again by a factory. */
    static void signers() {
        Path path = new Path();
        Date when = new Date(0);
        java.security.Timestamp time = new java.security.Timestamp(when, path);
        when.setTime(5);
        time.getTimestamp().setTime(6);
        java.security.CodeSigner signer = new java.security.CodeSigner(path, time), plain = new java.security.CodeSigner(path, null);
        say("when", () -> time.getTimestamp().getTime() + " " + (time.getSignerCertPath() == path));
        say("signer", () -> (signer.getSignerCertPath() == path) + " " + (signer.getTimestamp() == time) + " " + plain.getTimestamp());
        say("equal", () -> signer.equals(new java.security.CodeSigner(path, new java.security.Timestamp(new Date(0), path))) + " " + signer.equals(plain));
        say("no signer", () -> new java.security.CodeSigner(null, time));
        say("no time", () -> new java.security.Timestamp(null, path));
        say("no factory", () -> copy(path));
        OWN.put("CertificateFactory." + path.getType(), Factory.class.getName());
        java.security.Security.addProvider(OWN);
        say("copy", () -> copy(path).getClass());
        say("copy of a signer", () -> ((java.security.CodeSigner) copy(signer)).getTimestamp().getSignerCertPath().getClass());
        say("suspension", () -> new ThreadGroup("g").allowThreadSuspension(false));
        say("privileged", () -> AccessController.doPrivilegedWithCombiner((PrivilegedAction<String>) () -> "done", null));
        say("privileged, with a combiner", () -> {
            AccessControlContext context = new AccessControlContext(AccessController.getContext(), (current, assigned) -> current);
            PrivilegedExceptionAction<Object> inner = () -> AccessController.getContext().getDomainCombiner() == context.getDomainCombiner();
            return AccessController.doPrivileged((PrivilegedExceptionAction<Object>) () -> AccessController.doPrivilegedWithCombiner(inner, null), context);
        });
        java.security.Principal me = () -> "me";
        javax.security.auth.Subject subject = new javax.security.auth.Subject(false, Set.of(me), Set.of(), Set.of());
        say("implies", () -> me.implies(subject) + " " + me.implies(new javax.security.auth.Subject()) + " " + me.implies(null));
    }

    static void https() {
        HttpsParameters p = new HttpsParameters() {
            @Override
            public HttpsConfigurator getHttpsConfigurator() {
                return null;
            }

            @Override
            public InetSocketAddress getClientAddress() {
                return null;
            }

            @Override
            public void setSSLParameters(SSLParameters params) {
            }
        };
        p.setWantClientAuth(true);
        p.setNeedClientAuth(true);
        p.setProtocols(new String[] {"a"});
        say("parameters", () -> p.getWantClientAuth() + " " + p.getNeedClientAuth() + " " + p.getProtocols()[0]
                + p.getCipherSuites());
        p.setWantClientAuth(true);
        say("wanted", () -> p.getWantClientAuth() + " " + p.getNeedClientAuth());
        say("no context", () -> new HttpsConfigurator(null));
    }

    public static void main(String[] args) {
        paths();
        stores();
        signers();
        https();
    }
}
