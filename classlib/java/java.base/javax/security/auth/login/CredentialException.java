// SPDX-License-Identifier: MIT
package javax.security.auth.login;

/** Something is wrong with a credential. */
public class CredentialException extends LoginException {
    private static final long serialVersionUID = -4772893876810601859L;

    public CredentialException() {
        super();
    }

    public CredentialException(String msg) {
        super(msg);
    }
}
