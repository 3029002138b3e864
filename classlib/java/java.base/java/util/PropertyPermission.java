// SPDX-License-Identifier: MIT
package java.util;

import java.security.BasicPermission;
import java.security.Permission;

/** The right to read or write system properties. */
public final class PropertyPermission extends BasicPermission {
    private static final long serialVersionUID = 885438825399942851L;

    /** In the form of getActions. */
    private final String actions;

    public PropertyPermission(String name, String actions) {
        super(name, actions);
        if (actions == null) throw new IllegalArgumentException("invalid actions mask");
        boolean read = false, write = false;
        for (String a : actions.trim().split("\\s*,\\s*", -1)) {
            if (a.equalsIgnoreCase("read")) read = true;
            else if (a.equalsIgnoreCase("write")) write = true;
            else throw new IllegalArgumentException("invalid permission: " + actions);
        }
        this.actions = read && write ? "read,write" : read ? "read" : "write";
    }

    @Override
    public boolean implies(Permission p) {
        return p instanceof PropertyPermission && actions.contains(((PropertyPermission) p).actions) && super.implies(p);
    }

    @Override
    public boolean equals(Object o) {
        return o == this || o instanceof PropertyPermission && ((PropertyPermission) o).getName().equals(getName())
                && ((PropertyPermission) o).actions.equals(actions);
    }

    @Override
    public int hashCode() {
        return getName().hashCode();
    }

    @Override
    public String getActions() {
        return actions;
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
    }
}
