package java.lang.module;

import java.io.PrintStream;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleDescriptor.Provides;
import java.lang.module.ModuleDescriptor.Requires;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import jdk.internal.loader.BootModules;

/**
 * Resolution (java.lang.module, package description): from root modules to all that they require, then the providers of
 * the services that are used, then who reads whom, then the checks: no cycles, no package from two sides.
 */
final class Resolver {
    private final ModuleFinder before;
    private final List<Configuration> parents;
    private final ModuleFinder after;
    private final Map<String, ModuleReference> chosen = new LinkedHashMap<>();
    private final List<ModuleDescriptor> fresh = new ArrayList<>();
    private final PrintStream trace = BootModules.trace();
    private boolean automaticsChosen;

    Resolver(ModuleFinder before, List<Configuration> parents, ModuleFinder after) {
        this.before = before;
        this.parents = parents;
        this.after = after;
    }

    private ResolvedModule inParents(String name) {
        ResolvedModule m = null;
        for (int i = 0; m == null && i < parents.size(); i++) {
            m = parents.get(i).findModule(name).orElse(null);
        }
        return m;
    }

    private static ModuleReference find(ModuleFinder finder, String name) {
        return finder.find(name).orElse(null);
    }

    // Choosing

    Resolver resolve(Collection<String> roots) {
        Deque<ModuleDescriptor> todo = new ArrayDeque<>();
        for (String root : roots) {
            ModuleReference ref = find(before, root);
            if (ref == null) {
                if (inParents(root) != null) {
                    continue;
                }
                ref = find(after, root);
            }
            if (ref == null) {
                throw new FindException("Module " + root + " not found");
            }
            tell("root " + root, ref);
            choose(ref, todo);
        }
        follow(todo);
        return this;
    }

    /** --show-module-resolution */
    private void tell(String what, ModuleReference ref) {
        if (trace != null) {
            trace.println(what + " " + BootModules.place(ref) + (ref.descriptor().isAutomatic() ? " automatic" : ""));
        }
    }

    private void choose(ModuleReference ref, Deque<ModuleDescriptor> todo) {
        if (chosen.putIfAbsent(ref.descriptor().name(), ref) != null) {
            return;
        }
        fresh.add(ref.descriptor());
        todo.addLast(ref.descriptor());
        if (ref.descriptor().isAutomatic() && !automaticsChosen) {
            automaticsChosen = true;
            chooseAutomatics(before, todo);
            chooseAutomatics(after, todo);
        }
    }

    /** With one automatic module come all others that can be found. */
    private void chooseAutomatics(ModuleFinder finder, Deque<ModuleDescriptor> todo) {
        for (ModuleReference ref : finder.findAll()) {
            String name = ref.descriptor().name();
            if (ref.descriptor().isAutomatic() && (finder == before || inParents(name) == null)) {
                choose(ref, todo);
            }
        }
    }

    private void follow(Deque<ModuleDescriptor> todo) {
        while (!todo.isEmpty()) {
            ModuleDescriptor d = todo.removeLast();
            for (Requires r : d.requires()) {
                String name = r.name();
                if (r.modifiers().contains(Requires.Modifier.STATIC)) {
                    continue;
                }
                ModuleReference ref = chosen.get(name);
                ref = ref == null ? find(before, name) : ref;
                if (ref == null) {
                    if (inParents(name) != null) {
                        continue;
                    }
                    ref = find(after, name);
                }
                if (ref == null) {
                    throw new FindException("Module " + name + " not found, required by " + d.name());
                }
                if (!name.equals("java.base")) {
                    tell(d.name() + " requires " + name, ref);
                }
                choose(ref, todo);
            }
        }
    }

    // Services

