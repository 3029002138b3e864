// SPDX-License-Identifier: MIT
package java.security.cert;

import java.math.BigInteger;
import java.security.Principal;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import javax.security.auth.x500.X500Principal;
import jdk.internal.security.Der;

/** A certificate of X.509. A provider's class reads the bytes. */
public abstract class X509Certificate extends Certificate implements X509Extension {
    private static final long serialVersionUID = -2491127588187038216L;

    protected X509Certificate() {
        super("X.509");
    }

    public List<String> getExtendedKeyUsage() throws CertificateParsingException {
        throw new UnsupportedOperationException();
    }

    public Collection<List<?>> getSubjectAlternativeNames() throws CertificateParsingException {
        throw new UnsupportedOperationException();
    }

    public Collection<List<?>> getIssuerAlternativeNames() throws CertificateParsingException {
        throw new UnsupportedOperationException();
    }

    /** As the encoding has it. */
    public X500Principal getIssuerX500Principal() {
        return name(1);
    }

    public X500Principal getSubjectX500Principal() {
        return name(3);
    }

    /** Of the four elements behind the serial number: algorithm, issuer, validity, subject. */
    private X500Principal name(int which) {
        try {
            Der signed = new Der(getEncoded()).next(Der.SEQUENCE).next(Der.SEQUENCE);
            if (signed.isNext(Der.FIRST)) signed.next(Der.FIRST); // the version
            signed.next(Der.INTEGER);
            for (int i = 0; i < which; i++) signed.whole();
            return new X500Principal(signed.whole());
        } catch (CertificateEncodingException | RuntimeException e) {
            throw new RuntimeException("the encoding has no name", e);
        }
    }

    public abstract void checkValidity() throws CertificateExpiredException, CertificateNotYetValidException;

    public abstract void checkValidity(Date date) throws CertificateExpiredException, CertificateNotYetValidException;

    public abstract int getBasicConstraints();

    public abstract Principal getIssuerDN();

    public abstract boolean[] getIssuerUniqueID();

    public abstract boolean[] getKeyUsage();

    public abstract Date getNotAfter();

    public abstract Date getNotBefore();

    public abstract BigInteger getSerialNumber();

    public abstract String getSigAlgName();

    public abstract String getSigAlgOID();

    public abstract byte[] getSigAlgParams();

    public abstract byte[] getSignature();

    public abstract Principal getSubjectDN();

    public abstract boolean[] getSubjectUniqueID();

    public abstract byte[] getTBSCertificate() throws CertificateEncodingException;

    public abstract int getVersion();
}
