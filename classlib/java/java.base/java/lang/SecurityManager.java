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

    public void checkExec(String cmd) {
        checkPermission(new RuntimePermission("execute." + cmd));
    }

    public void checkLink(String lib) {
        checkPermission(new RuntimePermission("loadLibrary." + lib));
    }

    public void checkRead(String file) {
        checkPermission(new RuntimePermission("read." + file));
    }

    public void checkRead(String file, Object context) {
        checkPermission(new RuntimePermission("read." + file), context);
    }

    public void checkRead(java.io.FileDescriptor fd) {
        java.util.Objects.requireNonNull(fd, "file descriptor can't be null");
        checkPermission(new RuntimePermission("readFileDescriptor"));
    }

    public void checkWrite(java.io.FileDescriptor fd) {
        java.util.Objects.requireNonNull(fd, "file descriptor can't be null");
        checkPermission(new RuntimePermission("writeFileDescriptor"));
    }

    public void checkWrite(String file) {
        checkPermission(new RuntimePermission("write." + file));
    }

    public void checkDelete(String file) {
        checkPermission(new RuntimePermission("delete." + file));
    }

    public void checkConnect(String host, int port) {
        checkPermission(new RuntimePermission("connect." + host + ":" + port));
    }

    public void checkConnect(String host, int port, Object context) {
        checkPermission(new RuntimePermission("connect." + host + ":" + port), context);
    }

    public void checkListen(int port) {
        checkPermission(new RuntimePermission("listen." + port));
    }

    public void checkAccept(String host, int port) {
        checkPermission(new RuntimePermission("accept." + host + ":" + port));
    }

    public void checkPropertiesAccess() {
        checkPermission(new RuntimePermission("properties"));
    }

    public void checkPrintJobAccess() {
        checkPermission(new RuntimePermission("queuePrintJob"));
    }

    public void checkPackageAccess(String pkg) {
        checkPermission(new RuntimePermission("accessClassInPackage." + pkg));
    }

    public void checkPackageDefinition(String pkg) {
        checkPermission(new RuntimePermission("defineClassInPackage." + pkg));
    }

    public void checkSetFactory() {
        checkPermission(new RuntimePermission("setFactory"));
    }

    public void checkSecurityAccess(String target) {
        checkPermission(new RuntimePermission("security." + target));
    }
}
