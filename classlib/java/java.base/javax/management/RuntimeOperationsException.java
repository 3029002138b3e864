// SPDX-License-Identifier: MIT
package javax.management;

/** The server of beans refuses an argument. */
public class RuntimeOperationsException extends JMRuntimeException {
    private static final long serialVersionUID = -8408923047489133588L;

    private final RuntimeException exception;

    public RuntimeOperationsException(RuntimeException e) {
        exception = e;
        initCause(e);
    }

    public RuntimeOperationsException(RuntimeException e, String message) {
        super(message);
        exception = e;
        initCause(e);
    }

    public RuntimeException getTargetException() {
        return exception;
    }
}
