// SPDX-License-Identifier: MIT
package java.security;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.Enumeration;
import java.util.Hashtable;

/** Permissions of a class that has no collection of its own, as Permissions writes them. */
final class PermissionsHash extends PermissionCollection implements Serializable {
    private static final long serialVersionUID = -8491988220802933440L;
    private static final ObjectStreamField[] serialPersistentFields = {
        new ObjectStreamField("perms", Hashtable.class)};

    private transient PermissionList all = new PermissionList();

    @Override
    public synchronized void add(Permission permission) {
        all.add(permission);
    }

    @Override
    public synchronized boolean implies(Permission permission) {
        return all.implies(permission);
    }

    @Override
    public synchronized Enumeration<Permission> elements() {
        return all.elements();
    }

    private synchronized void writeObject(ObjectOutputStream out) throws IOException {
        Hashtable<Permission, Permission> perms = new Hashtable<Permission, Permission>();
        for (int i = 0; i < all.size(); i++) perms.put(all.get(i), all.get(i));
        out.putFields().put("perms", perms);
        out.writeFields();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        Hashtable<?, ?> perms = (Hashtable<?, ?>) in.readFields().get("perms", null);
        all = new PermissionList();
        for (Object p : perms.values()) all.add((Permission) p);
    }
}
