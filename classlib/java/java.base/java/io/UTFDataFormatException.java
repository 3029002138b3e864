// SPDX-License-Identifier: MIT
package java.io;

/** Bytes were not modified UTF-8. */
public class UTFDataFormatException extends IOException {
    public UTFDataFormatException() {
    }

    public UTFDataFormatException(String message) {
        super(message);
    }
}
