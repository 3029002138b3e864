// SPDX-License-Identifier: MIT
package java.security;

import java.io.Serializable;
import java.util.Enumeration;

/** A set of permissions. */
public abstract class PermissionCollection implements Serializable {
    private static final long serialVersionUID = -6727011328946861783L;
    private volatile boolean readOnly;

    public PermissionCollection() {
    }

    public abstract void add(Permission permission);

    public abstract boolean implies(Permission permission);

    public abstract Enumeration<Permission> elements();

    public void setReadOnly() {
        readOnly = true;
    }

    public boolean isReadOnly() {
        return readOnly;
    }

    public java.util.stream.Stream<Permission> elementsAsStream() {
        return java.util.Collections.list(elements()).stream();
    }
}
