// SPDX-License-Identifier: MIT
package java.nio.channels;

/** A connection of the same channel has been started already. */
public class ConnectionPendingException extends IllegalStateException {
    private static final long serialVersionUID = 2008393366501760879L;

    public ConnectionPendingException() {
    }
}
