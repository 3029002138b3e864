// SPDX-License-Identifier: MIT
package java.security.cert;

/** What a validation found. */
public interface CertPathValidatorResult extends Cloneable {
    Object clone();
}
