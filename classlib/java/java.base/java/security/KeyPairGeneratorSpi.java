// SPDX-License-Identifier: MIT
package java.security;

import java.security.spec.AlgorithmParameterSpec;

/** What the maker of a key pair generator implements. */
public abstract class KeyPairGeneratorSpi {
    public KeyPairGeneratorSpi() {
    }

    public abstract void initialize(int keysize, SecureRandom random);

    public void initialize(AlgorithmParameterSpec params, SecureRandom random) throws InvalidAlgorithmParameterException {
        throw new UnsupportedOperationException();
    }

    public abstract KeyPair generateKeyPair();
}
