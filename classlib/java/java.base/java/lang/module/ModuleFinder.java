package java.lang.module;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/** Finds modules. */
public interface ModuleFinder {
    Optional<ModuleReference> find(String name);

    Set<ModuleReference> findAll();

    /** Finders over paths are not there, but for the one over no path at all. */
    static ModuleFinder of(Path... entries) {
        if (entries.length > 0) {
            throw new UnsupportedOperationException("modules on a path");
        }
        return EmptyFinder.INSTANCE;
    }

    static ModuleFinder ofSystem() {
        throw new UnsupportedOperationException("finder of system modules");
    }
}
