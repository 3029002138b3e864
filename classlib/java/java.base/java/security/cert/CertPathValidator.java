// SPDX-License-Identifier: MIT
package java.security.cert;

import java.security.InvalidAlgorithmParameterException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.Security;
import java.util.Objects;
import jdk.internal.security.Providers;

/** Says whether paths of certificates are valid, through a provider. None is in this library. */
public class CertPathValidator {
    private final CertPathValidatorSpi spi;
    private final Provider provider;
    private final String algorithm;

    protected CertPathValidator(CertPathValidatorSpi spi, Provider provider, String algorithm) {
        this.spi = spi;
        this.provider = provider;
        this.algorithm = algorithm;
    }

    public static CertPathValidator getInstance(String algorithm) throws NoSuchAlgorithmException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        return made(Providers.find("CertPathValidator", algorithm), algorithm);
    }

    public static CertPathValidator getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        return made(Providers.find("CertPathValidator", algorithm, provider), algorithm);
    }

    public static CertPathValidator getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        return made(Providers.find("CertPathValidator", algorithm, provider), algorithm);
    }

    private static CertPathValidator made(Provider.Service s, String algorithm) throws NoSuchAlgorithmException {
        return new CertPathValidator(Providers.make(s, CertPathValidatorSpi.class), s.getProvider(), algorithm);
    }

    public final Provider getProvider() {
        return provider;
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final CertPathValidatorResult validate(CertPath certPath, CertPathParameters params)
            throws CertPathValidatorException, InvalidAlgorithmParameterException {
        return spi.engineValidate(certPath, params);
    }

    /** That of the security property, else "PKIX". */
    public static final String getDefaultType() {
        String s = Security.getProperty("certpathvalidator.type");
        return s == null ? "PKIX" : s;
    }

    public final CertPathChecker getRevocationChecker() {
        return spi.engineGetRevocationChecker();
    }
}
