package java.lang;

import java.security.BasicPermission;

/** Names a right of the runtime. */
public final class RuntimePermission extends BasicPermission {
    public RuntimePermission(String name) {
        super(name);
    }

    public RuntimePermission(String name, String actions) {
        super(name, actions);
    }
}
