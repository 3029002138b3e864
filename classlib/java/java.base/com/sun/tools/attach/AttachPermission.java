// SPDX-License-Identifier: MIT
package com.sun.tools.attach;

import java.security.BasicPermission;

/** To attach to virtual machines (attachVirtualMachine), or to make a provider (createAttachProvider). */
public final class AttachPermission extends BasicPermission {
    static final long serialVersionUID = -4619447669752976181L;

    public AttachPermission(String name) {
        this(name, null);
    }

    public AttachPermission(String name, String actions) {
        super(name);
        boolean known = name.equals("createAttachProvider") || name.equals("attachVirtualMachine");
        if (!known || actions != null && !actions.isEmpty())
            throw new IllegalArgumentException(known ? "actions: " + actions : "name: " + name);
    }
}
