// SPDX-License-Identifier: MIT
package java.nio.channels;

/** A thread was interrupted while it used the channel. */
public class ClosedByInterruptException extends AsynchronousCloseException {
    public ClosedByInterruptException() {
    }
}
