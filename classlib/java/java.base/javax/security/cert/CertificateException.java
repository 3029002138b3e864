// SPDX-License-Identifier: MIT
package javax.security.cert;

/** What is wrong with a certificate. */
@Deprecated(since = "9", forRemoval = true)
public class CertificateException extends Exception {
    private static final long serialVersionUID = -5757213374030785290L;

    public CertificateException() {
    }

    public CertificateException(String msg) {
        super(msg);
    }
}
