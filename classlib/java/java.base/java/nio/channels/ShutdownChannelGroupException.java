// SPDX-License-Identifier: MIT
package java.nio.channels;

/** The channel's group is shut down. */
public class ShutdownChannelGroupException extends IllegalStateException {
    private static final long serialVersionUID = -3903801676350154157L;

    public ShutdownChannelGroupException() {
    }
}
