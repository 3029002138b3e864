// SPDX-License-Identifier: MIT
package java.security.cert;

import java.io.InputStream;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import jdk.internal.security.Providers;

/** Reads certificates, paths and revocation lists, through a provider. None is in this library. */
public class CertificateFactory {
    private final CertificateFactorySpi spi;
    private final Provider provider;
    private final String type;

    protected CertificateFactory(CertificateFactorySpi certFacSpi, Provider provider, String type) {
        spi = certFacSpi;
        this.provider = provider;
        this.type = type;
    }

    public static final CertificateFactory getInstance(String type) throws CertificateException {
        if (type == null) throw new NullPointerException("null type name");
        try {
            return made(Providers.find("CertificateFactory", type), type);
        } catch (NoSuchAlgorithmException e) {
            throw new CertificateException(type + " not found", e);
        }
    }

    public static final CertificateFactory getInstance(String type, String provider)
            throws CertificateException, NoSuchProviderException {
        try {
            return made(Providers.find("CertificateFactory", type, provider), type);
        } catch (NoSuchAlgorithmException e) {
            throw new CertificateException(type + " not found", e);
        }
    }

    public static final CertificateFactory getInstance(String type, Provider provider) throws CertificateException {
        try {
            return made(Providers.find("CertificateFactory", type, provider), type);
        } catch (NoSuchAlgorithmException e) {
            throw new CertificateException(type + " not found", e);
        }
    }

    private static CertificateFactory made(Provider.Service s, String type) throws NoSuchAlgorithmException {
        return new CertificateFactory(Providers.make(s, CertificateFactorySpi.class), s.getProvider(), type);
    }

    public final Provider getProvider() {
        return provider;
    }

    public final String getType() {
        return type;
    }

    public final Certificate generateCertificate(InputStream in) throws CertificateException {
        return spi.engineGenerateCertificate(in);
    }

    public final Iterator<String> getCertPathEncodings() {
        return spi.engineGetCertPathEncodings();
    }

    public final CertPath generateCertPath(InputStream in) throws CertificateException {
        return spi.engineGenerateCertPath(in);
    }

    public final CertPath generateCertPath(InputStream in, String encoding) throws CertificateException {
        return spi.engineGenerateCertPath(in, encoding);
    }

    public final CertPath generateCertPath(List<? extends Certificate> certificates) throws CertificateException {
        return spi.engineGenerateCertPath(certificates);
    }

    public final Collection<? extends Certificate> generateCertificates(InputStream in) throws CertificateException {
        return spi.engineGenerateCertificates(in);
    }

    public final CRL generateCRL(InputStream in) throws CRLException {
        return spi.engineGenerateCRL(in);
    }

    public final Collection<? extends CRL> generateCRLs(InputStream in) throws CRLException {
        return spi.engineGenerateCRLs(in);
    }
}
