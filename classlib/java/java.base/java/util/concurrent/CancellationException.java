// SPDX-License-Identifier: MIT
package java.util.concurrent;

/** The task was cancelled. */
public class CancellationException extends IllegalStateException {
    public CancellationException() {
    }

    public CancellationException(String message) {
        super(message);
    }
}
