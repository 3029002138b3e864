// SPDX-License-Identifier: MIT
package javax.crypto;

import java.security.InvalidAlgorithmParameterException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import jdk.internal.security.Providers;

/** Makes random secret keys: of AES and HMAC, and what providers add. */
public class KeyGenerator {
    private final KeyGeneratorSpi spi;
    private final Provider provider;
    private final String algorithm;

    protected KeyGenerator(KeyGeneratorSpi spi, Provider provider, String algorithm) {
        this.spi = spi;
        this.provider = provider;
        this.algorithm = algorithm;
    }

    public static final KeyGenerator getInstance(String algorithm) throws NoSuchAlgorithmException {
        return made(Providers.find("KeyGenerator", algorithm), algorithm);
    }

    public static final KeyGenerator getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return made(Providers.find("KeyGenerator", algorithm, provider), algorithm);
    }

    public static final KeyGenerator getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        return made(Providers.find("KeyGenerator", algorithm, provider), algorithm);
    }

    private static KeyGenerator made(Provider.Service s, String algorithm) throws NoSuchAlgorithmException {
        return new KeyGenerator(Providers.make(s, KeyGeneratorSpi.class), s.getProvider(), algorithm);
    }

    public final Provider getProvider() {
        return provider;
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final void init(SecureRandom random) {
        spi.engineInit(random);
    }

    public final void init(AlgorithmParameterSpec params) throws InvalidAlgorithmParameterException {
        init(params, new SecureRandom());
    }

    public final void init(AlgorithmParameterSpec params, SecureRandom random) throws InvalidAlgorithmParameterException {
        spi.engineInit(params, random);
    }

    public final void init(int keysize) {
        init(keysize, new SecureRandom());
    }

    public final void init(int keysize, SecureRandom random) {
        spi.engineInit(keysize, random);
    }

    public final SecretKey generateKey() {
        return spi.engineGenerateKey();
    }
}
