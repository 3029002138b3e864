// SPDX-License-Identifier: MIT
package javax.naming.spi;

import java.util.Enumeration;
import java.util.Hashtable;
import javax.naming.Context;
import javax.naming.Name;
import javax.naming.NamingException;
import javax.naming.NoInitialContextException;
import javax.naming.RefAddr;
import javax.naming.Reference;
import javax.naming.Referenceable;
import javax.naming.StringRefAddr;

/** Finds the factories that programs bring. Missing: contexts that go on in another naming system. */
public class NamingManager {
    private static InitialContextFactoryBuilder builder;
    private static ObjectFactoryBuilder objects;

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

    // Objects from references, and what is bound in place of objects

    public static synchronized void setObjectFactoryBuilder(ObjectFactoryBuilder builder) throws NamingException {
        if (objects != null) throw new IllegalStateException("ObjectFactoryBuilder already set");
        objects = builder;
    }

    private static synchronized ObjectFactoryBuilder objects() {
        return objects;
    }

    /**
     * The object that a reference is for, made by the factory that it names; else by those of its URLs' schemes, else
     * by those of the environment. Where nobody makes one, what was given. Factories are not fetched from elsewhere.
     */
    public static Object getObjectInstance(Object refInfo, Name name, Context nameCtx, Hashtable<?, ?> environment)
            throws Exception {
        ObjectFactoryBuilder b = objects();
        if (b != null) return b.createObjectFactory(refInfo, environment).getObjectInstance(refInfo, name, nameCtx,
                environment);
        Object info = refInfo instanceof Referenceable ? ((Referenceable) refInfo).getReference() : refInfo;
        if (info instanceof Reference && ((Reference) info).getFactoryClassName() != null) {
            ObjectFactory f = factory(((Reference) info).getFactoryClassName(), ObjectFactory.class);
            return f == null ? refInfo : f.getObjectInstance(info, name, nameCtx, environment);
        }
        Object made = info instanceof Reference ? fromUrls((Reference) info, name, nameCtx, environment) : null;
        for (String n : listed(environment, Context.OBJECT_FACTORIES)) {
            ObjectFactory f = made != null ? null : factory(n, ObjectFactory.class);
            if (f != null) made = f.getObjectInstance(refInfo, name, nameCtx, environment);
        }
        return made != null ? made : refInfo;
    }

    private static Object fromUrls(Reference ref, Name name, Context nameCtx, Hashtable<?, ?> environment)
            throws Exception {
        for (Enumeration<RefAddr> e = ref.getAll(); e.hasMoreElements();) {
            RefAddr a = e.nextElement();
            if (!(a instanceof StringRefAddr) || !a.getType().equalsIgnoreCase("URL")) continue;
            String url = (String) a.getContent();
            int colon = url.indexOf(':');
            ObjectFactory f = colon < 0 ? null : urlFactory(url.substring(0, colon), environment);
            Object made = f == null ? null : f.getObjectInstance(url, name, nameCtx, environment);
            if (made != null) return made;
        }
        return null;
    }

    /** What a state factory of the environment makes of the object; else the object itself. */
    public static Object getStateToBind(Object obj, Name name, Context nameCtx, Hashtable<?, ?> environment)
            throws NamingException {
        for (String n : listed(environment, Context.STATE_FACTORIES)) {
            StateFactory f = factory(n, StateFactory.class);
            Object state = f == null ? null : f.getStateToBind(obj, name, nameCtx, environment);
            if (state != null) return state;
        }
        return obj;
    }

    private static String[] listed(Hashtable<?, ?> environment, String property) {
        Object list = environment == null ? null : environment.get(property);
        return list == null ? new String[0] : list.toString().split(":");
    }

    /** A factory of this class, or null. */
    private static <T> T factory(String name, Class<T> type) {
        try {
            Object f = load(name);
            return type.isInstance(f) ? type.cast(f) : null;
        } catch (ReflectiveOperationException e) {
            return null;
        }
    }

    private static Object load(String name) throws ReflectiveOperationException {
        ClassLoader l = Thread.currentThread().getContextClassLoader();
        Class<?> c = Class.forName(name, true, l != null ? l : ClassLoader.getSystemClassLoader());
        return c.getDeclaredConstructor().newInstance();
    }

    /** The factory SCHEME.SCHEMEURLContextFactory in a package that the environment lists; null without one. */
    private static ObjectFactory urlFactory(String scheme, Hashtable<?, ?> environment) {
        for (String prefix : listed(environment, Context.URL_PKG_PREFIXES)) {
            ObjectFactory f = factory(prefix + "." + scheme + "." + scheme + "URLContextFactory", ObjectFactory.class);
            if (f != null) return f;
        }
        return null;
    }

    public static Context getURLContext(String scheme, Hashtable<?, ?> environment) throws NamingException {
        ObjectFactory factory = urlFactory(scheme, environment);
        try {
            Object made = factory == null ? null : factory.getObjectInstance(null, null, null, environment);
            return made instanceof Context ? (Context) made : null;
        } catch (NamingException e) {
            throw e;
        } catch (Exception e) {
            NamingException failed = new NamingException();
            failed.setRootCause(e);
            throw failed;
        }
    }
}
