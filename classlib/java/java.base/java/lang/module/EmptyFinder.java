package java.lang.module;

import java.util.Collections;
import java.util.Optional;
import java.util.Set;

/** Finds nothing. */
final class EmptyFinder implements ModuleFinder {
    static final EmptyFinder INSTANCE = new EmptyFinder();

    @Override
    public Optional<ModuleReference> find(String name) {
        return Optional.empty();
    }

    @Override
    public Set<ModuleReference> findAll() {
        return Collections.emptySet();
    }
}
