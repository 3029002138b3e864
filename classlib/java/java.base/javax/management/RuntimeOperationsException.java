// SPDX-License-Identifier: MIT
package javax.management;

/** The server of beans refuses an argument. */
public class RuntimeOperationsException extends JMRuntimeException {
    private static final long serialVersionUID = -8408923047489133588L;

    private final RuntimeException runtimeException;

    public RuntimeOperationsException(RuntimeException e) {
        runtimeException = e;
    }

    public RuntimeOperationsException(RuntimeException e, String message) {
        super(message);
        runtimeException = e;
    }

    public RuntimeException getTargetException() {
        return runtimeException;
    }

    @Override
    public Throwable getCause() {
        return runtimeException;
    }
}
