// SPDX-License-Identifier: MIT
package java.nio.channels;

/** A read of the same channel has not ended yet. */
public class ReadPendingException extends IllegalStateException {
    private static final long serialVersionUID = 1986315242191227217L;

    public ReadPendingException() {
    }
}
