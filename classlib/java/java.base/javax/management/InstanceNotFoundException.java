// SPDX-License-Identifier: MIT
package javax.management;

/** No bean of that name is registered. */
public class InstanceNotFoundException extends OperationsException {
    private static final long serialVersionUID = -882579438394773049L;

    public InstanceNotFoundException() {
    }

    public InstanceNotFoundException(String message) {
        super(message);
    }
}
