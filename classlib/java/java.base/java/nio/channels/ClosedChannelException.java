// SPDX-License-Identifier: MIT
package java.nio.channels;

import java.io.IOException;

/** A channel is closed. */
public class ClosedChannelException extends IOException {
    public ClosedChannelException() {
    }
}
