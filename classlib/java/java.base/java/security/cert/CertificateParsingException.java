// SPDX-License-Identifier: MIT
package java.security.cert;

/** The bytes of a certificate are not as they should be. */
public class CertificateParsingException extends CertificateException {
    private static final long serialVersionUID = -7989222416793322029L;

    public CertificateParsingException() {
    }

    public CertificateParsingException(String message) {
        super(message);
    }

    public CertificateParsingException(Throwable cause) {
        super(cause);
    }

    public CertificateParsingException(String message, Throwable cause) {
        super(message, cause);
    }
}
