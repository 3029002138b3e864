// SPDX-License-Identifier: MIT
package javax.naming;

/** There is no such way to log in. */
public class AuthenticationNotSupportedException extends NamingSecurityException {
    private static final long serialVersionUID = -7149033933259492300L;

    public AuthenticationNotSupportedException(String explanation) {
        super(explanation);
    }

    public AuthenticationNotSupportedException() {
        super();
    }
}
