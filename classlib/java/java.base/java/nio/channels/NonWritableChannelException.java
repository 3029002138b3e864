// SPDX-License-Identifier: MIT
package java.nio.channels;

/** The channel was not opened for writing. */
public class NonWritableChannelException extends IllegalStateException {
    public NonWritableChannelException() {
    }
}
