// SPDX-License-Identifier: MIT
package java.util;

/** The root of what is wrong with a format or its arguments. */
public class IllegalFormatException extends IllegalArgumentException {
    IllegalFormatException() {
    }
}
