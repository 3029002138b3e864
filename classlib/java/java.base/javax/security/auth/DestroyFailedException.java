// SPDX-License-Identifier: MIT
package javax.security.auth;

/** It could not be forgotten. */
public class DestroyFailedException extends Exception {
    private static final long serialVersionUID = -7790152857282749162L;

    public DestroyFailedException() {
    }

    public DestroyFailedException(String msg) {
        super(msg);
    }
}
