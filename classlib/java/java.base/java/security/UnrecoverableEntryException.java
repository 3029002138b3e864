// SPDX-License-Identifier: MIT
package java.security;

/** An entry of a key store can not be recovered. */
public class UnrecoverableEntryException extends GeneralSecurityException {
    private static final long serialVersionUID = -4527142945246286535L;

    public UnrecoverableEntryException() {
    }

    public UnrecoverableEntryException(String message) {
        super(message);
    }
}
