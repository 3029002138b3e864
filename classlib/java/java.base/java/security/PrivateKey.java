// SPDX-License-Identifier: MIT
package java.security;

/** A key that only its owner knows. */
public interface PrivateKey extends Key, javax.security.auth.Destroyable {
    @Deprecated
    long serialVersionUID = 6034044314589513430L;
}
