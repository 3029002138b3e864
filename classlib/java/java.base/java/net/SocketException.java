// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;

/** A socket operation failed. */
public class SocketException extends IOException {
    private static final long serialVersionUID = -5935874303556886934L;

    public SocketException(String message) {
        super(message);
    }

    public SocketException() {
    }

    public SocketException(String msg, Throwable cause) {
        super(msg, cause);
    }

    public SocketException(Throwable cause) {
        super(cause);
    }
}
