// SPDX-License-Identifier: MIT
package java.security.cert;

/** What a path is built or validated by; which, an algorithm says. */
public interface CertPathParameters extends Cloneable {
    Object clone();
}
