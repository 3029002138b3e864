// SPDX-License-Identifier: MIT
package java.security.cert;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidParameterException;
import java.security.KeyStore;
import java.security.KeyStoreException;
import java.util.Set;

/** What a builder of paths is given: for what certificate, and how long a path may be. */
public class PKIXBuilderParameters extends PKIXParameters {
    private int most = 5;

    public PKIXBuilderParameters(Set<TrustAnchor> trustAnchors, CertSelector targetConstraints)
            throws InvalidAlgorithmParameterException {
        super(trustAnchors);
        setTargetCertConstraints(targetConstraints);
    }

    public PKIXBuilderParameters(KeyStore keystore, CertSelector targetConstraints)
            throws KeyStoreException, InvalidAlgorithmParameterException {
        super(keystore);
        setTargetCertConstraints(targetConstraints);
    }

    /** Of certificates between both ends that are not issued by their own subject; -1: any number. */
    public void setMaxPathLength(int maxPathLength) {
        if (maxPathLength < -1)
            throw new InvalidParameterException("the maximum path length parameter can not be less than -1");
        most = maxPathLength;
    }

    public int getMaxPathLength() {
        return most;
    }

    @Override
    public String toString() {
        return super.toString() + ", of at most " + most;
    }
}
