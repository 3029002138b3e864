// SPDX-License-Identifier: MIT
package javax.security.cert;

/** A certificate cannot be read. */
@SuppressWarnings("removal")
@Deprecated(since = "9", forRemoval = true)
public class CertificateParsingException extends CertificateException {
    private static final long serialVersionUID = -8449352422951136229L;

    public CertificateParsingException() {
    }

    public CertificateParsingException(String msg) {
        super(msg);
    }
}
