package java.lang;

import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleDescriptor.Opens;
import java.lang.module.ModuleFinder;
import java.lang.module.ResolvedModule;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
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
import java.util.function.Function;
import jdk.internal.loader.BootModules;
import jdk.internal.loader.ClassLoaders;
import jdk.internal.loader.Loader;

/** The modules of a configuration in the virtual machine, each with the loader that defines its classes. */
public final class ModuleLayer {
    private static final ModuleLayer EMPTY = new ModuleLayer(Configuration.empty(),
            Collections.<ModuleLayer>emptyList());
    private static ModuleLayer boot;

    private final Configuration configuration;
    private final List<ModuleLayer> parents;
    private final Map<String, Module> byName = new HashMap<>();

    private ModuleLayer(Configuration configuration, List<ModuleLayer> parents) {
        this.configuration = configuration;
        this.parents = Collections.unmodifiableList(new ArrayList<>(parents));
    }

    /** Changes a layer that its holder has made. */
    public static final class Controller {
        private final ModuleLayer layer;

        Controller(ModuleLayer layer) {
            this.layer = layer;
        }

        public ModuleLayer layer() {
            return layer;
        }

        private void checkOwn(Module m) {
            if (m.getLayer() != layer) {
                throw new IllegalArgumentException(m + " not in layer");
            }
        }

        public Controller addReads(Module source, Module target) {
            checkOwn(source);
            source.implAddReads(Objects.requireNonNull(target));
            return this;
        }

        public Controller addExports(Module source, String pn, Module target) {
            checkOwn(source);
            source.implAddExports(Objects.requireNonNull(pn), Objects.requireNonNull(target));
            return this;
        }

        public Controller addOpens(Module source, String pn, Module target) {
            checkOwn(source);
            source.implAddOpens(Objects.requireNonNull(pn), Objects.requireNonNull(target));
            return this;
        }

        public Controller enableNativeAccess(Module target) {
            checkOwn(target);
            target.implEnableNativeAccess();
            return this;
        }
    }

    public static ModuleLayer empty() {
        return EMPTY;
    }

    /** ModuleBoot sets the boot layer if there are options about modules; else it is the whole library. */
    public static synchronized ModuleLayer boot() {
        if (boot == null) {
            Configuration cf = Configuration.empty().resolve(ModuleFinder.ofSystem(), ModuleFinder.of(),
                    Arrays.asList(BootModules.names()));
            boot = defineBoot(cf, new HashSet<String>());
        }
        return boot;
    }

    /** application: the names of modules that belong to the application loader. */
    static synchronized ModuleLayer defineBoot(Configuration cf, final Set<String> application) {
        ModuleLayer layer = new ModuleLayer(cf, Collections.singletonList(EMPTY));
        layer.define(new Function<String, ClassLoader>() {
            @Override
            public ClassLoader apply(String name) {
                return application.contains(name) ? ClassLoaders.app() : null;
            }
        });
        boot = layer;
        return layer;
    }

    // Definition

