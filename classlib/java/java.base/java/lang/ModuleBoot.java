package java.lang;

import java.io.File;
import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.FindException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.lang.module.ResolvedModule;
import java.net.URI;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import jdk.internal.loader.BootModules;
import jdk.internal.loader.ClassLoaders;

/**
 * Makes the boot layer from the options about modules. Runs only if there are any: otherwise the library's modules are
 * the boot layer, and nothing is resolved.
 */
final class ModuleBoot {
    private final Map<String, List<String>> options = new HashMap<>();
    private final Set<String> application = new HashSet<>();
    private Map<String, List<String>> patches;
    private ModuleFinder path;

    private ModuleBoot() {
    }

    /** Name, value, name, value ... in the order of the command line. */
    private static native String[] options0();

    /** The VM calls this. Null, or what went wrong, as the launcher prints it. */
    static String boot() {
        ModuleBoot b = new ModuleBoot();
        String[] all = options0();
        for (int i = 0; i < all.length; i += 2) {
            b.values(all[i]).add(all[i + 1]);
        }
        try {
            b.make();
            return null;
        } catch (RuntimeException | ExceptionInInitializerError e) {
            StringBuilder sb = new StringBuilder(e.toString());
            for (Throwable c = e.getCause(); c != null; c = c.getCause()) {
                sb.append("\nCaused by: ").append(c);
            }
            return sb.toString();
        }
    }

    private List<String> values(String option) {
        List<String> list = options.get(option);
        if (list == null) {
            list = new ArrayList<>();
            options.put(option, list);
        }
        return list;
    }

    private String last(String option) {
        List<String> list = values(option);
        return list.isEmpty() ? null : list.get(list.size() - 1);
    }

    private static ModuleFinder finderOf(String text) {
        if (text == null) {
            return ModuleFinder.of();
        }
        String[] parts = text.split(":");
        List<Path> paths = new ArrayList<>();
        for (int i = 0; i < parts.length; i++) {
            paths.add(Paths.get(parts[i]));
        }
        return ModuleFinder.of(paths.toArray(new Path[0]));
    }

    // The layer

    private void make() {
        try {
            patches = keyed("patch", "--patch-module", ':');
        } catch (RuntimeException e) {
            throw new ExceptionInInitializerError(e);
        }
        if (last("validate") != null && !new PathCheck(System.out).all(last("upgrade.path"), last("path"))) {
            throw new RuntimeException("Validation of module path failed");
        }
        path = patched(finderOf(last("path")));
        ModuleFinder system = patched(ModuleFinder.ofSystem());
        if (last("upgrade.path") != null) {
            system = ModuleFinder.compose(patched(finderOf(last("upgrade.path"))), system);
        }
        Set<String> roots = roots(system);
        ModuleFinder before = system;
        ModuleFinder after = path;
        if (last("limitmods") != null) {
            Set<String> limit = new LinkedHashSet<>(Arrays.asList(last("limitmods").split(",")));
            ModuleFinder all = limited(ModuleFinder.compose(system, path), limit, roots);
            before = all;
            after = ModuleFinder.of();
            roots.removeIf(new java.util.function.Predicate<String>() {
                @Override
                public boolean test(String name) {
                    return !all.find(name).isPresent() && BootModules.finder().find(name).isPresent();
                }
            });
        }
        if (roots.isEmpty()) {
            roots.add("java.base");
        }
        BootModules.setObservable(ModuleFinder.compose(before, after));
        BootModules.setTrace(last("show") != null ? System.out : null);
        Configuration cf = Configuration.empty().resolveAndBind(before, after, roots);
        BootModules.setTrace(null);
        for (ResolvedModule m : cf.modules()) {
            if (!BootModules.finder().find(m.name()).isPresent()) {
                application.add(m.name());
            }
        }
        checkPackages(cf);
        for (ResolvedModule m : cf.modules()) {
            if (application.contains(m.name())) {
                ClassLoaders.addAppModule(m.reference());
            }
        }
        ModuleLayer layer = ModuleLayer.defineBoot(cf, application);
        addPatchedPackages(cf, layer);
        for (String name : patches.keySet()) {
            if (!layer.findModule(name).isPresent()) {
                warn("WARNING: Unknown module: " + name + " specified to --patch-module");
            }
        }
        addReads(layer);
        share(layer, "addexports", "--add-exports", false);
        share(layer, "addopens", "--add-opens", true);
        enableNative(layer);
    }

