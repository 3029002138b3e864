// SPDX-License-Identifier: MIT
package javax.management;

/** A bean's method threw a checked exception. */
public class MBeanException extends JMException {
    private static final long serialVersionUID = 4066342430588744142L;

    private final Exception exception;

    public MBeanException(Exception e) {
        exception = e;
    }

    public MBeanException(Exception e, String message) {
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
