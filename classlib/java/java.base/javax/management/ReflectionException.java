// SPDX-License-Identifier: MIT
package javax.management;

/** A bean's method could not be called. */
public class ReflectionException extends JMException {
    private static final long serialVersionUID = 9170809325636915553L;

    private final Exception exception;

    public ReflectionException(Exception e) {
        exception = e;
    }

    public ReflectionException(Exception e, String message) {
        super(message);
        exception = e;
    }

    public Exception getTargetException() {
        return exception;
    }

    @Override
    public Throwable getCause() {
        return exception;
    }
}
