// SPDX-License-Identifier: MIT
package jdk.internal.zipfs;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.ProviderMismatchException;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import jdk.internal.io.SlashPath;

/** A path in a zip file. Relative paths are relative to the root. */
final class ZipPath extends SlashPath {
    final ZipFileSystem zip;

    ZipPath(ZipFileSystem zip, String path) {
        super(path);
        this.zip = zip;
    }

    @Override
    protected SlashPath make(String path) {
        return new ZipPath(zip, path);
    }

    static ZipPath of(Path p) {
        if (p == null) throw new NullPointerException();
        if (!(p instanceof ZipPath)) throw new ProviderMismatchException();
        return (ZipPath) p;
    }

    @Override
    public FileSystem getFileSystem() {
        return zip;
    }

    @Override
    public Path toAbsolutePath() {
        return isAbsolute() ? this : make("/" + path);
    }

    @Override
    public Path toRealPath(LinkOption... options) throws IOException {
        Path real = toAbsolutePath().normalize();
        zip.provider().readAttributes(real, BasicFileAttributes.class);
        return real;
    }

    @Override
    public URI toUri() {
        return URI.create("jar:" + zip.file.toUri() + "!" + escaped());
    }

    private String escaped() {
        try {
            return new URI(null, null, toAbsolutePath().normalize().toString(), null).getRawPath();
        } catch (java.net.URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public WatchKey register(WatchService watcher, WatchEvent.Kind<?>[] events, WatchEvent.Modifier... modifiers) {
        if (watcher == null || events == null || modifiers == null) throw new NullPointerException();
        throw new ProviderMismatchException();
    }
}
