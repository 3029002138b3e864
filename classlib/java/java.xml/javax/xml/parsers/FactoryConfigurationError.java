// SPDX-License-Identifier: MIT
package javax.xml.parsers;

/** A factory could not be had. */
public class FactoryConfigurationError extends Error {
    private static final long serialVersionUID = -827108682472263355L;

    private final Exception exception;

    public FactoryConfigurationError() {
        exception = null;
    }

    public FactoryConfigurationError(String msg) {
        super(msg);
        exception = null;
    }

    public FactoryConfigurationError(Exception e) {
        super(e.toString());
        exception = e;
    }

    public FactoryConfigurationError(Exception e, String msg) {
        super(msg);
        exception = e;
    }

    @Override
    public String getMessage() {
        String message = super.getMessage();
        return message == null && exception != null ? exception.getMessage() : message;
    }

    public Exception getException() {
        return exception;
    }

    @Override
    public Throwable getCause() {
        return exception;
    }
}
