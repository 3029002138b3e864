// SPDX-License-Identifier: MIT
package java.nio.channels;

/** The socket is connected. */
public class AlreadyConnectedException extends IllegalStateException {
    public AlreadyConnectedException() {
    }
}
