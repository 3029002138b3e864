// SPDX-License-Identifier: MIT
package java.nio.file;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserPrincipal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;
import jdk.internal.io.FileChannelImpl;
import jdk.internal.io.Posix;

/** Operations on files. */
public final class Files {
    private static final Random RANDOM = new Random();

    private Files() {
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

    public static InputStream newInputStream(Path path, OpenOption... options) throws IOException {
        Set<OpenOption> s = new HashSet<OpenOption>(Arrays.asList(options));
        if (s.contains(StandardOpenOption.WRITE) || s.contains(StandardOpenOption.APPEND))
            throw new UnsupportedOperationException("'" + options[0] + "' not allowed");
        return Channels.newInputStream(open(path, s));
    }

    public static OutputStream newOutputStream(Path path, OpenOption... options) throws IOException {
        Set<OpenOption> s = new HashSet<OpenOption>(Arrays.asList(options));
        if (s.contains(StandardOpenOption.READ)) throw new IllegalArgumentException("READ not allowed");
        if (s.isEmpty()) {
            s.add(StandardOpenOption.CREATE);
            s.add(StandardOpenOption.TRUNCATE_EXISTING);
        }
        s.add(StandardOpenOption.WRITE);
        return Channels.newOutputStream(open(path, s));
    }

    public static SeekableByteChannel newByteChannel(Path path, Set<? extends OpenOption> options,
            FileAttribute<?>... attrs) throws IOException {
        return open(path, options, attrs);
    }

    public static SeekableByteChannel newByteChannel(Path path, OpenOption... options) throws IOException {
        return open(path, new HashSet<OpenOption>(Arrays.asList(options)));
    }

    public static DirectoryStream<Path> newDirectoryStream(Path dir) throws IOException {
        return newDirectoryStream(dir, (DirectoryStream.Filter<Path>) null);
    }

    public static DirectoryStream<Path> newDirectoryStream(Path dir, String glob) throws IOException {
        if (glob.equals("*")) return newDirectoryStream(dir);
        final PathMatcher m = dir.getFileSystem().getPathMatcher("glob:" + glob);
        return newDirectoryStream(dir, new DirectoryStream.Filter<Path>() {
            @Override
            public boolean accept(Path entry) {
                return m.matches(entry.getFileName());
            }
        });
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

    public static DirectoryStream<Path> newDirectoryStream(Path dir, DirectoryStream.Filter<? super Path> filter)
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

    // Making and removing.

    public static Path createFile(Path path, FileAttribute<?>... attrs) throws IOException {
        open(path, EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), attrs).close();
        return path;
    }

    public static Path createDirectory(Path dir, FileAttribute<?>... attrs) throws IOException {
        check(Posix.mkdir(call(dir), modeOf(attrs, 0777)), dir);
        return dir;
    }

    public static Path createDirectories(Path dir, FileAttribute<?>... attrs) throws IOException {
        UnixAttributes a = stat(dir, true);
        if (a != null) {
            if (!a.isDirectory()) throw new FileAlreadyExistsException(dir.toString());
            return dir;
        }
        Path parent = dir.toAbsolutePath().getParent();
        if (parent != null) createDirectories(parent, attrs);
        int r = Posix.mkdir(call(dir), modeOf(attrs, 0777));
        if (r == -Posix.EEXIST && isDirectory(dir)) return dir;
        check(r, dir);
        return dir;
    }

    private static Path temp(Path dir, String prefix, String suffix, boolean directory, FileAttribute<?>[] attrs)
            throws IOException {
        if (dir == null) dir = Path.of(System.getProperty("java.io.tmpdir"));
        String p = prefix == null ? "" : prefix, s = suffix == null ? directory ? "" : ".tmp" : suffix;
        while (true) {
            Path file = dir.resolve(p + Long.toUnsignedString(RANDOM.nextLong()) + s);
            if (dir.getNameCount() + 1 != file.getNameCount() || file.getParent() != null
                    && !file.getParent().equals(dir))
                throw new IllegalArgumentException("Invalid prefix or suffix");
            int r;
            if (directory) {
                r = Posix.mkdir(call(file), modeOf(attrs, 0700));
            } else {
                r = Posix.open(call(file), Posix.READ | Posix.WRITE | Posix.CREATE | Posix.EXCLUSIVE,
                        modeOf(attrs, 0600));
                if (r >= 0) Posix.close(r);
            }
            if (r == -Posix.EEXIST) continue;
            check(r, file);
            return file;
        }
    }

    public static Path createTempFile(Path dir, String prefix, String suffix, FileAttribute<?>... attrs)
            throws IOException {
        return temp(Objects.requireNonNull(dir), prefix, suffix, false, attrs);
    }

    public static Path createTempFile(String prefix, String suffix, FileAttribute<?>... attrs) throws IOException {
        return temp(null, prefix, suffix, false, attrs);
    }

    public static Path createTempDirectory(Path dir, String prefix, FileAttribute<?>... attrs) throws IOException {
        return temp(Objects.requireNonNull(dir), prefix, null, true, attrs);
    }

    public static Path createTempDirectory(String prefix, FileAttribute<?>... attrs) throws IOException {
        return temp(null, prefix, null, true, attrs);
    }

    public static Path createSymbolicLink(Path link, Path target, FileAttribute<?>... attrs) throws IOException {
        modeOf(attrs, 0);
        check(Posix.symlink(target.toString(), call(link)), link);
        return link;
    }

    public static Path createLink(Path link, Path existing) throws IOException {
        int r = Posix.link(call(existing), call(link));
        if (r < 0) throw failed(r, link, existing);
        return link;
    }

    public static Path readSymbolicLink(Path link) throws IOException {
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

    public static void delete(Path path) throws IOException {
        check(remove(path), path);
    }

    public static boolean deleteIfExists(Path path) throws IOException {
        int r = remove(path);
        if (r == -Posix.ENOENT) return false;
        check(r, path);
        return true;
    }

    /** Makes room for a copy or a move; true if source and target are one file. */
    private static boolean prepare(Path source, Path target, UnixAttributes from, List<CopyOption> opts)
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

    public static Path copy(Path source, Path target, CopyOption... options) throws IOException {
        List<CopyOption> opts = Arrays.asList(options);
        for (CopyOption o : opts) if (Objects.requireNonNull(o) == StandardCopyOption.ATOMIC_MOVE)
            throw new UnsupportedOperationException("Unsupported copy option");
        UnixAttributes a = attributes(source, follows(options));
        if (prepare(source, target, a, opts)) return target;
        if (a.isDirectory()) {
            createDirectory(target);
        } else if (a.isSymbolicLink()) {
            return createSymbolicLink(target, readSymbolicLink(source));
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
        return target;
    }

    public static Path move(Path source, Path target, CopyOption... options) throws IOException {
        List<CopyOption> opts = Arrays.asList(options);
        if (opts.contains(StandardCopyOption.COPY_ATTRIBUTES))
            throw new UnsupportedOperationException("Unsupported copy option");
        boolean atomic = opts.contains(StandardCopyOption.ATOMIC_MOVE);
        UnixAttributes a = attributes(source, false);
        if (!atomic && prepare(source, target, a, opts)) return target;
        int r = Posix.rename(call(source), call(target));
        if (r == -Posix.EXDEV) {
            if (atomic) throw new AtomicMoveNotSupportedException(source.toString(), target.toString(),
                    Posix.message(r));
            copy(source, target, StandardCopyOption.COPY_ATTRIBUTES, LinkOption.NOFOLLOW_LINKS);
            delete(source);
        } else if (r < 0) {
            throw failed(r, source, target);
        }
        return target;
    }

    public static long copy(InputStream in, Path target, CopyOption... options) throws IOException {
        Objects.requireNonNull(in);
        for (CopyOption o : options) {
            if (o != StandardCopyOption.REPLACE_EXISTING) throw new UnsupportedOperationException(o + " not supported");
            deleteIfExists(target);
        }
        try (OutputStream out = Channels.newOutputStream(
                open(target, EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)))) {
            return in.transferTo(out);
        }
    }

    public static long copy(Path source, OutputStream out) throws IOException {
        Objects.requireNonNull(out);
        try (InputStream in = newInputStream(source)) {
            return in.transferTo(out);
        }
    }

    // Attributes.

    public static FileStore getFileStore(Path path) throws IOException {
        attributes(path, true);
        return new UnixFileStore(call(path));
    }

    public static boolean isSameFile(Path path, Path path2) throws IOException {
        return path.equals(path2) || attributes(path, true).fileKey().equals(attributes(path2, true).fileKey());
    }

    public static long mismatch(Path path, Path path2) throws IOException {
        byte[] a = readAllBytes(path), b = readAllBytes(path2);
        return Arrays.mismatch(a, b);
    }

    public static boolean isHidden(Path path) throws IOException {
        Path name = path.getFileName();
        return name != null && name.toString().startsWith(".");
    }

    public static String probeContentType(Path path) throws IOException {
        return java.net.URLConnection.guessContentTypeFromName(path.toString());
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

    @SuppressWarnings("unchecked")
    public static <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type,
            LinkOption... options) {
        if (!type.isAssignableFrom(View.class)) return null;
        String name = type == BasicFileAttributeView.class ? "basic"
                : type == java.nio.file.attribute.FileOwnerAttributeView.class ? "owner" : "posix";
        return (V) new View(path, follows(options), name);
    }

    @SuppressWarnings("unchecked")
    public static <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
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

    public static Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options)
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

    public static Object getAttribute(Path path, String attribute, LinkOption... options) throws IOException {
        if (attribute.indexOf('*') >= 0 || attribute.indexOf(',') >= 0) throw new IllegalArgumentException(attribute);
        return readAttributes(path, attribute, options).get(attribute.substring(attribute.indexOf(':') + 1));
    }

    @SuppressWarnings("unchecked")
    public static Path setAttribute(Path path, String attribute, Object value, LinkOption... options)
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
        return path;
    }

