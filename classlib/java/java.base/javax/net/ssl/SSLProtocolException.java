// SPDX-License-Identifier: MIT
package javax.net.ssl;

/** The protocol was not kept to. */
public class SSLProtocolException extends SSLException {
    private static final long serialVersionUID = 5445067063799134928L;

    public SSLProtocolException(String message) {
        super(message);
    }

    public SSLProtocolException(String message, Throwable cause) {
        super(message, cause);
    }
}
