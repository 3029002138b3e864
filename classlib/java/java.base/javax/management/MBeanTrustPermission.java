// SPDX-License-Identifier: MIT
package javax.management;

import java.security.BasicPermission;

/** May a class be registered as a bean? */
public class MBeanTrustPermission extends BasicPermission {
    private static final long serialVersionUID = -2952178077029018140L;

    public MBeanTrustPermission(String name) {
        this(name, null);
    }

    public MBeanTrustPermission(String name, String actions) {
        super(name, actions);
        if (actions != null && !actions.isEmpty())
            throw new IllegalArgumentException("MBeanTrustPermission actions must be null: " + actions);
        if (!name.equals("register") && !name.equals("*"))
            throw new IllegalArgumentException("MBeanTrustPermission: Unknown target name [" + name + "]");
    }
}
