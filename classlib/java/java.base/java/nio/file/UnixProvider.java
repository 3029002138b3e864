// SPDX-License-Identifier: MIT
package java.nio.file;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserPrincipal;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import jdk.internal.io.FileChannelImpl;
import jdk.internal.io.Posix;

/** The system's files: each operation is a call or two of the operating system. */
final class UnixProvider extends FileSystemProvider {
    static final UnixProvider ONLY = new UnixProvider();
    private final UnixFileSystem fileSystem = new UnixFileSystem();

    private UnixProvider() {
    }

    @Override
    public String getScheme() {
        return "file";
    }

    private static void checkRoot(URI uri) {
        if (!"file".equalsIgnoreCase(uri.getScheme()))
            throw new IllegalArgumentException("URI does not match this provider");
        if (!"/".equals(uri.getPath())) throw new IllegalArgumentException("Path component should be '/'");
    }

    @Override
    public FileSystem newFileSystem(URI uri, Map<String, ?> env) {
        checkRoot(uri);
        throw new FileSystemAlreadyExistsException();
    }

    @Override
    public FileSystem getFileSystem(URI uri) {
        checkRoot(uri);
        return fileSystem;
    }

    FileSystem fileSystem() {
        return fileSystem;
    }

    @Override
    public Path getPath(URI uri) {
        return new UnixPath(new File(uri).getPath());
    }

