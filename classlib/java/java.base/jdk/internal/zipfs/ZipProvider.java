// SPDX-License-Identifier: MIT
package jdk.internal.zipfs;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipException;
import jdk.internal.io.BasicAttributes;
import jdk.internal.io.ListedDirectory;
import jdk.internal.io.MemoryChannel;

/** Zip and jar files as file systems: URIs "jar:file:/x.zip!/entry". */
public final class ZipProvider extends FileSystemProvider {
    public static final ZipProvider ONLY = new ZipProvider();
    /** The file systems that were made by URI, by real path; guarded by itself. */
    private final Map<Path, ZipFileSystem> open = new HashMap<Path, ZipFileSystem>();

    private ZipProvider() {
    }

    @Override
    public String getScheme() {
        return "jar";
    }

    /** The zip file of a URI. */
    private static Path fileOf(URI uri) {
        if (!"jar".equalsIgnoreCase(uri.getScheme())) throw new IllegalArgumentException("URI scheme is not 'jar'");
        String s = uri.getRawSchemeSpecificPart();
        int bang = s.indexOf("!/");
        return Path.of(URI.create(bang < 0 ? s : s.substring(0, bang))).toAbsolutePath();
    }

    @Override
    public FileSystem newFileSystem(URI uri, Map<String, ?> env) throws IOException {
        Path p = fileOf(uri);
        if (Files.exists(p) && !Files.isRegularFile(p)) throw new UnsupportedOperationException();
        synchronized (open) {
            Path key = Files.exists(p) ? p.toRealPath() : p;
            if (open.containsKey(key)) throw new FileSystemAlreadyExistsException(key.toString());
            ZipFileSystem z = make(p, env);
            open.put(p.toRealPath(), z);
            return z;
        }
    }

    @Override
    public FileSystem newFileSystem(Path path, Map<String, ?> env) throws IOException {
        if (path.getFileSystem() != FileSystems.getDefault())
            throw new UnsupportedOperationException("zip file in another file system");
        if (Files.exists(path) && !Files.isRegularFile(path)) throw new UnsupportedOperationException();
        return make(path, env);
    }

    /** A file that is no zip file by name is left to other providers. */
    private ZipFileSystem make(Path path, Map<String, ?> env) throws IOException {
        try {
            return new ZipFileSystem(this, path, env);
        } catch (ZipException e) {
            String n = path.toString();
            if (n.endsWith(".zip") || n.endsWith(".jar")) throw e;
            throw new UnsupportedOperationException();
        }
    }

    void gone(ZipFileSystem z) {
        synchronized (open) {
            open.values().remove(z);
        }
    }

    @Override
    public FileSystem getFileSystem(URI uri) {
        Path p = fileOf(uri);
        synchronized (open) {
            ZipFileSystem z = null;
            try {
                z = open.get(p.toRealPath());
            } catch (IOException e) {
                z = null;
            }
            if (z == null) throw new FileSystemNotFoundException();
            return z;
        }
    }

    @Override
    public Path getPath(URI uri) {
        String s = uri.getSchemeSpecificPart();
        int bang = s.indexOf("!/");
        if (bang < 0) throw new IllegalArgumentException("URI: " + uri
                + " does not contain path info ex. jar:file:/c:/foo.zip!/BAR");
        return getFileSystem(uri).getPath(s.substring(bang + 1));
    }

    private static ZipNode node(Path p) throws IOException {
        ZipPath z = ZipPath.of(p);
        ZipNode n = z.zip.find(z);
        if (n == null) throw new NoSuchFileException(p.toString());
        return n;
    }

    /** The directory above a path. */
    private static ZipNode above(Path p) throws IOException {
        Path up = p.toAbsolutePath().normalize().getParent();
        ZipNode n = up == null ? null : ZipPath.of(p).zip.find(up);
        if (n == null || n.children == null) throw new NoSuchFileException(p.toString());
        return n;
    }

    private static String name(Path p) {
        return p.toAbsolutePath().normalize().getFileName().toString();
    }

