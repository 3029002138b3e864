// SPDX-License-Identifier: MIT
package javax.management;

/** A bean's method threw an error. */
public class RuntimeErrorException extends JMRuntimeException {
    private static final long serialVersionUID = 704338937753949796L;

    private final Error error;

    public RuntimeErrorException(Error e) {
        this(e, null);
    }

    public RuntimeErrorException(Error e, String message) {
        super(message);
        error = e;
        initCause(e);
    }

    public Error getTargetError() {
        return error;
    }
}
