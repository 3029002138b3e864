package java.security;

import java.util.Collections;

/**
 * What code may do, as somebody else decides it. Nothing in this library asks: access control simply runs. The policy
 * that stands at first allows everything, as that does.
 */
@Deprecated
public abstract class Policy {
    /** An empty, read-only collection: the policy cannot tell the permissions of a code source or domain. */
    public static final PermissionCollection UNSUPPORTED_EMPTY_COLLECTION = new Permissions();

    static {
        UNSUPPORTED_EMPTY_COLLECTION.setReadOnly();
    }

    private static volatile Policy current = new Open();

    private static final class Open extends Policy {
        @Override
        public boolean implies(ProtectionDomain domain, Permission permission) {
            return true;
        }
    }

    /** Marks parameters of getInstance. */
    public interface Parameters {
    }

    public Policy() {
    }

    public static Policy getPolicy() {
        return current;
    }

    public static void setPolicy(Policy p) {
        current = p == null ? new Open() : p;
    }

    /** No kind of policy comes with this library. */
    public static Policy getInstance(String type, Parameters params) throws NoSuchAlgorithmException {
        if (type == null) {
            throw new NullPointerException("type is null");
        }
        throw new NoSuchAlgorithmException(type + " Policy not available");
    }

    public String getType() {
        return null;
    }

    public Parameters getParameters() {
        return null;
    }

    public PermissionCollection getPermissions(CodeSource codesource) {
        return UNSUPPORTED_EMPTY_COLLECTION;
    }

    /** The domain's own permissions, and those of its code source. */
    public PermissionCollection getPermissions(ProtectionDomain domain) {
        Permissions all = new Permissions();
        if (domain != null) {
            addAll(all, getPermissions(domain.getCodeSource()));
            addAll(all, domain.getPermissions());
        }
        return all;
    }

    private static void addAll(Permissions to, PermissionCollection from) {
        if (from == null) return;
        synchronized (from) {
            Collections.list(from.elements()).forEach(to::add);
        }
    }

    public boolean implies(ProtectionDomain domain, Permission permission) {
        return getPermissions(domain).implies(permission);
    }

    public void refresh() {
    }
}
