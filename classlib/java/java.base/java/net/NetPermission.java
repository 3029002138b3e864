// SPDX-License-Identifier: MIT
package java.net;

import java.security.BasicPermission;

/** Names a right of the network's classes. */
public final class NetPermission extends BasicPermission {
    private static final long serialVersionUID = -8343910153355041693L;

    public NetPermission(String name) {
        super(name);
    }

    public NetPermission(String name, String actions) {
        super(name, actions);
    }
}
