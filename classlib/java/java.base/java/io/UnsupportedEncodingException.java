// SPDX-License-Identifier: MIT
package java.io;

/** A character encoding is not known. */
public class UnsupportedEncodingException extends IOException {
    public UnsupportedEncodingException() {
    }

    public UnsupportedEncodingException(String message) {
        super(message);
    }
}
