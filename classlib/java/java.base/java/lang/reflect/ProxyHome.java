package java.lang.reflect;

import java.lang.module.ModuleDescriptor;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.WeakHashMap;
import jdk.internal.loader.ModulesOf;

/**
 * The package and module of a proxy class (java.lang.reflect.Proxy, "Package and Module Membership"). A non-public
 * interface takes it to where it is itself. Otherwise the proxy classes of a loader share a module of that loader, with
 * one package that is exported to everyone, and one that is not: for those that implement what is not exported.
 */
final class ProxyHome {
    private static final WeakHashMap<Object, WeakReference<Module>> MODULES = new WeakHashMap<>();
    private static final Object BOOT = new Object();
    private static int lastNumber;

    final String packageName;
    final boolean isPublic;

    private ProxyHome(String packageName, boolean isPublic) {
        this.packageName = packageName;
        this.isPublic = isPublic;
    }

    /** methods: those of the interfaces. The caller has looked at the interfaces one by one. */
    static ProxyHome of(ClassLoader loader, Class<?>[] interfaces, Method[] methods) {
        Class<?> hidden = nonPublic(loader, interfaces);
        if (hidden != null) {
            for (Class<?> c : interfaces) {
                checkReach(hidden.getModule(), c);
            }
            return new ProxyHome(hidden.getPackageName(), false);
        }
        Module m = moduleOf(loader);
        boolean exported = true;
        for (Class<?> c : interfaces) {
            exported &= c.getModule().isExported(c.getPackageName());
        }
        letReach(m, interfaces, methods);
        return new ProxyHome(exported ? m.getName() : "com.sun.proxy." + m.getName(), true);
    }

    /** The first non-public interface, or null. All of them must be together. */
    private static Class<?> nonPublic(ClassLoader loader, Class<?>[] interfaces) {
        Class<?> first = null;
        for (Class<?> c : interfaces) {
            if (Modifier.isPublic(c.getModifiers())) {
                continue;
            }
            if (first == null) {
                first = c;
            } else if (first.getModule() != c.getModule()) {
                throw new IllegalArgumentException("cannot have non-public interfaces in different modules");
            }
            if (c.getClassLoader() != loader) {
                throw new IllegalArgumentException("non-public interface is not defined by the given loader");
            }
        }
        for (Class<?> c : interfaces) {
            if (!Modifier.isPublic(c.getModifiers()) && !c.getPackageName().equals(first.getPackageName())) {
                throw new IllegalArgumentException("cannot have non-public interfaces in different packages");
            }
        }
        return first;
    }

    private static void checkReach(Module m, Class<?> c) {
        Module other = c.getModule();
        if (m != other && (!m.canRead(other) || !other.isExported(c.getPackageName(), m))) {
            throw new IllegalArgumentException(m + " can't access " + c.getName());
        }
    }

    // The module of a loader's proxy classes

    /** Under the lock of the loader, which making a module takes, too; MODULES is locked for a moment only. */
    private static Module moduleOf(ClassLoader loader) {
        Object key = loader == null ? BOOT : loader;
        synchronized (key) {
            int number;
            synchronized (MODULES) {
                WeakReference<Module> ref = MODULES.get(key);
                if (ref != null && ref.get() != null) {
                    return ref.get();
                }
                number = ++lastNumber;
            }
            Module m = make(loader, "jdk.proxy" + number);
            synchronized (MODULES) {
                MODULES.put(key, new WeakReference<Module>(m));
            }
            return m;
        }
    }

    private static Module make(ClassLoader loader, String name) {
        ModuleDescriptor d = ModuleDescriptor.newModule(name, EnumSet.of(ModuleDescriptor.Modifier.SYNTHETIC))
                .packages(new HashSet<>(Arrays.asList(name, "com.sun.proxy." + name)))
                .exports(Collections.<ModuleDescriptor.Exports.Modifier>emptySet(), name).build();
        ModulesOf door = ModulesOf.door();
        Module m = door.define(loader, d);
        for (String pn : d.packages()) {
            door.addOpens(m, pn, Object.class.getModule());
        }
        return m;
    }

    /** The module reads those of all types that the proxy class speaks of, and what they conceal is exported to it. */
    private static void letReach(Module m, Class<?>[] interfaces, Method[] methods) {
        for (Class<?> c : interfaces) {
            letReach(m, c);
        }
        for (Method method : methods) {
            letReach(m, method.getReturnType());
            for (Class<?> c : method.getParameterTypes()) {
                letReach(m, c);
            }
            for (Class<?> c : method.getExceptionTypes()) {
                letReach(m, c);
            }
        }
    }

    private static void letReach(Module m, Class<?> c) {
        while (c.isArray()) {
            c = c.getComponentType();
        }
        Module other = c.getModule();
        if (c.isPrimitive() || other == m) {
            return;
        }
        if (!m.canRead(other)) {
            ModulesOf.door().addReads(m, other);
        }
        if (!other.isExported(c.getPackageName(), m)) {
            ModulesOf.door().addExports(other, c.getPackageName(), m);
        }
    }
}
