// SPDX-License-Identifier: MIT
package java.security;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.Enumeration;
import java.util.Hashtable;

/** Permissions of one class, whose names may end in a wildcard. */
final class BasicPermissionCollection extends PermissionCollection implements Serializable {
    private static final long serialVersionUID = 739301742472979399L;
    private static final ObjectStreamField[] serialPersistentFields = {
        new ObjectStreamField("permissions", Hashtable.class), new ObjectStreamField("all_allowed", boolean.class),
        new ObjectStreamField("permClass", Class.class)};

    private transient PermissionList all = new PermissionList();
    private transient Class<?> type;

    BasicPermissionCollection(Class<?> type) {
        this.type = type;
    }

    @Override
    public synchronized void add(Permission permission) {
        if (permission.getClass() != type) throw new IllegalArgumentException("invalid permission: " + permission);
        if (isReadOnly())
            throw new SecurityException("attempt to add a Permission to a readonly PermissionCollection");
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
        Hashtable<String, Permission> byName = new Hashtable<String, Permission>();
        for (int i = 0; i < all.size(); i++) byName.put(all.get(i).getName(), all.get(i));
        ObjectOutputStream.PutField f = out.putFields();
        f.put("permissions", byName);
        f.put("all_allowed", byName.containsKey("*"));
        f.put("permClass", type);
        out.writeFields();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        ObjectInputStream.GetField f = in.readFields();
        type = (Class<?>) f.get("permClass", null);
        all = new PermissionList();
        for (Object p : ((Hashtable<?, ?>) f.get("permissions", null)).values()) all.add((Permission) p);
    }
}
