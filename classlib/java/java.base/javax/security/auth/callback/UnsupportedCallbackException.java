// SPDX-License-Identifier: MIT
package javax.security.auth.callback;

/** The handler does not know a callback. */
public class UnsupportedCallbackException extends Exception {
    private static final long serialVersionUID = -6873556327655666839L;

    private final Callback callback;

    public UnsupportedCallbackException(Callback callback) {
        this.callback = callback;
    }

    public UnsupportedCallbackException(Callback callback, String msg) {
        super(msg);
        this.callback = callback;
    }

    public Callback getCallback() {
        return callback;
    }
}
