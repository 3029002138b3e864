// SPDX-License-Identifier: MIT
package java.security.cert;

import java.security.InvalidAlgorithmParameterException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.Security;
import java.util.Collection;
import java.util.Objects;
import jdk.internal.security.Providers;

/** Certificates and lists of revoked ones that can be searched, through a provider. None is in this library. */
public class CertStore {
    private final CertStoreSpi spi;
    private final Provider provider;
    private final String type;
    private final CertStoreParameters params;

    protected CertStore(CertStoreSpi storeSpi, Provider provider, String type, CertStoreParameters params) {
        spi = storeSpi;
        this.provider = provider;
        this.type = type;
        this.params = params == null ? null : (CertStoreParameters) params.clone();
    }

    public final Collection<? extends Certificate> getCertificates(CertSelector selector) throws CertStoreException {
        return spi.engineGetCertificates(selector);
    }

    public final Collection<? extends CRL> getCRLs(CRLSelector selector) throws CertStoreException {
        return spi.engineGetCRLs(selector);
    }

    public static CertStore getInstance(String type, CertStoreParameters params)
            throws InvalidAlgorithmParameterException, NoSuchAlgorithmException {
        Objects.requireNonNull(type, "null type name");
        return made(Providers.find("CertStore", type), type, params);
    }

    public static CertStore getInstance(String type, CertStoreParameters params, String provider)
            throws InvalidAlgorithmParameterException, NoSuchAlgorithmException, NoSuchProviderException {
        Objects.requireNonNull(type, "null type name");
        return made(Providers.find("CertStore", type, provider), type, params);
    }

    public static CertStore getInstance(String type, CertStoreParameters params, Provider provider)
            throws NoSuchAlgorithmException, InvalidAlgorithmParameterException {
        Objects.requireNonNull(type, "null type name");
        return made(Providers.find("CertStore", type, provider), type, params);
    }

    /** What the provider's constructor says of the parameters comes out as it is. */
    private static CertStore made(Provider.Service s, String type, CertStoreParameters params)
            throws InvalidAlgorithmParameterException, NoSuchAlgorithmException {
        try {
            return new CertStore((CertStoreSpi) s.newInstance(params), s.getProvider(), type, params);
        } catch (NoSuchAlgorithmException e) {
            for (Throwable t = e.getCause(); t != null; t = t.getCause())
                if (t instanceof InvalidAlgorithmParameterException) throw (InvalidAlgorithmParameterException) t;
            throw e;
        }
    }

    public final CertStoreParameters getCertStoreParameters() {
        return params == null ? null : (CertStoreParameters) params.clone();
    }

    public final String getType() {
        return type;
    }

    public final Provider getProvider() {
        return provider;
    }

    /** That of the security property, else "LDAP". */
    public static final String getDefaultType() {
        String s = Security.getProperty("certstore.type");
        return s == null ? "LDAP" : s;
    }
}
