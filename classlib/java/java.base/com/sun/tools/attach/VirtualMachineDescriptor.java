// SPDX-License-Identifier: MIT
package com.sun.tools.attach;

import com.sun.tools.attach.spi.AttachProvider;
import java.util.Objects;

/** A running virtual machine: its number, and a name for people to read. */
public class VirtualMachineDescriptor {
    private final AttachProvider provider;
    private final String id, displayName;

    public VirtualMachineDescriptor(AttachProvider provider, String id, String displayName) {
        this.provider = Objects.requireNonNull(provider, "provider");
        this.id = Objects.requireNonNull(id, "id");
        this.displayName = Objects.requireNonNull(displayName, "displayName");
    }

    public VirtualMachineDescriptor(AttachProvider provider, String id) {
        this(provider, id, id);
    }

    public AttachProvider provider() {
        return provider;
    }

    public String id() {
        return id;
    }

    public String displayName() {
        return displayName;
    }

    @Override
    public int hashCode() {
        return 31 * provider.hashCode() + id.hashCode();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof VirtualMachineDescriptor && provider == ((VirtualMachineDescriptor) o).provider
            && id.equals(((VirtualMachineDescriptor) o).id);
    }

    @Override
    public String toString() {
        return provider + ": " + id + (displayName.equals(id) ? "" : " " + displayName);
    }
}
