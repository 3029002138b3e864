// SPDX-License-Identifier: MIT
package java.net;

/** A datagram's port cannot be reached. */
public class PortUnreachableException extends SocketException {
    public PortUnreachableException(String message) {
        super(message);
    }

    public PortUnreachableException() {
    }
}
