// SPDX-License-Identifier: MIT
package javax.security.auth.login;

/** Who logs in is not who he says. */
public class FailedLoginException extends LoginException {
    private static final long serialVersionUID = 802556922354616286L;

    public FailedLoginException() {
        super();
    }

    public FailedLoginException(String msg) {
        super(msg);
    }
}
