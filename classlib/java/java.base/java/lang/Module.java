package java.lang;

import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.AnnotatedElement;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import jdk.internal.loader.BootModules;

/**
 * A module: a named one of the library, or the unnamed one of a class loader. The library's modules export what is
 * API, and open what addOpens or --add-opens have opened. All modules read each other.
 */
public final class Module implements AnnotatedElement {
    private final String name;
    private final ClassLoader loader;
    /** Package to the modules it is opened or exported to beyond what it declares; a null element means to all. */
    private Map<String, Set<Module>> opened;
    private Map<String, Set<Module>> exported;

    /** The unnamed module of a loader. */
    Module(ClassLoader loader) {
        this.name = null;
        this.loader = loader;
    }

    private Module(String name, ClassLoader loader) {
        this.name = name;
        this.loader = loader;
    }

    /** Modules of the boot loader, by name; "" is its unnamed module. */
    private static final class Boot {
        static final Map<String, Module> MODULES = new HashMap<>();
    }

    static Module boot(String name) {
        synchronized (Boot.MODULES) {
            Module m = Boot.MODULES.get(name);
            if (m == null) {
                m = new Module(name.isEmpty() ? null : name, null);
                Boot.MODULES.put(name, m);
                if (!name.isEmpty()) {
                    m.readOptions();
                }
            }
            return m;
        }
    }

    /** The module of a class that is not an array. */
    static Module of(Class<?> c) {
        ClassLoader loader = c.getClassLoader0();
        return loader != null ? loader.getUnnamedModule() : boot(BootModules.moduleOf(c.getPackageName()));
    }

    /** --add-opens and --add-exports arrive as properties: jdk.module.addopens.N = module/package=target,... */
    private void readOptions() {
        String open = BootModules.prefixed("jdk.module.addopens.");
        String export = BootModules.prefixed("jdk.module.addexports.");
        opened = parseOptions(open);
        exported = parseOptions(export);
    }

    private Map<String, Set<Module>> parseOptions(String lines) {
        Map<String, Set<Module>> map = null;
        String[] each = lines.isEmpty() ? new String[0] : lines.split("\n");
        for (int i = 0; i < each.length; i++) {
            int slash = each[i].indexOf('/');
            int eq = each[i].indexOf('=');
            if (slash > 0 && eq > slash && each[i].substring(0, slash).equals(name)) {
                if (map == null) {
                    map = new HashMap<>();
                }
                Set<Module> all = new HashSet<>();
                all.add(null);
                map.put(each[i].substring(slash + 1, eq), all);
            }
        }
        return map;
    }

    public boolean isNamed() {
        return name != null;
    }

    public String getName() {
        return name;
    }

    public ModuleDescriptor getDescriptor() {
        return name == null ? null : BootModules.descriptor(name);
    }

    public ClassLoader getClassLoader() {
        return loader;
    }

    public ModuleLayer getLayer() {
        return name == null ? null : ModuleLayer.boot();
    }

    public boolean isNativeAccessEnabled() {
        return true;
    }

    public boolean canRead(Module other) {
        if (other == null) {
            throw new NullPointerException();
        }
        return name == null || other == this || other.name != null;
    }

    public Module addReads(Module other) {
        if (other == null) {
            throw new NullPointerException();
        }
        return this;
    }

    private static boolean has(Map<String, Set<Module>> map, String pn, Module other) {
        Set<Module> to = map == null ? null : map.get(pn);
        return to != null && (to.contains(null) || other != null && to.contains(other));
    }

    public boolean isExported(String pn, Module other) {
        if (pn == null || other == null) {
            throw new NullPointerException();
        }
        return allows(pn, other, false);
    }

    public boolean isExported(String pn) {
        if (pn == null) {
            throw new NullPointerException();
        }
        return allows(pn, null, false);
    }

    public boolean isOpen(String pn, Module other) {
        if (pn == null || other == null) {
            throw new NullPointerException();
        }
        return allows(pn, other, true);
    }

    public boolean isOpen(String pn) {
        if (pn == null) {
            throw new NullPointerException();
        }
        return allows(pn, null, true);
    }

    private synchronized boolean allows(String pn, Module other, boolean open) {
        if (name == null || other == this) {
            return true;
        }
        if (has(opened, pn, other)) {
            return true;
        }
        return open ? BootModules.isOpen(name, pn) : has(exported, pn, other) || BootModules.isExported(name, pn);
    }

    public Module addExports(String pn, Module other) {
        if (pn == null || other == null) {
            throw new NullPointerException();
        }
        exported = add(exported, pn, other);
        return this;
    }

    public Module addOpens(String pn, Module other) {
        if (pn == null || other == null) {
            throw new NullPointerException();
        }
        opened = add(opened, pn, other);
        return this;
    }

    private synchronized Map<String, Set<Module>> add(Map<String, Set<Module>> map, String pn, Module other) {
        if (name == null) {
            return map;
        }
        Map<String, Set<Module>> m = map == null ? new HashMap<>() : map;
        Set<Module> to = m.get(pn);
        if (to == null) {
            to = new HashSet<>();
            m.put(pn, to);
        }
        to.add(other);
        return m;
    }

    public Module addUses(Class<?> service) {
        if (service == null) {
            throw new NullPointerException();
        }
        return this;
    }

    public boolean canUse(Class<?> service) {
        if (service == null) {
            throw new NullPointerException();
        }
        return true;
    }

    /** Of a named module its packages; of an unnamed one those that its loader has defined. */
    public Set<String> getPackages() {
        if (name != null) {
            return BootModules.packages(name);
        }
        Set<String> set = new HashSet<>();
        Package[] all = loader == null ? new Package[0] : loader.getDefinedPackages();
        for (int i = 0; i < all.length; i++) {
            set.add(all[i].getName());
        }
        return set;
    }

    public InputStream getResourceAsStream(String name) throws IOException {
        if (name.startsWith("/")) {
            name = name.substring(1);
        }
        return loader == null ? ClassLoader.getSystemResourceAsStream(name) : loader.getResourceAsStream(name);
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        if (annotationClass == null) {
            throw new NullPointerException();
        }
        return null;
    }

    @Override
    public Annotation[] getAnnotations() {
        return new Annotation[0];
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return new Annotation[0];
    }

    @Override
    public String toString() {
        return name != null ? "module " + name : "unnamed module @" + Integer.toHexString(System.identityHashCode(this));
    }
}