    /** The modules of the library were there before this layer was made; patches may bring new packages. */
    private void addPatchedPackages(Configuration cf, ModuleLayer layer) {
        for (ResolvedModule m : cf.modules()) {
            if (patches.containsKey(m.name()) && !application.contains(m.name())) {
                Module patched = layer.findModule(m.name()).get();
                Set<String> more = new TreeSet<>(m.reference().descriptor().packages());
                more.removeAll(patched.getPackages());
                for (String pn : more) {
                    patched.implAddPackage(pn);
                }
            }
        }
    }

    private void enableNative(ModuleLayer layer) {
        for (String list : values("enable.native.access")) {
            for (String name : list.split(",")) {
                if (name.equals("ALL-UNNAMED")) {
                    Module.implEnableNativeAccessToAllUnnamed();
                } else if (layer.findModule(name).isPresent()) {
                    layer.findModule(name).get().implEnableNativeAccess();
                } else if (!name.isEmpty()) {
                    warn("WARNING: Unknown module: " + name + " specified to --enable-native-access");
                }
            }
        }
    }

    private String main() {
        String m = last("main");
        int slash = m == null ? -1 : m.indexOf('/');
        return slash < 0 ? m : m.substring(0, slash);
    }

    /** Class path applications have all of the library; a main module what it asks for. */
    private Set<String> roots(ModuleFinder system) {
        Set<String> roots = new LinkedHashSet<>();
        boolean defaults = main() == null;
        boolean everyone = false;
        if (main() != null) {
            roots.add(main());
        }
        for (String list : values("addmods")) {
            for (String name : list.split(",")) {
                if (name.equals("ALL-DEFAULT")) {
                    defaults = true;
                } else if (name.equals("ALL-SYSTEM")) {
                    defaults = true;
                } else if (name.equals("ALL-MODULE-PATH")) {
                    everyone = true;
                } else if (!name.isEmpty()) {
                    roots.add(name);
                }
            }
        }
        if (defaults) {
            for (ModuleReference ref : system.findAll()) {
                roots.add(ref.descriptor().name());
            }
        }
        if (everyone) {
            for (ModuleReference ref : path.findAll()) {
                roots.add(ref.descriptor().name());
            }
        }
        return roots;
    }

    /** What the named modules need, and the root modules themselves. */
    private static ModuleFinder limited(final ModuleFinder all, Set<String> names, Set<String> roots) {
        Configuration cf = Configuration.empty().resolve(all, ModuleFinder.of(), names);
        final Map<String, ModuleReference> map = new HashMap<>();
        for (ResolvedModule m : cf.modules()) {
            map.put(m.name(), m.reference());
        }
        map.put("java.base", all.find("java.base").get());
        for (String name : roots) {
            if (all.find(name).isPresent() && !BootModules.finder().find(name).isPresent()) {
                map.put(name, all.find(name).get());
            }
        }
        return new ModuleFinder() {
            @Override
            public Optional<ModuleReference> find(String name) {
                return Optional.ofNullable(map.get(name));
            }

            @Override
            public Set<ModuleReference> findAll() {
                return new HashSet<>(map.values());
            }
        };
    }

    private void checkPackages(Configuration cf) {
        Map<String, String> taken = new HashMap<>();
        for (ResolvedModule m : cf.modules()) {
            for (String pn : m.reference().descriptor().packages()) {
                String other = taken.putIfAbsent(pn, m.name());
                if (other != null) {
                    throw new LayerInstantiationException("Package " + pn + " in both module " + other + " and module "
                            + m.name());
                }
            }
        }
    }

