// SPDX-License-Identifier: MIT
package javax.crypto;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import jdk.internal.security.Providers;

/** Two or more agree on a key. The providers of this library have no such algorithm. */
public class KeyAgreement {
    private final KeyAgreementSpi spi;
    private final Provider provider;
    private final String algorithm;

    protected KeyAgreement(KeyAgreementSpi spi, Provider provider, String algorithm) {
        this.spi = spi;
        this.provider = provider;
        this.algorithm = algorithm;
    }

    public static final KeyAgreement getInstance(String algorithm) throws NoSuchAlgorithmException {
        return made(named(algorithm), algorithm);
    }

    public static final KeyAgreement getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return made(Providers.find("KeyAgreement", algorithm, provider), algorithm);
    }

    public static final KeyAgreement getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        return made(Providers.find("KeyAgreement", algorithm, provider), algorithm);
    }

    private static KeyAgreement made(Provider.Service s, String algorithm) throws NoSuchAlgorithmException {
        return new KeyAgreement(Providers.make(s, KeyAgreementSpi.class), s.getProvider(), algorithm);
    }

    public final Provider getProvider() {
        return provider;
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    /** javax.crypto has words of its own for what it can't find. */
    private static Provider.Service named(String algorithm) throws NoSuchAlgorithmException {
        if (algorithm == null) throw new NullPointerException("null algorithm name");
        try {
            return Providers.find("KeyAgreement", algorithm);
        } catch (NoSuchAlgorithmException e) {
            throw new NoSuchAlgorithmException("Algorithm " + algorithm + " not available");
        }
    }

    public final void init(Key key) throws InvalidKeyException {
        init(key, new SecureRandom());
    }

    public final void init(Key key, SecureRandom random) throws InvalidKeyException {
        spi.engineInit(key, random);
    }

    public final void init(Key key, AlgorithmParameterSpec params)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        init(key, params, new SecureRandom());
    }

    public final void init(Key key, AlgorithmParameterSpec params, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        spi.engineInit(key, params, random);
    }

    public final Key doPhase(Key key, boolean lastPhase) throws InvalidKeyException, IllegalStateException {
        return spi.engineDoPhase(key, lastPhase);
    }

    public final byte[] generateSecret() throws IllegalStateException {
        return spi.engineGenerateSecret();
    }

    public final int generateSecret(byte[] sharedSecret, int offset) throws IllegalStateException, ShortBufferException {
        return spi.engineGenerateSecret(sharedSecret, offset);
    }

    public final SecretKey generateSecret(String algorithm)
            throws IllegalStateException, NoSuchAlgorithmException, InvalidKeyException {
        return spi.engineGenerateSecret(algorithm);
    }
}
