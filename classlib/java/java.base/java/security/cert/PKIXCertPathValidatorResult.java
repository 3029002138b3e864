// SPDX-License-Identifier: MIT
package java.security.cert;

import java.security.PublicKey;
import java.util.Objects;

/** A valid path: from whom the trust comes, the tree of its policies or null, the key of its subject. */
public class PKIXCertPathValidatorResult implements CertPathValidatorResult {
    private final TrustAnchor anchor;
    private final PolicyNode policies;
    private final PublicKey key;

    public PKIXCertPathValidatorResult(TrustAnchor trustAnchor, PolicyNode policyTree, PublicKey subjectPublicKey) {
        this.anchor = Objects.requireNonNull(trustAnchor, "trustAnchor must be non-null");
        this.policies = policyTree;
        this.key = Objects.requireNonNull(subjectPublicKey, "subjectPublicKey must be non-null");
    }

    public TrustAnchor getTrustAnchor() {
        return anchor;
    }

    public PolicyNode getPolicyTree() {
        return policies;
    }

    public PublicKey getPublicKey() {
        return key;
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    @Override
    public String toString() {
        return "valid by " + anchor + ", policies " + policies + ", key " + key;
    }
}
