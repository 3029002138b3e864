// SPDX-License-Identifier: MIT
package javax.management;

/** A bean's method threw an unchecked exception. */
public class RuntimeMBeanException extends JMRuntimeException {
    private static final long serialVersionUID = 5274912751982730171L;

    private final RuntimeException runtimeException;

    public RuntimeMBeanException(RuntimeException e) {
        runtimeException = e;
    }

    public RuntimeMBeanException(RuntimeException e, String message) {
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