    private Map<String, Set<ModuleReference>> providers() {
        Map<String, Set<ModuleReference>> map = new HashMap<>();
        ModuleFinder[] finders = {before, after};
        for (int i = 0; i < 2; i++) {
            for (ModuleReference ref : finders[i].findAll()) {
                String name = ref.descriptor().name();
                if (i == 1 && (find(before, name) != null || inParents(name) != null)) {
                    continue;
                }
                for (Provides p : ref.descriptor().provides()) {
                    Set<ModuleReference> set = map.get(p.service());
                    if (set == null) {
                        set = new LinkedHashSet<>();
                        map.put(p.service(), set);
                    }
                    set.add(ref);
                }
            }
        }
        return map;
    }

    Resolver bind() {
        Map<String, Set<ModuleReference>> providers = providers();
        List<ModuleDescriptor> users = new ArrayList<>(fresh);
        for (Configuration p : parents) {
            for (Configuration cf : p.lineage()) {
                for (ResolvedModule m : cf.modules()) {
                    users.add(m.reference().descriptor());
                }
            }
        }
        while (!users.isEmpty()) {
            fresh.clear();
            Deque<ModuleDescriptor> todo = new ArrayDeque<>();
            for (ModuleDescriptor user : users) {
                bind(user, providers, todo);
            }
            follow(todo);
            users = new ArrayList<>(fresh);
        }
        return this;
    }

    private void bind(ModuleDescriptor user, Map<String, Set<ModuleReference>> providers,
            Deque<ModuleDescriptor> todo) {
        for (String service : user.uses()) {
            Set<ModuleReference> set = providers.get(service);
            if (set == null) {
                continue;
            }
            for (ModuleReference ref : set) {
                String name = ref.descriptor().name();
                if (!name.equals(user.name())) {
                    tell(user.name() + " binds " + name, ref);
                }
                choose(ref, todo);
            }
        }
    }

    // Who reads whom

    Configuration finish() {
        checkCycles();
        Configuration cf = Configuration.of(parents, chosen.values());
        Map<String, Set<ResolvedModule>> reads = new HashMap<>();
        for (ResolvedModule m : cf.modules()) {
            reads.put(m.name(), direct(cf, m));
        }
        spread(cf, reads);
        for (ResolvedModule m : cf.modules()) {
            checkPackages(m, reads.get(m.name()));
            cf.setReads(m.name(), reads.get(m.name()));
        }
        return cf;
    }

    private ResolvedModule target(Configuration cf, String name) {
        ResolvedModule m = cf.own(name);
        return m != null ? m : inParents(name);
    }

    private Set<ResolvedModule> direct(Configuration cf, ResolvedModule m) {
        Set<ResolvedModule> set = new LinkedHashSet<>();
        ModuleDescriptor d = m.reference().descriptor();
        for (Requires r : d.requires()) {
            ResolvedModule other = target(cf, r.name());
            if (other != null) {
                set.add(other);
            }
        }
        if (d.isAutomatic()) {
            addAll(cf, set, m, false);
            for (Configuration p : parents) {
                for (Configuration above : p.lineage()) {
                    addAll(above, set, m, false);
                }
            }
        }
        return set;
    }

    private static void addAll(Configuration cf, Set<ResolvedModule> set, ResolvedModule but, boolean automaticOnly) {
        for (ResolvedModule o : cf.modules()) {
            if (!o.equals(but) && (!automaticOnly || o.reference().descriptor().isAutomatic())) {
                set.add(o);
            }
        }
    }

    /** What m lets those read who read m: "requires transitive"; of an automatic module all other automatic ones. */
    private Set<ResolvedModule> implied(Configuration cf, ResolvedModule m) {
        Set<ResolvedModule> set = new LinkedHashSet<>();
        ModuleDescriptor d = m.reference().descriptor();
        for (Requires r : d.requires()) {
            if (r.modifiers().contains(Requires.Modifier.TRANSITIVE)) {
                ResolvedModule other = m.configuration() == cf ? target(cf, r.name())
                        : m.configuration().findModule(r.name()).orElse(null);
                if (other != null) {
                    set.add(other);
                }
            }
        }
        if (d.isAutomatic()) {
            addAll(m.configuration(), set, m, true);
        }
        return set;
    }

