// SPDX-License-Identifier: MIT
package java.security.spec;

/** The parameters are not right. */
public class InvalidParameterSpecException extends java.security.GeneralSecurityException {
    private static final long serialVersionUID = -970468769593399342L;

    public InvalidParameterSpecException() {
    }

    public InvalidParameterSpecException(String message) {
        super(message);
    }

    public InvalidParameterSpecException(String message, Throwable cause) {
        super(message, cause);
    }

    public InvalidParameterSpecException(Throwable cause) {
        super(cause);
    }
}
