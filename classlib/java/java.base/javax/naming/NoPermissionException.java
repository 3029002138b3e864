// SPDX-License-Identifier: MIT
package javax.naming;

/** The user may not do that. */
public class NoPermissionException extends NamingSecurityException {
    private static final long serialVersionUID = 8395332708699751775L;

    public NoPermissionException(String explanation) {
        super(explanation);
    }

    public NoPermissionException() {
        super();
    }
}
