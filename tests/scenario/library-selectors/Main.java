import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
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

    /** Signed by itself, made by keytool with all the extensions that a selector looks at. */
    static final String TEXT = """
        MIIC1TCCAnugAwIBAgIJAPas9061lSJ7MAoGCCqGSM49BAMCMDsxCzAJBgNVBAYTAkNIMQ0wCwYDVQQKEwR0aXZtMQ4wDAYDVQQL
        EwVNaWxsczENMAsGA1UEAxMETGVhZjAeFw0yNjAxMDEwMDAwMDBaFw0zNTEyMzAwMDAwMDBaMDsxCzAJBgNVBAYTAkNIMQ0wCwYD
        VQQKEwR0aXZtMQ4wDAYDVQQLEwVNaWxsczENMAsGA1UEAxMETGVhZjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABD0IAjCwQhut
        La7fbojvgXeJBmfGIoZKRXw1zAvHC7FbYAu3xcmVEcUmtEiEci36DnPMUH4F2WUl//bQrj/7zvWjggFmMIIBYjAdBgNVHQ4EFgQU
        guO6wcMDiHjCqV7/SBkpIbvkjV4wCwYDVR0PBAQDAgKEMCsGA1UdEAQkMCKADzIwMjYwMTAxMDAwMDAwWoEPMjAzMDAxMDEwMDAw
        MDBaMFsGA1UdEQRUMFKCD3d3dy5leGFtcGxlLm9yZ4EYc29tZW9uZUBtYWlsLmV4YW1wbGUub3JnhhpodHRwOi8vcGFnZXMuZXhh
        bXBsZS5vcmcveIcECgECA4gDKgMEMA8GA1UdEwQIMAYBAf8CAQMwXwYDVR0eBFgwVqArMA2CC2V4YW1wbGUub3JnMA6BDC5leGFt
        cGxlLm9yZzAKhwgKAQAA//8AAKEnMBGCD2JhZC5leGFtcGxlLm9yZzAShhBldmlsLmV4YW1wbGUub3JnMBkGA1UdIAQSMBAwBgYE
        KgMEBTAGBgQqAwQGMB0GA1UdJQQWMBQGCCsGAQUFBwMBBggrBgEFBQcDBDAKBggqhkjOPQQDAgNIADBFAiBc1SfrRdkZzdk6vYEW
        cEH9Mqlnxo/jox9HtgbzTlJ/BgIhAP9krukaPfZNle4djsplTlpzUo1xdVU5iqkuISuSgHe4""";
    static final byte[] ENCODED = Base64.getMimeDecoder().decode(TEXT);
    static final byte[] KEY = Arrays.copyOfRange(ENCODED, find(new byte[] {0x30, 0x59}), find(new byte[] {0x30, 0x59}) + 0x5b);
    static final long YEAR = 365 * 24 * 3600 * 1000L, FROM = 1767225600000L; // 2026

    static int find(byte[] what) {
        for (int i = 0; i + what.length <= ENCODED.length; i++)
            if (Arrays.equals(what, 0, what.length, ENCODED, i, i + what.length)) return i;
        return -1;
    }

    static class Key implements PublicKey {
        final byte[] encoded;

        Key(byte[] encoded) {
            this.encoded = encoded;
        }

        public String getAlgorithm() {
            return "EC";
        }

        public String getFormat() {
            return "X.509";
        }

        public byte[] getEncoded() {
            return encoded.clone();
        }
    }

    static final PublicKey key = new Key(KEY);

    /** What a provider's class would read in those bytes. */
    static class Leaf extends X509Certificate {
        boolean plain; // nothing but the head

        /** The octet string behind the last two bytes of an identifier 2.5.29.N, and maybe a truth value. */
        public byte[] getExtensionValue(String type) {
            int at = find(new byte[] {6, 3, 0x55, 0x1d, Byte.parseByte(type.substring(7))});
            if (plain || at < 0) return null;
            at += 5;
            if (ENCODED[at] == 1) at += 3;
            return Arrays.copyOfRange(ENCODED, at, at + 2 + ENCODED[at + 1]);
        }

        public byte[] getEncoded() {
            return ENCODED.clone();
        }

        public BigInteger getSerialNumber() {
            return new BigInteger("f6acf74eb595227b", 16);
        }

        public PublicKey getPublicKey() {
            return key;
        }

        public int getBasicConstraints() {
            return plain ? -1 : 3;
        }

        public boolean[] getKeyUsage() {
            return plain ? null : new boolean[] {true, false, false, false, false, true, false, false, false};
        }

        public List<String> getExtendedKeyUsage() {
            return plain ? List.of("2.5.29.37.0") : List.of("1.3.6.1.5.5.7.3.1", "1.3.6.1.5.5.7.3.4");
        }

        public Date getNotBefore() {
            return new Date(FROM);
        }

        public Date getNotAfter() {
            return new Date(FROM + 10 * YEAR);
        }

        public void checkValidity() {
        }

        public void checkValidity(Date d) throws CertificateExpiredException, CertificateNotYetValidException {
            if (d.before(getNotBefore())) throw new CertificateNotYetValidException();
            if (d.after(getNotAfter())) throw new CertificateExpiredException();
        }

        public Principal getIssuerDN() {
            return getIssuerX500Principal();
        }

        public Principal getSubjectDN() {
            return getSubjectX500Principal();
        }

        public boolean[] getIssuerUniqueID() {
            return null;
        }

        public boolean[] getSubjectUniqueID() {
            return null;
        }

        public String getSigAlgName() {
            return "SHA256withECDSA";
        }

        public String getSigAlgOID() {
            return "1.2.840.10045.4.3.2";
        }

        public byte[] getSigAlgParams() {
            return null;
        }

        public byte[] getSignature() {
            return new byte[0];
        }

        public byte[] getTBSCertificate() {
            return null;
        }

        public int getVersion() {
            return 3;
        }

        public boolean hasUnsupportedCriticalExtension() {
            return false;
        }

        public Set<String> getCriticalExtensionOIDs() {
            return Set.of();
        }

        public Set<String> getNonCriticalExtensionOIDs() {
            return Set.of();
        }

        public void verify(PublicKey k) {
        }

        public void verify(PublicKey k, String provider) {
        }

        public String toString() {
            return "leaf";
        }
    }

    static final Leaf leaf = new Leaf(), plain = new Leaf();

    interface Setting {
        void on(X509CertSelector s) throws IOException;
    }

    /** Does the certificate fit, and one without extensions? */
    static void fits(String what, Setting set) {
        say(what, () -> {
            X509CertSelector s = new X509CertSelector();
            set.on(s);
            X509CertSelector copy = (X509CertSelector) s.clone();
            return s.match(leaf) + " " + s.match(plain) + (copy.match(leaf) == s.match(leaf) ? "" : ", but not the copy");
        });
    }

    /** The same of the certificate alone. */
    static void fitsLeaf(String what, Setting set) {
        say(what, () -> {
            X509CertSelector s = new X509CertSelector();
            set.on(s);
            return s.match(leaf);
        });
    }

    static void identity() {
        fits("nothing", s -> { });
        fits("itself", s -> s.setCertificate(leaf));
        fits("serial number", s -> s.setSerialNumber(new BigInteger("f6acf74eb595227b", 16)));
        fits("another", s -> s.setSerialNumber(BigInteger.ONE));
        fits("subject", s -> s.setSubject("cn=leaf,ou=mills, o=TIVM,C=ch"));
        fits("another", s -> s.setSubject("CN=Leaf"));
        fits("issuer", s -> s.setIssuer(new X500Principal("CN=Leaf,OU=Mills,O=tivm,C=CH").getEncoded()));
        fits("another", s -> s.setIssuer(new X500Principal("C=CH")));
        fits("bad name", s -> s.setSubject("what"));
        fits("bad encoding", s -> s.setIssuer(new byte[] {1, 2}));
        byte[] id = Arrays.copyOfRange(ENCODED, find(new byte[] {4, 0x16}) + 2, find(new byte[] {4, 0x16}) + 24);
        fits("key identifier", s -> s.setSubjectKeyIdentifier(id));
        fits("a part of it", s -> s.setSubjectKeyIdentifier(Arrays.copyOf(id, 8)));
        fits("authority", s -> s.setAuthorityKeyIdentifier(id));
        fits("algorithm", s -> s.setSubjectPublicKeyAlgID("1.2.840.10045.2.1"));
        fits("another", s -> s.setSubjectPublicKeyAlgID("1.2.840.113549.1.1.1"));
        fits("no identifier", s -> s.setSubjectPublicKeyAlgID("3.x"));
        fits("key", s -> s.setSubjectPublicKey(key));
        fits("encoded key", s -> s.setSubjectPublicKey(KEY));
        fits("an equal key", s -> s.setSubjectPublicKey(new Key(KEY)));
        fits("another", s -> s.setSubjectPublicKey(new Key(Arrays.copyOf(KEY, KEY.length - 1))));
        fits("bad key", s -> s.setSubjectPublicKey(new byte[] {0x30, 0}));
    }

    static void times() {
        for (int years : new int[] {-1, 1, 9, 11}) fits("valid " + years, s -> s.setCertificateValid(new Date(FROM + years * YEAR)));
        for (int years : new int[] {-1, 1, 9}) fits("private key " + years, s -> s.setPrivateKeyValid(new Date(FROM + years * YEAR)));
    }

    static void uses() {
        fits("signs", s -> s.setKeyUsage(new boolean[] {true}));
        fits("ciphers", s -> s.setKeyUsage(new boolean[] {true, false, true}));
        fits("a longer one", s -> s.setKeyUsage(new boolean[12]));
        boolean[] last = new boolean[12];
        last[11] = true;
        fits("one that is set there", s -> s.setKeyUsage(last));
        fits("server", s -> s.setExtendedKeyUsage(Set.of("1.3.6.1.5.5.7.3.1")));
        fits("server, client", s -> s.setExtendedKeyUsage(Set.of("1.3.6.1.5.5.7.3.1", "1.3.6.1.5.5.7.3.2")));
        fits("bad use", s -> s.setExtendedKeyUsage(Set.of("one")));
        for (int n : new int[] {-3, -2, -1, 0, 3, 4}) fits("length " + n, s -> s.setBasicConstraints(n));
        fits("some policy", s -> s.setPolicy(Set.of()));
        fits("one of them", s -> s.setPolicy(Set.of("1.2.3.4.6", "1.2.3")));
        fits("another", s -> s.setPolicy(Set.of("1.2.3")));
        fits("bad policy", s -> s.setPolicy(Set.of("")));
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

    static byte[] subtrees(int kind, String text) {
        return element(0x30, element(kind, element(0x30, element(0x82, text.getBytes()))));
    }

    static void names() {
        fits("host", s -> s.addSubjectAlternativeName(2, "WWW.example.org"));
        fits("mail", s -> s.addSubjectAlternativeName(1, "someone@mail.example.org"));
        fits("place", s -> s.addSubjectAlternativeName(6, "http://pages.example.org/x"));
        fits("address", s -> s.addSubjectAlternativeName(7, "10.1.2.3"));
        fits("another", s -> s.addSubjectAlternativeName(7, "10.1.2.4"));
        fits("identifier", s -> s.addSubjectAlternativeName(8, "1.2.3.4"));
        fits("directory", s -> s.addSubjectAlternativeName(4, "CN=x"));
        fits("encoded", s -> s.addSubjectAlternativeName(2, element(0x16, "www.example.org".getBytes())));
        fits("encoded address", s -> s.addSubjectAlternativeName(7, element(4, new byte[] {10, 1, 2, 3})));
        fits("bad type", s -> s.addSubjectAlternativeName(9, "x"));
        fits("no text", s -> s.addSubjectAlternativeName(0, "x"));
        fits("bad address", s -> s.addSubjectAlternativeName(7, "x"));
        List<List<?>> two = List.of(List.of(2, "www.example.org"), List.of(2, "other.example.org"));
        fits("both", s -> s.setSubjectAlternativeNames(two));
        fits("either", s -> {
            s.setMatchAllSubjectAltNames(false);
            s.setSubjectAlternativeNames(two);
        });
        fits("path to host", s -> s.addPathToName(2, "a.example.org"));
        fits("to an excluded one", s -> s.addPathToName(2, "a.bad.example.org"));
        fits("to another", s -> s.addPathToName(2, "example.com"));
        fits("to one that ends alike", s -> s.addPathToName(2, "anexample.org"));
        fits("to mail below", s -> s.addPathToName(1, "x@a.example.org"));
        fits("to mail itself", s -> s.addPathToName(1, "x@example.org"));
        fits("to a place", s -> s.addPathToName(6, "http://example.com/evil.example.org"));
        fits("to an excluded place", s -> s.addPathToName(6, "http://evil.example.org/x"));
        fits("to an address", s -> s.addPathToName(7, "10.1.77.8"));
        fits("to another", s -> s.addPathToName(7, "10.2.77.8"));
        fits("to a directory", s -> s.addPathToName(4, "CN=x"));
        fitsLeaf("constraints permit", s -> s.setNameConstraints(subtrees(0xa0, "example.org")));
        fitsLeaf("another only", s -> s.setNameConstraints(subtrees(0xa0, "example.com")));
        fitsLeaf("exclude", s -> s.setNameConstraints(subtrees(0xa1, "www.example.org")));
        byte[] below = element(0x30, element(0xa0, element(0x30, element(0xa4, new X500Principal("O=tivm,C=CH").getEncoded()))));
        fitsLeaf("permit a directory", s -> s.setNameConstraints(below));
        byte[] further = element(0x30, element(0xa0, element(0x30, element(0xa4,
            new X500Principal("CN=x,CN=Leaf,OU=Mills,O=tivm,C=CH").getEncoded()))));
        fitsLeaf("permit what lies below", s -> s.setNameConstraints(further));
        byte[] beside = element(0x30, element(0xa0, element(0x30, element(0xa4, new X500Principal("OU=Mills,C=CH").getEncoded()))));
        fitsLeaf("another only", s -> s.setNameConstraints(beside));
        fitsLeaf("bad constraints", s -> s.setNameConstraints(new byte[] {5, 0}));
    }

    static void answers() throws Exception {
        X509CertSelector s = new X509CertSelector();
        say("at first", () -> s.getIssuer() + " " + s.getSubjectAsString() + " " + s.getBasicConstraints() + " " + s.getPolicy() + " "
            + s.getMatchAllSubjectAltNames() + " " + s.getSubjectAlternativeNames() + " " + s.getPathToNames() + " " + s.getKeyUsage());
        byte[] name = element(0x16, "h".getBytes());
        s.addSubjectAlternativeName(2, name);
        name[2] = 'i';
        say("kept", () -> Arrays.toString((byte[]) s.getSubjectAlternativeNames().iterator().next().get(1)));
        s.setIssuer("CN=a, O=b");
        s.setSubjectPublicKey(KEY);
        s.setPolicy(Set.of("1.2"));
        say("issuer", () -> s.getIssuerAsString() + " " + s.getIssuerAsBytes().length + " " + s.getSubjectPublicKey().getFormat());
        say("unmodifiable", () -> s.getPolicy().add("1.3"));
        X509CertSelector copy = (X509CertSelector) s.clone();
        copy.addSubjectAlternativeName(2, "j");
        say("its own", () -> s.getSubjectAlternativeNames().size() + " " + copy.getSubjectAlternativeNames().size());
        say("another kind", () -> s.match(null));
    }

    static class Revoked extends X509CRL {
        final String issuer;
        final int number;
        final boolean open;

        Revoked(String issuer, int number, boolean open) {
            this.issuer = issuer;
            this.number = number;
            this.open = open;
        }

        public X500Principal getIssuerX500Principal() {
            return new X500Principal(issuer);
        }

        public byte[] getExtensionValue(String type) {
            return type.equals("2.5.29.20") ? new byte[] {4, 3, 2, 1, (byte) number} : null;
        }

        public Date getThisUpdate() {
            return new Date(1000);
        }

        public Date getNextUpdate() {
            return open ? null : new Date(2000);
        }

        public byte[] getEncoded() {
            return new byte[0];
        }

        public Principal getIssuerDN() {
            return getIssuerX500Principal();
        }

        public X509CRLEntry getRevokedCertificate(BigInteger n) {
            return null;
        }

        public Set<? extends X509CRLEntry> getRevokedCertificates() {
            return null;
        }

        public String getSigAlgName() {
            return null;
        }

        public String getSigAlgOID() {
            return null;
        }

        public byte[] getSigAlgParams() {
            return null;
        }

        public byte[] getSignature() {
            return null;
        }

        public byte[] getTBSCertList() {
            return null;
        }

        public int getVersion() {
            return 2;
        }

        public void verify(PublicKey k) {
        }

        public void verify(PublicKey k, String provider) {
        }

        public String toString() {
            return "list";
        }

        public boolean isRevoked(java.security.cert.Certificate c) {
            return false;
        }

        public boolean hasUnsupportedCriticalExtension() {
            return false;
        }

        public Set<String> getCriticalExtensionOIDs() {
            return null;
        }

        public Set<String> getNonCriticalExtensionOIDs() {
            return null;
        }
    }

    interface ListSetting {
        void on(X509CRLSelector s) throws IOException;
    }

    static void list(String what, ListSetting set) {
        Revoked first = new Revoked("CN=a", 5, false), second = new Revoked("CN=b", 9, true);
        say(what, () -> {
            X509CRLSelector s = new X509CRLSelector();
            set.on(s);
            return s.match(first) + " " + s.match(second) + " " + ((X509CRLSelector) s.clone()).match(first);
        });
    }

    static void lists() throws Exception {
        list("nothing", s -> { });
        list("issuer", s -> s.addIssuerName("cn=A"));
        list("encoded", s -> s.addIssuerName(new X500Principal("CN=b").getEncoded()));
        list("both", s -> s.setIssuers(List.of(new X500Principal("CN=a"), new X500Principal("CN=b"))));
        list("none of them", s -> s.setIssuerNames(List.of("CN=c")));
        list("any", s -> s.setIssuerNames(List.of()));
        list("bad", s -> s.setIssuerNames(List.of(1)));
        list("bad name", s -> s.addIssuerName("x"));
        list("least 5", s -> s.setMinCRLNumber(BigInteger.valueOf(5)));
        list("least 6", s -> s.setMinCRLNumber(BigInteger.valueOf(6)));
        list("most 5", s -> s.setMaxCRLNumber(BigInteger.valueOf(5)));
        list("most 4", s -> s.setMaxCRLNumber(BigInteger.valueOf(4)));
        for (int at : new int[] {999, 1000, 1999, 2001}) list("at " + at, s -> s.setDateAndTime(new Date(at)));
        list("for one", s -> s.setCertificateChecking(leaf));
        X509CRLSelector s = new X509CRLSelector();
        say("at first", () -> s.getIssuers() + " " + s.getIssuerNames() + " " + s.getMinCRL() + " " + s.getMaxCRL() + " " + s.getDateAndTime()
            + " " + s.getCertificateChecking());
        s.addIssuerName("CN=a");
        say("issuers", () -> s.getIssuers() + " " + s.getIssuerNames());
        say("unmodifiable", () -> {
            s.getIssuers().clear();
            return "cleared";
        });
        X509CRLSelector copy = (X509CRLSelector) s.clone();
        copy.addIssuerName("CN=b");
        say("its own", () -> s.getIssuers().size() + " " + copy.getIssuers().size());
    }

    public static void main(String[] args) throws Exception {
        plain.plain = true;
        identity();
        times();
        uses();
        names();
        answers();
        lists();
    }
}
