// SPDX-License-Identifier: MIT
package javax.security.auth.login;

/** Something is wrong with the account. */
public class AccountException extends LoginException {
    private static final long serialVersionUID = -2112878680072211787L;

    public AccountException() {
        super();
    }

    public AccountException(String msg) {
        super(msg);
    }
}
