package jdk.internal.loader;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The modules of the library, as the VM's table (vm/class/modules.def) has them. */
public final class BootModules {
    private static final int NAME = 0;
    private static final int REQUIRES = 1;
    private static final int EXPORTS = 2;
    private static final int OPENS = 3;

    private BootModules() {
    }

    /** The name of the boot loader's module with this package, or null. */
    private static native String module0(String pn);

    /** Row i of the table: name, requires, exports, opens, concealed; null behind the last. java.base has no row. */
    private static native String[] row0(int i);

    /** What a module uses, and what it provides: words between blanks. */
    private static native String[] services0(String module);

    /** The packages of the library. */
    private static native String[] packages0();

    /** The files of the library. */
    private static native String[] files0();

    /** The names of all files of the library. */
    public static String[] files() {
        return files0();
    }

    /** The name of the module of a package of the boot loader; "" for packages that are not the library's. */
    public static String moduleOf(String pn) {
        String name = pn.indexOf('/') < 0 ? module0(pn) : null;
        return name == null ? "" : name;
    }

    /** Exports or opens a package of the library to all unnamed modules; what is not there is left alone. */
    private static native void share0(String module, String pn, boolean open);

    public static void share(String module, String pn, boolean open) {
        if (moduleOf(pn).equals(module)) {
            share0(module, pn, open);
        }
    }

    public static String[] names() {
        ArrayList<String> list = new ArrayList<>();
        list.add("java.base");
        String[] row;
        for (int i = 0; (row = row0(i)) != null; i++) {
            list.add(row[NAME]);
        }
        return list.toArray(new String[0]);
    }

    /** Packages of patches, by the name of their module; entered before anybody else runs. */
    private static final Map<String, Set<String>> patched = new HashMap<>();

    public static void addPackage(String module, String pn) {
        patched.putIfAbsent(module, new HashSet<String>());
        patched.get(module).add(pn);
    }

    public static Set<String> packages(String module) {
        Set<String> set = new HashSet<>(patched.getOrDefault(module, Collections.<String>emptySet()));
        String[] all = packages0();
        for (int i = 0; i < all.length; i++) {
            if (moduleOf(all[i]).equals(module)) {
                set.add(all[i]);
            }
        }
        return set;
    }

    private static String[] words(String list) {
        return list.isEmpty() ? new String[0] : list.split(" ");
    }

    private static void addRequires(ModuleDescriptor.Builder b, String list) {
        b.requires(EnumSet.of(Requires.Modifier.MANDATED), "java.base");
        String[] all = words(list);
        for (int i = 0; i < all.length; i++) {
            boolean transitive = all[i].startsWith("+");
            b.requires(transitive ? EnumSet.of(Requires.Modifier.TRANSITIVE) : Collections.<Requires.Modifier>emptySet(),
                    transitive ? all[i].substring(1) : all[i]);
        }
    }

    /** Exports or opens those packages of the list that are there. */
    private static void share(ModuleDescriptor.Builder b, String list, Set<String> there, boolean open) {
        String[] all = words(list);
        for (int i = 0; i < all.length; i++) {
            int to = all[i].indexOf('>');
            String pn = to < 0 ? all[i] : all[i].substring(0, to);
            Set<String> targets = to < 0 ? Collections.<String>emptySet()
                    : new HashSet<>(Arrays.asList(all[i].substring(to + 1).split(",")));
            if (!there.contains(pn)) {
                continue;
            }
            if (open && targets.isEmpty()) {
                b.opens(pn);
            } else if (open) {
                b.opens(pn, targets);
            } else if (targets.isEmpty()) {
                b.exports(pn);
            } else {
                b.exports(pn, targets);
            }
        }
    }

    // Services: those whose classes are there

    private static boolean isThere(String className) {
        return BootResources.where0(true, className.replace('.', '/') + ".class", 0) != null;
    }

    public static boolean uses(String module, String service) {
        return Arrays.asList(words(services0(module)[0])).contains(service);
    }

    /** The classes by which a module provides a service. */
    private static List<String> providers(String entry) {
        List<String> list = new ArrayList<>();
        for (String name : entry.substring(entry.indexOf('=') + 1).split(",")) {
            if (isThere(name)) {
                list.add(name);
            }
        }
        return list;
    }

    /** The modules that provide a service by themselves. */
    public static List<String> providing(String service) {
        List<String> list = new ArrayList<>();
        for (String module : names()) {
            if (services0(module)[1].contains(service + "=")) {
                list.add(module);
            }
        }
        return list;
    }

