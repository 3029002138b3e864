// SPDX-License-Identifier: MIT
package java.lang.management;

import java.security.BasicPermission;

/** May a program look at the beans of the platform ("monitor"), or change something by them ("control")? */
public final class ManagementPermission extends BasicPermission {
    private static final long serialVersionUID = 1897496590799378737L;

    public ManagementPermission(String name) {
        super(name);
        if (!name.equals("control") && !name.equals("monitor"))
            throw new IllegalArgumentException("name: " + name);
    }

    public ManagementPermission(String name, String actions) throws IllegalArgumentException {
        this(name);
        if (actions != null && !actions.isEmpty()) throw new IllegalArgumentException("actions: " + actions);
    }
}
