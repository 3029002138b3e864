// SPDX-License-Identifier: MIT
package java.security.cert;

import java.security.InvalidAlgorithmParameterException;
import java.security.KeyStore;
import java.security.KeyStoreException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** What the validation of RFC 5280 is given. */
public class PKIXParameters implements CertPathParameters {
    private Set<TrustAnchor> anchors;
    private Set<String> policies = Set.of();
    private List<CertStore> stores = new ArrayList<>();
    private List<PKIXCertPathChecker> checkers = new ArrayList<>();
    private boolean revocation = true, explicit, mappingInhibited, anyInhibited, qualifiersRejected = true;
    private Date date;
    private String provider;
    private CertSelector target;

    public PKIXParameters(Set<TrustAnchor> trustAnchors) throws InvalidAlgorithmParameterException {
        setTrustAnchors(trustAnchors);
    }

    /** Trusts the certificates of X.509 that the key store holds by themselves. */
    public PKIXParameters(KeyStore keystore) throws KeyStoreException, InvalidAlgorithmParameterException {
        Objects.requireNonNull(keystore, "the keystore parameter must be non-null");
        Set<TrustAnchor> trusted = new HashSet<>();
        for (String alias : Collections.list(keystore.aliases())) {
            Certificate c = keystore.isCertificateEntry(alias) ? keystore.getCertificate(alias) : null;
            if (c instanceof X509Certificate) trusted.add(new TrustAnchor((X509Certificate) c, null));
        }
        setTrustAnchors(trusted);
    }

    public Set<TrustAnchor> getTrustAnchors() {
        return anchors;
    }

    public void setTrustAnchors(Set<TrustAnchor> trustAnchors) throws InvalidAlgorithmParameterException {
        Objects.requireNonNull(trustAnchors, "the trustAnchors parameters must be non-null");
        if (trustAnchors.isEmpty())
            throw new InvalidAlgorithmParameterException("the trustAnchors parameter must be non-empty");
        for (Object o : trustAnchors) if (!(o instanceof TrustAnchor)) throw new ClassCastException();
        anchors = Collections.unmodifiableSet(new HashSet<>(trustAnchors));
    }

    public Set<String> getInitialPolicies() {
        return policies;
    }

    public void setInitialPolicies(Set<String> initialPolicies) {
        Set<String> copy = initialPolicies == null ? new HashSet<>() : new HashSet<>(initialPolicies);
        for (Object o : copy) if (!(o instanceof String)) throw new ClassCastException();
        policies = Collections.unmodifiableSet(copy);
    }

    public void setCertStores(List<CertStore> stores) {
        List<CertStore> copy = stores == null ? new ArrayList<>() : new ArrayList<>(stores);
        for (Object o : copy) if (!(o instanceof CertStore)) throw new ClassCastException();
        this.stores = copy;
    }

    public void addCertStore(CertStore store) {
        if (store != null) stores.add(store);
    }

    public List<CertStore> getCertStores() {
        return Collections.unmodifiableList(new ArrayList<>(stores));
    }

    public void setRevocationEnabled(boolean val) {
        revocation = val;
    }

    public boolean isRevocationEnabled() {
        return revocation;
    }

    public void setExplicitPolicyRequired(boolean val) {
        explicit = val;
    }

    public boolean isExplicitPolicyRequired() {
        return explicit;
    }

    public void setPolicyMappingInhibited(boolean val) {
        mappingInhibited = val;
    }

    public boolean isPolicyMappingInhibited() {
        return mappingInhibited;
    }

    public void setAnyPolicyInhibited(boolean val) {
        anyInhibited = val;
    }

    public boolean isAnyPolicyInhibited() {
        return anyInhibited;
    }

    public void setPolicyQualifiersRejected(boolean qualifiersRejected) {
        this.qualifiersRejected = qualifiersRejected;
    }

    public boolean getPolicyQualifiersRejected() {
        return qualifiersRejected;
    }

    /** Null: now. */
    public Date getDate() {
        return date == null ? null : (Date) date.clone();
    }

    public void setDate(Date date) {
        this.date = date == null ? null : (Date) date.clone();
    }

    private static List<PKIXCertPathChecker> cloned(List<PKIXCertPathChecker> checkers) {
        if (checkers == null) return new ArrayList<>();
        return checkers.stream().map(c -> (PKIXCertPathChecker) c.clone()).collect(Collectors.toCollection(ArrayList::new));
    }

    public void setCertPathCheckers(List<PKIXCertPathChecker> checkers) {
        this.checkers = cloned(checkers);
    }

    public List<PKIXCertPathChecker> getCertPathCheckers() {
        return Collections.unmodifiableList(cloned(checkers));
    }

    public void addCertPathChecker(PKIXCertPathChecker checker) {
        if (checker != null) checkers.add((PKIXCertPathChecker) checker.clone());
    }

    public String getSigProvider() {
        return provider;
    }

    public void setSigProvider(String sigProvider) {
        provider = sigProvider;
    }

    public CertSelector getTargetCertConstraints() {
        return target == null ? null : (CertSelector) target.clone();
    }

    public void setTargetCertConstraints(CertSelector selector) {
        target = selector == null ? null : (CertSelector) selector.clone();
    }

    @Override
    public Object clone() {
        try {
            PKIXParameters copy = (PKIXParameters) super.clone();
            copy.stores = new ArrayList<>(stores);
            copy.checkers = cloned(checkers);
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    @Override
    public String toString() {
        return "PKIX: anchors " + anchors + ", policies " + policies + ", at " + date + ", provider " + provider
            + ", revocation " + revocation + ", explicit policy " + explicit + ", no mapping " + mappingInhibited
            + ", no anyPolicy " + anyInhibited + ", no qualifiers " + qualifiersRejected + ", target " + target
            + ", checkers " + checkers + ", stores " + stores;
    }
}
