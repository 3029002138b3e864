package jdk.internal.loader;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleReader;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/** Readers of directories and jars. */
public final class PlaceReader {
    private PlaceReader() {
    }

    public static ModuleReader of(File place) throws IOException {
        return place.isDirectory() ? new FolderReader(place) : new JarReader(place);
    }

    public static JarFile openJar(File f) throws IOException {
        return new JarFile(f, true, ZipFile.OPEN_READ, JarFile.runtimeVersion());
    }

    /** Of a directory. */
    private static final class FolderReader implements ModuleReader {
        private final File dir;
        private volatile boolean closed;

        FolderReader(File dir) {
            this.dir = dir;
        }

        private File file(String name) throws IOException {
            if (closed) {
                throw new IOException("ModuleReader is closed");
            }
            File f = new File(dir, name);
            return name.isEmpty() || name.startsWith("/") || name.contains("..") || !f.exists() ? null : f;
        }

        @Override
        public Optional<URI> find(String name) throws IOException {
            File f = file(name);
            return f == null || name.endsWith("/") && !f.isDirectory() ? Optional.<URI>empty() : Optional.of(f.toPath().toUri());
        }

        @Override
        public Optional<InputStream> open(String name) throws IOException {
            File f = file(name);
            return f == null || f.isDirectory() ? Optional.<InputStream>empty()
                    : Optional.<InputStream>of(new FileInputStream(f));
        }

        private static void list(File dir, String prefix, Set<String> set) {
            File[] files = dir.listFiles();
            for (int i = 0; files != null && i < files.length; i++) {
                String n = prefix + files[i].getName();
                if (files[i].isDirectory()) {
                    set.add(n + "/");
                    list(files[i], n + "/", set);
                } else {
                    set.add(n);
                }
            }
        }

        @Override
        public Stream<String> list() throws IOException {
            if (closed) {
                throw new IOException("ModuleReader is closed");
            }
            Set<String> set = new TreeSet<>();
            list(dir, "", set);
            return set.stream();
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    /** Of a jar, multi-release ones for this version. */
    private static final class JarReader implements ModuleReader {
        private final File file;
        private final JarFile jar;
        private volatile boolean closed;

        JarReader(File file) throws IOException {
            this.file = file;
            this.jar = openJar(file);
        }

        private JarEntry entry(String name) throws IOException {
            if (closed) {
                throw new IOException("ModuleReader is closed");
            }
            return jar.getJarEntry(java.util.Objects.requireNonNull(name));
        }

        @Override
        public Optional<URI> find(String name) throws IOException {
            JarEntry e = entry(name);
            if (e == null) {
                return Optional.empty();
            }
            String real = e.getRealName();
            return Optional.of(URI.create("jar:" + file.toPath().toUri() + "!" + quote(real)));
        }

        private static String quote(String path) throws IOException {
            try {
                return new URI(null, null, "/" + path, null).getRawPath();
            } catch (java.net.URISyntaxException e) {
                throw new IOException(e);
            }
        }

        @Override
        public Optional<InputStream> open(String name) throws IOException {
            JarEntry e = entry(name);
            return e == null || e.isDirectory() ? Optional.<InputStream>empty()
                    : Optional.of(jar.getInputStream(e));
        }

        @Override
        public Stream<String> list() throws IOException {
            if (closed) {
                throw new IOException("ModuleReader is closed");
            }
            List<String> names = new ArrayList<>();
            for (Enumeration<JarEntry> e = jar.entries(); e.hasMoreElements();) {
                names.add(e.nextElement().getName());
            }
            Collections.sort(names);
            return names.stream();
        }

        @Override
        public void close() throws IOException {
            closed = true;
            jar.close();
        }
    }
}
