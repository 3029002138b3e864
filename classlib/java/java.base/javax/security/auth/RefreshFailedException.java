// SPDX-License-Identifier: MIT
package javax.security.auth;

/** A credential could not be renewed. */
public class RefreshFailedException extends Exception {
    private static final long serialVersionUID = 5058444488565265840L;

    public RefreshFailedException() {
        super();
    }

    public RefreshFailedException(String msg) {
        super(msg);
    }
}
