// SPDX-License-Identifier: MIT
package javax.management;

/** A query cannot be answered. */
public class BadStringOperationException extends Exception {
    private static final long serialVersionUID = 7802201238441662100L;

    private final Object value;

    public BadStringOperationException(String value) {
        this.value = value;
    }

    @Override
    public String toString() {
        return "BadStringOperationException: " + value;
    }
}