    public static Set<PosixFilePermission> getPosixFilePermissions(Path path, LinkOption... options)
            throws IOException {
        return attributes(path, follows(options)).permissions();
    }

    public static Path setPosixFilePermissions(Path path, Set<PosixFilePermission> perms) throws IOException {
        check(Posix.chmod(call(path), UnixAttributes.mode(perms)), path);
        return path;
    }

    public static UserPrincipal getOwner(Path path, LinkOption... options) throws IOException {
        return attributes(path, follows(options)).owner();
    }

    public static Path setOwner(Path path, UserPrincipal owner) throws IOException {
        new View(path, true, "owner").setOwner(owner);
        return path;
    }

    public static boolean isSymbolicLink(Path path) {
        UnixAttributes a = stat(path, false);
        return a != null && a.isSymbolicLink();
    }

    public static boolean isDirectory(Path path, LinkOption... options) {
        UnixAttributes a = stat(path, follows(options));
        return a != null && a.isDirectory();
    }

    public static boolean isRegularFile(Path path, LinkOption... options) {
        UnixAttributes a = stat(path, follows(options));
        return a != null && a.isRegularFile();
    }

    public static FileTime getLastModifiedTime(Path path, LinkOption... options) throws IOException {
        return attributes(path, follows(options)).lastModifiedTime();
    }

