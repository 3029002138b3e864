package java.lang;

import java.security.Permission;

/** A class of the past: objects can be made and asked, but none can be installed. It allows nothing by itself. */
@Deprecated(since = "17", forRemoval = true)
public class SecurityManager {
    public SecurityManager() {
    }

    protected Class<?>[] getClassContext() {
        java.util.ArrayList<Class<?>> list = new java.util.ArrayList<>();
        for (int i = 1;; i++) {
            Class<?> c = jdk.internal.reflect.Reflection.getCallerClass(i);
            if (c == null) {
                return list.toArray(new Class<?>[0]);
            }
            list.add(c);
        }
    }

    public Object getSecurityContext() {
        return java.security.AccessController.getContext();
    }

    public void checkPermission(Permission perm) {
        java.security.AccessController.checkPermission(perm);
    }

    public void checkPermission(Permission perm, Object context) {
        if (perm == null || context == null) {
            throw new NullPointerException();
        }
        checkPermission(perm);
    }

    public void checkExit(int status) {
        checkPermission(new RuntimePermission("exitVM." + status));
    }

    public void checkCreateClassLoader() {
        checkPermission(new RuntimePermission("createClassLoader"));
    }

    public void checkAccess(Thread t) {
        if (t == null) {
            throw new NullPointerException("thread can't be null");
        }
    }

    public void checkAccess(ThreadGroup g) {
        if (g == null) {
            throw new NullPointerException("thread group can't be null");
        }
    }

    public void checkPropertyAccess(String key) {
        checkPermission(new RuntimePermission("property." + key));
    }

    public ThreadGroup getThreadGroup() {
        return Thread.currentThread().getThreadGroup();
    }
}
