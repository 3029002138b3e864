// SPDX-License-Identifier: MIT
package java.security.cert;

/** Why a certificate was revoked (RFC 5280, 5.3.1), in the order of their numbers. */
public enum CRLReason {
    UNSPECIFIED, KEY_COMPROMISE, CA_COMPROMISE, AFFILIATION_CHANGED, SUPERSEDED, CESSATION_OF_OPERATION,
    CERTIFICATE_HOLD, UNUSED, REMOVE_FROM_CRL, PRIVILEGE_WITHDRAWN, AA_COMPROMISE
}
