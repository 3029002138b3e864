// SPDX-License-Identifier: MIT
package javax.security.auth;

import java.security.BasicPermission;

/** What one may do with subjects and logins. There are no actions. */
public final class AuthPermission extends BasicPermission {
    private static final long serialVersionUID = 5806031445061587174L;

    /** The name that permissions to make a login context had before there was one for each application. */
    public AuthPermission(String name) {
        super("createLoginContext".equals(name) ? "createLoginContext.*" : name);
    }

    public AuthPermission(String name, String actions) {
        super("createLoginContext".equals(name) ? "createLoginContext.*" : name, actions);
    }
}