    public static Path setLastModifiedTime(Path path, FileTime time) throws IOException {
        new View(path, true, "basic").setTimes(Objects.requireNonNull(time), null, null);
        return path;
    }

    public static long size(Path path) throws IOException {
        return attributes(path, true).size();
    }

    public static boolean exists(Path path, LinkOption... options) {
        return stat(path, follows(options)) != null;
    }

    public static boolean notExists(Path path, LinkOption... options) {
        return Posix.stat(call(path), follows(options), new long[Posix.STAT_SLOTS]) == -Posix.ENOENT;
    }

    public static boolean isReadable(Path path) {
        return Posix.access(call(path), 4) == 0;
    }

    public static boolean isWritable(Path path) {
        return Posix.access(call(path), 2) == 0;
    }

    public static boolean isExecutable(Path path) {
        return Posix.access(call(path), 1) == 0;
    }

    // Trees.

    public static Path walkFileTree(Path start, Set<FileVisitOption> options, int maxDepth,
            FileVisitor<? super Path> visitor) throws IOException {
        if (maxDepth < 0) throw new IllegalArgumentException("'maxDepth' is negative");
        visit(start, options.contains(FileVisitOption.FOLLOW_LINKS), maxDepth, visitor, new ArrayList<Object>());
        return start;
    }

    public static Path walkFileTree(Path start, FileVisitor<? super Path> visitor) throws IOException {
        return walkFileTree(start, EnumSet.noneOf(FileVisitOption.class), Integer.MAX_VALUE, visitor);
    }

    /** above: the keys of the directories around this file. */
    private static FileVisitResult visit(Path p, boolean follow, int depth, FileVisitor<? super Path> v,
            ArrayList<Object> above) throws IOException {
        UnixAttributes a;
        try {
            a = follow && stat(p, true) != null ? attributes(p, true) : attributes(p, false);
        } catch (IOException e) {
            return Objects.requireNonNull(v.visitFileFailed(p, e));
        }
        if (depth == 0 || !a.isDirectory()) return Objects.requireNonNull(v.visitFile(p, a));
        if (follow && above.contains(a.fileKey()))
            return Objects.requireNonNull(v.visitFileFailed(p, new FileSystemLoopException(p.toString())));
        ArrayList<Path> children;
        try {
            children = list0(p);
        } catch (IOException e) {
            return Objects.requireNonNull(v.visitFileFailed(p, e));
        }
        FileVisitResult r = Objects.requireNonNull(v.preVisitDirectory(p, a));
        if (r == FileVisitResult.SKIP_SUBTREE) return FileVisitResult.CONTINUE;
        if (r != FileVisitResult.CONTINUE) return r;
        above.add(a.fileKey());
        for (int i = 0; i < children.size(); i++) {
            r = visit(children.get(i), follow, depth - 1, v, above);
            if (r == FileVisitResult.TERMINATE) return r;
            if (r == FileVisitResult.SKIP_SIBLINGS) break;
        }
        above.remove(above.size() - 1);
        return Objects.requireNonNull(v.postVisitDirectory(p, null));
    }

