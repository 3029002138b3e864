// SPDX-License-Identifier: MIT
package java.nio.channels;

/** An accept of the same channel has not ended yet. */
public class AcceptPendingException extends IllegalStateException {
    private static final long serialVersionUID = 2721339977965416421L;

    public AcceptPendingException() {
    }
}
