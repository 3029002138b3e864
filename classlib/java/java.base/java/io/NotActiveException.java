// SPDX-License-Identifier: MIT
package java.io;

/** Serialization is not active here. */
public class NotActiveException extends ObjectStreamException {
    public NotActiveException() {
    }

    public NotActiveException(String message) {
        super(message);
    }
}
