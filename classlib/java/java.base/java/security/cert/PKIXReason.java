// SPDX-License-Identifier: MIT
package java.security.cert;

/** Reasons of the validation that the Internet uses. */
public enum PKIXReason implements CertPathValidatorException.Reason {
    NAME_CHAINING, INVALID_KEY_USAGE, INVALID_POLICY, NO_TRUST_ANCHOR, UNRECOGNIZED_CRIT_EXT, NOT_CA_CERT, PATH_TOO_LONG,
    INVALID_NAME
}