    private static void warn(String text) {
        System.err.println(text);
    }

    // --add-reads, --add-exports, --add-opens

    /** "key=a,b" of all occurrences of an option. */
    private Map<String, List<String>> keyed(String option, String shown, char separator) {
        Map<String, List<String>> map = new java.util.LinkedHashMap<>();
        for (String s : values(option)) {
            int eq = s.indexOf('=');
            if (eq <= 0 || eq == s.length() - 1) {
                throw new RuntimeException("Unable to parse " + shown + " <module>=<value>: " + s);
            }
            String key = s.substring(0, eq);
            if (map.containsKey(key) && option.equals("patch")) {
                throw new RuntimeException(key + " specified more than once to " + shown);
            }
            List<String> list = map.get(key);
            if (list == null) {
                list = new ArrayList<>();
                map.put(key, list);
            }
            for (String part : s.substring(eq + 1).split(String.valueOf(separator))) {
                if (!part.isEmpty()) {
                    list.add(part);
                }
            }
            if (list.isEmpty()) {
                throw new RuntimeException("Target must be specified: " + shown + " " + s);
            }
        }
        return map;
    }

    private void addReads(ModuleLayer layer) {
        for (Map.Entry<String, List<String>> e : keyed("addreads", "--add-reads", ',').entrySet()) {
            Optional<Module> m = layer.findModule(e.getKey());
            if (!m.isPresent()) {
                warn("WARNING: Unknown module: " + e.getKey() + " specified to --add-reads");
                continue;
            }
            for (String name : e.getValue()) {
                if (name.equals("ALL-UNNAMED")) {
                    m.get().implAddReadsAllUnnamed();
                } else if (layer.findModule(name).isPresent()) {
                    m.get().implAddReads(layer.findModule(name).get());
                } else {
                    warn("WARNING: Unknown module: " + name + " specified to --add-reads");
                }
            }
        }
    }

    private void share(ModuleLayer layer, String option, String shown, boolean open) {
        for (Map.Entry<String, List<String>> e : keyed(option, shown, ',').entrySet()) {
            int slash = e.getKey().indexOf('/');
            if (slash <= 0 || slash == e.getKey().length() - 1) {
                throw new RuntimeException("Unable to parse " + shown + " <module>/<package>: " + e.getKey());
            }
            String name = e.getKey().substring(0, slash);
            String pn = e.getKey().substring(slash + 1);
            Optional<Module> m = layer.findModule(name);
            if (!m.isPresent()) {
                warn("WARNING: Unknown module: " + name + " specified to " + shown);
            } else if (!m.get().getPackages().contains(pn)) {
                warn("WARNING: package " + pn + " not in " + name);
            } else {
                for (String to : e.getValue()) {
                    share(layer, shown, m.get(), pn, to, open);
                }
            }
        }
    }

    private static void share(ModuleLayer layer, String shown, Module m, String pn, String to, boolean open) {
        Optional<Module> target = to.equals("ALL-UNNAMED") ? Optional.<Module>empty() : layer.findModule(to);
        if (!target.isPresent() && !to.equals("ALL-UNNAMED")) {
            warn("WARNING: Unknown module: " + to + " specified to " + shown);
        } else if (open) {
            m.implAddOpens(pn, target.orElse(null));
        } else {
            m.implAddExports(pn, target.orElse(null));
        }
    }

    // --patch-module

