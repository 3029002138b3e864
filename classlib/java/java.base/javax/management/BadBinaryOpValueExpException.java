// SPDX-License-Identifier: MIT
package javax.management;

/** A query puts an operator on a value that it does not fit. */
public class BadBinaryOpValueExpException extends Exception {
    private static final long serialVersionUID = 5068475589449021227L;

    private final ValueExp exp;

    public BadBinaryOpValueExpException(ValueExp exp) {
        this.exp = exp;
    }

    public ValueExp getExp() {
        return exp;
    }

    @Override
    public String toString() {
        return "BadBinaryOpValueExpException: " + exp;
    }
}