    @Override
    public SeekableByteChannel newByteChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attrs)
            throws IOException {
        for (OpenOption o : options) {
            if (o == null) throw new NullPointerException();
            if (!(o instanceof StandardOpenOption) && !(o instanceof LinkOption))
                throw new IllegalArgumentException("option class: " + o.getClass());
        }
        boolean append = options.contains(StandardOpenOption.APPEND);
        boolean write = append || options.contains(StandardOpenOption.WRITE);
        boolean read = !write || options.contains(StandardOpenOption.READ);
        ZipFileSystem zip = ZipPath.of(path).zip;
        synchronized (zip) {
            ZipNode n = zip.find(path);
            if (n != null && n.isDirectory()) throw new FileAlreadyExistsException(path.toString());
            if (!write) return new MemoryChannel(zip.contents(node(path)));
            zip.checkWritable();
            if (n != null && options.contains(StandardOpenOption.CREATE_NEW))
                throw new FileAlreadyExistsException(path.toString());
            if (n == null) {
                if (!options.contains(StandardOpenOption.CREATE) && !options.contains(StandardOpenOption.CREATE_NEW))
                    throw new NoSuchFileException(path.toString());
                ZipNode dir = above(path);
                n = new ZipNode(false);
                n.bytes = new byte[0];
                dir.children.put(name(path), n);
                zip.touched();
            }
            boolean truncate = options.contains(StandardOpenOption.TRUNCATE_EXISTING);
            byte[] old = truncate ? new byte[0] : zip.contents(n).clone();
            final ZipNode node = n;
            return new MemoryChannel(old, read, true, append) {
                @Override
                protected void written(byte[] all) {
                    zip.changed(node, all);
                }
            };
        }
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(Path dir, DirectoryStream.Filter<? super Path> filter)
            throws IOException {
        ZipPath d = ZipPath.of(dir);
        final List<Path> l = new ArrayList<Path>();
        synchronized (d.zip) {
            ZipNode n = node(dir);
            if (!n.isDirectory()) throw new NotDirectoryException(dir.toString());
            for (String s : n.children.keySet()) l.add(dir.resolve(s));
        }
        return new ListedDirectory(l, filter);
    }

    @Override
    public void createDirectory(Path dir, FileAttribute<?>... attrs) throws IOException {
        ZipFileSystem zip = ZipPath.of(dir).zip;
        synchronized (zip) {
            zip.checkWritable();
            if (zip.find(dir) != null) throw new FileAlreadyExistsException(dir.toString());
            above(dir).children.put(name(dir), new ZipNode(true));
            zip.touched();
        }
    }

    @Override
    public void delete(Path path) throws IOException {
        ZipFileSystem zip = ZipPath.of(path).zip;
        synchronized (zip) {
            zip.checkWritable();
            ZipNode n = node(path);
            if (n == zip.root) throw new FileSystemException(path.toString(), null, "root directory can't be deleted");
            if (n.isDirectory() && !n.children.isEmpty()) throw new DirectoryNotEmptyException(path.toString());
            above(path).children.remove(name(path));
            zip.touched();
        }
    }

    /** Puts a copy of a node, without children, to the place of target; false if both are one. */
    private boolean put(Path source, Path target, boolean move, CopyOption[] options) throws IOException {
        ZipFileSystem from = ZipPath.of(source).zip, to = ZipPath.of(target).zip;
        List<CopyOption> opts = Arrays.asList(options);
        to.checkWritable();
        ZipNode n = node(source), old = to.find(target);
        if (n == old) return false;
        if (old != null) {
            if (!opts.contains(StandardCopyOption.REPLACE_EXISTING))
                throw new FileAlreadyExistsException(target.toString());
            delete(target);
        }
        if (move && n.isDirectory() && !n.children.isEmpty() && from != to)
            throw new DirectoryNotEmptyException(source.toString());
        ZipNode copy = new ZipNode(n.isDirectory());
        if (n.isRegularFile()) copy.bytes = from.contents(n);
        else if (move) copy.children.putAll(n.children);
        if (move || opts.contains(StandardCopyOption.COPY_ATTRIBUTES)) copy.time = n.time;
        above(target).children.put(name(target), copy);
        to.touched();
        return true;
    }

    @Override
    public void copy(Path source, Path target, CopyOption... options) throws IOException {
        synchronized (ZipPath.of(target).zip) {
            put(source, target, false, options);
        }
    }

    @Override
    public void move(Path source, Path target, CopyOption... options) throws IOException {
        ZipFileSystem from = ZipPath.of(source).zip;
        synchronized (ZipPath.of(target).zip) {
            from.checkWritable();
            if (target.toAbsolutePath().normalize().startsWith(source.toAbsolutePath().normalize())
                    && node(source).isDirectory() && !isSameFile(source, target))
                throw new FileSystemException(source.toString(), target.toString(), "a directory into itself");
            if (!put(source, target, true, options)) return;
            above(source).children.remove(name(source));
            from.touched();
        }
    }

    @Override
    public boolean isSameFile(Path path, Path path2) throws IOException {
        return path.equals(path2) || path2 instanceof ZipPath && node(path) == node(path2);
    }

    @Override
    public boolean isHidden(Path path) {
        return false;
    }

    @Override
    public FileStore getFileStore(Path path) throws IOException {
        return new ZipStore(ZipPath.of(path).zip);
    }

    @Override
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
        node(path);
        for (AccessMode m : modes) {
            if (m == AccessMode.EXECUTE) throw new AccessDeniedException(path.toString());
            if (m == AccessMode.WRITE && ZipPath.of(path).zip.isReadOnly())
                throw new AccessDeniedException(path.toString());
        }
    }

    private static final class View implements BasicFileAttributeView {
        private final Path path;

        View(Path path) {
            this.path = path;
        }

        @Override
        public String name() {
            return "basic";
        }

        @Override
        public BasicFileAttributes readAttributes() throws IOException {
            return node(path);
        }

        @Override
        public void setTimes(FileTime modified, FileTime access, FileTime created) throws IOException {
            ZipFileSystem zip = ZipPath.of(path).zip;
            zip.checkWritable();
            ZipNode n = node(path);
            if (modified != null) n.time = modified;
            zip.touched();
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type, LinkOption... options) {
        ZipPath.of(path);
        return type == BasicFileAttributeView.class ? (V) new View(path) : null;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
            throws IOException {
        if (type != BasicFileAttributes.class)
            throw new UnsupportedOperationException("Attributes of type " + type.getName() + " not supported");
        return (A) node(path);
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options) throws IOException {
        ZipNode n = node(path);
        int colon = attributes.indexOf(':');
        String view = colon < 0 ? "basic" : attributes.substring(0, colon);
        if (!view.equals("basic") && !view.equals("zip"))
            throw new UnsupportedOperationException("view <" + view + "> is not supported");
        return BasicAttributes.chosen(n, attributes.substring(colon + 1));
    }

    @Override
    public void setAttribute(Path path, String attribute, Object value, LinkOption... options) throws IOException {
        String a = attribute.substring(attribute.indexOf(':') + 1);
        if (!a.equals("lastModifiedTime"))
            throw new UnsupportedOperationException("'" + attribute + "' is unknown or read-only attribute");
        new View(path).setTimes((FileTime) value, null, null);
    }
}
