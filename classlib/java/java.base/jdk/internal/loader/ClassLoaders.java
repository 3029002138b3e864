package jdk.internal.loader;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleReference;
import java.net.URL;
import java.security.ProtectionDomain;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import jdk.internal.security.CodeSources;

/**
 * The two loaders that the VM comes with: the platform loader, which has no classes of its own, and the application
 * loader, whose class path the VM itself searches.
 */
public final class ClassLoaders {
    private static final PlatformClassLoader PLATFORM = new PlatformClassLoader();
    private static final AppClassLoader APP = new AppClassLoader(PLATFORM);

    private ClassLoaders() {
    }

    public static ClassLoader platform() {
        return PLATFORM;
    }

    public static ClassLoader app() {
        return APP;
    }

    /** A module whose classes the application loader finds from now on. */
    public static void addAppModule(ModuleReference ref) {
        APP.addModule(ref);
    }

    /** The domain of the class path entry that a class of the application loader came from; null for other classes. */
    public static ProtectionDomain domainOf(Class<?> c) {
        if (c.getClassLoader() != APP || c.isArray()) {
            return null;
        }
        String entry = entryOf(c);
        return APP.domainOf(entry == null ? "." : entry);
    }

    /** The folder or jar of the class path that has the file of a class; null if none has. */
    private static String entryOf(Class<?> c) {
        return BootResources.where0(false, c.getName().replace('.', '/') + ".class", 0);
    }

    /** What the manifest says of the package of a class of the application loader's class path. */
    public static PackageTexts textsOf(Class<?> c) {
        String entry = c.getClassLoader() == APP && !c.getPackageName().isEmpty() ? entryOf(c) : null;
        return entry == null ? PackageTexts.NONE : APP.textsOf(c.getPackageName(), new File(entry));
    }

    /**
     * A loader that asks its parent without an exception: who watches exceptions sees one for a class that is nowhere,
     * and none for a class that is found.
     */
    private abstract static class BuiltinClassLoader extends ClassLoader {
        static {
            ClassLoader.registerAsParallelCapable();
        }

        BuiltinClassLoader(String name, ClassLoader parent) {
            super(name, parent);
        }

        /** The class of a name, loaded by this loader or by one above it; null if there is none. */
        Class<?> loadOrNull(String name) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> c = findLoadedClass(name);
                if (c == null && !name.isEmpty() && name.charAt(0) != '[' && name.indexOf('/') < 0) {
                    c = findHere(name);
                }
                return c;
            }
        }

        /** What follows where this loader has not loaded the class yet: the parent, then itself. */
        abstract Class<?> findHere(String name) throws ClassNotFoundException;

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            Class<?> c = loadOrNull(name);
            if (c == null) {
                throw new ClassNotFoundException(name);
            }
            if (resolve) {
                resolveClass(c);
            }
            return c;
        }
    }

    public static final class PlatformClassLoader extends BuiltinClassLoader {
        static {
            ClassLoader.registerAsParallelCapable();
        }

        PlatformClassLoader() {
            super("platform", null);
        }

        @Override
        Class<?> findHere(String name) {
            return findBoot0(name);
        }

        private static native Class<?> findBoot0(String name);
    }

    public static final class AppClassLoader extends BuiltinClassLoader {
        static {
            ClassLoader.registerAsParallelCapable();
        }

        private final Map<String, ProtectionDomain> domains = new HashMap<>();
        /** Of each jar that was asked for: null where there is none. */
        private final Map<File, Manifest> manifests = new HashMap<>();
        private ModuleSources modules;

        AppClassLoader(ClassLoader parent) {
            super("app", parent);
        }

        /** Searches java.class.path for a class and defines it with this loader; null if there is none. */
        private native Class<?> find0(String name);

        /** A package of a module of the application hides that package everywhere else. */
        @Override
        Class<?> findHere(String name) throws ClassNotFoundException {
            ModuleReference ref = modules == null ? null : modules.ofClass(name);
            if (ref != null) {
                return findIn(ref, name);
            }
            Class<?> c = PLATFORM.loadOrNull(name);
            return c != null ? c : find0(name);
        }

        private Class<?> findIn(ModuleReference ref, String name) {
            byte[] b = modules.classBytes(ref, name);
            return b == null ? null : defineClass(name, b, 0, b.length, modules.domain(ref, this));
        }

        @Override
        protected Class<?> findClass(String moduleName, String name) {
            if (moduleName == null) {
                return super.findClass(null, name);
            }
            ModuleReference ref = modules == null ? null : modules.ofClass(name);
            return ref == null || !ref.descriptor().name().equals(moduleName) ? null : findIn(ref, name);
        }

        @Override
        protected URL findResource(String moduleName, String name) throws IOException {
            return moduleName == null ? findResource(name) : modules == null ? null : modules.find(moduleName, name);
        }

        private void addModule(ModuleReference ref) {
            if (modules == null) {
                modules = new ModuleSources();
            }
            modules.add(ref);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            Class<?> c = name.indexOf('/') >= 0 ? null : find0(name);
            if (c == null) {
                throw new ClassNotFoundException(name);
            }
            return c;
        }

        @Override
        protected URL findResource(String name) {
            URL url = modules == null ? null : modules.findOpen(name);
            return url != null ? url : BootResources.url(false, name, 0);
        }

        @Override
        protected Enumeration<URL> findResources(String name) throws IOException {
            return modules == null ? BootResources.all(false, name)
                    : modules.allOpen(name, BootResources.all(false, name));
        }

        @Override
        public InputStream getResourceAsStream(String name) {
            return modules == null ? BootResources.open(name) : super.getResourceAsStream(name);
        }

        /** The domain of a class path entry. */
        private ProtectionDomain domainOf(String entry) {
            synchronized (domains) {
                ProtectionDomain pd = domains.get(entry);
                if (pd == null) {
                    pd = new ProtectionDomain(CodeSources.get().at(entry), null, this, null);
                    domains.put(entry, pd);
                }
                return pd;
            }
        }

        private PackageTexts textsOf(String pkg, File entry) {
            try {
                Manifest m = manifestOf(entry);
                return m == null ? PackageTexts.NONE : PackageTexts.of(m, pkg, entry.toURI().toURL());
            } catch (IOException e) {
                return PackageTexts.NONE;
            }
        }

        private Manifest manifestOf(File entry) throws IOException {
            synchronized (manifests) {
                if (!manifests.containsKey(entry)) {
                    Manifest m = null;
                    if (entry.isFile()) {
                        try (JarFile jar = new JarFile(entry, false)) {
                            m = jar.getManifest();
                        }
                    }
                    manifests.put(entry, m);
                }
                return manifests.get(entry);
            }
        }

        /** How java.lang.instrument appends to the class path. */
        private void appendToClassPathForInstrumentation(String path) {
            append0(path);
        }

        private native void append0(String path);
    }
}
