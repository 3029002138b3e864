// SPDX-License-Identifier: MIT
package javax.management;

/** A query cannot be answered. */
public class InvalidApplicationException extends Exception {
    private static final long serialVersionUID = -3048022274675537269L;

    private final Object val;

    public InvalidApplicationException(Object value) {
        val = value;
    }
}
