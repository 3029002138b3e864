package jdk.internal.loader;

import java.io.IOException;
import java.lang.module.ModuleReference;
import java.net.URL;
import java.security.SecureClassLoader;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;

/**
 * The loader of modules of a layer: its own packages first, then those of other loaders of this and the layers above by
 * package, then the parent.
 */
public final class Loader extends SecureClassLoader {
    static {
        ClassLoader.registerAsParallelCapable();
    }

    private final ModuleSources own = new ModuleSources();
    private final Map<String, ClassLoader> remote = new HashMap<>();
    private final ClassLoader up;

    public Loader(ClassLoader parent) {
        super(parent);
        up = parent;
    }

    public void addOwn(ModuleReference ref) {
        own.add(ref);
    }

    /** The package comes from another loader (null: the boot loader). */
    public void addRemote(String pn, ClassLoader from) {
        ClassLoader before = remote.putIfAbsent(pn, from == null ? ClassLoader.getPlatformClassLoader() : from);
        if (before != null && before != from && from != null) {
            throw new IllegalArgumentException("Package " + pn + " cannot be imported from multiple loaders");
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> c = findLoadedClass(name);
            ModuleReference ref = c == null ? own.ofClass(name) : null;
            if (ref != null) {
                c = define(ref, name);
            } else if (c == null) {
                int dot = name.lastIndexOf('.');
                ClassLoader other = dot < 0 ? null : remote.get(name.substring(0, dot));
                c = other != null ? other.loadClass(name)
                        : up != null ? up.loadClass(name) : ClassLoader.getPlatformClassLoader().loadClass(name);
            }
            if (c == null) {
                throw new ClassNotFoundException(name);
            }
            if (resolve) {
                resolveClass(c);
            }
            return c;
        }
    }

    private Class<?> define(ModuleReference ref, String name) {
        byte[] b = own.classBytes(ref, name);
        return b == null ? null : defineClass(name, b, 0, b.length, own.domain(ref, this));
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        ModuleReference ref = own.ofClass(name);
        Class<?> c = ref == null ? null : define(ref, name);
        if (c == null) {
            throw new ClassNotFoundException(name);
        }
        return c;
    }

    @Override
    protected Class<?> findClass(String moduleName, String name) {
        ModuleReference ref = moduleName == null ? null : own.ofClass(name);
        if (ref == null || !ref.descriptor().name().equals(moduleName)) {
            return null;
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> c = findLoadedClass(name);
            return c == null ? define(ref, name) : c;
        }
    }

    @Override
    protected URL findResource(String moduleName, String name) throws IOException {
        return moduleName == null ? null : own.find(moduleName, name);
    }

    @Override
    public URL findResource(String name) {
        Enumeration<URL> all = own.allOpen(name, Collections.<URL>emptyEnumeration());
        return all.hasMoreElements() ? all.nextElement() : null;
    }

    @Override
    public Enumeration<URL> findResources(String name) throws IOException {
        return own.allOpen(name, Collections.<URL>emptyEnumeration());
    }
}
