// SPDX-License-Identifier: MIT
package java.util;

/** A flag and a conversion do not go together. */
public non-sealed class FormatFlagsConversionMismatchException extends IllegalFormatException {
    private static final long serialVersionUID = 19120414L;
    private final String f;
    private final char c;

    public FormatFlagsConversionMismatchException(String f, char c) {
        this.f = Objects.requireNonNull(f);
        this.c = c;
    }

    public String getFlags() {
        return f;
    }

    public char getConversion() {
        return c;
    }

    @Override
    public String getMessage() {
        return "Conversion = " + c + ", Flags = " + f;
    }
}
