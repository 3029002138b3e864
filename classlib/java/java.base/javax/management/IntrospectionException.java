// SPDX-License-Identifier: MIT
package javax.management;

/** A bean could not be examined. */
public class IntrospectionException extends OperationsException {
    private static final long serialVersionUID = 1054516935875481725L;

    public IntrospectionException() {
    }

    public IntrospectionException(String message) {
        super(message);
    }
}
