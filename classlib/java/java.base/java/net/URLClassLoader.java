// SPDX-License-Identifier: MIT
package java.net;

import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.SecureClassLoader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.StringTokenizer;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import jdk.internal.loader.PackageTexts;
import jdk.internal.loader.ResourceNames;

/** Loads classes and resources from directories (URLs that end in a slash) and jar files. */
public class URLClassLoader extends SecureClassLoader implements Closeable {
    /** One URL of the search path. */
    private static final class Place {
        final URL url;
        final File dir;                          // or
        final JarFile jar;                       // neither, if there is nothing at the URL
        ProtectionDomain domain;

        Place(URL url, File dir, JarFile jar) {
            this.url = url;
            this.dir = dir;
            this.jar = jar;
        }

        URL find(String name) {
            try {
                if (jar != null) {
                    JarEntry e = jar.getJarEntry(name);
                    return e == null ? null : new URL("jar:" + url + "!/" + ResourceNames.quote(inJar(e, name)));
                }
                return dir != null && new File(dir, name).exists() ? ResourceNames.inFolder(url, name) : null;
            } catch (MalformedURLException e) {
                return null;
            }
        }

        /** The name, or that of the same entry for a newer release. */
        private static String inJar(JarEntry e, String name) {
            String real = e.getRealName();
            return real.endsWith("/") && !name.endsWith("/") ? real.substring(0, real.length() - 1) : real;
        }

        /** The bytes of a file or entry, or null. */
        byte[] read(String name) throws IOException {
            if (jar != null) {
                JarEntry e = jar.getJarEntry(name);
                if (e == null) return null;
                try (InputStream in = jar.getInputStream(e)) {
                    return in.readAllBytes();
                }
            }
            File f = dir == null ? null : new File(dir, name);
            if (f == null || !f.isFile()) return null;
            try (InputStream in = new FileInputStream(f)) {
                return in.readAllBytes();
            }
        }

        Manifest manifest() throws IOException {
            return jar == null ? null : jar.getManifest();
        }
    }

    private final ArrayList<URL> urls = new ArrayList<URL>();
    /** Not yet opened; the class paths of manifests go in front. */
    private final ArrayList<URL> pending = new ArrayList<URL>();
    private final ArrayList<Place> places = new ArrayList<Place>();
    private final HashMap<String, Place> opened = new HashMap<String, Place>();
    private boolean closed;

    public URLClassLoader(URL[] urls, ClassLoader parent) {
        super(parent);
        addAll(urls);
    }

    public URLClassLoader(URL[] urls) {
        addAll(urls);
    }

    public URLClassLoader(URL[] urls, ClassLoader parent, URLStreamHandlerFactory factory) {
        super(parent);
        addAll(urls);
    }

    public URLClassLoader(String name, URL[] urls, ClassLoader parent) {
        super(name, parent);
        addAll(urls);
    }

    public URLClassLoader(String name, URL[] urls, ClassLoader parent, URLStreamHandlerFactory factory) {
        super(name, parent);
        addAll(urls);
    }

    private void addAll(URL[] all) {
        for (int i = 0; i < all.length; i++) addURL(java.util.Objects.requireNonNull(all[i]));
    }

    public static URLClassLoader newInstance(URL[] urls, ClassLoader parent) {
        return new URLClassLoader(urls, parent);
    }

    public static URLClassLoader newInstance(URL[] urls) {
        return new URLClassLoader(urls);
    }

    protected void addURL(URL url) {
        if (url == null) return;
        synchronized (places) {
            if (closed || urls.contains(url)) return;
            urls.add(url);
            pending.add(url);
        }
    }

    public URL[] getURLs() {
        synchronized (places) {
            return urls.toArray(new URL[urls.size()]);
        }
    }

    /** The i-th place, opened when it is first asked for; null behind the last one. */
    private Place place(int i) {
        synchronized (places) {
            while (!closed && places.size() <= i && !pending.isEmpty()) {
                URL u = pending.remove(0);
                if (opened.containsKey(u.toExternalForm())) continue;
                Place p = open(u);
                opened.put(u.toExternalForm(), p);
                places.add(p);
                addClassPath(p);
            }
            return !closed && i < places.size() ? places.get(i) : null;
        }
    }

