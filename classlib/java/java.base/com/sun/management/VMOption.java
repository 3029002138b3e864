// SPDX-License-Identifier: MIT
package com.sun.management;

import java.util.Objects;
import javax.management.openmbean.CompositeData;
import jdk.internal.management.Items;

/** A flag of the VM: its value, where that comes from, and whether it can be set. */
public class VMOption {
    /** Where a value comes from. */
    public enum Origin {
        DEFAULT, VM_CREATION, ENVIRON_VAR, CONFIG_FILE, MANAGEMENT, ERGONOMIC, ATTACH_ON_DEMAND, OTHER
    }

    private final String name, value;
    private final boolean writeable;
    private final Origin origin;

    public VMOption(String name, String value, boolean writeable, Origin origin) {
        this.name = Objects.requireNonNull(name);
        this.value = Objects.requireNonNull(value);
        this.writeable = writeable;
        this.origin = Objects.requireNonNull(origin);
    }

    public String getName() {
        return name;
    }

    public String getValue() {
        return value;
    }

    public Origin getOrigin() {
        return origin;
    }

    public boolean isWriteable() {
        return writeable;
    }

    @Override
    public String toString() {
        return "VM option: " + name + " value: " + value + "  origin: " + origin + " " + (writeable ? "(read-write)"
                : "(read-only)");
    }

    public static VMOption from(CompositeData cd) {
        if (cd == null) return null;
        return new VMOption(Items.some(cd, "name", String.class), Items.some(cd, "value", String.class), Items.some(cd,
                "writeable", Boolean.class), Origin.valueOf(Items.some(cd, "origin", String.class)));
    }
}
