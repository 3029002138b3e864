// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.security.BasicPermission;

/** What one may do with connections that are protected. There are no actions. */
public final class SSLPermission extends BasicPermission {
    private static final long serialVersionUID = -3456898025505876775L;

    public SSLPermission(String name) {
        super(name);
    }

    public SSLPermission(String name, String actions) {
        super(name, actions);
    }
}
