// SPDX-License-Identifier: MIT
package java.util;

/** A scanned token has another form than was asked for. */
public class InputMismatchException extends NoSuchElementException {
    public InputMismatchException() {
    }

    public InputMismatchException(String message) {
        super(message);
    }
}
