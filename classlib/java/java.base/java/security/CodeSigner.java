// SPDX-License-Identifier: MIT
package java.security;

import java.io.Serializable;
import java.security.cert.CertPath;
import java.util.Objects;

/** Who signed code, and when. Signatures of jars are not checked, so the library makes no objects of this class. */
public final class CodeSigner implements Serializable {
    private static final long serialVersionUID = 6819288105193937581L;

    private final CertPath signerCertPath;
    private final Timestamp timestamp;

    public CodeSigner(CertPath signerCertPath, Timestamp timestamp) {
        this.signerCertPath = Objects.requireNonNull(signerCertPath);
        this.timestamp = timestamp;
    }

    public CertPath getSignerCertPath() {
        return signerCertPath;
    }

    /** Null if nobody says when. */
    public Timestamp getTimestamp() {
        return timestamp;
    }

    @Override
    public int hashCode() {
        return signerCertPath.hashCode() + Objects.hashCode(timestamp);
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof CodeSigner)) return false;
        CodeSigner other = (CodeSigner) obj;
        return signerCertPath.equals(other.signerCertPath) && Objects.equals(timestamp, other.timestamp);
    }

    @Override
    public String toString() {
        return "(Signer: " + signerCertPath.getCertificates() + (timestamp == null ? "" : " " + timestamp) + ")";
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        if (signerCertPath == null) throw new java.io.InvalidObjectException("signerCertPath is null");
    }
}
