// SPDX-License-Identifier: MIT
package java.security.cert;

/** Where a store of certificates is. */
public interface CertStoreParameters extends Cloneable {
    Object clone();
}
