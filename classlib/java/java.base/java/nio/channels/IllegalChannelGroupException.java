// SPDX-License-Identifier: MIT
package java.nio.channels;

/** A channel group of another provider. */
public class IllegalChannelGroupException extends IllegalArgumentException {
    private static final long serialVersionUID = -2495041211157744253L;

    public IllegalChannelGroupException() {
    }
}
