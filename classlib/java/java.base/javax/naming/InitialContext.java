// SPDX-License-Identifier: MIT
package javax.naming;

import java.util.Hashtable;
import javax.naming.spi.NamingManager;

/**
 * Where names begin: the context that a factory makes, whose class the environment or a system property names, or the
 * one of a URL's scheme. There is no factory in this library.
 */
public class InitialContext implements Context {
    protected Hashtable<Object, Object> myProps;
    protected Context defaultInitCtx;
    protected boolean gotDefault;

    /** lazy: a subclass will call init. */
    protected InitialContext(boolean lazy) throws NamingException {
        if (!lazy) init(null);
    }

    public InitialContext() throws NamingException {
        init(null);
    }

    public InitialContext(Hashtable<?, ?> environment) throws NamingException {
        init(environment == null ? null : new Hashtable<>(environment));
    }

    /** What the environment does not say system properties may. */
    protected void init(Hashtable<?, ?> environment) throws NamingException {
        myProps = environment == null ? new Hashtable<>() : new Hashtable<>(environment);
        String[] keys = {INITIAL_CONTEXT_FACTORY, OBJECT_FACTORIES, STATE_FACTORIES, URL_PKG_PREFIXES, PROVIDER_URL,
                DNS_URL};
        for (String key : keys) {
            String value = System.getProperty(key);
            if (value != null && !myProps.containsKey(key)) myProps.put(key, value);
        }
        if (myProps.containsKey(INITIAL_CONTEXT_FACTORY)) getDefaultInitCtx();
    }

    @SuppressWarnings("unchecked")
    public static <T> T doLookup(Name name) throws NamingException {
        return (T) new InitialContext().lookup(name);
    }

    @SuppressWarnings("unchecked")
    public static <T> T doLookup(String name) throws NamingException {
        return (T) new InitialContext().lookup(name);
    }

    protected Context getDefaultInitCtx() throws NamingException {
        if (!gotDefault) {
            defaultInitCtx = NamingManager.getInitialContext(myProps);
            gotDefault = true;
        }
        if (defaultInitCtx == null) throw new NoInitialContextException();
        return defaultInitCtx;
    }

    /** By the scheme, if the name begins with one that has a factory. */
    protected Context getURLOrDefaultInitCtx(String name) throws NamingException {
        if (NamingManager.hasInitialContextFactoryBuilder()) return getDefaultInitCtx();
        int colon = name.indexOf(':'), slash = name.indexOf('/');
        if (colon > 0 && (slash < 0 || colon < slash)) {
            Context c = NamingManager.getURLContext(name.substring(0, colon), myProps);
            if (c != null) return c;
        }
        return getDefaultInitCtx();
    }

    protected Context getURLOrDefaultInitCtx(Name name) throws NamingException {
        return name.size() > 0 ? getURLOrDefaultInitCtx(name.get(0)) : getDefaultInitCtx();
    }

    @Override
    public Object addToEnvironment(String property, Object obj) throws NamingException {
        myProps.put(property, obj);
        return getDefaultInitCtx().addToEnvironment(property, obj);
    }

    @Override
    public void bind(String name, Object obj) throws NamingException {
        getURLOrDefaultInitCtx(name).bind(name, obj);
    }

    @Override
    public void bind(Name name, Object obj) throws NamingException {
        getURLOrDefaultInitCtx(name).bind(name, obj);
    }

    @Override
    public void close() throws NamingException {
        myProps = null;
        if (defaultInitCtx != null) defaultInitCtx.close();
        defaultInitCtx = null;
        gotDefault = false;
    }

    @Override
    public String composeName(String name, String prefix) throws NamingException {
        return name;
    }

    @Override
    public Name composeName(Name name, Name prefix) throws NamingException {
        return (Name) name.clone();
    }

    @Override
    public Context createSubcontext(String name) throws NamingException {
        return getURLOrDefaultInitCtx(name).createSubcontext(name);
    }

    @Override
    public Context createSubcontext(Name name) throws NamingException {
        return getURLOrDefaultInitCtx(name).createSubcontext(name);
    }

    @Override
    public void destroySubcontext(String name) throws NamingException {
        getURLOrDefaultInitCtx(name).destroySubcontext(name);
    }

    @Override
    public void destroySubcontext(Name name) throws NamingException {
        getURLOrDefaultInitCtx(name).destroySubcontext(name);
    }

    @Override
    public Hashtable<?, ?> getEnvironment() throws NamingException {
        return getDefaultInitCtx().getEnvironment();
    }

    @Override
    public String getNameInNamespace() throws NamingException {
        return getDefaultInitCtx().getNameInNamespace();
    }

    @Override
    public NameParser getNameParser(String name) throws NamingException {
        return getURLOrDefaultInitCtx(name).getNameParser(name);
    }

    @Override
    public NameParser getNameParser(Name name) throws NamingException {
        return getURLOrDefaultInitCtx(name).getNameParser(name);
    }

    @Override
    public NamingEnumeration<NameClassPair> list(String name) throws NamingException {
        return getURLOrDefaultInitCtx(name).list(name);
    }

    @Override
    public NamingEnumeration<NameClassPair> list(Name name) throws NamingException {
        return getURLOrDefaultInitCtx(name).list(name);
    }

    @Override
    public NamingEnumeration<Binding> listBindings(String name) throws NamingException {
        return getURLOrDefaultInitCtx(name).listBindings(name);
    }

    @Override
    public NamingEnumeration<Binding> listBindings(Name name) throws NamingException {
        return getURLOrDefaultInitCtx(name).listBindings(name);
    }

    @Override
    public Object lookup(String name) throws NamingException {
        return getURLOrDefaultInitCtx(name).lookup(name);
    }

    @Override
    public Object lookup(Name name) throws NamingException {
        return getURLOrDefaultInitCtx(name).lookup(name);
    }

    @Override
    public Object lookupLink(String name) throws NamingException {
        return getURLOrDefaultInitCtx(name).lookupLink(name);
    }

    @Override
    public Object lookupLink(Name name) throws NamingException {
        return getURLOrDefaultInitCtx(name).lookupLink(name);
    }

    @Override
    public void rebind(String name, Object obj) throws NamingException {
        getURLOrDefaultInitCtx(name).rebind(name, obj);
    }

    @Override
    public void rebind(Name name, Object obj) throws NamingException {
        getURLOrDefaultInitCtx(name).rebind(name, obj);
    }

    @Override
    public Object removeFromEnvironment(String property) throws NamingException {
        myProps.remove(property);
        return getDefaultInitCtx().removeFromEnvironment(property);
    }

    @Override
    public void rename(String oldName, String newName) throws NamingException {
        getURLOrDefaultInitCtx(oldName).rename(oldName, newName);
    }

    @Override
    public void rename(Name oldName, Name newName) throws NamingException {
        getURLOrDefaultInitCtx(oldName).rename(oldName, newName);
    }

    @Override
    public void unbind(String name) throws NamingException {
        getURLOrDefaultInitCtx(name).unbind(name);
    }

    @Override
    public void unbind(Name name) throws NamingException {
        getURLOrDefaultInitCtx(name).unbind(name);
    }
}
