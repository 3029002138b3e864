// SPDX-License-Identifier: MIT
package java.io;

/** A deserialized object failed its validation. */
public class InvalidObjectException extends ObjectStreamException {
    private static final long serialVersionUID = 3233174318281839583L;

    public InvalidObjectException(String message) {
        super(message);
    }

    public InvalidObjectException(String message, Throwable cause) {
        super(message);
        initCause(cause);
    }
}
