// SPDX-License-Identifier: MIT
package java.util;

/** The root of what is wrong with a format or its arguments. */
public sealed class IllegalFormatException extends IllegalArgumentException permits DuplicateFormatFlagsException,
        FormatFlagsConversionMismatchException, IllegalFormatArgumentIndexException, IllegalFormatCodePointException,
        IllegalFormatConversionException, IllegalFormatFlagsException, IllegalFormatPrecisionException,
        IllegalFormatWidthException, MissingFormatArgumentException, MissingFormatWidthException,
        UnknownFormatConversionException, UnknownFormatFlagsException {
    private static final long serialVersionUID = 18830826L;

    IllegalFormatException() {
    }
}
