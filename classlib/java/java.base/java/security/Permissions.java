package java.security;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Hashtable;
import java.util.Iterator;

/** Permissions of any kind. */
public final class Permissions extends PermissionCollection {
    private static final long serialVersionUID = 4858622370623524688L;
    /** In the stream: a collection for each class of permissions, and the one with the AllPermission apart. */
    private static final ObjectStreamField[] serialPersistentFields = {
        new ObjectStreamField("perms", Hashtable.class),
        new ObjectStreamField("allPermission", PermissionCollection.class)};

    private transient ArrayList<Permission> all = new ArrayList<>();

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

    private synchronized void writeObject(ObjectOutputStream out) throws IOException {
        Hashtable<Class<?>, PermissionCollection> perms = new Hashtable<Class<?>, PermissionCollection>();
        for (int i = 0; i < all.size(); i++) {
            Permission p = all.get(i);
            PermissionCollection c = perms.get(p.getClass());
            if (c == null) {
                c = p.newPermissionCollection();
                if (c == null) c = new PermissionsHash();
                perms.put(p.getClass(), c);
            }
            c.add(p);
        }
        ObjectOutputStream.PutField f = out.putFields();
        f.put("perms", perms);
        f.put("allPermission", perms.get(AllPermission.class));
        out.writeFields();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        Hashtable<?, ?> perms = (Hashtable<?, ?>) in.readFields().get("perms", null);
        if (perms == null) throw new InvalidObjectException("perms can't be null");
        all = new ArrayList<Permission>();
        for (Object c : perms.values()) all.addAll(Collections.list(((PermissionCollection) c).elements()));
    }
}
