package java.security;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Iterator;

/** Permissions of any kind. */
public final class Permissions extends PermissionCollection {
    private static final long serialVersionUID = 4858622370623524688L;
    private final ArrayList<Permission> all = new ArrayList<>();

    public Permissions() {
    }

    @Override
    public synchronized void add(Permission permission) {
        if (isReadOnly()) {
            throw new SecurityException("attempt to add a Permission to a readonly Permissions object");
        }
        if (permission == null) {
            throw new NullPointerException();
        }
        if (!all.contains(permission)) {
            all.add(permission);
        }
    }

    @Override
    public synchronized boolean implies(Permission permission) {
        for (Iterator<Permission> it = all.iterator(); it.hasNext();) {
            if (it.next().implies(permission)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public synchronized Enumeration<Permission> elements() {
        return Collections.enumeration(new ArrayList<>(all));
    }
}
