// SPDX-License-Identifier: MIT
package javax.management;

/** A query cannot be answered. */
public class BadAttributeValueExpException extends Exception {
    private static final long serialVersionUID = -3105272988410493376L;

    private final Object value;

    public BadAttributeValueExpException(Object value) {
        this.value = value;
    }

    @Override
    public String toString() {
        return "BadAttributeValueExpException: " + value;
    }
}
