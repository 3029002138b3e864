// SPDX-License-Identifier: MIT
package com.sun.tools.attach;

import com.sun.tools.attach.spi.AttachProvider;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Properties;

/** A virtual machine that this one is attached to, and may load agents into. */
public abstract class VirtualMachine {
    private final AttachProvider provider;
    private final String id;

    protected VirtualMachine(AttachProvider provider, String id) {
        this.provider = Objects.requireNonNull(provider, "provider");
        this.id = Objects.requireNonNull(id, "id");
    }

    public static List<VirtualMachineDescriptor> list() {
        List<VirtualMachineDescriptor> all = new ArrayList<>();
        for (AttachProvider p : AttachProvider.providers())
            all.addAll(p.listVirtualMachines());
        return all;
    }

    /** Asks each provider; what the last one said against it is thrown if none can. */
    public static VirtualMachine attach(String id) throws AttachNotSupportedException, IOException {
        Objects.requireNonNull(id, "id");
        AttachNotSupportedException why = new AttachNotSupportedException("there is no provider");
        for (AttachProvider p : AttachProvider.providers()) {
            try {
                return p.attachVirtualMachine(id);
            } catch (AttachNotSupportedException e) {
                why = e;
            }
        }
        throw why;
    }

    public static VirtualMachine attach(VirtualMachineDescriptor descriptor)
            throws AttachNotSupportedException, IOException {
        return descriptor.provider().attachVirtualMachine(descriptor);
    }

    public abstract void detach() throws IOException;

    public final AttachProvider provider() {
        return provider;
    }

    public final String id() {
        return id;
    }

    public abstract void loadAgentLibrary(String library, String options)
        throws AgentLoadException, AgentInitializationException, IOException;

    public void loadAgentLibrary(String library)
            throws AgentLoadException, AgentInitializationException, IOException {
        loadAgentLibrary(library, null);
    }

    public abstract void loadAgentPath(String path, String options)
        throws AgentLoadException, AgentInitializationException, IOException;

    public void loadAgentPath(String path) throws AgentLoadException, AgentInitializationException, IOException {
        loadAgentPath(path, null);
    }

    public abstract void loadAgent(String jar, String options)
        throws AgentLoadException, AgentInitializationException, IOException;

    public void loadAgent(String jar) throws AgentLoadException, AgentInitializationException, IOException {
        loadAgent(jar, null);
    }

    public abstract Properties getSystemProperties() throws IOException;

    public abstract Properties getAgentProperties() throws IOException;

    public abstract void startManagementAgent(Properties properties) throws IOException;

    public abstract String startLocalManagementAgent() throws IOException;

    @Override
    public int hashCode() {
        return 31 * provider.hashCode() + id.hashCode();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof VirtualMachine && provider == ((VirtualMachine) o).provider
            && id.equals(((VirtualMachine) o).id);
    }

    @Override
    public String toString() {
        return provider + ": " + id;
    }
}
