// SPDX-License-Identifier: MIT
package java.io;

import java.security.BasicPermission;

/** Names a right of object streams. */
public final class SerializablePermission extends BasicPermission {
    private static final long serialVersionUID = 8537212141160296410L;

    /** Nobody's; in the stream since the first version. */
    private String actions;

    public SerializablePermission(String name) {
        super(name);
    }

    public SerializablePermission(String name, String actions) {
        super(name, actions);
    }
}
