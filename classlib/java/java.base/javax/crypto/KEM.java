// SPDX-License-Identifier: MIT
package javax.crypto;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.PrivateKey;
import java.security.Provider;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import jdk.internal.security.Providers;

/**
 * A key encapsulation mechanism: a sender makes a secret key and a message from which the owner of the private key
 * makes the same one. The providers of this library have none. Which of several providers serves is decided when the
 * key is known.
 */
public final class KEM {
    private static final String TYPE = "KEM";

    private final List<Provider.Service> services;
    private final String algorithm;

    private KEM(List<Provider.Service> services, String algorithm) {
        this.services = services;
        this.algorithm = algorithm;
    }

    public static KEM getInstance(String algorithm) throws NoSuchAlgorithmException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        List<Provider.Service> all = new ArrayList<>();
        for (Provider p : Providers.all()) {
            Provider.Service s = p.getService(TYPE, algorithm);
            if (s != null) all.add(s);
        }
        if (all.isEmpty()) throw new NoSuchAlgorithmException(algorithm + " KEM not available");
        return new KEM(all, algorithm);
    }

    /** Without a provider as without the argument. */
    public static KEM getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        if (provider == null) return getInstance(algorithm);
        return new KEM(List.of(Providers.find(TYPE, algorithm, provider)), algorithm);
    }

    public static KEM getInstance(String algorithm, String provider) throws NoSuchAlgorithmException, NoSuchProviderException {
        if (provider == null) return getInstance(algorithm);
        return new KEM(List.of(Providers.find(TYPE, algorithm, provider)), algorithm);
    }

    public String getAlgorithm() {
        return algorithm;
    }

    /** One side made by a provider's mechanism. */
    private interface Maker<T> {
        T make(KEMSpi spi, String provider) throws InvalidAlgorithmParameterException, InvalidKeyException;
    }

    /** By the first provider that can use the key; what the first one says if none can. */
    private <T> T first(Maker<T> maker) throws InvalidAlgorithmParameterException, InvalidKeyException {
        Exception failed = null;
        for (Provider.Service s : services) {
            try {
                return maker.make(Providers.make(s, KEMSpi.class), s.getProvider().getName());
            } catch (NoSuchAlgorithmException | InvalidAlgorithmParameterException | InvalidKeyException e) {
                if (failed == null) failed = e;
            }
        }
        if (failed instanceof InvalidAlgorithmParameterException) throw (InvalidAlgorithmParameterException) failed;
        if (failed instanceof InvalidKeyException) throw (InvalidKeyException) failed;
        throw new InvalidKeyException("no provider can use the key", failed);
    }

    public Encapsulator newEncapsulator(PublicKey publicKey) throws InvalidKeyException {
        return newEncapsulator(publicKey, null);
    }

    public Encapsulator newEncapsulator(PublicKey publicKey, SecureRandom secureRandom) throws InvalidKeyException {
        try {
            return newEncapsulator(publicKey, null, secureRandom);
        } catch (InvalidAlgorithmParameterException e) {
            throw new UnsupportedOperationException("parameters are needed", e);
        }
    }

    public Encapsulator newEncapsulator(PublicKey publicKey, AlgorithmParameterSpec spec, SecureRandom secureRandom)
            throws InvalidAlgorithmParameterException, InvalidKeyException {
        if (publicKey == null) throw new InvalidKeyException("no key");
        return first((spi, provider) -> new Encapsulator(spi.engineNewEncapsulator(publicKey, spec, secureRandom), provider));
    }

    public Decapsulator newDecapsulator(PrivateKey privateKey) throws InvalidKeyException {
        try {
            return newDecapsulator(privateKey, null);
        } catch (InvalidAlgorithmParameterException e) {
            throw new UnsupportedOperationException("parameters are needed", e);
        }
    }

    public Decapsulator newDecapsulator(PrivateKey privateKey, AlgorithmParameterSpec spec)
            throws InvalidAlgorithmParameterException, InvalidKeyException {
        if (privateKey == null) throw new InvalidKeyException("no key");
        return first((spi, provider) -> new Decapsulator(spi.engineNewDecapsulator(privateKey, spec), provider));
    }

    /** What the sender has: the secret key, the message, and parameters if there are any. */
    public static final class Encapsulated {
        private final SecretKey key;
        private final byte[] encapsulation, params;

        public Encapsulated(SecretKey key, byte[] encapsulation, byte[] params) {
            this.key = Objects.requireNonNull(key);
            this.encapsulation = encapsulation.clone();
            this.params = params == null ? null : params.clone();
        }

        public SecretKey key() {
            return key;
        }

        public byte[] encapsulation() {
            return encapsulation.clone();
        }

        public byte[] params() {
            return params == null ? null : params.clone();
        }
    }

    /** The sender's side. */
    public static final class Encapsulator {
        private final KEMSpi.EncapsulatorSpi spi;
        private final String provider;

        private Encapsulator(KEMSpi.EncapsulatorSpi spi, String provider) {
            this.spi = spi;
            this.provider = provider;
        }

        public String providerName() {
            return provider;
        }

        public Encapsulated encapsulate() {
            return encapsulate(0, secretSize(), "Generic");
        }

        /** The bytes from to to of the secret become a key of this algorithm. The mechanism checks its arguments. */
        public Encapsulated encapsulate(int from, int to, String algorithm) {
            return spi.engineEncapsulate(from, to, algorithm);
        }

        public int secretSize() {
            return spi.engineSecretSize();
        }

        public int encapsulationSize() {
            return spi.engineEncapsulationSize();
        }
    }

    /** The receiver's side. */
    public static final class Decapsulator {
        private final KEMSpi.DecapsulatorSpi spi;
        private final String provider;

        private Decapsulator(KEMSpi.DecapsulatorSpi spi, String provider) {
            this.spi = spi;
            this.provider = provider;
        }

        public String providerName() {
            return provider;
        }

        public SecretKey decapsulate(byte[] encapsulation) throws DecapsulateException {
            return decapsulate(encapsulation, 0, secretSize(), "Generic");
        }

        public SecretKey decapsulate(byte[] encapsulation, int from, int to, String algorithm) throws DecapsulateException {
            return spi.engineDecapsulate(encapsulation, from, to, algorithm);
        }

        public int secretSize() {
            return spi.engineSecretSize();
        }

        public int encapsulationSize() {
            return spi.engineEncapsulationSize();
        }
    }
}
