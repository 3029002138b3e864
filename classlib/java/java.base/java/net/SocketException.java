// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;

/** A socket operation failed. */
public class SocketException extends IOException {
    public SocketException(String message) {
        super(message);
    }

    public SocketException() {
    }
}
