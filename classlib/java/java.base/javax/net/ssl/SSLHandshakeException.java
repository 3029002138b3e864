// SPDX-License-Identifier: MIT
package javax.net.ssl;

/** The two sides did not agree on how to be secure. */
public class SSLHandshakeException extends SSLException {
    private static final long serialVersionUID = -5045881315018326890L;

    public SSLHandshakeException(String message) {
        super(message);
    }

    public SSLHandshakeException(String message, Throwable cause) {
        super(message, cause);
    }
}
