// SPDX-License-Identifier: MIT
package javax.security.auth.login;

import java.security.GeneralSecurityException;

/** A login failed; subclasses say why. */
public class LoginException extends GeneralSecurityException {
    private static final long serialVersionUID = -4679091624035232488L;

    public LoginException() {
        super();
    }

    public LoginException(String msg) {
        super(msg);
    }
}
