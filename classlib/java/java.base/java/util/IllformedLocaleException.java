// SPDX-License-Identifier: MIT
package java.util;

/** A locale string breaks the rules of BCP 47. */
public class IllformedLocaleException extends RuntimeException {
    private static final long serialVersionUID = -5245986824925681401L;

    public IllformedLocaleException() {
    }

    public IllformedLocaleException(String message) {
        super(message);
    }
}
