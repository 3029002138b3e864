// SPDX-License-Identifier: MIT
package javax.naming;

/** The user was not believed. */
public class AuthenticationException extends NamingSecurityException {
    private static final long serialVersionUID = 3678497619904568096L;

    public AuthenticationException(String explanation) {
        super(explanation);
    }

    public AuthenticationException() {
        super();
    }
}
