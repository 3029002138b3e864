// SPDX-License-Identifier: MIT
package java.util;

/** A flag needs a width. */
public non-sealed class MissingFormatWidthException extends IllegalFormatException {
    private static final long serialVersionUID = 15560123L;
    private final String s;

    public MissingFormatWidthException(String s) {
        this.s = Objects.requireNonNull(s);
    }

    public String getFormatSpecifier() {
        return s;
    }

    @Override
    public String getMessage() {
        return s;
    }
}
