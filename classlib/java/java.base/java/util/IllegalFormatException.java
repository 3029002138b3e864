// SPDX-License-Identifier: MIT
package java.util;

/** The root of what is wrong with a format or its arguments. */
public class IllegalFormatException extends IllegalArgumentException {
    private static final long serialVersionUID = 18830826L;

    IllegalFormatException() {
    }
}
