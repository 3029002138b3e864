// SPDX-License-Identifier: MIT
package java.util;

/** A locale string breaks the rules of BCP 47. */
public class IllformedLocaleException extends RuntimeException {
    private static final long serialVersionUID = -5245986824925681401L;

    private final int _errIdx;

    public IllformedLocaleException() {
        _errIdx = -1;
    }

    public IllformedLocaleException(String message) {
        super(message);
        _errIdx = -1;
    }

    /** errorIndex: where in the string, negative if that is not known. */
    public IllformedLocaleException(String message, int errorIndex) {
        super(message + (errorIndex < 0 ? "" : " [at index " + errorIndex + "]"));
        _errIdx = errorIndex;
    }

    public int getErrorIndex() {
        return _errIdx;
    }
}
