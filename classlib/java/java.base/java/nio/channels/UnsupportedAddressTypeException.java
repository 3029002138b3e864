// SPDX-License-Identifier: MIT
package java.nio.channels;

/** Such socket addresses are not supported. */
public class UnsupportedAddressTypeException extends IllegalArgumentException {
    public UnsupportedAddressTypeException() {
    }
}
