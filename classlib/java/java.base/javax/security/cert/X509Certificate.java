// SPDX-License-Identifier: MIT
package javax.security.cert;

import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.math.BigInteger;
import java.security.Principal;
import java.security.Security;
import java.util.Date;

/** A certificate of X.509. The class that reads one is what the security property cert.provider.x509v1 names. */
@SuppressWarnings("removal")
@Deprecated(since = "9", forRemoval = true)
public abstract class X509Certificate extends Certificate {
    private static final String PROPERTY = "cert.provider.x509v1";

    public X509Certificate() {
    }

    public static final X509Certificate getInstance(InputStream inStream) throws CertificateException {
        return made(InputStream.class, inStream);
    }

    public static final X509Certificate getInstance(byte[] certData) throws CertificateException {
        return made(byte[].class, certData);
    }

    private static X509Certificate made(Class<?> type, Object from) throws CertificateException {
        String name = Security.getProperty(PROPERTY);
        if (name == null) throw new CertificateException("no class reads certificates: the security property " + PROPERTY);
        try {
            Constructor<?> c = Class.forName(name, true, ClassLoader.getSystemClassLoader()).getConstructor(type);
            return (X509Certificate) c.newInstance(from);
        } catch (InvocationTargetException e) {
            throw new CertificateException("cannot be read: " + e.getCause());
        } catch (ReflectiveOperationException | ClassCastException e) {
            throw new CertificateException("no class reads certificates: " + e);
        }
    }

    public abstract void checkValidity() throws CertificateExpiredException, CertificateNotYetValidException;

    public abstract void checkValidity(Date date) throws CertificateExpiredException, CertificateNotYetValidException;

    public abstract int getVersion();

    public abstract BigInteger getSerialNumber();

    public abstract Principal getIssuerDN();

    public abstract Principal getSubjectDN();

    public abstract Date getNotBefore();

    public abstract Date getNotAfter();

    public abstract String getSigAlgName();

    public abstract String getSigAlgOID();

    public abstract byte[] getSigAlgParams();
}
