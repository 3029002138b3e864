// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.security.InvalidAlgorithmParameterException;
import java.security.KeyStore;
import java.security.KeyStoreException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.Security;
import java.util.Objects;
import jdk.internal.security.Providers;

/** Makes those that decide whom to trust, through a provider. None is in this library. */
public class TrustManagerFactory {
    private final TrustManagerFactorySpi spi;
    private final Provider provider;
    private final String algorithm;

    protected TrustManagerFactory(TrustManagerFactorySpi factorySpi, Provider provider, String algorithm) {
        spi = factorySpi;
        this.provider = provider;
        this.algorithm = algorithm;
    }

    public static final String getDefaultAlgorithm() {
        String s = Security.getProperty("ssl.TrustManagerFactory.algorithm");
        return s == null ? "SunX509" : s;
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public static final TrustManagerFactory getInstance(String algorithm) throws NoSuchAlgorithmException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        return made(Providers.find("TrustManagerFactory", algorithm), algorithm);
    }

    public static final TrustManagerFactory getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        return made(Providers.find("TrustManagerFactory", algorithm, provider), algorithm);
    }

    public static final TrustManagerFactory getInstance(String algorithm, Provider provider)
            throws NoSuchAlgorithmException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        return made(Providers.find("TrustManagerFactory", algorithm, provider), algorithm);
    }

    private static TrustManagerFactory made(Provider.Service s, String algorithm) throws NoSuchAlgorithmException {
        return new TrustManagerFactory(Providers.make(s, TrustManagerFactorySpi.class), s.getProvider(), algorithm);
    }

    public final Provider getProvider() {
        return provider;
    }

    public final void init(KeyStore ks)
            throws KeyStoreException {
        spi.engineInit(ks);
    }

    public final void init(ManagerFactoryParameters spec) throws InvalidAlgorithmParameterException {
        spi.engineInit(spec);
    }

    public final TrustManager[] getTrustManagers() {
        return spi.engineGetTrustManagers();
    }
}
