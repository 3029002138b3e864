package java.security;

/** A permission whose name may end in a wildcard. */
public abstract class BasicPermission extends Permission {
    private static final long serialVersionUID = 6279438298436773498L;

    public BasicPermission(String name) {
        super(name);
        if (name == null) {
            throw new NullPointerException("name can't be null");
        }
        if (name.isEmpty()) {
            throw new IllegalArgumentException("name can't be empty");
        }
    }

    public BasicPermission(String name, String actions) {
        this(name);
    }

    @Override
    public boolean implies(Permission p) {
        if (p == null || p.getClass() != getClass()) {
            return false;
        }
        String mine = getName();
        String other = p.getName();
        if (mine.equals("*")) {
            return true;
        }
        if (mine.endsWith(".*")) {
            String stem = mine.substring(0, mine.length() - 1);
            return other.length() > stem.length() && other.startsWith(stem);
        }
        return mine.equals(other);
    }

    @Override
    public PermissionCollection newPermissionCollection() {
        return new BasicPermissionCollection(getClass());
    }

    @Override
    public boolean equals(Object obj) {
        return obj == this || obj != null && obj.getClass() == getClass()
                && getName().equals(((BasicPermission) obj).getName());
    }

    @Override
    public int hashCode() {
        return getName().hashCode();
    }

    @Override
    public String getActions() {
        return "";
    }
}
