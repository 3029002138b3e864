// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.io.IOException;

/** Something is wrong with a TLS connection. */
public class SSLException extends IOException {
    private static final long serialVersionUID = 4511006460650708967L;

    public SSLException(String message) {
        super(message);
    }

    public SSLException(Throwable cause) {
        super(cause);
    }

    public SSLException(String message, Throwable cause) {
        super(message, cause);
    }
}
