// SPDX-License-Identifier: MIT
package java.security.cert;

import java.security.InvalidAlgorithmParameterException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.Security;
import java.util.Objects;
import jdk.internal.security.Providers;

/** Builds paths of certificates, through a provider. None is in this library. */
public class CertPathBuilder {
    private final CertPathBuilderSpi spi;
    private final Provider provider;
    private final String algorithm;

    protected CertPathBuilder(CertPathBuilderSpi spi, Provider provider, String algorithm) {
        this.spi = spi;
        this.provider = provider;
        this.algorithm = algorithm;
    }

    public static CertPathBuilder getInstance(String algorithm) throws NoSuchAlgorithmException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        return made(Providers.find("CertPathBuilder", algorithm), algorithm);
    }

    public static CertPathBuilder getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        return made(Providers.find("CertPathBuilder", algorithm, provider), algorithm);
    }

    public static CertPathBuilder getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        return made(Providers.find("CertPathBuilder", algorithm, provider), algorithm);
    }

    private static CertPathBuilder made(Provider.Service s, String algorithm) throws NoSuchAlgorithmException {
        return new CertPathBuilder(Providers.make(s, CertPathBuilderSpi.class), s.getProvider(), algorithm);
    }

    public final Provider getProvider() {
        return provider;
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final CertPathBuilderResult build(CertPathParameters params)
            throws CertPathBuilderException, InvalidAlgorithmParameterException {
        return spi.engineBuild(params);
    }

    /** That of the security property, else "PKIX". */
    public static final String getDefaultType() {
        String s = Security.getProperty("certpathbuilder.type");
        return s == null ? "PKIX" : s;
    }

    public final CertPathChecker getRevocationChecker() {
        return spi.engineGetRevocationChecker();
    }
}
