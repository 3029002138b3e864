// SPDX-License-Identifier: MIT
package java.util.logging;

import java.security.BasicPermission;

/** The right to control logging, named "control". */
public final class LoggingPermission extends BasicPermission {
    private static final long serialVersionUID = 63564341580231582L;

    public LoggingPermission(String name, String actions) throws IllegalArgumentException {
        super(name);
        boolean known = name.equals("control");
        if (!known || actions != null && !actions.isEmpty())
            throw new IllegalArgumentException(known ? "actions: " + actions : "name: " + name);
    }
}
