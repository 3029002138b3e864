// SPDX-License-Identifier: MIT
package java.security;

/** A key that everybody may know. */
public interface PublicKey extends Key {
    @Deprecated
    long serialVersionUID = 7187392471159151072L;
}
