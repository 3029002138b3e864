// SPDX-License-Identifier: MIT
package java.security;

/** A key of a key store can not be recovered. */
public class UnrecoverableKeyException extends UnrecoverableEntryException {
    private static final long serialVersionUID = 7275063078190151277L;

    public UnrecoverableKeyException() {
    }

    public UnrecoverableKeyException(String message) {
        super(message);
    }
}