    private static void addServices(ModuleDescriptor.Builder b, String module) {
        String[] all = services0(module);
        for (String service : words(all[0])) {
            if (isThere(service)) {
                b.uses(service);
            }
        }
        for (String entry : words(all[1])) {
            String service = entry.substring(0, entry.indexOf('='));
            List<String> with = isThere(service) ? providers(entry) : Collections.<String>emptyList();
            if (!with.isEmpty()) {
                b.provides(service, with);
            }
        }
    }

    /** java.base exports what is API by its name. */
    private static boolean isApi(String pn) {
        return pn.startsWith("java.") || pn.startsWith("javax.");
    }

    public static ModuleDescriptor descriptor(String module) {
        Set<String> packages = packages(module);
        ModuleDescriptor.Builder b = ModuleDescriptor.newModule(module).version(System.getProperty("java.version"));
        b.packages(packages);
        addServices(b, module);
        if (module.equals("java.base")) {
            for (String pn : packages) {
                if (isApi(pn)) {
                    b.exports(pn);
                }
            }
            return b.build();
        }
        String[] row;
        for (int i = 0; (row = row0(i)) != null; i++) {
            if (row[NAME].equals(module)) {
                addRequires(b, row[REQUIRES]);
                share(b, row[EXPORTS], packages, false);
                share(b, row[OPENS], packages, true);
            }
        }
        return b.build();
    }

    /** A module of the library, to be resolved. */
    private static final class Reference extends ModuleReference {
        Reference(String name) {
            super(BootModules.descriptor(name), URI.create("jrt:/" + name));
        }

        @Override
        public ModuleReader open() {
            return new Reader(descriptor().name());
        }

        @Override
        public String toString() {
            return "[module " + descriptor().name() + ", location=" + location().get() + "]";
        }
    }

    /** Reads the files of one module. */
    private static final class Reader implements ModuleReader {
        private final String module;
        private volatile boolean closed;

        Reader(String module) {
            this.module = module;
        }

        private boolean isOurs(String file) {
            int slash = file.lastIndexOf('/');
            return slash > 0 && moduleOf(file.substring(0, slash).replace('/', '.')).equals(module);
        }

        private void check() throws IOException {
            if (closed) {
                throw new IOException("ModuleReader is closed");
            }
        }

        @Override
        public Optional<URI> find(String name) throws IOException {
            boolean there = name.indexOf("//") < 0 && isOurs(name);
            check();
            return there && BootResources.where0(true, name, 0) != null
                    ? Optional.of(URI.create("jrt:/" + module + "/" + name)) : Optional.<URI>empty();
        }

        @Override
        public Optional<InputStream> open(String name) throws IOException {
            byte[] b = isOurs(name) ? BootResources.read0(true, name) : null;
            check();
            return b == null ? Optional.<InputStream>empty() : Optional.<InputStream>of(new ByteArrayInputStream(b));
        }

        @Override
        public Stream<String> list() throws IOException {
            check();
            ArrayList<String> list = new ArrayList<>();
            for (String file : files0()) {
                if (isOurs(file)) {
                    list.add(file);
                }
            }
            return list.stream();
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    private static final class Finder implements ModuleFinder {
        private final Map<String, ModuleReference> all = new HashMap<>();

        Finder() {
            String[] names = names();
            for (int i = 0; i < names.length; i++) {
                all.put(names[i], new Reference(names[i]));
            }
        }

        @Override
        public Optional<ModuleReference> find(String name) {
            return Optional.ofNullable(all.get(name));
        }

        @Override
        public Set<ModuleReference> findAll() {
            return new HashSet<>(all.values());
        }
    }

    private static Finder finder;

    // What the boot layer is made from

    private static ModuleFinder observable;
    private static PrintStream trace;

    /** Everything that resolution at start-up could find. */
    public static synchronized ModuleFinder observable() {
        return observable != null ? observable : finder();
    }

    public static synchronized void setObservable(ModuleFinder f) {
        observable = f;
    }

    /** Where resolution tells what it does; null: nowhere. Set while the boot layer is resolved. */
    public static synchronized PrintStream trace() {
        return trace;
    }

    public static synchronized void setTrace(PrintStream to) {
        trace = to;
    }

    /** The location of a module for people: files with all three slashes. */
    public static String place(ModuleReference ref) {
        String uri = ref.location().isPresent() ? ref.location().get().toString() : "";
        return uri.startsWith("file:/") && !uri.startsWith("file://") ? "file://" + uri.substring(5) : uri;
    }

    public static synchronized ModuleFinder finder() {
        if (finder == null) {
            finder = new Finder();
        }
        return finder;
    }
}
