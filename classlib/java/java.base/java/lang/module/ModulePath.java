package java.lang.module;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import jdk.internal.loader.PlaceReader;

/**
 * Modules in directories and jars. An entry is a module (a directory with module-info.class, a jar) or a directory of
 * such; of two modules with one name the earlier entry counts. A jar without a descriptor is an automatic module.
 */
final class ModulePath implements ModuleFinder {
    private static final String INFO = "module-info.class";
    private static final String SERVICES = "META-INF/services/";

    private final String[] entries;
    private int next;
    private final Map<String, ModuleReference> found = new HashMap<>();

    ModulePath(String[] entries) {
        this.entries = entries;
    }

    @Override
    public synchronized Optional<ModuleReference> find(String name) {
        java.util.Objects.requireNonNull(name);
        while (!found.containsKey(name) && next < entries.length) {
            scan(entries[next++]);
        }
        return Optional.ofNullable(found.get(name));
    }

    @Override
    public synchronized Set<ModuleReference> findAll() {
        while (next < entries.length) {
            scan(entries[next++]);
        }
        return new HashSet<>(found.values());
    }

    private void scan(String entry) {
        File f = new File(entry);
        if (!f.exists()) {
            return;
        }
        try {
            if (!f.isDirectory() || new File(f, INFO).exists()) {
                ModuleReference ref = f.isDirectory() ? ofDirectory(f) : ofFile(f);
                if (ref == null) {
                    throw new FindException("Module format not recognized: " + entry);
                }
                add(ref);
                return;
            }
            scanFolder(f);
        } catch (IOException e) {
            throw new FindException(e);
        }
    }

    private void scanFolder(File folder) throws IOException {
        Map<String, ModuleReference> here = new HashMap<>();
        File[] files = folder.listFiles();
        for (int i = 0; files != null && i < files.length; i++) {
            File f = files[i];
            ModuleReference ref = null;
            if (f.isDirectory()) {
                ref = new File(f, INFO).exists() ? ofDirectory(f) : null;
            } else if (!f.getName().startsWith(".") && f.getName().endsWith(".jar")) {
                ref = ofJar(f);
            }
            if (ref == null) {
                continue;
            }
            ModuleReference other = here.put(ref.descriptor().name(), ref);
            if (other != null) {
                throw new FindException("Two versions of module " + ref.descriptor().name() + " found in " + folder
                        + " (" + fileOf(ref) + " and " + fileOf(other) + ")");
            }
        }
        for (ModuleReference ref : here.values()) {
            add(ref);
        }
    }

    private static String fileOf(ModuleReference ref) {
        return new File(ref.location().get()).getName();
    }

    private void add(ModuleReference ref) {
        found.putIfAbsent(ref.descriptor().name(), ref);
    }

    /** Null if the file is no jar. */
    private static ModuleReference ofFile(File f) throws IOException {
        if (f.getName().endsWith(".jmod")) {
            throw new FindException("JMOD format not supported at execution time: " + f);
        }
        return f.getName().endsWith(".jar") ? ofJar(f) : null;
    }

    // Directories

    private static ModuleReference ofDirectory(final File dir) throws IOException {
        try (InputStream in = new FileInputStream(new File(dir, INFO))) {
            ModuleDescriptor d = ModuleInfo.read(in, new Supplier<Set<String>>() {
                @Override
                public Set<String> get() {
                    Set<String> set = new HashSet<>();
                    packagesIn(dir, "", set);
                    return set;
                }
            });
            return new Located(d, dir);
        } catch (InvalidModuleDescriptorException e) {
            throw new FindException("Error reading module: " + dir, e);
        }
    }

    private static void packagesIn(File dir, String prefix, Set<String> set) {
        File[] files = dir.listFiles();
        for (int i = 0; files != null && i < files.length; i++) {
            String n = files[i].getName();
            if (files[i].isDirectory()) {
                packagesIn(files[i], prefix.isEmpty() ? n : prefix + "." + n, set);
            } else if (prefix.isEmpty()) {
                checkTop(n);
            } else if (isPackage(prefix)) {
                set.add(prefix);
            }
        }
    }

    /** A class without a package can be in no module. */
    private static void checkTop(String file) {
        if (file.endsWith(".class") && !file.equals(INFO)) {
            throw new InvalidModuleDescriptorException(file
                    + " found in top-level directory (unnamed package not allowed in module)");
        }
    }

    private static boolean isPackage(String name) {
        return ModuleDescriptor.isName(name);
    }

    // Jars

    private static ModuleReference ofJar(File f) throws IOException {
        try (final JarFile jar = PlaceReader.openJar(f)) {
            JarEntry info = jar.getJarEntry(INFO);
            if (info == null) {
                return new Located(derived(f, jar), f);
            }
            try (InputStream in = jar.getInputStream(info)) {
                return new Located(ModuleInfo.read(in, new Supplier<Set<String>>() {
                    @Override
                    public Set<String> get() {
                        return packagesIn(jar);
                    }
                }), f);
            }
        } catch (InvalidModuleDescriptorException e) {
            throw new FindException("Error reading module: " + f, e);
        } catch (IOException e) {
            throw new FindException("Error reading " + f, e);
        }
    }

    private static String plain(String name) {
        if (name.startsWith("META-INF/versions/")) {
            int slash = name.indexOf('/', 18);
            return slash < 0 ? name : name.substring(slash + 1);
        }
        return name;
    }

