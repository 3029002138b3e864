// SPDX-License-Identifier: MIT
package javax.management.loading;

/** The class loaders of a server of beans, in order. */
public interface ClassLoaderRepository {
    Class<?> loadClass(String className) throws ClassNotFoundException;

    Class<?> loadClassWithout(ClassLoader exclude, String className) throws ClassNotFoundException;

    Class<?> loadClassBefore(ClassLoader stop, String className) throws ClassNotFoundException;
}
