// SPDX-License-Identifier: MIT
package java.security.cert;

import java.io.Serializable;
import java.util.Iterator;
import java.util.List;

/** Certificates, each but the last certified by the next. Equal by kind and certificates. */
public abstract class CertPath implements Serializable {
    private static final long serialVersionUID = 6068470306649138683L;

    private final String type;

    protected CertPath(String type) {
        this.type = type;
    }

    public String getType() {
        return type;
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof CertPath && ((CertPath) other).getType().equals(type)
                && getCertificates().equals(((CertPath) other).getCertificates());
    }

    @Override
    public int hashCode() {
        return 31 * type.hashCode() + getCertificates().hashCode();
    }

    @Override
    public String toString() {
        return type + " Cert Path: " + getCertificates();
    }

    public abstract List<? extends Certificate> getCertificates();

    public abstract byte[] getEncoded() throws CertificateEncodingException;

    public abstract byte[] getEncoded(String encoding) throws CertificateEncodingException;

    public abstract Iterator<String> getEncodings();

    /** Written as its kind and its encoding. */
    protected Object writeReplace() throws java.io.ObjectStreamException {
        try {
            return new CertPathRep(type, getEncoded());
        } catch (CertificateException e) {
            throw Certificate.notSerializable(CertPath.class, type, e);
        }
    }

    /** What is in a stream in place of it. */
    protected static class CertPathRep implements Serializable {
        private static final long serialVersionUID = 3015633072427920915L;
        private final String type;
        private final byte[] data;

        protected CertPathRep(String type, byte[] data) {
            this.type = type;
            this.data = data;
        }

        protected Object readResolve() throws java.io.ObjectStreamException {
            try {
                return CertificateFactory.getInstance(type).generateCertPath(new java.io.ByteArrayInputStream(data));
            } catch (CertificateException e) {
                throw Certificate.notSerializable(CertPath.class, type, e);
            }
        }
    }
}
