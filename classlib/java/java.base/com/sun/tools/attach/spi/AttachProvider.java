// SPDX-License-Identifier: MIT
package com.sun.tools.attach.spi;

import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;
import com.sun.tools.attach.VirtualMachineDescriptor;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** A way to reach virtual machines. */
public abstract class AttachProvider {
    private static List<AttachProvider> providers;

    protected AttachProvider() {
    }

    public abstract String name();

    public abstract String type();

    public abstract VirtualMachine attachVirtualMachine(String id) throws AttachNotSupportedException, IOException;

    public VirtualMachine attachVirtualMachine(VirtualMachineDescriptor descriptor)
            throws AttachNotSupportedException, IOException {
        if (descriptor.provider() != this)
            throw new AttachNotSupportedException("the descriptor is of another provider");
        return attachVirtualMachine(descriptor.id());
    }

    public abstract List<VirtualMachineDescriptor> listVirtualMachines();

    /** The library's own provider and those that programs bring, all of them services. */
    public static synchronized List<AttachProvider> providers() {
        if (providers == null) {
            List<AttachProvider> found = new ArrayList<>();
            try {
                ServiceLoader.load(AttachProvider.class, AttachProvider.class.getClassLoader()).forEach(found::add);
            } catch (ServiceConfigurationError e) {
                // one that cannot be loaded is not there
            }
            providers = found;
        }
        return Collections.unmodifiableList(new ArrayList<>(providers));
    }
}
