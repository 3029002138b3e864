// SPDX-License-Identifier: MIT
package java.security;

/** A parameter is not valid. */
public class InvalidParameterException extends IllegalArgumentException {
    private static final long serialVersionUID = -857968536935667808L;

    public InvalidParameterException() {
    }

    public InvalidParameterException(String message) {
        super(message);
    }

    public InvalidParameterException(String msg, Throwable cause) {
        super(msg, cause);
    }

    public InvalidParameterException(Throwable cause) {
        super(cause);
    }
}
