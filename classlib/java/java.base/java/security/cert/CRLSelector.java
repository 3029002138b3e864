// SPDX-License-Identifier: MIT
package java.security.cert;

/** Chooses lists of revoked certificates. */
public interface CRLSelector extends Cloneable {
    boolean match(CRL crl);

    Object clone();
}
