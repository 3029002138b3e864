// SPDX-License-Identifier: MIT
package java.nio.channels;

/** The socket is bound. */
public class AlreadyBoundException extends IllegalStateException {
    public AlreadyBoundException() {
    }
}