    private void spread(Configuration cf, Map<String, Set<ResolvedModule>> reads) {
        boolean more = true;
        while (more) {
            more = false;
            for (ResolvedModule m : cf.modules()) {
                Set<ResolvedModule> mine = reads.get(m.name());
                for (ResolvedModule o : new ArrayList<>(mine)) {
                    for (ResolvedModule i : implied(cf, o)) {
                        more |= !i.equals(m) && mine.add(i);
                    }
                }
            }
        }
    }

    // Checks

    private void checkCycles() {
        Set<String> done = new HashSet<>();
        for (ModuleReference ref : chosen.values()) {
            visit(ref.descriptor(), new ArrayList<String>(), done);
        }
    }

    private void visit(ModuleDescriptor d, List<String> path, Set<String> done) {
        String name = d.name();
        if (done.contains(name)) {
            return;
        }
        int at = path.indexOf(name);
        if (at >= 0) {
            StringBuilder sb = new StringBuilder();
            for (String s : path.subList(at, path.size())) {
                sb.append(s).append(" -> ");
            }
            throw fail("Cycle detected: " + sb.append(name));
        }
        path.add(name);
        for (Requires r : d.requires()) {
            ModuleReference other = chosen.get(r.name());
            if (other != null && !other.descriptor().isAutomatic()) {
                visit(other.descriptor(), path, done);
            }
        }
        path.remove(path.size() - 1);
        done.add(name);
    }

    private static ResolutionException fail(String msg) {
        return new ResolutionException(msg);
    }

    private static boolean exportsTo(Exports e, String name) {
        return !e.isQualified() || e.targets().contains(name);
    }

    /** The packages that m sees come from one module each. */
    private void checkPackages(ResolvedModule m, Set<ResolvedModule> reads) {
        ModuleDescriptor d = m.reference().descriptor();
        Map<String, String> from = new HashMap<>();
        for (String pn : d.packages()) {
            from.put(pn, d.name());
        }
        Set<String> names = new HashSet<>();
        names.add(d.name());
        for (ResolvedModule o : reads) {
            if (!names.add(o.name())) {
                throw fail(o.name().equals(d.name()) ? "Module " + d.name() + " reads another module named " + d.name()
                        : "Module " + d.name() + " reads more than one module named " + o.name());
            }
            ModuleDescriptor od = o.reference().descriptor();
            if (od.isAutomatic()) {
                for (String pn : od.packages()) {
                    take(d, from, pn, o.name());
                }
            }
            for (Exports e : od.exports()) {
                if (exportsTo(e, d.name())) {
                    take(d, from, e.source(), o.name());
                }
            }
        }
        if (!d.isAutomatic()) {
            for (String service : d.uses()) {
                checkService(d, from, service);
            }
            for (Provides p : d.provides()) {
                checkService(d, from, p.service());
            }
        }
    }

    /** A service must be in a package that the module sees. Not all of the platform's packages are there. */
    private static void checkService(ModuleDescriptor d, Map<String, String> from, String service) {
        String pn = service.substring(0, service.lastIndexOf('.'));
        if (!from.containsKey(pn) && !pn.startsWith("java.") && !pn.startsWith("javax.")) {
            throw fail("Module " + d.name() + " does not read a module that exports " + pn);
        }
    }

    private void take(ModuleDescriptor d, Map<String, String> from, String pn, String supplier) {
        String other = from.putIfAbsent(pn, supplier);
        if (other == null || other.equals(supplier)) {
            return;
        }
        if (other.equals(d.name())) {
            throw fail("Module " + d.name() + " contains package " + pn + ", module " + supplier + " exports package "
                    + pn + " to " + d.name());
        }
        throw fail("Modules " + supplier + " and " + other + " export package " + pn + " to module " + d.name());
    }
}
