// SPDX-License-Identifier: MIT
package java.security.cert;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.security.auth.x500.X500Principal;
import jdk.internal.security.Der;

/** Takes the lists of X.509 that fit all that was set; what was not set fits each. */
public class X509CRLSelector implements CRLSelector {
    private static final String NUMBER = "2.5.29.20";

    private Map<Object, X500Principal> issuers; // by what was given: strings and encodings
    private BigInteger least, most;
    private Date date;
    private X509Certificate certificate;

    public X509CRLSelector() {
    }

    public void setIssuers(Collection<X500Principal> issuers) {
        this.issuers = null;
        if (issuers != null) issuers.forEach(this::addIssuer);
    }

    public void setIssuerNames(Collection<?> names) throws IOException {
        Map<Object, X500Principal> meant = new LinkedHashMap<>();
        if (names != null) for (Object name : names) meant.put(copy(name), meant(name));
        issuers = meant.isEmpty() ? null : meant;
    }

    private static X500Principal meant(Object name) throws IOException {
        if (name instanceof String) return GeneralName.principal((String) name);
        if (name instanceof byte[]) return GeneralName.principal((byte[]) name);
        throw new IOException("a name is a String or a byte array");
    }

    private static Object copy(Object name) {
        return name instanceof byte[] ? ((byte[]) name).clone() : name;
    }

    private void add(Object name, X500Principal issuer) {
        if (issuers == null) issuers = new LinkedHashMap<>();
        issuers.put(copy(name), issuer);
    }

    public void addIssuer(X500Principal issuer) {
        add(issuer.getEncoded(), issuer);
    }

    public void addIssuerName(String name) throws IOException {
        add(name, meant(name));
    }

    public void addIssuerName(byte[] name) throws IOException {
        add(name, meant(name));
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
        return issuers == null ? null : Collections.unmodifiableCollection(issuers.values());
    }

    public Collection<Object> getIssuerNames() {
        if (issuers == null) return null;
        List<Object> names = new ArrayList<>();
        for (Object name : issuers.keySet()) names.add(copy(name));
        return names;
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
        return (issuers == null || issuers.containsValue(list.getIssuerX500Principal())) && numberFits(list) && dateFits(list);
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
        return "X509CRLSelector: issuers " + getIssuers() + ", numbers " + least + " to " + most + ", at " + date + ", for "
            + (certificate == null ? null : certificate.getSerialNumber());
    }

    @Override
    public Object clone() {
        try {
            X509CRLSelector copy = (X509CRLSelector) super.clone();
            copy.issuers = issuers == null ? null : new LinkedHashMap<>(issuers);
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }
}
