// SPDX-License-Identifier: MIT
package java.nio.channels;

/** There is no connection to finish: connect was not called. */
public class NoConnectionPendingException extends IllegalStateException {
    private static final long serialVersionUID = -8296561183633134743L;

    public NoConnectionPendingException() {
    }
}