    @Override
    public SeekableByteChannel newByteChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attrs)
            throws IOException {
        return open(path, options, attrs);
    }

    @Override
    public FileChannel newFileChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attrs)
            throws IOException {
        return open(path, options, attrs);
    }

    @Override
    public AsynchronousFileChannel newAsynchronousFileChannel(Path path, Set<? extends OpenOption> options,
            ExecutorService executor, FileAttribute<?>... attrs) throws IOException {
        return new AsyncFile(open(path, options, attrs), executor);
    }

    @Override
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
        int mode = 0;
        for (AccessMode m : modes) mode |= m == AccessMode.READ ? 4 : m == AccessMode.WRITE ? 2 : 1;
        check(Posix.access(call(path), mode), path);
    }

    public boolean exists(Path path, LinkOption... options) {
        return stat(path, follows(options)) != null;
    }

    @SuppressWarnings("unchecked")
    public <A extends BasicFileAttributes> A readAttributesIfExists(Path path, Class<A> type, LinkOption... options)
            throws IOException {
        if (!type.isAssignableFrom(UnixAttributes.class)) throw new UnsupportedOperationException();
        long[] st = new long[Posix.STAT_SLOTS];
        long r = Posix.stat(call(path), follows(options), st);
        if (r == -Posix.ENOENT) return null;
        check(r, path);
        return (A) new UnixAttributes(st);
    }

    /** The exception that fits a failed call's result. */
    private static FileSystemException failed(long r, Path p, Path other) {
        String f = p == null ? null : p.toString(), o = other == null ? null : other.toString();
        int e = (int) -r;
        if (e == Posix.ENOENT) return new NoSuchFileException(f, o, null);
        if (e == Posix.EEXIST) return new FileAlreadyExistsException(f, o, null);
        if (e == Posix.EACCES) return new AccessDeniedException(f, o, null);
        if (e == Posix.ELOOP) return new FileSystemException(f, o,
                Posix.message(r) + " or unable to access attributes of symbolic link");
        return new FileSystemException(f, o, Posix.message(r));
    }

    private static void check(long r, Path p) throws IOException {
        if (r < 0) throw failed(r, p, null);
    }

    private static String call(Path p) {
        return UnixPath.of(p).call();
    }

    private static boolean follows(Object[] options) {
        for (int i = 0; i < options.length; i++) {
            if (options[i] == LinkOption.NOFOLLOW_LINKS) return false;
            Objects.requireNonNull(options[i]);
        }
        return true;
    }

    /** null if there is no such file. */
    private static UnixAttributes stat(Path p, boolean follow) {
        long[] st = new long[Posix.STAT_SLOTS];
        return Posix.stat(call(p), follow, st) < 0 ? null : new UnixAttributes(st);
    }

    private static UnixAttributes attributes(Path p, boolean follow) throws IOException {
        long[] st = new long[Posix.STAT_SLOTS];
        check(Posix.stat(call(p), follow, st), p);
        return new UnixAttributes(st);
    }

    private static int modeOf(FileAttribute<?>[] attrs, int def) {
        int mode = def;
        for (int i = 0; i < attrs.length; i++) {
            if (!attrs[i].name().equals("posix:permissions"))
                throw new UnsupportedOperationException("'" + attrs[i].name() + "' not supported as initial attribute");
            @SuppressWarnings("unchecked")
            Set<PosixFilePermission> s = (Set<PosixFilePermission>) attrs[i].value();
            mode = UnixAttributes.mode(s);
        }
        return mode;
    }

    // Opening.

    private static FileChannelImpl open(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attrs)
            throws IOException {
        boolean write = options.contains(StandardOpenOption.WRITE),
                append = options.contains(StandardOpenOption.APPEND);
        boolean read = options.contains(StandardOpenOption.READ) || !write && !append;
        for (OpenOption o : options) {
            if (o == null) throw new NullPointerException();
            if (!(o instanceof StandardOpenOption) && !(o instanceof LinkOption))
                throw new UnsupportedOperationException(o + " not supported");
        }
        if (read && append) throw new IllegalArgumentException("READ + APPEND not allowed");
        boolean truncate = options.contains(StandardOpenOption.TRUNCATE_EXISTING);
        if (append && truncate) throw new IllegalArgumentException("APPEND + TRUNCATE_EXISTING not allowed");
        int flags = (read ? Posix.READ : 0) | (write || append ? Posix.WRITE : 0);
        if (write || append) {
            if (append) flags |= Posix.APPEND;
            if (truncate) flags |= Posix.TRUNCATE;
            if (options.contains(StandardOpenOption.CREATE)) flags |= Posix.CREATE;
            if (options.contains(StandardOpenOption.CREATE_NEW)) flags |= Posix.CREATE | Posix.EXCLUSIVE;
        }
        if (options.contains(StandardOpenOption.SYNC) || options.contains(StandardOpenOption.DSYNC))
            flags |= Posix.SYNC;
        if (options.contains(LinkOption.NOFOLLOW_LINKS)) flags |= Posix.NOFOLLOW;
        int fd = Posix.open(call(path), flags, modeOf(attrs, 0666));
        check(fd, path);
        if (options.contains(StandardOpenOption.DELETE_ON_CLOSE)) Posix.unlink(call(path));
        return new FileChannelImpl(fd, read, write || append, append, null);
    }

    private static ArrayList<Path> list0(Path dir) throws IOException {
        int[] err = new int[1];
        String[] names = Posix.list(call(dir), err);
        if (names == null) {
            if (err[0] == -Posix.ENOTDIR) throw new NotDirectoryException(dir.toString());
            throw failed(err[0], dir, null);
        }
        ArrayList<Path> l = new ArrayList<Path>(names.length);
        for (int i = 0; i < names.length; i++) l.add(dir.resolve(names[i]));
        return l;
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(Path dir, DirectoryStream.Filter<? super Path> filter)
            throws IOException {
        final ArrayList<Path> all = list0(dir);
        if (filter != null) {
            for (Iterator<Path> it = all.iterator(); it.hasNext();) if (!filter.accept(it.next())) it.remove();
        }
        return new DirectoryStream<Path>() {
            private boolean closed, walked;

            @Override
            public Iterator<Path> iterator() {
                if (closed) throw new IllegalStateException("Directory stream is closed");
                if (walked) throw new IllegalStateException("Iterator already obtained");
                walked = true;
                return Collections.unmodifiableList(all).iterator();
            }

            @Override
            public void close() {
                closed = true;
            }
        };
    }

    @Override
    public void createDirectory(Path dir, FileAttribute<?>... attrs) throws IOException {
        check(Posix.mkdir(call(dir), modeOf(attrs, 0777)), dir);
    }

    @Override
    public void createSymbolicLink(Path link, Path target, FileAttribute<?>... attrs) throws IOException {
        modeOf(attrs, 0);
        check(Posix.symlink(target.toString(), call(link)), link);
    }

    @Override
    public void createLink(Path link, Path existing) throws IOException {
        int r = Posix.link(call(existing), call(link));
        if (r < 0) throw failed(r, link, existing);
    }

    @Override
    public Path readSymbolicLink(Path link) throws IOException {
        String s = Posix.readlink(call(link));
        if (s == null) {
            attributes(link, false);
            throw new NotLinkException(link.toString());
        }
        return Path.of(s);
    }

    private static int remove(Path path) throws IOException {
        UnixAttributes a = stat(path, false);
        if (a == null) return -Posix.ENOENT;
        int r = a.isDirectory() ? Posix.rmdir(call(path)) : Posix.unlink(call(path));
        if (r == -Posix.ENOTEMPTY || r == -Posix.EEXIST) throw new DirectoryNotEmptyException(path.toString());
        return r;
    }

    @Override
    public void delete(Path path) throws IOException {
        check(remove(path), path);
    }

    @Override
    public boolean deleteIfExists(Path path) throws IOException {
        int r = remove(path);
        if (r == -Posix.ENOENT) return false;
        check(r, path);
        return true;
    }

    /** Makes room for a copy or a move; true if source and target are one file. */
    private boolean prepare(Path source, Path target, UnixAttributes from, List<CopyOption> opts)
            throws IOException {
        UnixAttributes to = stat(target, false);
        if (to == null) return false;
        if (to.fileKey().equals(from.fileKey())) return true;
        if (!opts.contains(StandardCopyOption.REPLACE_EXISTING))
            throw new FileAlreadyExistsException(target.toString());
        delete(target);
        return false;
    }

    private static void keepTimes(UnixAttributes a, Path target) throws IOException {
        check(Posix.chmod(call(target), (int) a.st[Posix.MODE] & 07777), target);
        check(Posix.utimes(call(target), a.st[Posix.ATIME], a.st[Posix.MTIME]), target);
    }

    @Override
    public void copy(Path source, Path target, CopyOption... options) throws IOException {
        List<CopyOption> opts = Arrays.asList(options);
        for (CopyOption o : opts) if (Objects.requireNonNull(o) == StandardCopyOption.ATOMIC_MOVE)
            throw new UnsupportedOperationException("Unsupported copy option");
        UnixAttributes a = attributes(source, follows(options));
        if (prepare(source, target, a, opts)) return;
        if (a.isDirectory()) {
            createDirectory(target);
        } else if (a.isSymbolicLink()) {
            createSymbolicLink(target, readSymbolicLink(source));
            return;
        } else {
            try (InputStream in = newInputStream(source)) {
                try (OutputStream out = Channels.newOutputStream(
                        open(target, EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)))) {
                    in.transferTo(out);
                }
            }
            check(Posix.chmod(call(target), (int) a.st[Posix.MODE] & 0777), target);
        }
        if (opts.contains(StandardCopyOption.COPY_ATTRIBUTES)) keepTimes(a, target);
    }

    @Override
    public void move(Path source, Path target, CopyOption... options) throws IOException {
        List<CopyOption> opts = Arrays.asList(options);
        if (opts.contains(StandardCopyOption.COPY_ATTRIBUTES))
            throw new UnsupportedOperationException("Unsupported copy option");
        boolean atomic = opts.contains(StandardCopyOption.ATOMIC_MOVE);
        UnixAttributes a = attributes(source, false);
        if (!atomic && prepare(source, target, a, opts)) return;
        int r = Posix.rename(call(source), call(target));
        if (r == -Posix.EXDEV) {
            if (atomic) throw new AtomicMoveNotSupportedException(source.toString(), target.toString(),
                    Posix.message(r));
            copy(source, target, StandardCopyOption.COPY_ATTRIBUTES, LinkOption.NOFOLLOW_LINKS);
            delete(source);
        } else if (r < 0) {
            throw failed(r, source, target);
        }
    }

    @Override
    public FileStore getFileStore(Path path) throws IOException {
        attributes(path, true);
        return new UnixFileStore(call(path));
    }

    @Override
    public boolean isSameFile(Path path, Path path2) throws IOException {
        return path.equals(path2) || attributes(path, true).fileKey().equals(attributes(path2, true).fileKey());
    }

    @Override
    public boolean isHidden(Path path) throws IOException {
        Path name = path.getFileName();
        return name != null && name.toString().startsWith(".");
    }

    /** The view of one file that all the view types share. */
    private static final class View implements java.nio.file.attribute.PosixFileAttributeView {
        private final Path path;
        private final boolean follow;
        private final String name;

        View(Path path, boolean follow, String name) {
            this.path = path;
            this.follow = follow;
            this.name = name;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public PosixFileAttributes readAttributes() throws IOException {
            return attributes(path, follow);
        }

        @Override
        public void setTimes(FileTime modified, FileTime access, FileTime created) throws IOException {
            UnixAttributes a = attributes(path, follow);
            check(Posix.utimes(call(path), access == null ? a.st[Posix.ATIME] : access.to(TimeUnit.NANOSECONDS),
                    modified == null ? a.st[Posix.MTIME] : modified.to(TimeUnit.NANOSECONDS)), path);
        }

        @Override
        public void setPermissions(Set<PosixFilePermission> perms) throws IOException {
            check(Posix.chmod(call(path), UnixAttributes.mode(perms)), path);
        }

        @Override
        public void setGroup(java.nio.file.attribute.GroupPrincipal group) throws IOException {
            check(Posix.chown(call(path), -1, ((UnixAttributes.Id) group).id, follow), path);
        }

        @Override
        public UserPrincipal getOwner() throws IOException {
            return attributes(path, follow).owner();
        }

        @Override
        public void setOwner(UserPrincipal owner) throws IOException {
            check(Posix.chown(call(path), ((UnixAttributes.Id) owner).id, -1, follow), path);
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type,
            LinkOption... options) {
        if (!type.isAssignableFrom(View.class)) return null;
        String name = type == BasicFileAttributeView.class ? "basic"
                : type == java.nio.file.attribute.FileOwnerAttributeView.class ? "owner" : "posix";
        return (V) new View(path, follows(options), name);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
            throws IOException {
        if (!type.isAssignableFrom(UnixAttributes.class)) throw new UnsupportedOperationException();
        return (A) attributes(path, follows(options));
    }

    private static final String[] BASIC = {"size", "creationTime", "lastAccessTime", "lastModifiedTime", "isDirectory",
        "isRegularFile", "isSymbolicLink", "isOther", "fileKey"}, POSIX = {"permissions", "owner", "group"},
        UNIX = {"mode", "ino", "dev", "nlink", "uid", "gid", "ctime"};

    private static Object attribute(UnixAttributes a, String n) {
        switch (n) {
        case "size": return a.size();
        case "creationTime": return a.creationTime();
        case "lastAccessTime": return a.lastAccessTime();
        case "lastModifiedTime": return a.lastModifiedTime();
        case "isDirectory": return a.isDirectory();
        case "isRegularFile": return a.isRegularFile();
        case "isSymbolicLink": return a.isSymbolicLink();
        case "isOther": return a.isOther();
        case "fileKey": return a.fileKey();
        case "permissions": return a.permissions();
        case "owner": return a.owner();
        case "group": return a.group();
        case "mode": return (int) a.st[Posix.MODE];
        case "ino": return a.st[Posix.INODE];
        case "dev": return a.st[Posix.DEVICE];
        case "nlink": return (int) a.st[Posix.LINKS];
        case "uid": return (int) a.st[Posix.UID];
        case "gid": return (int) a.st[Posix.GID];
        case "ctime": return FileTime.from(a.st[Posix.CTIME], TimeUnit.NANOSECONDS);
        default: throw new IllegalArgumentException("'" + n + "' not recognized");
        }
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options)
            throws IOException {
        int colon = attributes.indexOf(':');
        String view = colon < 0 ? "basic" : attributes.substring(0, colon);
        if (!path.getFileSystem().supportedFileAttributeViews().contains(view))
            throw new UnsupportedOperationException("View '" + view + "' not available");
        UnixAttributes a = attributes(path, follows(options));
        List<String> known = new ArrayList<String>();
        if (!view.equals("owner")) known.addAll(Arrays.asList(BASIC));
        if (view.equals("owner")) known.add("owner");
        if (view.equals("posix") || view.equals("unix")) known.addAll(Arrays.asList(POSIX));
        if (view.equals("unix")) known.addAll(Arrays.asList(UNIX));
        Map<String, Object> m = new HashMap<String, Object>();
        for (String n : attributes.substring(colon + 1).split(",")) {
            if (n.equals("*")) {
                for (String k : known) m.put(k, attribute(a, k));
            } else {
                if (!known.contains(n)) throw new IllegalArgumentException("'" + n + "' not recognized");
                m.put(n, attribute(a, n));
            }
        }
        return m;
    }

    @Override
    @SuppressWarnings("unchecked")
    public void setAttribute(Path path, String attribute, Object value, LinkOption... options)
            throws IOException {
        View v = new View(path, follows(options), "posix");
        switch (attribute.substring(attribute.indexOf(':') + 1)) {
        case "lastModifiedTime":
            v.setTimes((FileTime) value, null, null);
            break;
        case "lastAccessTime":
            v.setTimes(null, (FileTime) value, null);
            break;
        case "permissions":
            v.setPermissions((Set<PosixFilePermission>) value);
            break;
        case "owner":
            v.setOwner((UserPrincipal) value);
            break;
        case "mode":
            check(Posix.chmod(call(path), (Integer) value), path);
            break;
        default:
            throw new IllegalArgumentException("'" + attribute + "' not recognized");
        }
    }
}
