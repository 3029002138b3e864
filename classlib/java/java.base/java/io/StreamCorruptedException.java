// SPDX-License-Identifier: MIT
package java.io;

/** An object stream breaks the protocol. */
public class StreamCorruptedException extends ObjectStreamException {
    public StreamCorruptedException() {
    }

    public StreamCorruptedException(String message) {
        super(message);
    }
}
