package jdk.internal.loader;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;

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

    /** The domain of the class path entry that a class of the application loader came from; null for other classes. */
    public static ProtectionDomain domainOf(Class<?> c) {
        if (c.getClassLoader() != APP || c.isArray()) {
            return null;
        }
        String entry = BootResources.where0(false, c.getName().replace('.', '/') + ".class", 0);
        return APP.domainOf(entry == null ? "." : entry);
    }

    public static final class PlatformClassLoader extends ClassLoader {
        static {
            ClassLoader.registerAsParallelCapable();
        }

        PlatformClassLoader() {
            super("platform", null);
        }
    }

    public static final class AppClassLoader extends ClassLoader {
        static {
            ClassLoader.registerAsParallelCapable();
        }

        private final Map<String, ProtectionDomain> domains = new HashMap<>();

        AppClassLoader(ClassLoader parent) {
            super("app", parent);
        }

        /** Searches java.class.path for a class and defines it with this loader; null if there is none. */
        private native Class<?> find0(String name);

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            return super.loadClass(name, resolve);
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
            return BootResources.url(BootResources.where0(false, name, 0), name);
        }

        @Override
        protected Enumeration<URL> findResources(String name) throws IOException {
            return BootResources.all(false, name);
        }

        @Override
        public InputStream getResourceAsStream(String name) {
            return BootResources.open(name);
        }

        /** The domain of a class path entry. */
        private ProtectionDomain domainOf(String entry) {
            synchronized (domains) {
                ProtectionDomain pd = domains.get(entry);
                if (pd == null) {
                    URL url = null;
                    try {
                        url = new File(entry).toURI().toURL();
                    } catch (MalformedURLException e) {
                        // a domain without a place is still a domain
                    }
                    pd = new ProtectionDomain(new CodeSource(url, (Certificate[]) null), null, this, null);
                    domains.put(entry, pd);
                }
                return pd;
            }
        }

        /** How java.lang.instrument appends to the class path. */
        private void appendToClassPathForInstrumentation(String path) {
            append0(path);
        }

        private native void append0(String path);
    }
}
