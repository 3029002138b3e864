package java.security;

/** What the classes of one code source may do. */
public class ProtectionDomain {
    private final CodeSource codesource;
    private final ClassLoader classloader;
    private final Principal[] principals;
    private final PermissionCollection permissions;
    private final boolean all;

    public ProtectionDomain(CodeSource codesource, PermissionCollection permissions) {
        this(codesource, permissions, null, null, false);
    }

    public ProtectionDomain(CodeSource codesource, PermissionCollection permissions, ClassLoader classloader,
            Principal[] principals) {
        this(codesource, permissions, classloader, principals, false);
    }

    private ProtectionDomain(CodeSource codesource, PermissionCollection permissions, ClassLoader classloader,
            Principal[] principals, boolean all) {
        this.codesource = codesource;
        this.permissions = permissions;
        this.classloader = classloader;
        this.principals = principals == null ? new Principal[0] : principals.clone();
        this.all = all;
        if (permissions != null) {
            permissions.setReadOnly();
        }
    }

    /** The domain of the library's own classes. Class.getProtectionDomain is the public way to it. */
    public static ProtectionDomain forSystem() {
        Permissions everything = new Permissions();
        everything.add(new AllPermission());
        return new ProtectionDomain(null, everything, null, null, true);
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
        return all || permissions != null && permissions.implies(perm);
    }

    @Override
    public String toString() {
        return "ProtectionDomain  " + codesource + "\n " + classloader + "\n <no principals>\n " + permissions + "\n";
    }
}
