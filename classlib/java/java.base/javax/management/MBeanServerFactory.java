// SPDX-License-Identifier: MIT
package javax.management;

import java.util.ArrayList;
import javax.management.loading.ClassLoaderRepository;

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
        String d = domain == null ? "DefaultDomain" : domain;
        MBeanServerBuilder b = builder();
        MBeanServerDelegate delegate = b.newMBeanServerDelegate();
        if (delegate == null) throw new JMRuntimeException("MBeanServerBuilder.newMBeanServerDelegate() returned null");
        MBeanServer s = b.newMBeanServer(d, null, delegate);
        if (s == null) throw new JMRuntimeException("MBeanServerBuilder.newMBeanServer() returned null");
        return s;
    }

    /** The builder that the property names, else the plain one. */
    private static MBeanServerBuilder builder() {
        String name = System.getProperty("javax.management.builder.initial");
        if (name == null || name.isEmpty()) return new MBeanServerBuilder();
        try {
            ClassLoader l = Thread.currentThread().getContextClassLoader();
            return (MBeanServerBuilder) Class.forName(name, true, l == null ? ClassLoader.getSystemClassLoader() : l)
                    .getConstructor().newInstance();
        } catch (ReflectiveOperationException | ClassCastException e) {
            JMRuntimeException x = new JMRuntimeException("Failed to instantiate a MBeanServerBuilder from class "
                    + name + ": " + e);
            x.initCause(e);
            throw x;
        }
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
            for (MBeanServer s : SERVERS) if (agentId == null || agentId.equals(id(s))) found.add(s);
        }
        return found;
    }

    private static Object id(MBeanServer s) {
        try {
            return s.getAttribute(MBeanServerDelegate.DELEGATE_NAME, "MBeanServerId");
        } catch (JMException e) {
            return null;
        }
    }

    public static ClassLoaderRepository getClassLoaderRepository(MBeanServer server) {
        return server.getClassLoaderRepository();
    }
}
