// SPDX-License-Identifier: MIT
package java.net;

/** A socket cannot be bound to its address. */
public class BindException extends SocketException {
    public BindException(String message) {
        super(message);
    }

    public BindException() {
    }
}
