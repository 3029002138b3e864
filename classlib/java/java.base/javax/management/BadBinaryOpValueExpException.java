// SPDX-License-Identifier: MIT
package javax.management;

/** A query cannot be answered. */
public class BadBinaryOpValueExpException extends Exception {
    private static final long serialVersionUID = 5068475589449021227L;

    private final Object value;

    public BadBinaryOpValueExpException(Object value) {
        this.value = value;
    }

    @Override
    public String toString() {
        return "BadBinaryOpValueExpException: " + value;
    }
}
