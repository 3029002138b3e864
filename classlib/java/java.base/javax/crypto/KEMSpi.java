// SPDX-License-Identifier: MIT
package javax.crypto;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;

/** What the maker of a key encapsulation mechanism implements. */
public interface KEMSpi {
    /** The sender's side. */
    interface EncapsulatorSpi {
        KEM.Encapsulated engineEncapsulate(int from, int to, String algorithm);

        int engineSecretSize();

        int engineEncapsulationSize();
    }

    /** The receiver's side. */
    interface DecapsulatorSpi {
        SecretKey engineDecapsulate(byte[] encapsulation, int from, int to, String algorithm) throws DecapsulateException;

        int engineSecretSize();

        int engineEncapsulationSize();
    }

    EncapsulatorSpi engineNewEncapsulator(PublicKey publicKey, AlgorithmParameterSpec spec, SecureRandom secureRandom)
            throws InvalidAlgorithmParameterException, InvalidKeyException;

    DecapsulatorSpi engineNewDecapsulator(PrivateKey privateKey, AlgorithmParameterSpec spec)
            throws InvalidAlgorithmParameterException, InvalidKeyException;
}
