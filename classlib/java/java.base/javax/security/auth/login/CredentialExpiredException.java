// SPDX-License-Identifier: MIT
package javax.security.auth.login;

/** A credential has expired. */
public class CredentialExpiredException extends CredentialException {
    private static final long serialVersionUID = -5344739593859737937L;

    public CredentialExpiredException() {
        super();
    }

    public CredentialExpiredException(String msg) {
        super(msg);
    }
}
