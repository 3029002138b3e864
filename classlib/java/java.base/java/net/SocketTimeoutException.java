// SPDX-License-Identifier: MIT
package java.net;

import java.io.InterruptedIOException;

/** A socket operation took too long. */
public class SocketTimeoutException extends InterruptedIOException {
    public SocketTimeoutException(String message) {
        super(message);
    }

    public SocketTimeoutException() {
    }
}
