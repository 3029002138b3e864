// SPDX-License-Identifier: MIT
package javax.management;

import java.util.ArrayList;

/** Makes servers of beans, and remembers those that were made by createMBeanServer. */
public class MBeanServerFactory {
    private static final ArrayList<MBeanServer> SERVERS = new ArrayList<MBeanServer>();

    private MBeanServerFactory() {
    }

    public static MBeanServer createMBeanServer() {
        return createMBeanServer(null);
    }

    public static MBeanServer createMBeanServer(String domain) {
        MBeanServer s = newMBeanServer(domain);
        synchronized (SERVERS) {
            SERVERS.add(s);
        }
        return s;
    }

    public static MBeanServer newMBeanServer() {
        return newMBeanServer(null);
    }

    public static MBeanServer newMBeanServer(String domain) {
        return new BeanServer(domain == null ? "DefaultDomain" : domain);
    }

    public static void releaseMBeanServer(MBeanServer mbeanServer) {
        synchronized (SERVERS) {
            if (!SERVERS.remove(mbeanServer))
                throw new IllegalArgumentException("MBeanServer was not in list!");
        }
    }

    public static synchronized ArrayList<MBeanServer> findMBeanServer(String agentId) {
        ArrayList<MBeanServer> found = new ArrayList<MBeanServer>();
        synchronized (SERVERS) {
            for (MBeanServer s : SERVERS) if (agentId == null || agentId.equals(((BeanServer) s).id())) found.add(s);
        }
        return found;
    }
}
