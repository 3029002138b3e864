// SPDX-License-Identifier: MIT
package javax.security.auth.login;

/** There is no such credential. */
public class CredentialNotFoundException extends CredentialException {
    private static final long serialVersionUID = -7779934467214319475L;

    public CredentialNotFoundException() {
        super();
    }

    public CredentialNotFoundException(String msg) {
        super(msg);
    }
}
