// SPDX-License-Identifier: MIT
package java.security.cert;

import java.math.BigInteger;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Principal;
import java.security.Provider;
import java.security.PublicKey;
import java.security.SignatureException;
import java.util.Arrays;
import java.util.Date;
import java.util.Set;
import javax.security.auth.x500.X500Principal;
import jdk.internal.security.Der;

/** A list of revoked certificates as X.509 has it. Equal by its encoding. */
public abstract class X509CRL extends CRL implements X509Extension {
    protected X509CRL() {
        super("X.509");
    }

    @Override
    public boolean equals(Object other) {
        try {
            return this == other || other instanceof X509CRL
                    && Arrays.equals(getEncoded(), ((X509CRL) other).getEncoded());
        } catch (CRLException e) {
            return false;
        }
    }

    @Override
    public int hashCode() {
        try {
            return Arrays.hashCode(getEncoded());
        } catch (CRLException e) {
            return 0;
        }
    }

    public void verify(PublicKey key, Provider sigProvider) throws CRLException, NoSuchAlgorithmException,
            InvalidKeyException, SignatureException {
        throw new UnsupportedOperationException();
    }

    /** As the encoding has it. */
    public X500Principal getIssuerX500Principal() {
        try {
            Der signed = new Der(getEncoded()).next(Der.SEQUENCE).next(Der.SEQUENCE);
            if (signed.isNext(Der.INTEGER)) signed.next(Der.INTEGER); // the version
            signed.whole(); // the algorithm
            return new X500Principal(signed.whole());
        } catch (CRLException | RuntimeException e) {
            throw new RuntimeException("the encoding has no name", e);
        }
    }

    public X509CRLEntry getRevokedCertificate(X509Certificate certificate) {
        return getRevokedCertificate(certificate.getSerialNumber());
    }

    public abstract byte[] getEncoded() throws CRLException;

    public abstract Principal getIssuerDN();

    public abstract Date getNextUpdate();

    public abstract X509CRLEntry getRevokedCertificate(BigInteger serialNumber);

    public abstract Set<? extends X509CRLEntry> getRevokedCertificates();

    public abstract String getSigAlgName();

    public abstract String getSigAlgOID();

    public abstract byte[] getSigAlgParams();

    public abstract byte[] getSignature();

    public abstract byte[] getTBSCertList() throws CRLException;

    public abstract Date getThisUpdate();

    public abstract int getVersion();

    public abstract void verify(PublicKey key)
            throws CRLException, NoSuchAlgorithmException, InvalidKeyException, NoSuchProviderException,
            SignatureException;

    public abstract void verify(PublicKey key, String sigProvider)
            throws CRLException, NoSuchAlgorithmException, InvalidKeyException, NoSuchProviderException,
            SignatureException;
}
