// SPDX-License-Identifier: MIT
package javax.crypto.interfaces;

import java.math.BigInteger;
import java.security.PrivateKey;

/** The private half of a key of Diffie and Hellman. */
public interface DHPrivateKey extends DHKey, PrivateKey {
    long serialVersionUID = 2211791113380396553L;

    BigInteger getX();
}
