// SPDX-License-Identifier: MIT
package java.nio.file;

import java.io.IOException;
import java.net.URI;
import java.nio.file.spi.FileSystemProvider;
import java.util.Collections;
import java.util.Map;
import java.util.ServiceLoader;

/** Gives the default file system, and those that installed providers know. */
public final class FileSystems {
    private FileSystems() {
    }

    public static FileSystem getDefault() {
        return UnixProvider.ONLY.fileSystem();
    }

    /** The installed provider of a scheme; null if there is none. */
    static FileSystemProvider provider(String scheme) {
        FileSystemProvider files = UnixProvider.ONLY;
        if (files.getScheme().equalsIgnoreCase(scheme)) return files;
        for (FileSystemProvider p : FileSystemProvider.installedProviders())
            if (p.getScheme().equalsIgnoreCase(scheme)) return p;
        return null;
    }

    public static FileSystem getFileSystem(URI uri) {
        FileSystemProvider p = provider(uri.getScheme());
        if (p == null) throw new ProviderNotFoundException("Provider \"" + uri.getScheme() + "\" not found");
        return p.getFileSystem(uri);
    }

    public static FileSystem newFileSystem(URI uri, Map<String, ?> env) throws IOException {
        return newFileSystem(uri, env, null);
    }

    public static FileSystem newFileSystem(URI uri, Map<String, ?> env, ClassLoader loader) throws IOException {
        FileSystemProvider p = provider(uri.getScheme());
        if (p != null) return p.newFileSystem(uri, env);
        if (loader != null) {
            for (FileSystemProvider q : ServiceLoader.load(FileSystemProvider.class, loader))
                if (q.getScheme().equalsIgnoreCase(uri.getScheme())) return q.newFileSystem(uri, env);
        }
        throw new ProviderNotFoundException("Provider \"" + uri.getScheme() + "\" not found");
    }

    public static FileSystem newFileSystem(Path path, ClassLoader loader) throws IOException {
        return newFileSystem(path, Collections.<String, Object>emptyMap(), loader);
    }

    public static FileSystem newFileSystem(Path path, Map<String, ?> env) throws IOException {
        return newFileSystem(path, env, null);
    }

    public static FileSystem newFileSystem(Path path) throws IOException {
        return newFileSystem(path, Collections.<String, Object>emptyMap(), null);
    }

    public static FileSystem newFileSystem(Path path, Map<String, ?> env, ClassLoader loader) throws IOException {
        if (path == null) throw new NullPointerException();
        for (FileSystemProvider p : FileSystemProvider.installedProviders()) {
            FileSystem f = tried(p, path, env);
            if (f != null) return f;
        }
        if (loader != null) {
            for (FileSystemProvider p : ServiceLoader.load(FileSystemProvider.class, loader)) {
                FileSystem f = tried(p, path, env);
                if (f != null) return f;
            }
        }
        throw new ProviderNotFoundException("Provider not found");
    }

    private static FileSystem tried(FileSystemProvider p, Path path, Map<String, ?> env) throws IOException {
        try {
            return p.newFileSystem(path, env);
        } catch (UnsupportedOperationException e) {
            return null;
        }
    }
}
