// SPDX-License-Identifier: MIT
package jdk.internal.jrtfs;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemException;
import java.nio.file.LinkOption;
import java.nio.file.NotDirectoryException;
import java.nio.file.NotLinkException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.ReadOnlyFileSystemException;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.internal.io.BasicAttributes;
import jdk.internal.io.ListedDirectory;
import jdk.internal.io.MemoryChannel;

/** The library as a file system that is only read: URIs "jrt:/", "jrt:/MODULE/NAME". */
public final class JrtProvider extends FileSystemProvider {
    public static final JrtProvider ONLY = new JrtProvider();
    private final JrtFileSystem lasting = new JrtFileSystem(this, true);

    private JrtProvider() {
    }

    @Override
    public String getScheme() {
        return "jrt";
    }

    private static void checkScheme(URI uri) {
        if (!"jrt".equalsIgnoreCase(uri.getScheme()))
            throw new IllegalArgumentException("URI does not match this provider");
    }

    private static void checkRoot(URI uri) {
        checkScheme(uri);
        if (uri.getAuthority() != null) throw new IllegalArgumentException("Authority component present");
        if (!"/".equals(uri.getPath())) throw new IllegalArgumentException("Path component should be '/'");
        if (uri.getQuery() != null) throw new IllegalArgumentException("Query component present");
        if (uri.getFragment() != null) throw new IllegalArgumentException("Fragment component present");
    }

    /** The files of another home cannot be read here. */
    @Override
    public FileSystem newFileSystem(URI uri, Map<String, ?> env) {
        checkRoot(uri);
        if (env.get("java.home") != null) throw new UnsupportedOperationException("java.home");
        return new JrtFileSystem(this, false);
    }

    @Override
    public FileSystem getFileSystem(URI uri) {
        checkRoot(uri);
        return lasting;
    }

    @Override
    public Path getPath(URI uri) {
        checkScheme(uri);
        String path = uri.getPath();
        if (path == null || !path.startsWith("/")) throw new IllegalArgumentException("Invalid path component");
        return lasting.getPath("/modules", path);
    }

    static boolean follows(LinkOption... options) {
        boolean follow = true;
        for (LinkOption o : options) follow &= o != LinkOption.NOFOLLOW_LINKS;
        return follow;
    }

    private static JrtNode node(Path p, LinkOption... options) throws IOException {
        return JrtPath.of(p).getFileSystem().find(p, follows(options));
    }

    @Override
    public SeekableByteChannel newByteChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attrs)
            throws IOException {
        JrtPath.of(path);
        for (OpenOption o : options) {
            if (o == null) throw new NullPointerException();
            if (!(o instanceof StandardOpenOption) && !(o instanceof LinkOption))
                throw new UnsupportedOperationException("option class: " + o.getClass());
        }
        if (options.contains(StandardOpenOption.WRITE) || options.contains(StandardOpenOption.APPEND))
            throw new ReadOnlyFileSystemException();
        JrtNode n = node(path);
        if (n.isDirectory()) throw new FileSystemException(path + " is a directory");
        return new MemoryChannel(n.contents());
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(Path dir, DirectoryStream.Filter<? super Path> filter)
            throws IOException {
        JrtNode n = node(dir);
        if (!n.isDirectory()) throw new NotDirectoryException(dir.toString());
        List<Path> list = new ArrayList<Path>();
        for (String s : n.children.keySet()) list.add(dir.resolve(s));
        return new ListedDirectory(list, filter);
    }

    @Override
    public Path readSymbolicLink(Path link) throws IOException {
        JrtNode n = node(link, LinkOption.NOFOLLOW_LINKS);
        if (!n.isSymbolicLink()) throw new NotLinkException(link.toString());
        return link.getFileSystem().getPath(n.target);
    }

    @Override
    public void createDirectory(Path dir, FileAttribute<?>... attrs) {
        throw new ReadOnlyFileSystemException();
    }

    @Override
    public void delete(Path path) {
        throw new ReadOnlyFileSystemException();
    }

    @Override
    public void copy(Path source, Path target, CopyOption... options) {
        throw new ReadOnlyFileSystemException();
    }

    @Override
    public void move(Path source, Path target, CopyOption... options) {
        throw new ReadOnlyFileSystemException();
    }

    @Override
    public void setAttribute(Path path, String attribute, Object value, LinkOption... options) {
        throw new ReadOnlyFileSystemException();
    }

    /** Two paths that lead to one file, through a link or not. */
    @Override
    public boolean isSameFile(Path path, Path path2) throws IOException {
        return path.equals(path2) || path2 instanceof JrtPath && node(path) == node(path2);
    }

    @Override
    public boolean isHidden(Path path) {
        return false;
    }

    @Override
    public FileStore getFileStore(Path path) {
        JrtPath.of(path);
        return new JrtStore();
    }

    @Override
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
        node(path);
        for (AccessMode m : modes) if (m != AccessMode.READ) throw new AccessDeniedException(path.toString());
    }

    private static final class View implements BasicFileAttributeView {
        private final Path path;
        private final LinkOption[] options;

        View(Path path, LinkOption[] options) {
            this.path = path;
            this.options = options;
        }

        @Override
        public String name() {
            return "basic";
        }

        @Override
        public BasicFileAttributes readAttributes() throws IOException {
            return node(path, options);
        }

        @Override
        public void setTimes(FileTime modified, FileTime access, FileTime created) {
            throw new ReadOnlyFileSystemException();
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type, LinkOption... options) {
        JrtPath.of(path);
        return type == BasicFileAttributeView.class ? (V) new View(path, options) : null;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
            throws IOException {
        if (type != BasicFileAttributes.class)
            throw new UnsupportedOperationException("Attributes of type " + type.getName() + " not supported");
        return (A) node(path, options);
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options) throws IOException {
        int colon = attributes.indexOf(':');
        String view = colon < 0 ? "basic" : attributes.substring(0, colon);
        if (!view.equals("basic")) throw new UnsupportedOperationException("view <" + view + "> is not supported");
        return BasicAttributes.chosen(node(path, options), attributes.substring(colon + 1));
    }
}
