// SPDX-License-Identifier: MIT
package java.nio.channels;

/** The host of a socket address is unknown. */
public class UnresolvedAddressException extends IllegalArgumentException {
    public UnresolvedAddressException() {
    }
}
