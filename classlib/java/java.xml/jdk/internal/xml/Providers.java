// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.Iterator;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/**
 * How every factory of JAXP is found: a system property of its name, a provider of the service, the one of
 * this library.
 */
public final class Providers {
    /** Why a factory could not be had: each kind has its own error to say so. */
    public static final class Failure extends Exception {
        private static final long serialVersionUID = 1;
        public final Exception reason;

        Failure(String message, Exception reason) {
            super(message, reason);
            this.reason = reason;
        }
    }

    private Providers() {
    }

    /** Returns null where the library's own is to be used. */
    public static <T> T find(Class<T> type) throws Failure {
        String name = System.getProperty(type.getName());
        if (name != null) return named(type, name, null);
        try {
            return service(type);
        } catch (ServiceConfigurationError e) {
            throw new Failure("Provider for " + type + " cannot be created",
                    new RuntimeException("Provider for " + type + " cannot be created", e));
        }
    }

    public static <T> T service(Class<T> type) {
        Iterator<T> all = ServiceLoader.load(type).iterator();
        return all.hasNext() ? all.next() : null;
    }

    /** The class of a name that a caller gave; a loader of null is the thread's. */
    public static <T> T named(Class<T> type, String name, ClassLoader loader) throws Failure {
        try {
            return make(type, name, loader);
        } catch (ClassNotFoundException e) {
            throw new Failure("Provider " + name + " not found", e);
        } catch (ReflectiveOperationException | ClassCastException e) {
            throw new Failure("Provider " + name + " could not be instantiated: " + e, e);
        }
    }

    public static <T> T make(Class<T> type, String name, ClassLoader loader) throws ReflectiveOperationException {
        Object made;
        try {
            Constructor<?> c = load(name, loader).getDeclaredConstructor();
            made = c.newInstance();
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException) throw (RuntimeException) e.getCause();
            throw e;
        }
        return type.cast(made);
    }

    private static Class<?> load(String name, ClassLoader loader) throws ClassNotFoundException {
        if (name.startsWith("jdk.internal.xml.")) return Class.forName(name);
        if (loader == null) loader = Thread.currentThread().getContextClassLoader();
        return Class.forName(name, true, loader != null ? loader : ClassLoader.getSystemClassLoader());
    }
}
