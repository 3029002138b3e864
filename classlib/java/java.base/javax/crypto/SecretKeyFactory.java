// SPDX-License-Identifier: MIT
package javax.crypto;

import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.KeySpec;
import jdk.internal.security.Providers;

/** Makes secret keys of their parts, and the other way: PBKDF2 with our digests, and what providers add. */
public class SecretKeyFactory {
    private final SecretKeyFactorySpi spi;
    private final Provider provider;
    private final String algorithm;

    protected SecretKeyFactory(SecretKeyFactorySpi spi, Provider provider, String algorithm) {
        this.spi = spi;
        this.provider = provider;
        this.algorithm = algorithm;
    }

    public static final SecretKeyFactory getInstance(String algorithm) throws NoSuchAlgorithmException {
        return made(Providers.find("SecretKeyFactory", algorithm), algorithm);
    }

    public static final SecretKeyFactory getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return made(Providers.find("SecretKeyFactory", algorithm, provider), algorithm);
    }

    public static final SecretKeyFactory getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        return made(Providers.find("SecretKeyFactory", algorithm, provider), algorithm);
    }

    private static SecretKeyFactory made(Provider.Service s, String algorithm) throws NoSuchAlgorithmException {
        return new SecretKeyFactory(Providers.make(s, SecretKeyFactorySpi.class), s.getProvider(), algorithm);
    }

    public final Provider getProvider() {
        return provider;
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final SecretKey generateSecret(KeySpec keySpec) throws InvalidKeySpecException {
        return spi.engineGenerateSecret(keySpec);
    }

    public final KeySpec getKeySpec(SecretKey key, Class<?> keySpec) throws InvalidKeySpecException {
        return spi.engineGetKeySpec(key, keySpec);
    }

    public final SecretKey translateKey(SecretKey key) throws InvalidKeyException {
        return spi.engineTranslateKey(key);
    }
}
