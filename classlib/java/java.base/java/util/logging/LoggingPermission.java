// SPDX-License-Identifier: MIT
package java.util.logging;

import java.security.BasicPermission;

/** The right to control logging, named "control". */
public final class LoggingPermission extends BasicPermission {
    private static final long serialVersionUID = 63564341580231582L;

    public LoggingPermission(String name, String actions) {
        super(name);
        if (!name.equals("control")) throw new IllegalArgumentException("name: " + name);
        if (actions != null && !actions.isEmpty()) throw new IllegalArgumentException("actions: " + actions);
    }
}
