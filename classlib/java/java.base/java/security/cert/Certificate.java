package java.security.cert;

import java.io.Serializable;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.PublicKey;
import java.security.SignatureException;
import java.util.Arrays;

/** A certificate of some kind. */
public abstract class Certificate implements Serializable {
    private static final long serialVersionUID = -3585440601605666277L;
    private final String type;

    protected Certificate(String type) {
        this.type = type;
    }

    public final String getType() {
        return type;
    }

    public abstract byte[] getEncoded() throws CertificateEncodingException;

    @Override
    public boolean equals(Object other) {
        try {
            return this == other || other instanceof Certificate
                    && Arrays.equals(getEncoded(), ((Certificate) other).getEncoded());
        } catch (CertificateEncodingException e) {
            return false;
        }
    }

    @Override
    public int hashCode() {
        try {
            return Arrays.hashCode(getEncoded());
        } catch (CertificateEncodingException e) {
            return 0;
        }
    }

    @Override
    public abstract String toString();

    public abstract void verify(PublicKey key) throws CertificateException, NoSuchAlgorithmException, InvalidKeyException,
            NoSuchProviderException, SignatureException;

    public abstract void verify(PublicKey key, String sigProvider) throws CertificateException, NoSuchAlgorithmException,
            InvalidKeyException, NoSuchProviderException, SignatureException;

    public void verify(PublicKey key, Provider sigProvider) throws CertificateException, NoSuchAlgorithmException,
            InvalidKeyException, SignatureException {
        throw new UnsupportedOperationException();
    }

    public abstract PublicKey getPublicKey();

    /** Written as its kind and its encoding. */
    protected Object writeReplace() throws java.io.ObjectStreamException {
        try {
            return new CertificateRep(type, getEncoded());
        } catch (CertificateException e) {
            throw notSerializable(Certificate.class, type, e);
        }
    }

    /** What is said of certificates, and paths of them, of a kind that cannot be written or made again. */
    static java.io.NotSerializableException notSerializable(Class<?> of, String type, Exception cause) {
        java.io.NotSerializableException x = new java.io.NotSerializableException(of.getName() + ": " + type);
        x.initCause(cause);
        return x;
    }

    /** What is in a stream in place of it. */
    protected static class CertificateRep implements Serializable {
        private static final long serialVersionUID = -8563758940495660020L;
        private final String type;
        private final byte[] data;

        protected CertificateRep(String type, byte[] data) {
            this.type = type;
            this.data = data;
        }

        protected Object readResolve() throws java.io.ObjectStreamException {
            try {
                return CertificateFactory.getInstance(type).generateCertificate(new java.io.ByteArrayInputStream(data));
            } catch (CertificateException e) {
                throw notSerializable(Certificate.class, type, e);
            }
        }
    }
}
