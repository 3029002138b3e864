// SPDX-License-Identifier: MIT
package java.security.cert;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.PublicKey;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.security.auth.x500.X500Principal;
import jdk.internal.security.Der;

/** Takes the certificates of X.509 that fit all that was set; what was not set fits each. */
public class X509CertSelector implements CertSelector {
    private static final String KEY_ID = "2.5.29.14", PRIVATE_KEY = "2.5.29.16", ALT_NAMES = "2.5.29.17", CONSTRAINTS = "2.5.29.30",
        POLICIES = "2.5.29.32", AUTHORITY_KEY_ID = "2.5.29.35", ANY_USAGE = "2.5.29.37.0";
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuuMMddHHmmssX");

    private X509Certificate certificate;
    private BigInteger serialNumber;
    private X500Principal issuer, subject;
    private byte[] subjectKeyId, authorityKeyId, nameConstraints;
    private Date valid, privateKeyValid;
    private String algorithm;
    private PublicKey key;
    private boolean[] keyUsage;
    private Set<String> usages, policy;
    private boolean all = true;
    private Names altNames = new Names(), pathNames = new Names();
    private int pathLength = -1;

    public X509CertSelector() {
    }

    /** Names as they were given (pairs of a type and a String or byte[]), and what they mean. */
    private static final class Names {
        final Set<List<?>> given = new LinkedHashSet<>();
        final List<GeneralName> meant = new ArrayList<>();

        void add(int type, Object name) throws IOException {
            meant.add(name instanceof String ? GeneralName.of(type, (String) name) : GeneralName.of(type, (byte[]) name));
            given.add(pair(type, name));
        }

        private static List<Object> pair(int type, Object name) {
            return Arrays.asList(type, name instanceof byte[] ? ((byte[]) name).clone() : name);
        }

        static Names of(Collection<List<?>> names) throws IOException {
            Names made = new Names();
            if (names == null) return made;
            for (List<?> pair : names) {
                if (pair.size() != 2 || !(pair.get(0) instanceof Integer)) throw new IOException("a name is a type and a value");
                if (!(pair.get(1) instanceof String || pair.get(1) instanceof byte[]))
                    throw new IOException("a name is a String or a byte array");
                made.add((Integer) pair.get(0), pair.get(1));
            }
            return made;
        }

        Collection<List<?>> copy() {
            if (given.isEmpty()) return null;
            Set<List<?>> copy = new LinkedHashSet<>();
            for (List<?> pair : given) copy.add(pair((Integer) pair.get(0), pair.get(1)));
            return copy;
        }

        Names copied() {
            Names made = new Names();
            made.given.addAll(given);
            made.meant.addAll(meant);
            return made;
        }
    }

    /** A key of which the encoding alone is known. */
    private static final class EncodedKey implements PublicKey {
        private static final long serialVersionUID = 1;
        private final byte[] encoded;
        private final String algorithm;

        EncodedKey(byte[] encoded) throws IOException {
            this.encoded = encoded.clone();
            try {
                algorithm = algorithmOf(encoded);
            } catch (IllegalArgumentException e) {
                throw new IOException("no key", e);
            }
        }

        @Override
        public String getAlgorithm() {
            return algorithm;
        }

        @Override
        public String getFormat() {
            return "X.509";
        }

        @Override
        public byte[] getEncoded() {
            return encoded.clone();
        }
    }

    /** Of a SubjectPublicKeyInfo: the object identifier of its algorithm. */
    private static String algorithmOf(byte[] encodedKey) {
        Der key = new Der(encodedKey).next(Der.SEQUENCE);
        String algorithm = key.next(Der.SEQUENCE).type();
        key.next(3);
        return algorithm;
    }

    public void setCertificate(X509Certificate cert) {
        certificate = cert;
    }

    public void setSerialNumber(BigInteger serial) {
        serialNumber = serial;
    }

    public void setIssuer(X500Principal issuer) {
        this.issuer = issuer;
    }

    public void setIssuer(String issuerDN) throws IOException {
        issuer = issuerDN == null ? null : GeneralName.principal(issuerDN);
    }

    public void setIssuer(byte[] issuerDN) throws IOException {
        issuer = issuerDN == null ? null : GeneralName.principal(issuerDN);
    }

    public void setSubject(X500Principal subject) {
        this.subject = subject;
    }

    public void setSubject(String subjectDN) throws IOException {
        subject = subjectDN == null ? null : GeneralName.principal(subjectDN);
    }

    public void setSubject(byte[] subjectDN) throws IOException {
        subject = subjectDN == null ? null : GeneralName.principal(subjectDN);
    }

    /** As the extension has it: an encoded octet string. */
    public void setSubjectKeyIdentifier(byte[] subjectKeyID) {
        subjectKeyId = copy(subjectKeyID);
    }

    public void setAuthorityKeyIdentifier(byte[] authorityKeyID) {
        authorityKeyId = copy(authorityKeyID);
    }

    public void setCertificateValid(Date certValid) {
        valid = copy(certValid);
    }

    public void setPrivateKeyValid(Date privateKeyValid) {
        this.privateKeyValid = copy(privateKeyValid);
    }

