// SPDX-License-Identifier: MIT
package java.security.cert;

/** Chooses certificates. */
public interface CertSelector extends Cloneable {
    boolean match(Certificate cert);

    Object clone();
}
