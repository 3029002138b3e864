// SPDX-License-Identifier: MIT
package java.security;

import java.security.spec.InvalidKeySpecException;
import java.security.spec.KeySpec;
import jdk.internal.security.Providers;

/** Makes keys of their parts, and the other way. The providers of this library have no such algorithm. */
public class KeyFactory {
    private final KeyFactorySpi spi;
    private final Provider provider;
    private final String algorithm;

    protected KeyFactory(KeyFactorySpi spi, Provider provider, String algorithm) {
        this.spi = spi;
        this.provider = provider;
        this.algorithm = algorithm;
    }

    private static KeyFactory made(Provider.Service s, String algorithm) throws NoSuchAlgorithmException {
        return new KeyFactory(Providers.make(s, KeyFactorySpi.class), s.getProvider(), algorithm);
    }

    public static KeyFactory getInstance(String algorithm) throws NoSuchAlgorithmException {
        return made(Providers.find("KeyFactory", algorithm), algorithm);
    }

    public static KeyFactory getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return made(Providers.find("KeyFactory", algorithm, provider), algorithm);
    }

    public static KeyFactory getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        return made(Providers.find("KeyFactory", algorithm, provider), algorithm);
    }

    public final Provider getProvider() {
        return provider;
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final PublicKey generatePublic(KeySpec keySpec) throws InvalidKeySpecException {
        return spi.engineGeneratePublic(keySpec);
    }

    public final PrivateKey generatePrivate(KeySpec keySpec) throws InvalidKeySpecException {
        return spi.engineGeneratePrivate(keySpec);
    }

    public final <T extends KeySpec> T getKeySpec(Key key, Class<T> keySpec) throws InvalidKeySpecException {
        return spi.engineGetKeySpec(key, keySpec);
    }

    public final Key translateKey(Key key) throws InvalidKeyException {
        return spi.engineTranslateKey(key);
    }
}