    private ModuleFinder patched(final ModuleFinder finder) {
        if (patches.isEmpty()) {
            return finder;
        }
        return new ModuleFinder() {
            private final Map<String, ModuleReference> known = new HashMap<>();

            private ModuleReference patch(ModuleReference ref) {
                String name = ref.descriptor().name();
                List<String> with = patches.get(name);
                if (with == null || !known.containsKey(name)) {
                    known.put(name, with == null ? ref : new Patched(ref, with));
                }
                return known.get(name);
            }

            @Override
            public Optional<ModuleReference> find(String name) {
                Optional<ModuleReference> found = finder.find(name);
                return found.isPresent() ? Optional.of(patch(found.get())) : found;
            }

            @Override
            public Set<ModuleReference> findAll() {
                Set<ModuleReference> set = new HashSet<>();
                for (ModuleReference ref : finder.findAll()) {
                    set.add(patch(ref));
                }
                return set;
            }
        };
    }

    /** A module with directories or jars that are searched before its own content. */
    private static final class Patched extends ModuleReference {
        private final ModuleReference original;
        private final List<String> with;

        Patched(ModuleReference original, List<String> with) {
            super(extended(original.descriptor(), with), original.location().orElse(null));
            this.original = original;
            this.with = with;
        }

        /** The descriptor with the packages of the patches. */
        private static ModuleDescriptor extended(ModuleDescriptor d, List<String> with) {
            Set<String> more = new TreeSet<>();
            for (String p : with) {
                try (ModuleReader r = readerOf(p); Stream<String> files = r.list()) {
                    for (Object o : files.toArray()) {
                        String file = (String) o;
                        if (file.equals("module-info.class")) {
                            warn("WARNING: module-info.class ignored in patch: " + p);
                        }
                        int slash = file.lastIndexOf('/');
                        if (slash > 0 && file.endsWith(".class")) {
                            more.add(file.substring(0, slash).replace('/', '.'));
                        }
                    }
                } catch (IOException e) {
                    throw new FindException(e);
                }
            }
            more.removeAll(d.packages());
            return more.isEmpty() ? d : copy(d, more);
        }

        private static ModuleDescriptor copy(ModuleDescriptor d, Set<String> more) {
            ModuleDescriptor.Builder b = ModuleDescriptor.newModule(d.name(), d.modifiers());
            for (ModuleDescriptor.Requires r : d.requires()) {
                b.requires(r);
            }
            for (ModuleDescriptor.Exports e : d.exports()) {
                b.exports(e);
            }
            for (ModuleDescriptor.Opens o : d.opens()) {
                b.opens(o);
            }
            for (String u : d.uses()) {
                b.uses(u);
            }
            for (ModuleDescriptor.Provides p : d.provides()) {
                b.provides(p);
            }
            if (d.version().isPresent()) {
                b.version(d.version().get());
            }
            if (d.mainClass().isPresent()) {
                b.mainClass(d.mainClass().get());
            }
            return b.packages(d.packages()).packages(more).build();
        }

        /** A directory or jar without a look at its descriptor. */
        private static ModuleReader readerOf(String place) throws IOException {
            return jdk.internal.loader.PlaceReader.of(new File(place));
        }

        @Override
        public ModuleReader open() throws IOException {
            final List<ModuleReader> readers = new ArrayList<>();
            for (String p : with) {
                readers.add(readerOf(p));
            }
            readers.add(original.open());
            return new ModuleReader() {
                @Override
                public Optional<URI> find(String name) throws IOException {
                    for (ModuleReader r : readers) {
                        Optional<URI> uri = name.equals("module-info.class") && r != readers.get(readers.size() - 1)
                                ? Optional.<URI>empty() : r.find(name);
                        if (uri.isPresent()) {
                            return uri;
                        }
                    }
                    return Optional.empty();
                }

                @Override
                public Stream<String> list() throws IOException {
                    Set<String> all = new TreeSet<>();
                    for (ModuleReader r : readers) {
                        for (Object name : r.list().toArray()) {
                            all.add((String) name);
                        }
                    }
                    return all.stream();
                }

                @Override
                public void close() throws IOException {
                    for (ModuleReader r : readers) {
                        r.close();
                    }
                }
            };
        }
    }
}
