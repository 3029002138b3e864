package java.security;

import java.io.Serializable;

/** Names a right. */
public abstract class Permission implements Guard, Serializable {
    private static final long serialVersionUID = -5636570222231596674L;
    private final String name;

    public Permission(String name) {
        this.name = name;
    }

    @Override
    public void checkGuard(Object object) throws SecurityException {
    }

    public abstract boolean implies(Permission permission);

    @Override
    public abstract boolean equals(Object obj);

    @Override
    public abstract int hashCode();

    public final String getName() {
        return name;
    }

    public abstract String getActions();

    public PermissionCollection newPermissionCollection() {
        return null;
    }

    @Override
    public String toString() {
        String actions = getActions();
        return "(\"" + getClass().getName() + "\" \"" + name
                + (actions == null || actions.isEmpty() ? "" : "\" \"" + actions) + "\")";
    }
}
