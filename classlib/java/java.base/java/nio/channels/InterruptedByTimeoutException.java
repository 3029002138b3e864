// SPDX-License-Identifier: MIT
package java.nio.channels;

/** The time of an operation was up before it ended. */
public class InterruptedByTimeoutException extends java.io.IOException {
    private static final long serialVersionUID = -4268008601014042947L;

    public InterruptedByTimeoutException() {
    }
}