    public void setSubjectPublicKeyAlgID(String oid) throws IOException {
        if (oid != null) GeneralName.identifier(oid);
        algorithm = oid;
    }

    public void setSubjectPublicKey(PublicKey key) {
        this.key = key;
    }

    public void setSubjectPublicKey(byte[] key) throws IOException {
        this.key = key == null ? null : new EncodedKey(key);
    }

    public void setKeyUsage(boolean[] keyUsage) {
        this.keyUsage = keyUsage == null ? null : keyUsage.clone();
    }

    public void setExtendedKeyUsage(Set<String> keyPurposeSet) throws IOException {
        usages = keyPurposeSet == null || keyPurposeSet.isEmpty() ? null : identifiers(keyPurposeSet);
    }

    private static Set<String> identifiers(Set<String> dotted) throws IOException {
        for (Object s : dotted) {
            if (!(s instanceof String)) throw new IOException("an object identifier is a String");
            GeneralName.identifier((String) s);
        }
        return Collections.unmodifiableSet(new HashSet<>(dotted));
    }

    /** Whether a certificate must have all names that are asked for, or one of them is enough. */
    public void setMatchAllSubjectAltNames(boolean matchAllNames) {
        all = matchAllNames;
    }

    public void setSubjectAlternativeNames(Collection<List<?>> names) throws IOException {
        altNames = Names.of(names);
    }

    public void addSubjectAlternativeName(int type, String name) throws IOException {
        altNames.add(type, name);
    }

    public void addSubjectAlternativeName(int type, byte[] name) throws IOException {
        altNames.add(type, name);
    }

    public void setNameConstraints(byte[] bytes) throws IOException {
        try {
            if (bytes != null) new NameConstraints(bytes);
        } catch (IllegalArgumentException e) {
            throw new IOException("no constraints of names", e);
        }
        nameConstraints = copy(bytes);
    }

    /** -2: no certificate authority; -1: whatever it is; else an authority whose path may be at least so long. */
    public void setBasicConstraints(int minMaxPathLen) {
        if (minMaxPathLen < -2) throw new IllegalArgumentException("basic constraints less than -2");
        pathLength = minMaxPathLen;
    }

    /** An empty set: some policy, whichever. */
    public void setPolicy(Set<String> certPolicySet) throws IOException {
        policy = certPolicySet == null ? null : identifiers(certPolicySet);
    }

    public void setPathToNames(Collection<List<?>> names) throws IOException {
        pathNames = Names.of(names);
    }

    public void addPathToName(int type, String name) throws IOException {
        pathNames.add(type, name);
    }

    public void addPathToName(int type, byte[] name) throws IOException {
        pathNames.add(type, name);
    }

    private static byte[] copy(byte[] bytes) {
        return bytes == null ? null : bytes.clone();
    }

    private static Date copy(Date date) {
        return date == null ? null : (Date) date.clone();
    }

    public X509Certificate getCertificate() {
        return certificate;
    }

    public BigInteger getSerialNumber() {
        return serialNumber;
    }

    public X500Principal getIssuer() {
        return issuer;
    }

    public String getIssuerAsString() {
        return issuer == null ? null : issuer.getName();
    }

    public byte[] getIssuerAsBytes() throws IOException {
        return issuer == null ? null : issuer.getEncoded();
    }

    public X500Principal getSubject() {
        return subject;
    }

    public String getSubjectAsString() {
        return subject == null ? null : subject.getName();
    }

    public byte[] getSubjectAsBytes() throws IOException {
        return subject == null ? null : subject.getEncoded();
    }

    public byte[] getSubjectKeyIdentifier() {
        return copy(subjectKeyId);
    }

    public byte[] getAuthorityKeyIdentifier() {
        return copy(authorityKeyId);
    }

    public Date getCertificateValid() {
        return copy(valid);
    }

    public Date getPrivateKeyValid() {
        return copy(privateKeyValid);
    }

    public String getSubjectPublicKeyAlgID() {
        return algorithm;
    }

    public PublicKey getSubjectPublicKey() {
        return key;
    }

    public boolean[] getKeyUsage() {
        return keyUsage == null ? null : keyUsage.clone();
    }

    public Set<String> getExtendedKeyUsage() {
        return usages;
    }

    public boolean getMatchAllSubjectAltNames() {
        return all;
    }

    public Collection<List<?>> getSubjectAlternativeNames() {
        return altNames.copy();
    }

    public byte[] getNameConstraints() {
        return copy(nameConstraints);
    }

    public int getBasicConstraints() {
        return pathLength;
    }

    public Set<String> getPolicy() {
        return policy;
    }

    public Collection<List<?>> getPathToNames() {
        return pathNames.copy();
    }

    @Override
    public boolean match(Certificate cert) {
        if (!(cert instanceof X509Certificate)) return false;
        X509Certificate c = (X509Certificate) cert;
        try {
            return (certificate == null || certificate.equals(c)) && identityFits(c) && keyFits(c) && timeFits(c) && useFits(c)
                && namesFit(c);
        } catch (CertificateException | IllegalArgumentException e) {
            return false;
        }
    }

