// SPDX-License-Identifier: MIT
package javax.management;

/** A bean of that name is registered already. */
public class InstanceAlreadyExistsException extends OperationsException {
    private static final long serialVersionUID = 8893743928912733931L;

    public InstanceAlreadyExistsException() {
    }

    public InstanceAlreadyExistsException(String message) {
        super(message);
    }
}
