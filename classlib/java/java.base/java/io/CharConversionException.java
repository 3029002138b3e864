// SPDX-License-Identifier: MIT
package java.io;

/** Character conversion failed. */
public class CharConversionException extends IOException {
    public CharConversionException() {
    }

    public CharConversionException(String message) {
        super(message);
    }
}
