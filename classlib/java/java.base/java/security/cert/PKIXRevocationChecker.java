// SPDX-License-Identifier: MIT
package java.security.cert;

import java.net.URI;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Looks whether certificates were revoked, by OCSP and by lists; what is asked for stands here. */
public abstract class PKIXRevocationChecker extends PKIXCertPathChecker {
    private URI responder;
    private X509Certificate responderCertificate;
    private List<Extension> extensions = List.of();
    private Map<X509Certificate, byte[]> responses = Map.of();
    private Set<Option> options = Set.of();

    /** What may be asked for beyond the rule. */
    public enum Option {
        ONLY_END_ENTITY, PREFER_CRLS, NO_FALLBACK, SOFT_FAIL
    }

    protected PKIXRevocationChecker() {
    }

    public void setOcspResponder(URI uri) {
        responder = uri;
    }

    public URI getOcspResponder() {
        return responder;
    }

    public void setOcspResponderCert(X509Certificate cert) {
        responderCertificate = cert;
    }

    public X509Certificate getOcspResponderCert() {
        return responderCertificate;
    }

    public void setOcspExtensions(List<Extension> extensions) {
        this.extensions = extensions == null ? List.of() : List.copyOf(extensions);
    }

    public List<Extension> getOcspExtensions() {
        return extensions;
    }

    public void setOcspResponses(Map<X509Certificate, byte[]> responses) {
        this.responses = responses == null ? Map.of() : copied(responses);
    }

    public Map<X509Certificate, byte[]> getOcspResponses() {
        return copied(responses);
    }

    private static Map<X509Certificate, byte[]> copied(Map<X509Certificate, byte[]> responses) {
        Map<X509Certificate, byte[]> copy = new HashMap<>(responses);
        copy.replaceAll((c, bytes) -> bytes.clone());
        return copy;
    }

    public void setOptions(Set<Option> options) {
        this.options = options == null || options.isEmpty() ? Set.of() : EnumSet.copyOf(options);
    }

    public Set<Option> getOptions() {
        return Collections.unmodifiableSet(options);
    }

    public abstract List<CertPathValidatorException> getSoftFailExceptions();

    @Override
    public PKIXRevocationChecker clone() {
        return (PKIXRevocationChecker) super.clone();
    }
}
