// SPDX-License-Identifier: MIT
package org.xml.sax;

/** An error of a parser or of a handler, around another exception perhaps. */
public class SAXException extends Exception {
    private static final long serialVersionUID = 583241635256073760L;

    private Exception exception;

    public SAXException() {
    }

    public SAXException(String message) {
        super(message);
    }

    public SAXException(Exception e) {
        exception = e;
    }

    public SAXException(String message, Exception e) {
        super(message);
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

    @Override
    public String toString() {
        if (exception == null) return super.toString();
        return super.toString() + "\n" + exception;
    }
}
