// SPDX-License-Identifier: MIT
package jdk.internal.security;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidParameterException;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import javax.crypto.KeyGeneratorSpi;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

/** Keys that are random bytes: of AES, 128, 192 or 256 bits; of HMAC, any number of bits. */
final class RandomKeys extends KeyGeneratorSpi {
    private final String algorithm;
    private final boolean fixed; // AES: one of three sizes
    private int bytes;
    private SecureRandom random;

    /** bits: those of a key that nobody gave a size. */
    RandomKeys(String algorithm, int bits) {
        this.algorithm = algorithm;
        fixed = algorithm.equals("AES");
        bytes = bits / 8;
    }

    @Override
    protected void engineInit(SecureRandom random) {
        this.random = random;
    }

    @Override
    protected void engineInit(AlgorithmParameterSpec params, SecureRandom random)
            throws InvalidAlgorithmParameterException {
        throw new InvalidAlgorithmParameterException((fixed ? "AES" : "HMAC")
                + " key generation does not take any parameters");
    }

    @Override
    protected void engineInit(int keysize, SecureRandom random) {
        if (fixed && keysize != 128 && keysize != 192 && keysize != 256)
            throw new InvalidParameterException("Wrong keysize: must be equal to 128, 192 or 256");
        if (keysize < 40) throw new InvalidParameterException("Key length must be at least 40 bits");
        bytes = (keysize + 7) / 8;
        this.random = random;
    }

    @Override
    protected SecretKey engineGenerateKey() {
        byte[] key = new byte[bytes];
        if (random == null) random = new SecureRandom();
        random.nextBytes(key);
        return new SecretKeySpec(key, algorithm);
    }
}
