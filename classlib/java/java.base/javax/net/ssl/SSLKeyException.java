// SPDX-License-Identifier: MIT
package javax.net.ssl;

/** A key is bad. */
public class SSLKeyException extends SSLException {
    private static final long serialVersionUID = -8071664081941937874L;

    public SSLKeyException(String message) {
        super(message);
    }

    public SSLKeyException(String message, Throwable cause) {
        super(message, cause);
    }
}
