// SPDX-License-Identifier: MIT
package java.io;

/** The root of the failures of object streams. */
public abstract class ObjectStreamException extends IOException {
    private static final long serialVersionUID = 7260898174833392607L;

    protected ObjectStreamException() {
    }

    protected ObjectStreamException(String message) {
        super(message);
    }

    protected ObjectStreamException(String message, Throwable cause) {
        super(message, cause);
    }

    protected ObjectStreamException(Throwable cause) {
        super(cause);
    }
}
