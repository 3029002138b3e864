// SPDX-License-Identifier: MIT
package javax.management;

/** A listener was not there to be removed. */
public class ListenerNotFoundException extends OperationsException {
    private static final long serialVersionUID = -7242605822448519061L;

    public ListenerNotFoundException() {
    }

    public ListenerNotFoundException(String message) {
        super(message);
    }
}
