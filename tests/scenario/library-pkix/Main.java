import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.security.Principal;
import java.security.PublicKey;
import java.security.cert.*;
import java.util.*;
import javax.security.auth.x500.X500Principal;

public class Main {
    interface Use {
        Object get() throws Exception;
    }

    static void say(String what, Use u) {
        try {
            System.out.println(what + ": " + u.get());
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getName());
        }
    }

    static final PublicKey key = new PublicKey() {
        public String getAlgorithm() {
            return "own";
        }

        public String getFormat() {
            return "X.509";
        }

        public byte[] getEncoded() {
            return new byte[0];
        }
    };

    static class Checker extends PKIXCertPathChecker {
        String seen = "";

        public void init(boolean forward) {
        }

        public boolean isForwardCheckingSupported() {
            return true;
        }

        public Set<String> getSupportedExtensions() {
            return null;
        }

        public void check(java.security.cert.Certificate c, Collection<String> critical) {
            seen += critical;
        }
    }

    static class Revocation extends PKIXRevocationChecker {
        public void init(boolean forward) {
        }

        public boolean isForwardCheckingSupported() {
            return true;
        }

        public Set<String> getSupportedExtensions() {
            return null;
        }

        public void check(java.security.cert.Certificate c, Collection<String> critical) {
        }

        public List<CertPathValidatorException> getSoftFailExceptions() {
            return List.of();
        }
    }

    static class Chooser implements CertSelector {
        int clones;

        public boolean match(java.security.cert.Certificate c) {
            return true;
        }

        public Object clone() {
            Chooser c = new Chooser();
            c.clones = clones + 1;
            return c;
        }
    }

    static Extension extension(String id, boolean critical, int... value) {
        byte[] bytes = new byte[value.length];
        for (int i = 0; i < value.length; i++) bytes[i] = (byte) value[i];
        return new Extension() {
            public void encode(OutputStream out) {
            }

            public String getId() {
                return id;
            }

            public byte[] getValue() {
                return bytes;
            }

            public boolean isCritical() {
                return critical;
            }
        };
    }

    static void anchors() {
        TrustAnchor a = new TrustAnchor("CN=a,O=b", key, null);
        say("anchor", () -> a.getCA() + " " + a.getCAName() + " " + (a.getCAPublicKey() == key) + " " + a.getTrustedCert() + " "
            + a.getNameConstraints());
        say("by principal", () -> new TrustAnchor(new X500Principal("cn=x"), key, null).getCAName());
        say("no name", () -> new TrustAnchor((String) null, key, null));
        say("empty name", () -> new TrustAnchor("", key, null));
        say("bad name", () -> new TrustAnchor("x", key, null));
        say("no key", () -> new TrustAnchor("CN=a", null, null));
        say("no certificate", () -> new TrustAnchor((X509Certificate) null, null));
        say("bad constraints", () -> new TrustAnchor("CN=a", key, new byte[] {1}));
        byte[] none = {0x30, 0};
        TrustAnchor c = new TrustAnchor("CN=a", key, none);
        none[0] = 0;
        say("constraints", () -> Arrays.toString(c.getNameConstraints()) + (c.getNameConstraints() == c.getNameConstraints()));
    }

    static void parameters() throws Exception {
        Set<TrustAnchor> trusted = new HashSet<>(Set.of(new TrustAnchor("CN=a", key, null)));
        PKIXParameters p = new PKIXParameters(trusted);
        trusted.clear();
        say("defaults", () -> p.getTrustAnchors().size() + " " + p.getInitialPolicies() + p.getCertStores() + p.getCertPathCheckers()
            + p.isRevocationEnabled() + p.isExplicitPolicyRequired() + p.isPolicyMappingInhibited() + p.isAnyPolicyInhibited()
            + p.getPolicyQualifiersRejected() + p.getDate() + p.getSigProvider() + p.getTargetCertConstraints());
        say("no anchors", () -> new PKIXParameters(trusted));
        say("null anchors", () -> new PKIXParameters((Set<TrustAnchor>) null));
        say("unmodifiable", () -> p.getTrustAnchors().add(null));
        say("policies unmodifiable", () -> p.getInitialPolicies().add("1"));
        Date date = new Date(5);
        p.setDate(date);
        date.setTime(6);
        p.getDate().setTime(7);
        say("date", () -> p.getDate().getTime());
        Set<String> policies = new HashSet<>(Set.of("1.2"));
        p.setInitialPolicies(policies);
        policies.clear();
        say("policies", () -> p.getInitialPolicies());
        p.setInitialPolicies(null);
        say("none", () -> p.getInitialPolicies());
        Checker checker = new Checker();
        p.addCertPathChecker(checker);
        checker.check(null);
        p.addCertPathChecker(null);
        say("checkers", () -> p.getCertPathCheckers().size() + " " + (p.getCertPathCheckers().get(0) == checker) + " "
            + ((Checker) p.getCertPathCheckers().get(0)).seen + checker.seen);
        say("checkers unmodifiable", () -> p.getCertPathCheckers().add(null));
        p.setTargetCertConstraints(new Chooser());
        say("target", () -> ((Chooser) p.getTargetCertConstraints()).clones);
        CertStore store = new CertStore(null, null, "none", null) {
        };
        p.addCertStore(store);
        p.addCertStore(null);
        p.setSigProvider("x");
        p.setRevocationEnabled(false);
        PKIXParameters copy = (PKIXParameters) p.clone();
        p.setCertStores(null);
        p.setCertPathCheckers(null);
        p.setRevocationEnabled(true);
        say("copy", () -> copy.getCertStores().size() + " " + copy.getCertPathCheckers().size() + " " + copy.isRevocationEnabled()
            + copy.getSigProvider());
        say("emptied", () -> p.getCertStores().size() + " " + p.getCertPathCheckers().size());
        PKIXBuilderParameters b = new PKIXBuilderParameters(Set.of(new TrustAnchor("CN=a", key, null)), null);
        say("length", () -> b.getMaxPathLength() + " " + b.getTargetCertConstraints());
        b.setMaxPathLength(-1);
        say("length", () -> b.getMaxPathLength());
        say("too short", () -> {
            b.setMaxPathLength(-2);
            return 1;
        });
    }

    static void results() throws Exception {
        TrustAnchor a = new TrustAnchor("CN=a", key, null);
        PKIXCertPathValidatorResult r = new PKIXCertPathValidatorResult(a, null, key);
        PKIXCertPathValidatorResult copy = (PKIXCertPathValidatorResult) r.clone();
        say("result", () -> (copy != r) + " " + (copy.getTrustAnchor() == a) + " " + copy.getPolicyTree() + (copy.getPublicKey() == key));
        say("no anchor", () -> new PKIXCertPathValidatorResult(null, null, key));
        say("no key", () -> new PKIXCertPathValidatorResult(a, null, null));
        say("no path", () -> new PKIXCertPathBuilderResult(null, a, null, key));
        PolicyQualifierInfo q = new PolicyQualifierInfo(new byte[] {0x30, 8, 6, 3, 42, 3, 4, 0x16, 1, 'x'});
        say("qualifier", () -> q.getPolicyQualifierId() + " " + Arrays.toString(q.getPolicyQualifier()) + q.getEncoded().length);
        say("bad qualifier", () -> new PolicyQualifierInfo(new byte[] {4, 0}));
    }

    static void revocations() throws Exception {
        Revocation r = new Revocation();
        say("defaults", () -> r.getOcspResponder() + " " + r.getOcspResponderCert() + r.getOcspExtensions() + r.getOcspResponses()
            + r.getOptions() + r.getSoftFailExceptions());
        r.setOptions(EnumSet.of(PKIXRevocationChecker.Option.SOFT_FAIL, PKIXRevocationChecker.Option.PREFER_CRLS));
        r.setOcspResponder(URI.create("http://x"));
        r.setOcspExtensions(List.of(extension("1.2", false)));
        PKIXRevocationChecker copy = r.clone();
        r.setOptions(null);
        r.setOcspExtensions(null);
        say("set", () -> new TreeSet<>(copy.getOptions()) + " " + copy.getOcspResponder() + " " + copy.getOcspExtensions().size() + r.getOptions()
            + r.getOcspExtensions());
        say("unmodifiable", () -> copy.getOptions().add(null));
        int[] time = {24, 15, '2', '0', '2', '0', '0', '1', '0', '2', '0', '3', '0', '4', '0', '5', 'Z'};
        Map<String, Extension> extensions = new HashMap<>(Map.of("2.5.29.24", extension("2.5.29.24", false, time)));
        CertificateRevokedException e = new CertificateRevokedException(new Date(0), CRLReason.SUPERSEDED,
            new X500Principal("CN=ca"), extensions);
        extensions.clear();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(e);
        CertificateRevokedException read = (CertificateRevokedException) new ObjectInputStream(
            new ByteArrayInputStream(bytes.toByteArray())).readObject();
        for (CertificateRevokedException x : new CertificateRevokedException[] {e, read})
            say("revoked", () -> x.getRevocationDate().getTime() + " " + x.getRevocationReason() + " " + x.getAuthorityName() + " "
                + x.getExtensions().keySet() + " " + x.getInvalidityDate().getTime());
        ByteArrayOutputStream encoded = new ByteArrayOutputStream();
        read.getExtensions().get("2.5.29.24").encode(encoded);
        say("encoded", () -> Arrays.toString(encoded.toByteArray()));
        say("no date", () -> new CertificateRevokedException(null, CRLReason.UNUSED, new X500Principal(""), Map.of()));
        say("unmodifiable", () -> e.getExtensions().put("a", null));
    }

    static byte[] element(int tag, byte[]... parts) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (byte[] p : parts) out.writeBytes(p);
        byte[] content = out.toByteArray();
        out.reset();
        out.write(tag);
        out.write(content.length);
        out.writeBytes(content);
        return out.toByteArray();
    }

    /** The head of a certificate: version or none, serial number, algorithm, issuer, validity, subject. */
    static void names() {
        byte[] issuer = new X500Principal("CN=issuer").getEncoded(), subject = new X500Principal("O=it,C=us").getEncoded();
        byte[] serial = {2, 1, 5}, nothing = element(0x30);
        byte[] version = element(0xa0, new byte[] {2, 1, 2});
        X509Certificate c = new Certified(element(0x30, element(0x30, version, serial, nothing, issuer, nothing, subject)));
        say("names", () -> c.getIssuerX500Principal() + " " + c.getSubjectX500Principal());
        X509Certificate first = new Certified(element(0x30, element(0x30, serial, nothing, issuer, nothing, subject)));
        say("names", () -> first.getIssuerX500Principal() + " " + first.getSubjectX500Principal());
        say("bad", () -> new Certified(new byte[] {1}).getIssuerX500Principal());
        TrustAnchor a = new TrustAnchor(c, null);
        say("anchor", () -> a.getTrustedCert() + " " + a.getCA() + " " + a.getCAName() + " " + a.getCAPublicKey());
    }

    public static void main(String[] args) throws Exception {
        anchors();
        names();
        parameters();
        results();
        revocations();
    }
}