    private static Set<String> packagesIn(JarFile jar) {
        Set<String> set = new HashSet<>();
        for (Enumeration<JarEntry> e = jar.entries(); e.hasMoreElements();) {
            String name = e.nextElement().getName();
            name = jar.isMultiRelease() ? plain(name) : name;
            int slash = name.lastIndexOf('/');
            if (slash < 0) {
                checkTop(name);
            }
            if (slash <= 0 || name.endsWith("/") || name.startsWith("META-INF/")) {
                continue;
            }
            String pn = name.substring(0, slash).replace('/', '.');
            if (isPackage(pn)) {
                set.add(pn);
            }
        }
        return set;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** Where "-<digit>" begins the version in a file's name and only digits and points follow, or -1. */
    private static int versionStart(String s) {
        for (int i = 0; i + 1 < s.length(); i++) {
            if (s.charAt(i) != '-' || !isDigit(s.charAt(i + 1))) {
                continue;
            }
            int k = i + 1;
            while (k < s.length() && isDigit(s.charAt(k))) {
                k++;
            }
            if (k == s.length() || s.charAt(k) == '.') {
                return i;
            }
        }
        return -1;
    }

    /** Everything but letters and digits becomes a point; no two in a row, none at the ends. */
    private static String clean(String s) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            boolean good = isDigit(c) || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
            if (good) {
                sb.append(c);
            } else if (sb.length() > 0 && sb.charAt(sb.length() - 1) != '.') {
                sb.append('.');
            }
        }
        if (sb.length() > 0 && sb.charAt(sb.length() - 1) == '.') {
            sb.setLength(sb.length() - 1);
        }
        return sb.toString();
    }

    private static ModuleDescriptor derived(File f, JarFile jar) throws IOException {
        try {
            return automatic(f, jar);
        } catch (IllegalArgumentException | FindException | InvalidModuleDescriptorException e) {
            throw new FindException("Unable to derive module descriptor for " + f, e);
        }
    }

    private static ModuleDescriptor automatic(File f, JarFile jar) throws IOException {
        Manifest m = jar.getManifest();
        Attributes main = m == null ? null : m.getMainAttributes();
        String name = main == null ? null : main.getValue("Automatic-Module-Name");
        boolean given = name != null;
        String stem = f.getName().substring(0, f.getName().length() - 4);
        int at = versionStart(stem);
        ModuleDescriptor.Builder b;
        try {
            b = ModuleDescriptor.newAutomaticModule(given ? name : clean(at < 0 ? stem : stem.substring(0, at)));
        } catch (IllegalArgumentException e) {
            throw given ? new FindException("Automatic-Module-Name: " + e.getMessage()) : e;
        }
        if (at >= 0) {
            b.versionIfAny(stem.substring(at + 1));
        }
        Set<String> packages = packagesIn(jar);
        b.packages(packages);
        addServices(b, jar, packages);
        String mainClass = main == null ? null : main.getValue(Attributes.Name.MAIN_CLASS);
        int dot = mainClass == null ? -1 : mainClass.replace('/', '.').lastIndexOf('.');
        if (dot > 0 && ModuleDescriptor.isName(mainClass.replace('/', '.'))) {
            b.mainClass(mainClass.replace('/', '.'));
        }
        return b.build();
    }

    private static void addServices(ModuleDescriptor.Builder b, JarFile jar, Set<String> packages)
            throws IOException {
        for (Enumeration<JarEntry> e = jar.entries(); e.hasMoreElements();) {
            JarEntry entry = e.nextElement();
            String service = entry.getName().startsWith(SERVICES) ? entry.getName().substring(SERVICES.length()) : "";
            if (service.isEmpty() || service.indexOf('/') >= 0 || !ModuleDescriptor.isName(service)) {
                continue;
            }
            List<String> names = new ArrayList<>();
            try (BufferedReader r = new BufferedReader(new InputStreamReader(jar.getInputStream(entry),
                    StandardCharsets.UTF_8))) {
                for (String s; (s = r.readLine()) != null;) {
                    int hash = s.indexOf('#');
                    s = (hash < 0 ? s : s.substring(0, hash)).trim();
                    int dot = s.lastIndexOf('.');
                    if (!s.isEmpty() && (dot < 0 || !packages.contains(s.substring(0, dot)))) {
                        throw new InvalidModuleDescriptorException("Provider class " + s + " not in module");
                    }
                    if (!s.isEmpty() && !names.contains(s)) {
                        names.add(s);
                    }
                }
            }
            if (!names.isEmpty()) {
                b.provides(service, names);
            }
        }
    }

    // References

    private static final class Located extends ModuleReference {
        private final File file;

        Located(ModuleDescriptor d, File file) {
            super(d, file.toPath().toUri());
            this.file = file;
        }

        @Override
        public ModuleReader open() throws IOException {
            return PlaceReader.of(file);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Located && ((Located) o).descriptor().equals(descriptor())
                    && ((Located) o).location().equals(location());
        }

        @Override
        public int hashCode() {
            return descriptor().hashCode() * 43 + location().hashCode();
        }

        @Override
        public String toString() {
            return "[module " + descriptor().name() + ", location=" + location().get() + "]";
        }
    }
}
