// SPDX-License-Identifier: MIT
package jdk.internal.httpserver;

import java.io.IOException;

/** A request that is answered without a handler: with this status and message, and the end of the connection. */
final class BadRequest extends IOException {
    private static final long serialVersionUID = 1;
    final int status;

    BadRequest(int status, String message) {
        super(message);
        this.status = status;
    }
}
