// SPDX-License-Identifier: MIT
package java.util;

/** A specifier has no argument. */
public non-sealed class MissingFormatArgumentException extends IllegalFormatException {
    private static final long serialVersionUID = 19190115L;
    private final String s;

    public MissingFormatArgumentException(String s) {
        this.s = Objects.requireNonNull(s);
    }

    public String getFormatSpecifier() {
        return s;
    }

    @Override
    public String getMessage() {
        return "Format specifier '" + s + "'";
    }
}
