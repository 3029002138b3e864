// SPDX-License-Identifier: MIT
package java.io;

/** The input ended before all that was asked for had been read. */
public class EOFException extends IOException {
    public EOFException() {
    }

    public EOFException(String message) {
        super(message);
    }
}
