// SPDX-License-Identifier: MIT
package java.nio.channels;

/** A write of the same channel has not ended yet. */
public class WritePendingException extends IllegalStateException {
    private static final long serialVersionUID = 7031871839266032276L;

    public WritePendingException() {
    }
}
