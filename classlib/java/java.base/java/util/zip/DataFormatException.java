// SPDX-License-Identifier: MIT
package java.util.zip;

/** Compressed data is malformed. */
public class DataFormatException extends Exception {
    public DataFormatException() {
    }

    public DataFormatException(String message) {
        super(message);
    }
}
