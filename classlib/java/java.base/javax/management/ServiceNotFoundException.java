// SPDX-License-Identifier: MIT
package javax.management;

/** A service is not there. */
public class ServiceNotFoundException extends OperationsException {
    private static final long serialVersionUID = -3990675661956646827L;

    public ServiceNotFoundException() {
    }

    public ServiceNotFoundException(String message) {
        super(message);
    }
}
