// SPDX-License-Identifier: MIT
package java.util;

/** A locale string breaks the rules of BCP 47. */
public class IllformedLocaleException extends RuntimeException {
    public IllformedLocaleException() {
    }

    public IllformedLocaleException(String message) {
        super(message);
    }
}
