package jdk.internal.loader;

import java.util.Collection;
import java.util.Collections;

/** The door to the named modules of a class loader: java.lang.ClassLoader opens it when the first one is defined. */
public abstract class ModulesOf {
    private static volatile ModulesOf door;

    protected ModulesOf() {
    }

    protected abstract Collection<Module> list(ClassLoader loader);

    public static void open(ModulesOf m) {
        door = m;
    }

    /** Empty if the loader has no named modules. */
    public static Collection<Module> of(ClassLoader loader) {
        ModulesOf m = door;
        return m == null || loader == null ? Collections.<Module>emptyList() : m.list(loader);
    }
}
