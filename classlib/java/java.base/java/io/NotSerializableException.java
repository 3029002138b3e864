// SPDX-License-Identifier: MIT
package java.io;

/** An object's class does not allow serialization. */
public class NotSerializableException extends ObjectStreamException {
    public NotSerializableException() {
    }

    public NotSerializableException(String message) {
        super(message);
    }
}