    private boolean identityFits(X509Certificate c) {
        return (serialNumber == null || serialNumber.equals(c.getSerialNumber()))
            && (issuer == null || issuer.equals(c.getIssuerX500Principal()))
            && (subject == null || subject.equals(c.getSubjectX500Principal()))
            && (subjectKeyId == null || Arrays.equals(subjectKeyId, extension(c, KEY_ID)))
            && (authorityKeyId == null || Arrays.equals(authorityKeyId, extension(c, AUTHORITY_KEY_ID)));
    }

    private boolean keyFits(X509Certificate c) {
        return (key == null || isSame(key, c.getPublicKey()))
            && (algorithm == null || algorithm.equals(algorithmOf(c.getPublicKey().getEncoded())));
    }

    /** Keys of several makers are the same if their encodings are. */
    private static boolean isSame(PublicKey a, PublicKey b) {
        return a.equals(b) || a.getEncoded() != null && Arrays.equals(a.getEncoded(), b.getEncoded());
    }

    private boolean timeFits(X509Certificate c) throws CertificateException {
        if (valid != null) c.checkValidity(valid); // says no by an exception
        byte[] period = privateKeyValid == null ? null : extension(c, PRIVATE_KEY);
        if (period == null) return true;
        Der times = new Der(period).next(Der.SEQUENCE);
        return (!times.isNext(0x80) || !privateKeyValid.before(time(times.next(0x80))))
            && (!times.isNext(0x81) || !privateKeyValid.after(time(times.next(0x81))));
    }

    private static Date time(Der time) {
        try {
            String text = new String(time.bytes(), StandardCharsets.US_ASCII);
            return Date.from(LocalDateTime.parse(text, TIME).toInstant(ZoneOffset.UTC));
        } catch (DateTimeException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private boolean useFits(X509Certificate c) throws CertificateException {
        return keyUsageFits(c.getKeyUsage())
            && (usages == null || c.getExtendedKeyUsage() == null || c.getExtendedKeyUsage().containsAll(usages)
                || c.getExtendedKeyUsage().contains(ANY_USAGE))
            && pathLengthFits(c.getBasicConstraints()) && policyFits(extension(c, POLICIES));
    }

    /** Who says nothing of how the key is used allows each use. */
    private boolean keyUsageFits(boolean[] allowed) {
        if (keyUsage == null || allowed == null) return true;
        for (int i = 0; i < keyUsage.length; i++)
            if (keyUsage[i] && (i >= allowed.length || !allowed[i])) return false;
        return true;
    }

    private boolean pathLengthFits(int length) {
        return pathLength == -1 || (pathLength == -2 ? length == -1 : length >= pathLength);
    }

    private boolean policyFits(byte[] policies) {
        if (policy == null) return true;
        if (policies == null) return false;
        boolean any = false, found = false;
        for (Der in = new Der(policies).next(Der.SEQUENCE); in.hasNext(); any = true)
            found |= policy.contains(in.next(Der.SEQUENCE).type());
        return policy.isEmpty() ? any : found;
    }

    private boolean namesFit(X509Certificate c) {
        byte[] encoded = extension(c, ALT_NAMES), limits = extension(c, CONSTRAINTS);
        List<GeneralName> names = encoded == null ? List.of() : GeneralName.all(new Der(encoded).next(Der.SEQUENCE));
        return altNamesFit(names) && areAllowed(nameConstraints, ownNames(c, names)) && areAllowed(limits, pathNames.meant);
    }

    private boolean altNamesFit(List<GeneralName> names) {
        if (altNames.meant.isEmpty()) return true;
        return all ? names.containsAll(altNames.meant) : !Collections.disjoint(names, altNames.meant);
    }

    private static List<GeneralName> ownNames(X509Certificate c, List<GeneralName> others) {
        List<GeneralName> names = new ArrayList<>(others);
        X500Principal subject = c.getSubjectX500Principal();
        if (!subject.getName().isEmpty()) names.add(GeneralName.of(subject));
        return names;
    }

    private static boolean areAllowed(byte[] constraints, List<GeneralName> names) {
        return constraints == null || names.stream().allMatch(new NameConstraints(constraints)::allow);
    }

    /** What is in an extension's octet string; null without the extension. */
    static byte[] extension(X509Extension holder, String type) {
        byte[] value = holder.getExtensionValue(type);
        return value == null ? null : new Der(value).next(4).bytes();
    }

    @Override
    public String toString() {
        return "X509CertSelector: certificate " + (certificate == null ? null : certificate.getSerialNumber()) + ", serial number "
            + serialNumber + ", issuer " + issuer + ", subject " + subject + ", at " + valid + ", private key at " + privateKeyValid
            + ", algorithm " + algorithm + ", uses " + Arrays.toString(keyUsage) + " " + usages + ", names " + altNames.given
            + ", path to " + pathNames.given + ", path length " + pathLength + ", policy " + policy;
    }

    @Override
    public Object clone() {
        try {
            X509CertSelector copy = (X509CertSelector) super.clone();
            copy.altNames = altNames.copied();
            copy.pathNames = pathNames.copied();
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }
}
