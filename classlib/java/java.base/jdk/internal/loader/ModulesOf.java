package jdk.internal.loader;

import java.lang.module.ModuleDescriptor;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import jdk.internal.misc.Unsafe;

/** The door to what java.lang keeps to itself about modules. java.lang.ModuleDoor opens it on the first question. */
public abstract class ModulesOf {
    private static volatile ModulesOf door;

    protected ModulesOf() {
    }

    public static void open(ModulesOf m) {
        door = m;
    }

    public static ModulesOf door() {
        if (door == null) {
            try {
                Unsafe.getUnsafe().ensureClassInitialized(Class.forName("java.lang.ModuleDoor"));
            } catch (ClassNotFoundException e) {
                throw new NoClassDefFoundError(e.getMessage());
            }
        }
        return door;
    }

    /** The named modules of a loader. */
    protected abstract Collection<Module> list(ClassLoader loader);

    /** What proxies keep with a loader, and only they: for as long as it lives. Under a lock of theirs. */
    public abstract Map<Object, Object> kept(ClassLoader loader);

    /** A module that is in no layer. */
    public abstract Module define(ClassLoader loader, ModuleDescriptor descriptor);

    /** The changes of a module are made without a look at who makes them. */
    public abstract void addReads(Module m, Module other);

    public abstract void addExports(Module m, String pn, Module other);

    public abstract void enableNativeAccessToAllUnnamed();

    public abstract void addOpens(Module m, String pn, Module other);

    /** Empty if the loader has no named modules. */
    public static Collection<Module> of(ClassLoader loader) {
        return loader == null ? Collections.<Module>emptyList() : door().list(loader);
    }
}
