// SPDX-License-Identifier: MIT
package javax.management;

import java.util.ArrayList;

/** Looks for classes in the loaders of all servers of beans. Use {@link MBeanServer#getClassLoaderRepository}. */
@Deprecated
public class DefaultLoaderRepository {
    public DefaultLoaderRepository() {
    }

    public static Class<?> loadClass(String className) throws ClassNotFoundException {
        return loadClassWithout(null, className);
    }

    public static Class<?> loadClassWithout(ClassLoader loader, String className) throws ClassNotFoundException {
        ArrayList<MBeanServer> servers = MBeanServerFactory.findMBeanServer(null);
        for (MBeanServer s : servers) {
            try {
                return s.getClassLoaderRepository().loadClassWithout(loader, className);
            } catch (ClassNotFoundException e) {
                continue;
            }
        }
        throw new ClassNotFoundException(className);
    }
}
