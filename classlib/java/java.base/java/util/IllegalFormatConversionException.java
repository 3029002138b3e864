// SPDX-License-Identifier: MIT
package java.util;

/** An argument is of a type that the conversion does not take. */
public non-sealed class IllegalFormatConversionException extends IllegalFormatException {
    private static final long serialVersionUID = 17000126L;
    private final char c;
    private final Class<?> arg;

    public IllegalFormatConversionException(char c, Class<?> arg) {
        this.c = c;
        this.arg = Objects.requireNonNull(arg);
    }

    public char getConversion() {
        return c;
    }

    public Class<?> getArgumentClass() {
        return arg;
    }

    @Override
    public String getMessage() {
        return c + " != " + arg.getName();
    }
}
