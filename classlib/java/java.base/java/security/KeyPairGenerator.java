// SPDX-License-Identifier: MIT
package java.security;

import java.security.spec.AlgorithmParameterSpec;
import jdk.internal.security.Providers;

/** Makes pairs of keys. The providers of this library have no such algorithm. */
public abstract class KeyPairGenerator extends KeyPairGeneratorSpi {
    private final String algorithm;
    private Provider provider;

    protected KeyPairGenerator(String algorithm) {
        this.algorithm = algorithm;
    }

    public String getAlgorithm() {
        return algorithm;
    }

    public static KeyPairGenerator getInstance(String algorithm) throws NoSuchAlgorithmException {
        return made(Providers.find("KeyPairGenerator", algorithm), algorithm);
    }

    public static KeyPairGenerator getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return made(Providers.find("KeyPairGenerator", algorithm, provider), algorithm);
    }

    public static KeyPairGenerator getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        return made(Providers.find("KeyPairGenerator", algorithm, provider), algorithm);
    }

    private static KeyPairGenerator made(Provider.Service s, String algorithm) throws NoSuchAlgorithmException {
        KeyPairGeneratorSpi spi = Providers.make(s, KeyPairGeneratorSpi.class);
        KeyPairGenerator g = spi instanceof KeyPairGenerator ? (KeyPairGenerator) spi : new Delegate(spi, algorithm);
        g.provider = s.getProvider();
        return g;
    }

    /** One whose maker implements the service interface only. */
    private static final class Delegate extends KeyPairGenerator {
        private final KeyPairGeneratorSpi spi;

        Delegate(KeyPairGeneratorSpi spi, String algorithm) {
            super(algorithm);
            this.spi = spi;
        }

        @Override
        public void initialize(int keysize, SecureRandom random) {
            spi.initialize(keysize, random);
        }

        @Override
        public void initialize(AlgorithmParameterSpec params, SecureRandom random) throws InvalidAlgorithmParameterException {
            spi.initialize(params, random);
        }

        @Override
        public KeyPair generateKeyPair() {
            return spi.generateKeyPair();
        }
    }

    public final Provider getProvider() {
        return provider;
    }

    public void initialize(int keysize) {
        initialize(keysize, new SecureRandom());
    }

    @Override
    public void initialize(int keysize, SecureRandom random) {
    }

    public void initialize(AlgorithmParameterSpec params) throws InvalidAlgorithmParameterException {
        initialize(params, new SecureRandom());
    }

    @Override
    public void initialize(AlgorithmParameterSpec params, SecureRandom random) throws InvalidAlgorithmParameterException {
    }

    public final KeyPair genKeyPair() {
        return generateKeyPair();
    }

    @Override
    public KeyPair generateKeyPair() {
        return null;
    }
}
