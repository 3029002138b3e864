// SPDX-License-Identifier: MIT
package javax.crypto;

/** A key that both sides keep to themselves. */
public interface SecretKey extends java.security.Key, javax.security.auth.Destroyable {
    long serialVersionUID = -4795878709595146952L;
}
