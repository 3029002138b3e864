package java.lang;

import java.lang.module.Configuration;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import jdk.internal.loader.BootModules;

/** A layer of modules. There are two: the empty one and the boot layer, which holds the library's modules. */
public final class ModuleLayer {
    private static final ModuleLayer EMPTY = new ModuleLayer(new HashSet<>());
    private static ModuleLayer boot;

    private final Set<Module> modules;

    private ModuleLayer(Set<Module> modules) {
        this.modules = Collections.unmodifiableSet(modules);
    }

    public static ModuleLayer empty() {
        return EMPTY;
    }

    public static synchronized ModuleLayer boot() {
        if (boot == null) {
            String[] names = BootModules.names();
            Set<Module> set = new HashSet<>();
            for (int i = 0; i < names.length; i++) {
                set.add(Module.boot(names[i]));
            }
            boot = new ModuleLayer(set);
        }
        return boot;
    }

    public Configuration configuration() {
        return this == EMPTY ? Configuration.empty() : Configuration.boot();
    }

    public List<ModuleLayer> parents() {
        return this == EMPTY ? Collections.emptyList() : Collections.singletonList(EMPTY);
    }

    public Set<Module> modules() {
        return modules;
    }

    public Optional<Module> findModule(String name) {
        for (Module m : modules) {
            if (m.getName().equals(name)) {
                return Optional.of(m);
            }
        }
        return Optional.empty();
    }

    public ClassLoader findLoader(String name) {
        if (!findModule(name).isPresent()) {
            throw new IllegalArgumentException("Module " + name + " not known to this layer");
        }
        return null;
    }

    /** Layers of application modules are not there. */
    public ModuleLayer defineModules(Configuration cf, Function<String, ClassLoader> clf) {
        throw new UnsupportedOperationException("module layers");
    }

    public ModuleLayer defineModulesWithOneLoader(Configuration cf, ClassLoader parentLoader) {
        throw new UnsupportedOperationException("module layers");
    }

    public ModuleLayer defineModulesWithManyLoaders(Configuration cf, ClassLoader parentLoader) {
        throw new UnsupportedOperationException("module layers");
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        for (Module m : modules) {
            sb.append(sb.length() == 0 ? "" : ", ").append(m.getName());
        }
        return sb.toString();
    }
}
