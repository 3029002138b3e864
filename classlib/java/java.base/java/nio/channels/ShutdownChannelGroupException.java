// SPDX-License-Identifier: MIT
package java.nio.channels;

/** The channel's group is shut down. */
public class ShutdownChannelGroupException extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    public ShutdownChannelGroupException() {
    }
}
