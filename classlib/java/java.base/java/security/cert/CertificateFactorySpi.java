// SPDX-License-Identifier: MIT
package java.security.cert;

import java.io.InputStream;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;

/** What a provider implements to read certificates and revocation lists. */
public abstract class CertificateFactorySpi {
    public CertPath engineGenerateCertPath(InputStream in) throws CertificateException {
        throw new UnsupportedOperationException();
    }

    public CertPath engineGenerateCertPath(InputStream in, String encoding) throws CertificateException {
        throw new UnsupportedOperationException();
    }

    public CertPath engineGenerateCertPath(List<? extends Certificate> certificates) throws CertificateException {
        throw new UnsupportedOperationException();
    }

    public Iterator<String> engineGetCertPathEncodings() {
        throw new UnsupportedOperationException();
    }

    public abstract CRL engineGenerateCRL(InputStream in) throws CRLException;

    public abstract Collection<? extends CRL> engineGenerateCRLs(InputStream in) throws CRLException;

    public abstract Certificate engineGenerateCertificate(InputStream in) throws CertificateException;

    public abstract Collection<? extends Certificate> engineGenerateCertificates(InputStream in)
            throws CertificateException;
}
