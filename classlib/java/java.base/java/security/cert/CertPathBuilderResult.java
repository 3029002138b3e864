// SPDX-License-Identifier: MIT
package java.security.cert;

/** What was built. */
public interface CertPathBuilderResult extends Cloneable {
    CertPath getCertPath();

    Object clone();
}
