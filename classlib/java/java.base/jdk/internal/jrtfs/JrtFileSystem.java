// SPDX-License-Identifier: MIT
package jdk.internal.jrtfs;

import java.io.IOException;
import java.nio.file.ClosedFileSystemException;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.WatchService;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.Collections;
import java.util.Set;
import jdk.internal.io.SlashPath;
import jdk.internal.loader.BootModules;

/**
 * The files of the library: /modules/MODULE/NAME, and for each package, and what packages begin with, the modules that
 * have it: /packages/a.b/MODULE, a link to /modules/MODULE. The tree is made once, when it is first asked for.
 */
final class JrtFileSystem extends FileSystem {
    private final JrtProvider provider;
    private final boolean lasting;
    private volatile boolean closed;

    /** One that lasts is never closed. */
    JrtFileSystem(JrtProvider provider, boolean lasting) {
        this.provider = provider;
        this.lasting = lasting;
    }

    private static final class Tree {
        static final JrtNode ROOT = JrtNode.directory();

        static {
            JrtNode modules = ROOT.below("modules"), packages = ROOT.below("packages");
            for (String file : BootModules.files()) {
                int slash = file.lastIndexOf('/');
                String name = slash < 0 ? "" : BootModules.moduleOf(file.substring(0, slash).replace('/', '.'));
                String module = name.isEmpty() ? "java.base" : name;
                JrtNode at = modules.below(module);
                for (int from = 0, to; (to = file.indexOf('/', from)) >= 0; from = to + 1) {
                    at = at.below(file.substring(from, to));
                    packages.below(file.substring(0, to).replace('/', '.')).children
                            .put(module, JrtNode.link("/modules/" + module));
                }
                at.children.put(file.substring(slash + 1), JrtNode.file(file));
            }
        }
    }

    /** The path without links; the last name may be one that is not followed. */
    JrtPath real(Path p, boolean follow) throws IOException {
        JrtPath real = new JrtPath(this, "/");
        Path whole = p.toAbsolutePath().normalize();
        for (int i = 0; i < whole.getNameCount(); i++) {
            JrtNode dir = at(real);
            JrtNode n = dir.children == null ? null : dir.children.get(whole.getName(i).toString());
            if (n == null) throw new NoSuchFileException(p.toString());
            boolean through = n.target != null && (follow || i < whole.getNameCount() - 1);
            real = through ? new JrtPath(this, n.target) : (JrtPath) real.resolve(whole.getName(i));
        }
        return real;
    }

    /** The node of a path that real has found. */
    private static JrtNode at(Path real) {
        JrtNode n = Tree.ROOT;
        for (Path name : real) n = n.children.get(name.toString());
        return n;
    }

    JrtNode find(Path p, boolean follow) throws IOException {
        if (closed) throw new ClosedFileSystemException();
        return at(real(p, follow));
    }

    @Override
    public FileSystemProvider provider() {
        return provider;
    }

    @Override
    public void close() throws IOException {
        if (lasting) throw new UnsupportedOperationException();
        closed = true;
    }

    @Override
    public boolean isOpen() {
        return !closed;
    }

    @Override
    public boolean isReadOnly() {
        return true;
    }

    @Override
    public String getSeparator() {
        return "/";
    }

    @Override
    public Iterable<Path> getRootDirectories() {
        return Collections.singletonList((Path) new JrtPath(this, "/"));
    }

    @Override
    public Iterable<FileStore> getFileStores() {
        return Collections.singletonList((FileStore) new JrtStore());
    }

    @Override
    public Set<String> supportedFileAttributeViews() {
        return Set.of("basic");
    }

    @Override
    public String toString() {
        return "jrt:/";
    }

    @Override
    public Path getPath(String first, String... more) {
        return new JrtPath(this, SlashPath.joined(first, more));
    }

    @Override
    public PathMatcher getPathMatcher(String syntaxAndPattern) {
        return SlashPath.matcher(syntaxAndPattern);
    }

    @Override
    public UserPrincipalLookupService getUserPrincipalLookupService() {
        throw new UnsupportedOperationException();
    }

    @Override
    public WatchService newWatchService() {
        throw new UnsupportedOperationException();
    }
}
