// SPDX-License-Identifier: MIT
package javax.management;

/** A query cannot be answered. */
public class BadStringOperationException extends Exception {
    private static final long serialVersionUID = 7802201238441662100L;

    private final String op;

    public BadStringOperationException(String value) {
        op = value;
    }

    @Override
    public String toString() {
        return "BadStringOperationException: " + op;
    }
}
