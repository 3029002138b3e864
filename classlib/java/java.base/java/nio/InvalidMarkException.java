// SPDX-License-Identifier: MIT
package java.nio;

/** A buffer has no mark to go back to. */
public class InvalidMarkException extends IllegalStateException {
    public InvalidMarkException() {
    }
}
