// SPDX-License-Identifier: MIT
package java.security.cert;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.HashSet;
import java.util.List;
import javax.security.auth.x500.X500Principal;
import jdk.internal.security.Der;

/** Takes the lists of X.509 that fit all that was set; what was not set fits each. */
public class X509CRLSelector implements CRLSelector {
    private static final String NUMBER = "2.5.29.20";

    private HashSet<Object> names; // strings and encodings, as they were given
    private HashSet<X500Principal> issuers;
    private BigInteger least, most;
    private Date date;
    private X509Certificate certificate;

    public X509CRLSelector() {
    }

    public void setIssuers(Collection<X500Principal> issuers) {
        names = null;
        this.issuers = null;
        if (issuers != null) for (X500Principal p : issuers) addIssuer(p);
    }

    public void setIssuerNames(Collection<?> names) throws IOException {
        HashSet<Object> given = new HashSet<>();
        HashSet<X500Principal> principals = new HashSet<>();
        if (names != null) for (Object name : names) take(name, given, principals);
        boolean any = !given.isEmpty();
        this.names = any ? given : null;
        issuers = any ? principals : null;
    }

    private static void take(Object name, Collection<Object> given, Collection<X500Principal> principals) throws IOException {
        if (name instanceof String) {
            principals.add(GeneralName.principal((String) name));
            given.add(name);
        } else if (name instanceof byte[]) {
            principals.add(GeneralName.principal((byte[]) name));
            given.add(((byte[]) name).clone());
        } else {
            throw new IOException("a name is a String or a byte array");
        }
    }

    private void prepare() {
        if (names != null) return;
        names = new HashSet<>();
        issuers = new HashSet<>();
    }

    public void addIssuer(X500Principal issuer) {
        byte[] encoded = issuer.getEncoded();
        prepare();
        names.add(encoded);
        issuers.add(issuer);
    }

    public void addIssuerName(String name) throws IOException {
        addName(name);
    }

    public void addIssuerName(byte[] name) throws IOException {
        addName(name);
    }

    private void addName(Object name) throws IOException {
        List<Object> given = new ArrayList<>();
        List<X500Principal> principals = new ArrayList<>();
        take(name, given, principals);
        prepare();
        names.addAll(given);
        issuers.addAll(principals);
    }

    public void setMinCRLNumber(BigInteger minCRL) {
        least = minCRL;
    }

    public void setMaxCRLNumber(BigInteger maxCRL) {
        most = maxCRL;
    }

    public void setDateAndTime(Date dateAndTime) {
        date = dateAndTime == null ? null : (Date) dateAndTime.clone();
    }

    /** A hint for stores: the certificate whose state is asked for. Every list fits. */
    public void setCertificateChecking(X509Certificate cert) {
        certificate = cert;
    }

    public Collection<X500Principal> getIssuers() {
        return issuers == null ? null : Collections.unmodifiableCollection(issuers);
    }

    public Collection<Object> getIssuerNames() {
        if (names == null) return null;
        HashSet<Object> copy = new HashSet<>();
        for (Object name : names) copy.add(name instanceof byte[] ? ((byte[]) name).clone() : name);
        return copy;
    }

    public BigInteger getMinCRL() {
        return least;
    }

    public BigInteger getMaxCRL() {
        return most;
    }

    public Date getDateAndTime() {
        return date == null ? null : (Date) date.clone();
    }

    public X509Certificate getCertificateChecking() {
        return certificate;
    }

    @Override
    public boolean match(CRL crl) {
        if (!(crl instanceof X509CRL)) return false;
        X509CRL list = (X509CRL) crl;
        return (issuers == null || issuers.contains(list.getIssuerX500Principal())) && numberFits(list) && dateFits(list);
    }

    private boolean numberFits(X509CRL list) {
        if (least == null && most == null) return true;
        byte[] value = X509CertSelector.extension(list, NUMBER);
        if (value == null) return false;
        try {
            BigInteger number = new BigInteger(new Der(value).next(Der.INTEGER).bytes());
            return (least == null || number.compareTo(least) >= 0) && (most == null || number.compareTo(most) <= 0);
        } catch (RuntimeException e) {
            return false;
        }
    }

    private boolean dateFits(X509CRL list) {
        return date == null || list.getNextUpdate() != null && !date.before(list.getThisUpdate()) && date.before(list.getNextUpdate());
    }

    @Override
    public String toString() {
        return "X509CRLSelector: issuers " + issuers + ", numbers " + least + " to " + most + ", at " + date + ", for "
            + (certificate == null ? null : certificate.getSerialNumber());
    }

    @Override
    public Object clone() {
        try {
            X509CRLSelector copy = (X509CRLSelector) super.clone();
            if (names != null) {
                copy.names = new HashSet<>(names);
                copy.issuers = new HashSet<>(issuers);
            }
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }
}
