// SPDX-License-Identifier: MIT
package java.util;

/** A character that does not exist. */
public non-sealed class IllegalFormatCodePointException extends IllegalFormatException {
    private static final long serialVersionUID = 19080630L;
    private final int c;

    public IllegalFormatCodePointException(int c) {
        this.c = c;
    }

    public int getCodePoint() {
        return c;
    }

    @Override
    public String getMessage() {
        return String.format("Code point = 0x%x", c);
    }
}
