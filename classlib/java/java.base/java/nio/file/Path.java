// SPDX-License-Identifier: MIT
package java.nio.file;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.spi.FileSystemProvider;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** The name of a file in a file system. */
public interface Path extends Comparable<Path>, Iterable<Path>, Watchable {
    static Path of(String first, String... more) {
        return FileSystems.getDefault().getPath(first, more);
    }

    static Path of(URI uri) {
        String scheme = uri.getScheme();
        if (scheme == null) throw new IllegalArgumentException("Missing scheme");
        FileSystemProvider p = FileSystems.provider(scheme);
        if (p == null) throw new FileSystemNotFoundException("Provider \"" + scheme + "\" not installed");
        return p.getPath(uri);
    }

    FileSystem getFileSystem();

    boolean isAbsolute();

    Path getRoot();

    Path getFileName();

    Path getParent();

    int getNameCount();

    Path getName(int index);

    Path subpath(int beginIndex, int endIndex);

    boolean startsWith(Path other);

    default boolean startsWith(String other) {
        return startsWith(getFileSystem().getPath(other));
    }

    boolean endsWith(Path other);

    default boolean endsWith(String other) {
        return endsWith(getFileSystem().getPath(other));
    }

    Path normalize();

    Path resolve(Path other);

    default Path resolve(String other) {
        return resolve(getFileSystem().getPath(other));
    }

    default Path resolve(Path first, Path... more) {
        Path p = resolve(first);
        for (Path next : more) p = p.resolve(next);
        return p;
    }

    default Path resolve(String first, String... more) {
        Path p = resolve(first);
        for (String next : more) p = p.resolve(next);
        return p;
    }

    default Path resolveSibling(Path other) {
        if (other == null) throw new NullPointerException();
        Path parent = getParent();
        return parent == null ? other : parent.resolve(other);
    }

    default Path resolveSibling(String other) {
        return resolveSibling(getFileSystem().getPath(other));
    }

    Path relativize(Path other);

    URI toUri();

    Path toAbsolutePath();

    Path toRealPath(LinkOption... options) throws IOException;

    default File toFile() {
        if (getFileSystem() != FileSystems.getDefault())
            throw new UnsupportedOperationException("Path not associated with default file system.");
        return new File(toString());
    }

    @Override
    WatchKey register(WatchService watcher, WatchEvent.Kind<?>[] events, WatchEvent.Modifier... modifiers)
            throws IOException;

    @Override
    default WatchKey register(WatchService watcher, WatchEvent.Kind<?>... events) throws IOException {
        return register(watcher, events, new WatchEvent.Modifier[0]);
    }

    @Override
    default Iterator<Path> iterator() {
        return new Iterator<Path>() {
            private int i;

            @Override
            public boolean hasNext() {
                return i < getNameCount();
            }

            @Override
            public Path next() {
                if (i >= getNameCount()) throw new NoSuchElementException();
                return getName(i++);
            }
        };
    }

    @Override
    int compareTo(Path other);

    boolean equals(Object other);

    int hashCode();

    String toString();
}
