// SPDX-License-Identifier: MIT
package java.nio.channels;

/** The channel is in another blocking mode. */
public class IllegalBlockingModeException extends IllegalStateException {
    public IllegalBlockingModeException() {
    }
}
