package java.lang.module;

import java.util.Collection;
import java.util.Collections;
import java.util.List;

/** The resolved modules under a layer. Application modules cannot be resolved. */
public final class Configuration {
    private static final Configuration EMPTY = new Configuration(Collections.emptyList());
    private static final Configuration BOOT = new Configuration(Collections.singletonList(EMPTY));

    private final List<Configuration> parents;

    private Configuration(List<Configuration> parents) {
        this.parents = parents;
    }

    public static Configuration empty() {
        return EMPTY;
    }

    /** The configuration of the boot layer; ModuleLayer.boot().configuration() is the public way to it. */
    public static Configuration boot() {
        return BOOT;
    }

    public List<Configuration> parents() {
        return parents;
    }

    public Configuration resolve(ModuleFinder before, ModuleFinder after, Collection<String> roots) {
        if (before == null || after == null) {
            throw new NullPointerException();
        }
        if (!roots.isEmpty()) {
            throw new UnsupportedOperationException("resolution of modules");
        }
        return new Configuration(Collections.singletonList(this));
    }
}
