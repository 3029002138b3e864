// SPDX-License-Identifier: MIT
package java.security.cert;

/** A list of certificates that are revoked, of some kind. */
public abstract class CRL {
    private final String type;

    protected CRL(String type) {
        this.type = type;
    }

    public final String getType() {
        return type;
    }

    public abstract boolean isRevoked(Certificate cert);

    @Override
    public abstract String toString();
}
