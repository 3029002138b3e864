package java.lang.module;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import jdk.internal.loader.BootModules;

/** Finds modules. */
public interface ModuleFinder {
    Optional<ModuleReference> find(String name);

    Set<ModuleReference> findAll();

    static ModuleFinder of(Path... entries) {
        String[] paths = new String[entries.length];
        for (int i = 0; i < paths.length; i++) {
            paths[i] = Objects.requireNonNull(entries[i]).toString();
        }
        return new ModulePath(paths);
    }

    static ModuleFinder ofSystem() {
        return BootModules.finder();
    }

    static ModuleFinder compose(ModuleFinder... finders) {
        final ModuleFinder[] all = finders.clone();
        for (int i = 0; i < all.length; i++) {
            Objects.requireNonNull(all[i]);
        }
        return new ModuleFinder() {
            @Override
            public Optional<ModuleReference> find(String name) {
                for (int i = 0; i < all.length; i++) {
                    Optional<ModuleReference> found = all[i].find(name);
                    if (found.isPresent()) {
                        return found;
                    }
                }
                return Optional.empty();
            }

            @Override
            public Set<ModuleReference> findAll() {
                Set<ModuleReference> set = new HashSet<>();
                Set<String> names = new HashSet<>();
                for (int i = 0; i < all.length; i++) {
                    for (ModuleReference ref : all[i].findAll()) {
                        if (names.add(ref.descriptor().name())) {
                            set.add(ref);
                        }
                    }
                }
                return set;
            }
        };
    }
}