    private static Place open(URL u) {
        String path = u.getPath();
        try {
            if (u.getProtocol().equals("jar") && path.endsWith("!/")) {
                u = new URL(path.substring(0, path.length() - 2));
                path = u.getPath();
            }
            if (!u.getProtocol().equals("file")) return new Place(u, null, null);
            File f = new File(URI.decode(path));
            if (path.endsWith("/")) return new Place(u, f, null);
            return new Place(u, null, f.isFile()
                    ? new JarFile(f, true, JarFile.OPEN_READ, JarFile.runtimeVersion()) : null);
        } catch (IOException e) {
            return new Place(u, null, null);
        }
    }

    private void addClassPath(Place p) {
        try {
            Manifest m = p.manifest();
            String cp = m == null ? null : m.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            if (cp == null) return;
            int at = 0;
            for (StringTokenizer t = new StringTokenizer(cp); t.hasMoreTokens();)
                pending.add(at++, new URL(p.url, t.nextToken()));
        } catch (IOException e) {
            return;
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        String file = name.replace('.', '/') + ".class";
        try {
            Place p;
            for (int i = 0; (p = place(i)) != null; i++) {
                byte[] b = p.read(file);
                if (b != null) return define(name, b, p);
            }
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
        throw new ClassNotFoundException(name);
    }

    private Class<?> define(String name, byte[] b, Place p) throws IOException {
        int dot = name.lastIndexOf('.');
        if (dot > 0) {
            String pkg = name.substring(0, dot);
            Manifest m = p.manifest();
            Package known = getDefinedPackage(pkg);
            if (known != null) {
                checkSeal(known, m, p.url);
            } else {
                try {
                    if (m != null) definePackage(pkg, m, p.url);
                    else definePackage(pkg, null, null, null, null, null, null, null);
                } catch (IllegalArgumentException e) {
                    // Another thread defined it in between.
                    if (getDefinedPackage(pkg) == null) throw e;
                }
            }
        }
        synchronized (p) {
            if (p.domain == null) p.domain = new ProtectionDomain(
                    new CodeSource(p.url, (java.security.cert.Certificate[]) null), null, this, null);
        }
        return defineClass(name, b, 0, b.length, p.domain);
    }

    /** All classes of a sealed package come from one place. */
    private static void checkSeal(Package known, Manifest m, URL url) {
        if (known.isSealed() && !known.isSealed(url)) {
            throw new SecurityException("sealing violation: package " + known.getName() + " is sealed");
        }
        if (!known.isSealed() && m != null && PackageTexts.of(m, known.getName(), url).sealBase != null) {
            throw new SecurityException("sealing violation: can't seal package " + known.getName()
                    + ": already loaded");
        }
    }

    protected Package definePackage(String name, Manifest man, URL url) {
        PackageTexts t = PackageTexts.of(man, name, url);
        return definePackage(name, t.specTitle, t.specVersion, t.specVendor, t.implTitle, t.implVersion, t.implVendor,
                t.sealBase);
    }

    @Override
    public URL findResource(String name) {
        Place p;
        for (int i = 0; (p = place(i)) != null; i++) {
            URL u = p.find(name);
            if (u != null) return u;
        }
        return null;
    }

    @Override
    public Enumeration<URL> findResources(String name) throws IOException {
        ArrayList<URL> all = new ArrayList<URL>();
        Place p;
        for (int i = 0; (p = place(i)) != null; i++) {
            URL u = p.find(name);
            if (u != null) all.add(u);
        }
        return Collections.enumeration(all);
    }

    @Override
    public InputStream getResourceAsStream(String name) {
        URL u = getResource(java.util.Objects.requireNonNull(name));
        try {
            return u == null ? null : u.openStream();
        } catch (IOException e) {
            return null;
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (places) {
            closed = true;
            for (int i = 0; i < places.size(); i++) if (places.get(i).jar != null) places.get(i).jar.close();
        }
    }
}
