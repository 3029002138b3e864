// SPDX-License-Identifier: MIT
package java.security.cert;

/** The certificate will be valid in the future. */
public class CertificateNotYetValidException extends CertificateException {
    private static final long serialVersionUID = 4355919900041064702L;

    public CertificateNotYetValidException() {
    }

    public CertificateNotYetValidException(String message) {
        super(message);
    }
}
