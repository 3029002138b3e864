// SPDX-License-Identifier: MIT
package javax.xml.stream;

/** A factory of this package could not be had. */
public class FactoryConfigurationError extends Error {
    private static final long serialVersionUID = -2994412584589975744L;

    private final Exception nested;

    public FactoryConfigurationError() {
        nested = null;
    }

    public FactoryConfigurationError(String msg) {
        super(msg);
        nested = null;
    }

    public FactoryConfigurationError(Exception e) {
        super(e.toString());
        nested = e;
    }

    public FactoryConfigurationError(String msg, Exception e) {
        super(msg);
        nested = e;
    }

    public FactoryConfigurationError(Exception e, String msg) {
        super(msg);
        nested = e;
    }

    @Override
    public String getMessage() {
        String message = super.getMessage();
        return message == null && nested != null ? nested.getMessage() : message;
    }

    public Exception getException() {
        return nested;
    }

    @Override
    public Throwable getCause() {
        return nested;
    }
}
