// SPDX-License-Identifier: MIT
package java.security.cert;

/** Looks at the certificates of a path, one after the other. */
public interface CertPathChecker {
    void init(boolean forward) throws CertPathValidatorException;

    boolean isForwardCheckingSupported();

    void check(Certificate cert) throws CertPathValidatorException;
}
