// SPDX-License-Identifier: MIT
package java.security;

/** A parameter is not valid. */
public class InvalidParameterException extends IllegalArgumentException {
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
