// SPDX-License-Identifier: MIT
package jdk.internal.attach;

import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;
import com.sun.tools.attach.VirtualMachineDescriptor;
import com.sun.tools.attach.spi.AttachProvider;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Virtual machines on this machine, by the socket that HotSpot has as well (vm/serve/attach.c tells the other side).
 * Those that list themselves have a file /tmp/hsperfdata_USER/PID; one that does not can be attached to by its number.
 */
public final class SocketProvider extends AttachProvider {
    @Override
    public String name() {
        return "sun";
    }

    @Override
    public String type() {
        return "socket";
    }

    @Override
    public VirtualMachine attachVirtualMachine(String id) throws AttachNotSupportedException, IOException {
        int pid;
        try {
            pid = Integer.parseInt(id);
        } catch (NumberFormatException e) {
            throw new AttachNotSupportedException("Invalid process identifier: " + id);
        }
        if (pid < 1)
            throw new AttachNotSupportedException("Invalid process identifier: " + id);
        String self = System.getProperty("jdk.attach.allowAttachSelf");
        if (pid == ProcessHandle.current().pid() && !"".equals(self) && !"true".equals(self))
            throw new IOException("Can not attach to current VM");
        return new SocketMachine(this, pid);
    }

    @Override
    public List<VirtualMachineDescriptor> listVirtualMachines() {
        List<VirtualMachineDescriptor> all = new ArrayList<>();
        File[] users = new File("/tmp").listFiles((dir, name) -> name.startsWith("hsperfdata_"));
        for (File user : users == null ? new File[0] : users) {
            File[] files = user.listFiles();
            for (File f : files == null ? new File[0] : files)
                describe(f, all);
        }
        return all;
    }

    private void describe(File f, List<VirtualMachineDescriptor> all) {
        String pid = f.getName();
        if (!pid.chars().allMatch(c -> c >= '0' && c <= '9') || !new File("/proc/" + pid).exists())
            return;
        String command = PerfData.text(f, "sun.rt.javaCommand");
        if (command != null)
            all.add(new VirtualMachineDescriptor(this, pid, command.isEmpty() ? "Unknown" : command));
    }

    @Override
    public String toString() {
        return name();
    }
}
