// SPDX-License-Identifier: MIT
package java.util;

/** The stack holds nothing. */
public class EmptyStackException extends RuntimeException {
    public EmptyStackException() {
    }
}
