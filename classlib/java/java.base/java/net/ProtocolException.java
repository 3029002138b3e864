// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;

/** The protocol was broken. */
public class ProtocolException extends IOException {
    public ProtocolException(String message) {
        super(message);
    }

    public ProtocolException() {
    }
}
