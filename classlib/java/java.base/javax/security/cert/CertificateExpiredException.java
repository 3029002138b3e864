// SPDX-License-Identifier: MIT
package javax.security.cert;

/** The time of a certificate is over. */
@SuppressWarnings("removal")
@Deprecated(since = "9", forRemoval = true)
public class CertificateExpiredException extends CertificateException {
    private static final long serialVersionUID = 5091601212177261883L;

    public CertificateExpiredException() {
    }

    public CertificateExpiredException(String msg) {
        super(msg);
    }
}
