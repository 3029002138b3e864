package java.lang.reflect;

/** Names a right that reflection once asked a security manager for. */
public final class ReflectPermission extends java.security.BasicPermission {
    public ReflectPermission(String name) {
        super(name);
    }

    public ReflectPermission(String name, String actions) {
        super(name, actions);
    }
}
