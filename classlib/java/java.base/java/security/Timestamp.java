// SPDX-License-Identifier: MIT
package java.security;

import java.io.Serializable;
import java.security.cert.CertPath;
import java.util.Date;
import java.util.Objects;

/** When something was signed, and the path of the authority that says so. */
public final class Timestamp implements Serializable {
    private static final long serialVersionUID = -5502683707821851294L;

    private final Date timestamp;
    private final CertPath signerCertPath;

    public Timestamp(Date timestamp, CertPath signerCertPath) {
        this.timestamp = new Date(Objects.requireNonNull(timestamp).getTime());
        this.signerCertPath = Objects.requireNonNull(signerCertPath);
    }

    public Date getTimestamp() {
        return new Date(timestamp.getTime());
    }

    public CertPath getSignerCertPath() {
        return signerCertPath;
    }

    @Override
    public int hashCode() {
        return timestamp.hashCode() + signerCertPath.hashCode();
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof Timestamp)) return false;
        Timestamp other = (Timestamp) obj;
        return timestamp.equals(other.timestamp) && signerCertPath.equals(other.signerCertPath);
    }

    @Override
    public String toString() {
        return "(timestamp: " + timestamp + " TSA: " + signerCertPath.getCertificates() + ")";
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        if (timestamp == null || signerCertPath == null) throw new java.io.InvalidObjectException("a field is null");
    }
}
