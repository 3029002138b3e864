// SPDX-License-Identifier: MIT
package javax.security.cert;

/** A certificate cannot be encoded. */
@SuppressWarnings("removal")
@Deprecated(since = "9", forRemoval = true)
public class CertificateEncodingException extends CertificateException {
    private static final long serialVersionUID = -8187642723048403470L;

    public CertificateEncodingException() {
    }

    public CertificateEncodingException(String msg) {
        super(msg);
    }
}
