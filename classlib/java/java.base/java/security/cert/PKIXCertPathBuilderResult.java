// SPDX-License-Identifier: MIT
package java.security.cert;

import java.security.PublicKey;
import java.util.Objects;

/** A path that was built and is valid. */
public class PKIXCertPathBuilderResult extends PKIXCertPathValidatorResult implements CertPathBuilderResult {
    private final CertPath path;

    public PKIXCertPathBuilderResult(CertPath certPath, TrustAnchor trustAnchor, PolicyNode policyTree,
            PublicKey subjectPublicKey) {
        super(trustAnchor, policyTree, subjectPublicKey);
        this.path = Objects.requireNonNull(certPath, "certPath must be non-null");
    }

    @Override
    public CertPath getCertPath() {
        return path;
    }

    @Override
    public String toString() {
        return "path " + path + ", " + super.toString();
    }
}
