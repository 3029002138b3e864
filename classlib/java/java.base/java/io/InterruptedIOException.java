// SPDX-License-Identifier: MIT
package java.io;

/** A transfer was interrupted; bytesTransferred tells how far it came. */
public class InterruptedIOException extends IOException {
    public int bytesTransferred = 0;

    public InterruptedIOException() {
    }

    public InterruptedIOException(String message) {
        super(message);
    }
}
