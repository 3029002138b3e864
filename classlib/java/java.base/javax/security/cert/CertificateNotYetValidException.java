// SPDX-License-Identifier: MIT
package javax.security.cert;

/** The time of a certificate has not come. */
@SuppressWarnings("removal")
@Deprecated(since = "9", forRemoval = true)
public class CertificateNotYetValidException extends CertificateException {
    private static final long serialVersionUID = -8976172474266822818L;

    public CertificateNotYetValidException() {
    }

    public CertificateNotYetValidException(String msg) {
        super(msg);
    }
}
