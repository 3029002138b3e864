// SPDX-License-Identifier: MIT
package javax.crypto.interfaces;

import java.math.BigInteger;
import java.security.PublicKey;

/** The public half of a key of Diffie and Hellman. */
public interface DHPublicKey extends DHKey, PublicKey {
    long serialVersionUID = -6628103563352519193L;

    BigInteger getY();
}
