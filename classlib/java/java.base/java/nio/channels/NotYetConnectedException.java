// SPDX-License-Identifier: MIT
package java.nio.channels;

/** The socket is not connected. */
public class NotYetConnectedException extends IllegalStateException {
    public NotYetConnectedException() {
    }
}
