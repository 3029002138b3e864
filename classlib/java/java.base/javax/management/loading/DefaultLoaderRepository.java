// SPDX-License-Identifier: MIT
package javax.management.loading;

/** Looks for classes in the loaders of all servers of beans. Use the repository of a server. */
@Deprecated
public class DefaultLoaderRepository {
    public DefaultLoaderRepository() {
    }

    public static Class<?> loadClass(String className) throws ClassNotFoundException {
        return javax.management.DefaultLoaderRepository.loadClass(className);
    }

    public static Class<?> loadClassWithout(ClassLoader loader, String className) throws ClassNotFoundException {
        return javax.management.DefaultLoaderRepository.loadClassWithout(loader, className);
    }
}
