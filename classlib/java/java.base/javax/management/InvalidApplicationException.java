// SPDX-License-Identifier: MIT
package javax.management;

/** A query cannot be answered. */
public class InvalidApplicationException extends Exception {
    private static final long serialVersionUID = -3048022274675537269L;

    private final Object value;

    public InvalidApplicationException(Object value) {
        this.value = value;
    }

    @Override
    public String toString() {
        return "InvalidApplicationException: " + value;
    }
}
