package jdk.internal.loader;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The modules whose classes and resources one loader finds by itself: by package, with a reader for each. */
final class ModuleSources {
    private final Map<String, ModuleReference> byPackage = new HashMap<>();
    private final Map<String, ModuleReference> byName = new HashMap<>();
    private final Map<String, ModuleReader> readers = new HashMap<>();
    private final Map<String, ProtectionDomain> domains = new HashMap<>();

    synchronized void add(ModuleReference ref) {
        byName.put(ref.descriptor().name(), ref);
        for (String pn : ref.descriptor().packages()) {
            byPackage.put(pn, ref);
        }
    }

    /** The module that has the package of this class, or null. */
    synchronized ModuleReference ofClass(String className) {
        int dot = className.lastIndexOf('.');
        return dot < 0 ? null : byPackage.get(className.substring(0, dot));
    }

    private synchronized ModuleReader reader(ModuleReference ref) throws IOException {
        ModuleReader r = readers.get(ref.descriptor().name());
        if (r == null) {
            r = ref.open();
            readers.put(ref.descriptor().name(), r);
        }
        return r;
    }

    /** The bytes of a class, or null if the module has none of this name. */
    byte[] classBytes(ModuleReference ref, String className) {
        try {
            ModuleReader reader = reader(ref);
            Optional<ByteBuffer> found = reader.read(className.replace('.', '/') + ".class");
            if (!found.isPresent()) {
                return null;
            }
            ByteBuffer buffer = found.get();
            byte[] bytes = new byte[buffer.remaining()];
            buffer.get(bytes);
            reader.release(buffer);
            return bytes;
        } catch (IOException e) {
            return null;
        }
    }

    synchronized ProtectionDomain domain(ModuleReference ref, ClassLoader loader) {
        ProtectionDomain pd = domains.get(ref.descriptor().name());
        if (pd == null) {
            URL url = null;
            try {
                url = ref.location().isPresent() ? ref.location().get().toURL() : null;
            } catch (MalformedURLException e) {
                // a domain without a place is still a domain
            }
            pd = new ProtectionDomain(new CodeSource(url, (Certificate[]) null), null, loader, null);
            domains.put(ref.descriptor().name(), pd);
        }
        return pd;
    }

    private synchronized ModuleReference named(String name) {
        return byName.get(name);
    }

    URL find(String module, String name) throws IOException {
        ModuleReference ref = named(module);
        if (ref == null) {
            return null;
        }
        Optional<URI> uri = reader(ref).find(name);
        return uri.isPresent() ? uri.get().toURL() : null;
    }

    private static String packageOf(String resource) {
        int slash = resource.lastIndexOf('/');
        return slash <= 0 ? "" : resource.substring(0, slash).replace('/', '.');
    }

    private synchronized ModuleReference[] candidates(String resource) {
        ModuleReference ref = byPackage.get(packageOf(resource));
        return ref != null ? new ModuleReference[] {ref} : byName.values().toArray(new ModuleReference[0]);
    }

    /** Whether someone outside sees it: class files, and what lies in no package or in one that is open to all. */
    private static boolean isOpen(ModuleReference ref, String resource) {
        String pn = packageOf(resource);
        if (resource.endsWith(".class") || !ref.descriptor().packages().contains(pn)) {
            return true;
        }
        Optional<Module> m = ModuleLayer.boot().findModule(ref.descriptor().name());
        return m.isPresent() && m.get().isOpen(pn);
    }

    URL findOpen(String resource) {
        ArrayList<URL> list = new ArrayList<>();
        collect(resource, list);
        return list.isEmpty() ? null : list.get(0);
    }

    private void collect(String resource, ArrayList<URL> list) {
        ModuleReference[] all = candidates(resource);
        for (int i = 0; i < all.length; i++) {
            try {
                URL url = isOpen(all[i], resource) ? find(all[i].descriptor().name(), resource) : null;
                if (url != null) {
                    list.add(url);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    Enumeration<URL> allOpen(String resource, Enumeration<URL> more) {
        ArrayList<URL> list = new ArrayList<>();
        collect(resource, list);
        while (more.hasMoreElements()) {
            list.add(more.nextElement());
        }
        return Collections.enumeration(list);
    }
}
