// SPDX-License-Identifier: MIT
package java.nio.file;

import java.io.IOException;
import java.net.URI;
import java.nio.file.attribute.BasicFileAttributes;
import jdk.internal.io.Posix;
import jdk.internal.io.SlashPath;

/** A path of the default file system. */
final class UnixPath extends SlashPath {
    UnixPath(String path) {
        super(path);
    }

    @Override
    protected SlashPath make(String path) {
        return new UnixPath(path);
    }

    static UnixPath of(Path p) {
        if (p == null) throw new NullPointerException();
        if (!(p instanceof UnixPath)) throw new ProviderMismatchException();
        return (UnixPath) p;
    }

    /** The string for a system call. */
    String call() {
        return path.isEmpty() ? "." : path;
    }

    @Override
    public FileSystem getFileSystem() {
        return FileSystems.getDefault();
    }

    @Override
    public WatchKey register(WatchService watcher, WatchEvent.Kind<?>[] events, WatchEvent.Modifier... modifiers)
            throws IOException {
        if (watcher == null) throw new NullPointerException();
        if (!(watcher instanceof PollingWatch)) throw new ProviderMismatchException();
        return ((PollingWatch) watcher).register(this, events);
    }

    @Override
    public URI toUri() {
        URI u = toFile().toURI();
        return URI.create("file://" + u.getRawPath());
    }

    @Override
    public Path toAbsolutePath() {
        return isAbsolute() ? this : new UnixPath(toFile().getAbsolutePath());
    }

    @Override
    public Path toRealPath(LinkOption... options) throws IOException {
        Path abs = toAbsolutePath();
        if (options.length > 0) {
            Files.readAttributes(this, BasicFileAttributes.class, options);
            return abs.normalize();
        }
        String real = Posix.realpath(abs.toString());
        if (real == null) {
            Files.readAttributes(this, BasicFileAttributes.class);
            throw new FileSystemException(path);
        }
        return new UnixPath(real);
    }
}