    public static Stream<Path> walk(Path start, int maxDepth, FileVisitOption... options) throws IOException {
        final ArrayList<Path> all = new ArrayList<Path>();
        attributes(start, true);
        Set<FileVisitOption> opts = EnumSet.noneOf(FileVisitOption.class);
        for (FileVisitOption o : options) opts.add(o);
        walkFileTree(start, opts, maxDepth, new SimpleFileVisitor<Path>() {
            @Override
            public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attrs) {
                all.add(dir);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attrs) {
                all.add(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        return all.stream();
    }

    public static Stream<Path> walk(Path start, FileVisitOption... options) throws IOException {
        return walk(start, Integer.MAX_VALUE, options);
    }

    public static Stream<Path> find(Path start, int maxDepth, final BiPredicate<Path, BasicFileAttributes> matcher,
            FileVisitOption... options) throws IOException {
        final boolean follow = options.length > 0;
        return walk(start, maxDepth, options).filter(new Predicate<Path>() {
            @Override
            public boolean test(Path p) {
                try {
                    return matcher.test(p, attributes(p, follow));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        });
    }

    public static Stream<Path> list(Path dir) throws IOException {
        return list0(dir).stream();
    }

    // Contents.

    public static BufferedReader newBufferedReader(Path path, Charset cs) throws IOException {
        return new BufferedReader(new InputStreamReader(newInputStream(path), cs.newDecoder()));
    }

    public static BufferedReader newBufferedReader(Path path) throws IOException {
        return newBufferedReader(path, StandardCharsets.UTF_8);
    }

    public static BufferedWriter newBufferedWriter(Path path, Charset cs, OpenOption... options) throws IOException {
        return new BufferedWriter(new OutputStreamWriter(newOutputStream(path, options), cs.newEncoder()));
    }

    public static BufferedWriter newBufferedWriter(Path path, OpenOption... options) throws IOException {
        return newBufferedWriter(path, StandardCharsets.UTF_8, options);
    }

    public static byte[] readAllBytes(Path path) throws IOException {
        try (InputStream in = newInputStream(path)) {
            return in.readAllBytes();
        }
    }

    public static String readString(Path path) throws IOException {
        return readString(path, StandardCharsets.UTF_8);
    }

    public static String readString(Path path, Charset cs) throws IOException {
        return cs.newDecoder().decode(java.nio.ByteBuffer.wrap(readAllBytes(path))).toString();
    }

    public static List<String> readAllLines(Path path, Charset cs) throws IOException {
        try (BufferedReader r = newBufferedReader(path, cs)) {
            List<String> l = new ArrayList<String>();
            for (String s; (s = r.readLine()) != null;) l.add(s);
            return l;
        }
    }

    public static List<String> readAllLines(Path path) throws IOException {
        return readAllLines(path, StandardCharsets.UTF_8);
    }

    public static Path write(Path path, byte[] bytes, OpenOption... options) throws IOException {
        Objects.requireNonNull(bytes);
        try (OutputStream out = newOutputStream(path, options)) {
            out.write(bytes, 0, bytes.length);
        }
        return path;
    }

    public static Path write(Path path, Iterable<? extends CharSequence> lines, Charset cs, OpenOption... options)
            throws IOException {
        Objects.requireNonNull(lines);
        try (BufferedWriter w = newBufferedWriter(path, cs, options)) {
            for (CharSequence s : lines) {
                w.append(s);
                w.newLine();
            }
        }
        return path;
    }

    public static Path write(Path path, Iterable<? extends CharSequence> lines, OpenOption... options)
            throws IOException {
        return write(path, lines, StandardCharsets.UTF_8, options);
    }

    public static Path writeString(Path path, CharSequence csq, OpenOption... options) throws IOException {
        return writeString(path, csq, StandardCharsets.UTF_8, options);
    }

    public static Path writeString(Path path, CharSequence csq, Charset cs, OpenOption... options) throws IOException {
        java.nio.ByteBuffer b = cs.newEncoder().encode(java.nio.CharBuffer.wrap(csq));
        byte[] bytes = new byte[b.remaining()];
        b.get(bytes);
        return write(path, bytes, options);
    }

    public static Stream<String> lines(Path path, Charset cs) throws IOException {
        final BufferedReader r = newBufferedReader(path, cs);
        return r.lines().onClose(new Runnable() {
            @Override
            public void run() {
                try {
                    r.close();
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        });
    }

    public static Stream<String> lines(Path path) throws IOException {
        return lines(path, StandardCharsets.UTF_8);
    }
}
