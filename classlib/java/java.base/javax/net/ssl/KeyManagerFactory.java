// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.security.InvalidAlgorithmParameterException;
import java.security.KeyStore;
import java.security.KeyStoreException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.Security;
import java.security.UnrecoverableKeyException;
import java.util.Objects;
import jdk.internal.security.Providers;

/** Makes managers of keys, through a provider. None is in this library. */
public class KeyManagerFactory {
    private final KeyManagerFactorySpi spi;
    private final Provider provider;
    private final String algorithm;

    protected KeyManagerFactory(KeyManagerFactorySpi factorySpi, Provider provider, String algorithm) {
        spi = factorySpi;
        this.provider = provider;
        this.algorithm = algorithm;
    }

    public static final String getDefaultAlgorithm() {
        String s = Security.getProperty("ssl.KeyManagerFactory.algorithm");
        return s == null ? "SunX509" : s;
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public static final KeyManagerFactory getInstance(String algorithm) throws NoSuchAlgorithmException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        return made(Providers.find("KeyManagerFactory", algorithm), algorithm);
    }

    public static final KeyManagerFactory getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        return made(Providers.find("KeyManagerFactory", algorithm, provider), algorithm);
    }

    public static final KeyManagerFactory getInstance(String algorithm, Provider provider)
            throws NoSuchAlgorithmException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        return made(Providers.find("KeyManagerFactory", algorithm, provider), algorithm);
    }

    private static KeyManagerFactory made(Provider.Service s, String algorithm) throws NoSuchAlgorithmException {
        return new KeyManagerFactory(Providers.make(s, KeyManagerFactorySpi.class), s.getProvider(), algorithm);
    }

    public final Provider getProvider() {
        return provider;
    }

    public final void init(KeyStore ks, char[] password)
            throws KeyStoreException, NoSuchAlgorithmException, UnrecoverableKeyException {
        spi.engineInit(ks, password);
    }

    public final void init(ManagerFactoryParameters spec) throws InvalidAlgorithmParameterException {
        spi.engineInit(spec);
    }

    public final KeyManager[] getKeyManagers() {
        return spi.engineGetKeyManagers();
    }
}
