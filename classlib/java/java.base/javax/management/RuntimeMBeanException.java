// SPDX-License-Identifier: MIT
package javax.management;

/** A bean's method threw an unchecked exception. */
public class RuntimeMBeanException extends JMRuntimeException {
    private static final long serialVersionUID = 5274912751982730171L;

    private final RuntimeException exception;

    public RuntimeMBeanException(RuntimeException e) {
        exception = e;
        initCause(e);
    }

    public RuntimeMBeanException(RuntimeException e, String message) {
        super(message);
        exception = e;
        initCause(e);
    }

    public RuntimeException getTargetException() {
        return exception;
    }
}
