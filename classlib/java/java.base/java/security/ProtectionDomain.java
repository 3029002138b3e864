package java.security;

/** What the classes of one code source may do. */
public class ProtectionDomain {
    private final CodeSource codesource;
    private final ClassLoader classloader;
    private final Principal[] principals;
    private final PermissionCollection permissions;

    public ProtectionDomain(CodeSource codesource, PermissionCollection permissions) {
        this(codesource, permissions, null, null);
    }

    public ProtectionDomain(CodeSource codesource, PermissionCollection permissions, ClassLoader classloader,
            Principal[] principals) {
        this.codesource = codesource;
        this.permissions = permissions;
        this.classloader = classloader;
        this.principals = principals == null ? new Principal[0] : principals.clone();
        if (permissions != null) {
            permissions.setReadOnly();
        }
    }

    public final CodeSource getCodeSource() {
        return codesource;
    }

    public final ClassLoader getClassLoader() {
        return classloader;
    }

    public final Principal[] getPrincipals() {
        return principals.clone();
    }

    public final PermissionCollection getPermissions() {
        return permissions;
    }

    public final boolean staticPermissionsOnly() {
        return true;
    }

    public boolean implies(Permission perm) {
        return permissions != null && permissions.implies(perm);
    }

    @Override
    public String toString() {
        return "ProtectionDomain  " + codesource + "\n " + classloader + "\n <no principals>\n " + permissions + "\n";
    }
}
