// SPDX-License-Identifier: MIT
package jdk.internal.jrtfs;

import java.io.IOError;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.ProviderMismatchException;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import jdk.internal.io.SlashPath;

/** A path in the library. Relative paths are relative to the root. */
final class JrtPath extends SlashPath {
    private final JrtFileSystem system;

    JrtPath(JrtFileSystem system, String path) {
        super(path);
        this.system = system;
    }

    static JrtPath of(Path p) {
        if (p == null) throw new NullPointerException();
        if (!(p instanceof JrtPath)) throw new ProviderMismatchException();
        return (JrtPath) p;
    }

    @Override
    protected SlashPath make(String path) {
        return new JrtPath(system, path);
    }

    @Override
    public JrtFileSystem getFileSystem() {
        return system;
    }

    @Override
    public Path toAbsolutePath() {
        return isAbsolute() ? this : make("/" + path);
    }

    @Override
    public Path toRealPath(LinkOption... options) throws IOException {
        return system.real(this, JrtProvider.follows(options));
    }

    /** Only what lies below /modules has a URI: jrt:/MODULE/NAME. */
    @Override
    public URI toUri() {
        String whole = toAbsolutePath().normalize().toString();
        if (!whole.equals("/modules") && !whole.startsWith("/modules/"))
            throw new IOError(new RuntimeException(whole + " cannot be represented as URI"));
        try {
            String rest = whole.substring("/modules".length());
            return new URI("jrt", rest.isEmpty() ? "/" : rest, null);
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public WatchKey register(WatchService watcher, WatchEvent.Kind<?>[] events, WatchEvent.Modifier... modifiers) {
        if (watcher == null || events == null || modifiers == null) throw new NullPointerException();
        throw new UnsupportedOperationException();
    }
}
