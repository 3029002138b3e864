// SPDX-License-Identifier: MIT
package java.nio.channels;

/** Another thread closed the channel. */
public class AsynchronousCloseException extends ClosedChannelException {
    public AsynchronousCloseException() {
    }
}
