// SPDX-License-Identifier: MIT
package java.util;

/** A conversion that does not exist. */
public non-sealed class UnknownFormatConversionException extends IllegalFormatException {
    private static final long serialVersionUID = 19060418L;
    private final String s;

    public UnknownFormatConversionException(String s) {
        this.s = Objects.requireNonNull(s);
    }

    public String getConversion() {
        return s;
    }

    @Override
    public String getMessage() {
        return "Conversion = '" + s + "'";
    }
}
