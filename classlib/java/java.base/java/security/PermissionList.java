// SPDX-License-Identifier: MIT
package java.security;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;

/** What collections of permissions hold: each once, in the order in which they came. Not safe for threads. */
final class PermissionList extends ArrayList<Permission> {
    private static final long serialVersionUID = 1L;

    @Override
    public boolean add(Permission permission) {
        return !contains(permission) && super.add(permission);
    }

    boolean implies(Permission permission) {
        for (int i = 0; i < size(); i++) if (get(i).implies(permission)) return true;
        return false;
    }

    /** Of those that there are now. */
    Enumeration<Permission> elements() {
        return Collections.enumeration(new ArrayList<Permission>(this));
    }
}