    private static List<ModuleLayer> checkedParents(Configuration cf, List<ModuleLayer> parentLayers) {
        List<ModuleLayer> list = new ArrayList<>(parentLayers);
        if (cf.parents().size() != list.size()) {
            throw new IllegalArgumentException("wrong number of parents");
        }
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i).configuration() != cf.parents().get(i)) {
                throw new IllegalArgumentException("Parent of configuration != configuration of this Layer");
            }
        }
        return list;
    }

    public ModuleLayer defineModules(Configuration cf, Function<String, ClassLoader> clf) {
        return defineModules(cf, Collections.singletonList(this), clf).layer();
    }

    public ModuleLayer defineModulesWithOneLoader(Configuration cf, ClassLoader parentLoader) {
        return defineModulesWithOneLoader(cf, Collections.singletonList(this), parentLoader).layer();
    }

    public ModuleLayer defineModulesWithManyLoaders(Configuration cf, ClassLoader parentLoader) {
        return defineModulesWithManyLoaders(cf, Collections.singletonList(this), parentLoader).layer();
    }

    public static Controller defineModules(Configuration cf, List<ModuleLayer> parentLayers,
            Function<String, ClassLoader> clf) {
        List<ModuleLayer> parents = checkedParents(cf, parentLayers);
        Objects.requireNonNull(clf);
        checkForPlatform(cf);
        Map<String, ClassLoader> loaders = new HashMap<>();
        Map<ClassLoader, Map<String, String>> packages = new HashMap<>();
        for (ResolvedModule m : cf.modules()) {
            ClassLoader l = clf.apply(m.name());
            if (l == null || l == ClassLoader.getPlatformClassLoader()) {
                throw new LayerInstantiationException("loader can't be 'null' or the platform class loader");
            }
            loaders.put(m.name(), l);
            Map<String, String> taken = packages.get(l);
            if (taken == null) {
                taken = new HashMap<>();
                packages.put(l, taken);
            }
            checkPackages(m, taken, "More than one module with package ", " mapped to the same class loader");
        }
        ModuleLayer layer = new ModuleLayer(cf, parents);
        layer.define(new Function<String, ClassLoader>() {
            @Override
            public ClassLoader apply(String name) {
                return loaders.get(name);
            }
        });
        return new Controller(layer);
    }

    public static Controller defineModulesWithOneLoader(Configuration cf, List<ModuleLayer> parentLayers,
            ClassLoader parentLoader) {
        List<ModuleLayer> parents = checkedParents(cf, parentLayers);
        checkForPlatform(cf);
        Map<String, String> taken = new HashMap<>();
        for (ResolvedModule m : cf.modules()) {
            checkPackages(m, taken, "Package ", " in more than one module");
        }
        ModuleLayer layer = new ModuleLayer(cf, parents);
        final Loader loader = new Loader(parentLoader);
        for (ResolvedModule m : cf.modules()) {
            loader.addOwn(m.reference());
        }
        layer.define(new Function<String, ClassLoader>() {
            @Override
            public ClassLoader apply(String name) {
                return loader;
            }
        });
        layer.joinLoaders();
        return new Controller(layer);
    }

    public static Controller defineModulesWithManyLoaders(Configuration cf, List<ModuleLayer> parentLayers,
            ClassLoader parentLoader) {
        List<ModuleLayer> parents = checkedParents(cf, parentLayers);
        checkForPlatform(cf);
        ModuleLayer layer = new ModuleLayer(cf, parents);
        final Map<String, Loader> loaders = new HashMap<>();
        for (ResolvedModule m : cf.modules()) {
            Loader l = new Loader(parentLoader);
            l.addOwn(m.reference());
            loaders.put(m.name(), l);
        }
        layer.define(new Function<String, ClassLoader>() {
            @Override
            public ClassLoader apply(String name) {
                return loaders.get(name);
            }
        });
        layer.joinLoaders();
        return new Controller(layer);
    }

    private static void checkPackages(ResolvedModule m, Map<String, String> taken, String before, String after) {
        for (String pn : m.reference().descriptor().packages()) {
            if (taken.putIfAbsent(pn, m.name()) != null) {
                throw new LayerInstantiationException(before + pn + after);
            }
        }
    }

    private static void checkForPlatform(Configuration cf) {
        for (ResolvedModule m : cf.modules()) {
            if (m.name().equals("java.base")) {
                throw new LayerInstantiationException("Class loader must be the boot class loader");
            }
        }
    }

    private void define(Function<String, ClassLoader> clf) {
        for (ResolvedModule m : configuration.modules()) {
            ClassLoader l = clf.apply(m.name());
            ModuleDescriptor d = m.reference().descriptor();
            byName.put(m.name(), l == null ? Module.boot(m.name()) : new Module(this, l, d));
        }
        for (ResolvedModule m : configuration.modules()) {
            Module module = byName.get(m.name());
            if (module.isLibrary()) {
                continue;
            }
            for (ResolvedModule other : m.reads()) {
                module.implAddReads(moduleOf(other));
            }
            if (m.reference().descriptor().isAutomatic()) {
                module.implAddReadsAllUnnamed();
            }
            share(module, m.reference().descriptor());
        }
    }

    /** The module of a resolved module of this configuration or one above. */
    private Module moduleOf(ResolvedModule m) {
        for (ModuleLayer l : lineage()) {
            if (l.configuration == m.configuration()) {
                return l.byName.get(m.name());
            }
        }
        throw new InternalError(m.toString());
    }

    private void share(Module m, ModuleDescriptor d) {
        if (d.isOpen() || d.isAutomatic()) {
            for (String pn : d.packages()) {
                m.implShareWithAll(pn, true);
            }
        }
        for (Exports e : d.exports()) {
            share(m, e.source(), e.isQualified() ? e.targets() : null, false);
        }
        for (Opens o : d.opens()) {
            share(m, o.source(), o.isQualified() ? o.targets() : null, true);
        }
    }

    private void share(Module m, String pn, Set<String> targets, boolean open) {
        if (targets == null) {
            m.implShareWithAll(pn, open);
            return;
        }
        for (String name : targets) {
            Optional<Module> to = findModule(name);
            if (!to.isPresent()) {
                continue;
            }
            if (open) {
                m.implAddOpens(pn, to.get());
            } else {
                m.implAddExports(pn, to.get());
            }
        }
    }

    /** Tells each loader of ours which loader has the packages that its modules see in other modules. */
    private void joinLoaders() {
        for (ResolvedModule m : configuration.modules()) {
            Loader mine = (Loader) byName.get(m.name()).getClassLoader();
            for (ResolvedModule other : m.reads()) {
                Module o = moduleOf(other);
                if (o.getClassLoader() == mine) {
                    continue;
                }
                ModuleDescriptor d = other.reference().descriptor();
                if (d.isAutomatic()) {
                    for (String pn : d.packages()) {
                        mine.addRemote(pn, o.getClassLoader());
                    }
                }
                for (Exports e : d.exports()) {
                    if (!e.isQualified() || e.targets().contains(m.name())) {
                        mine.addRemote(e.source(), o.getClassLoader());
                    }
                }
            }
        }
    }

    // Questions

    public Configuration configuration() {
        return configuration;
    }

    public List<ModuleLayer> parents() {
        return parents;
    }

    public Set<Module> modules() {
        return Collections.unmodifiableSet(new HashSet<>(byName.values()));
    }

    /** This layer and those above it, each once, children before their parents. */
    List<ModuleLayer> lineage() {
        Set<ModuleLayer> seen = new LinkedHashSet<>();
        Deque<ModuleLayer> stack = new ArrayDeque<>();
        stack.push(this);
        while (!stack.isEmpty()) {
            ModuleLayer l = stack.pop();
            if (seen.add(l)) {
                for (int i = l.parents.size() - 1; i >= 0; i--) {
                    stack.push(l.parents.get(i));
                }
            }
        }
        return new ArrayList<>(seen);
    }

    public Optional<Module> findModule(String name) {
        Objects.requireNonNull(name);
        for (ModuleLayer l : lineage()) {
            Module m = l.byName.get(name);
            if (m != null) {
                return Optional.of(m);
            }
        }
        return Optional.empty();
    }

    public ClassLoader findLoader(String name) {
        Optional<Module> m = findModule(name);
        if (!m.isPresent()) {
            throw new IllegalArgumentException("Module " + name + " not known to this layer");
        }
        return m.get().getClassLoader();
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
