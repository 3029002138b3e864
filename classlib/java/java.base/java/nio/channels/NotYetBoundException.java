// SPDX-License-Identifier: MIT
package java.nio.channels;

/** The socket is not bound. */
public class NotYetBoundException extends IllegalStateException {
    public NotYetBoundException() {
    }
}
