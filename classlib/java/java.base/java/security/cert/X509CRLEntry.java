// SPDX-License-Identifier: MIT
package java.security.cert;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Date;
import javax.security.auth.x500.X500Principal;

/** One revoked certificate in a list. Equal by its encoding. */
public abstract class X509CRLEntry implements X509Extension {
    @Override
    public boolean equals(Object other) {
        try {
            return this == other || other instanceof X509CRLEntry
                    && Arrays.equals(getEncoded(), ((X509CRLEntry) other).getEncoded());
        } catch (CRLException e) {
            return false;
        }
    }

    @Override
    public int hashCode() {
        try {
            return Arrays.hashCode(getEncoded());
        } catch (CRLException e) {
            return 0;
        }
    }

    /** Null: that of the list. An implementation that can tell another one overrides this. */
    public X500Principal getCertificateIssuer() {
        return null;
    }

    /** null: it gives no reason. An implementation that can tell one overrides this. */
    public CRLReason getRevocationReason() {
        if (!hasExtensions()) return null;
        throw new UnsupportedOperationException("extensions are read by the provider");
    }

    public abstract byte[] getEncoded() throws CRLException;

    public abstract Date getRevocationDate();

    public abstract BigInteger getSerialNumber();

    public abstract boolean hasExtensions();

    @Override
    public abstract String toString();
}
