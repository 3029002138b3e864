// SPDX-License-Identifier: MIT
package javax.naming.spi;

import java.util.Hashtable;
import javax.naming.Context;
import javax.naming.NamingException;
import javax.naming.NoInitialContextException;

/** Finds the factories that programs bring. Missing: objects made of references, and states of objects. */
public class NamingManager {
    private static InitialContextFactoryBuilder builder;

    NamingManager() {
    }

    public static synchronized void setInitialContextFactoryBuilder(InitialContextFactoryBuilder builder)
            throws NamingException {
        if (NamingManager.builder != null) throw new IllegalStateException("InitialContextFactoryBuilder already set");
        NamingManager.builder = builder;
    }

    public static boolean hasInitialContextFactoryBuilder() {
        return builder() != null;
    }

    private static synchronized InitialContextFactoryBuilder builder() {
        return builder;
    }

    public static Context getInitialContext(Hashtable<?, ?> env) throws NamingException {
        InitialContextFactoryBuilder b = builder();
        if (b != null) return b.createInitialContextFactory(env).getInitialContext(env);
        Object name = env == null ? null : env.get(Context.INITIAL_CONTEXT_FACTORY);
        if (name == null)
            throw new NoInitialContextException("Need to specify class name in environment or system property, "
                    + "or in an application resource file: " + Context.INITIAL_CONTEXT_FACTORY);
        InitialContextFactory factory;
        try {
            factory = (InitialContextFactory) load((String) name);
        } catch (ReflectiveOperationException | ClassCastException e) {
            NoInitialContextException none = new NoInitialContextException("Cannot instantiate class: " + name);
            none.setRootCause(e);
            throw none;
        }
        return factory.getInitialContext(env);
    }

    private static Object load(String name) throws ReflectiveOperationException {
        ClassLoader l = Thread.currentThread().getContextClassLoader();
        Class<?> c = Class.forName(name, true, l != null ? l : ClassLoader.getSystemClassLoader());
        return c.getDeclaredConstructor().newInstance();
    }

    /** From the factory SCHEME.SCHEMEURLContextFactory in a package that the environment lists; null without one. */
    public static Context getURLContext(String scheme, Hashtable<?, ?> environment) throws NamingException {
        Object packages = environment == null ? null : environment.get(Context.URL_PKG_PREFIXES);
        if (packages == null) return null;
        for (String prefix : packages.toString().split(":")) {
            Object factory;
            try {
                factory = load(prefix + "." + scheme + "." + scheme + "URLContextFactory");
            } catch (ReflectiveOperationException e) {
                continue;
            }
            try {
                Object made = ((ObjectFactory) factory).getObjectInstance(null, null, null, environment);
                if (made instanceof Context) return (Context) made;
            } catch (NamingException e) {
                throw e;
            } catch (Exception e) {
                NamingException failed = new NamingException();
                failed.setRootCause(e);
                throw failed;
            }
        }
        return null;
    }
}
