// SPDX-License-Identifier: MIT
package javax.xml.transform;

/** A transformer factory could not be had. */
public class TransformerFactoryConfigurationError extends Error {
    private static final long serialVersionUID = -6527718720676281516L;

    private final Exception exception;

    public TransformerFactoryConfigurationError() {
        exception = null;
    }

    public TransformerFactoryConfigurationError(String msg) {
        super(msg);
        exception = null;
    }

    public TransformerFactoryConfigurationError(Exception e) {
        super(e.toString());
        exception = e;
    }

    public TransformerFactoryConfigurationError(Exception e, String msg) {
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
