// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;

/** A host name cannot be resolved. */
public class UnknownHostException extends IOException {
    public UnknownHostException(String message) {
        super(message);
    }

    public UnknownHostException() {
    }
}
