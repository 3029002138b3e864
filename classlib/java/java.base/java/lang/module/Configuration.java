package java.lang.module;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** The result of resolution: modules, and which of them read which. Immutable once it is made. */
public final class Configuration {
    private static final Configuration EMPTY = new Configuration(Collections.<Configuration>emptyList());

    private final List<Configuration> parents;
    private final Map<String, ResolvedModule> byName = new HashMap<>();
    private final Map<String, Set<ResolvedModule>> reads = new HashMap<>();

    private Configuration(List<Configuration> parents) {
        this.parents = Collections.unmodifiableList(new ArrayList<>(parents));
    }

    /** Filled by the resolver. */
    static Configuration of(List<Configuration> parents, Collection<ModuleReference> modules) {
        Configuration cf = new Configuration(parents);
        for (ModuleReference ref : modules) {
            cf.byName.put(ref.descriptor().name(), new ResolvedModule(cf, ref));
        }
        return cf;
    }

    void setReads(String module, Set<ResolvedModule> set) {
        reads.put(module, Collections.unmodifiableSet(set));
    }

    Set<ResolvedModule> reads(ResolvedModule m) {
        return reads.get(m.name());
    }

    ResolvedModule own(String name) {
        return byName.get(name);
    }

    public Configuration resolve(ModuleFinder before, ModuleFinder after, Collection<String> roots) {
        return resolve(before, Collections.singletonList(this), after, roots);
    }

    public Configuration resolveAndBind(ModuleFinder before, ModuleFinder after, Collection<String> roots) {
        return resolveAndBind(before, Collections.singletonList(this), after, roots);
    }

    public static Configuration resolve(ModuleFinder before, List<Configuration> parents, ModuleFinder after,
            Collection<String> roots) {
        return resolver(before, parents, after).resolve(roots).finish();
    }

    public static Configuration resolveAndBind(ModuleFinder before, List<Configuration> parents, ModuleFinder after,
            Collection<String> roots) {
        return resolver(before, parents, after).resolve(roots).bind().finish();
    }

    private static Resolver resolver(ModuleFinder before, List<Configuration> parents, ModuleFinder after) {
        Objects.requireNonNull(before);
        Objects.requireNonNull(after);
        if (parents.isEmpty()) {
            throw new IllegalArgumentException("'parents' is empty");
        }
        return new Resolver(before, parents, after);
    }

    public static Configuration empty() {
        return EMPTY;
    }

    public List<Configuration> parents() {
        return parents;
    }

    public Set<ResolvedModule> modules() {
        return Collections.unmodifiableSet(new LinkedHashSet<>(byName.values()));
    }

    /** This configuration and those above it, each once, children before their parents. */
    List<Configuration> lineage() {
        List<Configuration> list = new ArrayList<>();
        Set<Configuration> seen = new HashSet<>();
        Deque<Configuration> stack = new ArrayDeque<>();
        stack.push(this);
        seen.add(this);
        while (!stack.isEmpty()) {
            Configuration cf = stack.pop();
            list.add(cf);
            for (int i = cf.parents.size() - 1; i >= 0; i--) {
                if (seen.add(cf.parents.get(i))) {
                    stack.push(cf.parents.get(i));
                }
            }
        }
        return list;
    }

    public Optional<ResolvedModule> findModule(String name) {
        Objects.requireNonNull(name);
        for (Configuration cf : lineage()) {
            ResolvedModule m = cf.byName.get(name);
            if (m != null) {
                return Optional.of(m);
            }
        }
        return Optional.empty();
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        for (String name : byName.keySet()) {
            sb.append(sb.length() == 0 ? "" : ", ").append(name);
        }
        return sb.toString();
    }
}
