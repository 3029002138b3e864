// SPDX-License-Identifier: MIT
package javax.management;

/** A query cannot be answered. */
public class BadAttributeValueExpException extends Exception {
    private static final long serialVersionUID = -3105272988410493376L;

    private final String val;

    public BadAttributeValueExpException(Object value) {
        val = value == null ? null : value.toString();
    }

    @Override
    public String toString() {
        return "BadAttributeValueException: " + val;
    }
}
