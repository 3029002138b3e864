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
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileOwnerAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Operations on files. */
public final class Files {
    private static final Random RANDOM = new Random();

    private Files() {
    }

    private static FileSystemProvider of(Path p) {
        return p.getFileSystem().provider();
    }

    private static FileSystemProvider of(Path p, Path q) {
        FileSystemProvider x = of(p);
        if (x != of(q)) throw new ProviderMismatchException();
        return x;
    }

    private static BasicFileAttributes attributes(Path p, LinkOption... options) throws IOException {
        return of(p).readAttributes(p, BasicFileAttributes.class, options);
    }

    /** null if there is no such file, or it cannot be asked. */
    private static BasicFileAttributes stat(Path p, LinkOption... options) {
        try {
            FileSystemProvider x = of(p);
            if (x == UnixProvider.ONLY) {
                return UnixProvider.ONLY.readAttributesIfExists(p, BasicFileAttributes.class, options);
            }
            return x.readAttributes(p, BasicFileAttributes.class, options);
        } catch (IOException e) {
            return null;
        }
    }

    public static InputStream newInputStream(Path path, OpenOption... options) throws IOException {
        return of(path).newInputStream(path, options);
    }

    public static OutputStream newOutputStream(Path path, OpenOption... options) throws IOException {
        return of(path).newOutputStream(path, options);
    }

    public static SeekableByteChannel newByteChannel(Path path, Set<? extends OpenOption> options,
            FileAttribute<?>... attrs) throws IOException {
        return of(path).newByteChannel(path, options, attrs);
    }

    public static SeekableByteChannel newByteChannel(Path path, OpenOption... options) throws IOException {
        return newByteChannel(path, new HashSet<OpenOption>(Arrays.asList(options)));
    }

    public static DirectoryStream<Path> newDirectoryStream(Path dir) throws IOException {
        return newDirectoryStream(dir, new DirectoryStream.Filter<Path>() {
            @Override
            public boolean accept(Path entry) {
                return true;
            }
        });
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

    public static DirectoryStream<Path> newDirectoryStream(Path dir, DirectoryStream.Filter<? super Path> filter)
            throws IOException {
        return of(dir).newDirectoryStream(dir, Objects.requireNonNull(filter));
    }

    private static ArrayList<Path> list0(Path dir) throws IOException {
        ArrayList<Path> l = new ArrayList<Path>();
        try (DirectoryStream<Path> s = newDirectoryStream(dir)) {
            for (Path p : s) l.add(p);
        }
        return l;
    }

    // Making and removing.

    public static Path createFile(Path path, FileAttribute<?>... attrs) throws IOException {
        newByteChannel(path, EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), attrs).close();
        return path;
    }

    public static Path createDirectory(Path dir, FileAttribute<?>... attrs) throws IOException {
        of(dir).createDirectory(dir, attrs);
        return dir;
    }

    public static Path createDirectories(Path dir, FileAttribute<?>... attrs) throws IOException {
        if (exists(dir)) {
            if (!isDirectory(dir)) throw new FileAlreadyExistsException(dir.toString());
            return dir;
        }
        Path parent = dir.toAbsolutePath().getParent();
        if (parent != null) createDirectories(parent, attrs);
        try {
            createDirectory(dir, attrs);
        } catch (FileAlreadyExistsException e) {
            if (!isDirectory(dir)) throw e;
        }
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
            try {
                return directory ? createDirectory(file, secret(file, attrs, "rwx------"))
                        : createFile(file, secret(file, attrs, "rw-------"));
            } catch (FileAlreadyExistsException e) {
                continue;
            }
        }
    }

    /** The attributes of a temporary file: the owner's alone, if nothing else is asked for. */
    private static FileAttribute<?>[] secret(Path file, FileAttribute<?>[] attrs, String perms) {
        if (attrs.length > 0 || !file.getFileSystem().supportedFileAttributeViews().contains("posix")) return attrs;
        return new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(perms))};
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
        of(link).createSymbolicLink(link, target, attrs);
        return link;
    }

    public static Path createLink(Path link, Path existing) throws IOException {
        of(link).createLink(link, existing);
        return link;
    }

    public static Path readSymbolicLink(Path link) throws IOException {
        return of(link).readSymbolicLink(link);
    }

    public static void delete(Path path) throws IOException {
        of(path).delete(path);
    }

    public static boolean deleteIfExists(Path path) throws IOException {
        return of(path).deleteIfExists(path);
    }

    public static Path copy(Path source, Path target, CopyOption... options) throws IOException {
        if (of(source) == of(target)) of(source).copy(source, target, options);
        else copyAcross(source, target, options);
        return target;
    }

    /** A copy from one kind of file system to another: contents, and the time of the last change if asked. */
    private static void copyAcross(Path source, Path target, CopyOption... options) throws IOException {
        boolean replace = false, times = false;
        for (CopyOption o : options) {
            if (Objects.requireNonNull(o) == StandardCopyOption.REPLACE_EXISTING) replace = true;
            else if (o == StandardCopyOption.COPY_ATTRIBUTES) times = true;
            else if (o != LinkOption.NOFOLLOW_LINKS)
                throw new UnsupportedOperationException("'" + o + "' is not a recognized copy option");
        }
        BasicFileAttributes a = attributes(source);
        if (replace) deleteIfExists(target);
        else if (exists(target)) throw new FileAlreadyExistsException(target.toString());
        if (a.isDirectory()) {
            createDirectory(target);
        } else {
            try (InputStream in = newInputStream(source)) {
                copy(in, target);
            }
        }
        if (times) setLastModifiedTime(target, a.lastModifiedTime());
    }

    public static Path move(Path source, Path target, CopyOption... options) throws IOException {
        if (of(source) == of(target)) {
            of(source).move(source, target, options);
            return target;
        }
        for (CopyOption o : options) {
            if (o == StandardCopyOption.ATOMIC_MOVE)
                throw new AtomicMoveNotSupportedException(source.toString(), target.toString(), "other file system");
        }
        ArrayList<CopyOption> opts = new ArrayList<CopyOption>(Arrays.asList(options));
        opts.add(StandardCopyOption.COPY_ATTRIBUTES);
        copyAcross(source, target, opts.toArray(new CopyOption[opts.size()]));
        delete(source);
        return target;
    }

    public static long copy(InputStream in, Path target, CopyOption... options) throws IOException {
        Objects.requireNonNull(in);
        for (CopyOption o : options) {
            if (o != StandardCopyOption.REPLACE_EXISTING) throw new UnsupportedOperationException(o + " not supported");
            deleteIfExists(target);
        }
        try (OutputStream out = newOutputStream(target, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
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
        return of(path).getFileStore(path);
    }

    public static boolean isSameFile(Path path, Path path2) throws IOException {
        return of(path).isSameFile(path, path2);
    }

    public static long mismatch(Path path, Path path2) throws IOException {
        byte[] a = readAllBytes(path), b = readAllBytes(path2);
        return Arrays.mismatch(a, b);
    }

    public static boolean isHidden(Path path) throws IOException {
        return of(path).isHidden(path);
    }

    public static String probeContentType(Path path) throws IOException {
        java.util.Objects.requireNonNull(path);
        for (java.nio.file.spi.FileTypeDetector d : java.util.ServiceLoader.load(java.nio.file.spi.FileTypeDetector.class,
                ClassLoader.getSystemClassLoader())) {
            String type = d.probeContentType(path);
            if (type != null) return type;
        }
        return java.net.URLConnection.guessContentTypeFromName(path.toString());
    }

    public static <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type,
            LinkOption... options) {
        return of(path).getFileAttributeView(path, type, options);
    }

    public static <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
            throws IOException {
        return of(path).readAttributes(path, type, options);
    }

    public static Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options)
            throws IOException {
        return of(path).readAttributes(path, attributes, options);
    }

    public static Object getAttribute(Path path, String attribute, LinkOption... options) throws IOException {
        if (attribute.indexOf('*') >= 0 || attribute.indexOf(',') >= 0) throw new IllegalArgumentException(attribute);
        return readAttributes(path, attribute, options).get(attribute.substring(attribute.indexOf(':') + 1));
    }

    public static Path setAttribute(Path path, String attribute, Object value, LinkOption... options)
            throws IOException {
        of(path).setAttribute(path, attribute, value, options);
        return path;
    }

    public static Set<PosixFilePermission> getPosixFilePermissions(Path path, LinkOption... options)
            throws IOException {
        return readAttributes(path, PosixFileAttributes.class, options).permissions();
    }

    public static Path setPosixFilePermissions(Path path, Set<PosixFilePermission> perms) throws IOException {
        PosixFileAttributeView v = getFileAttributeView(path, PosixFileAttributeView.class);
        if (v == null) throw new UnsupportedOperationException();
        v.setPermissions(perms);
        return path;
    }

    private static FileOwnerAttributeView ownerView(Path path, LinkOption... options) {
        FileOwnerAttributeView v = getFileAttributeView(path, FileOwnerAttributeView.class, options);
        if (v == null) throw new UnsupportedOperationException();
        return v;
    }

    public static UserPrincipal getOwner(Path path, LinkOption... options) throws IOException {
        return ownerView(path, options).getOwner();
    }

    public static Path setOwner(Path path, UserPrincipal owner) throws IOException {
        ownerView(path).setOwner(owner);
        return path;
    }

    public static boolean isSymbolicLink(Path path) {
        BasicFileAttributes a = stat(path, LinkOption.NOFOLLOW_LINKS);
        return a != null && a.isSymbolicLink();
    }

    public static boolean isDirectory(Path path, LinkOption... options) {
        BasicFileAttributes a = stat(path, options);
        return a != null && a.isDirectory();
    }

    public static boolean isRegularFile(Path path, LinkOption... options) {
        BasicFileAttributes a = stat(path, options);
        return a != null && a.isRegularFile();
    }

    public static FileTime getLastModifiedTime(Path path, LinkOption... options) throws IOException {
        return attributes(path, options).lastModifiedTime();
    }

    public static Path setLastModifiedTime(Path path, FileTime time) throws IOException {
        getFileAttributeView(path, BasicFileAttributeView.class).setTimes(Objects.requireNonNull(time), null, null);
        return path;
    }

    public static long size(Path path) throws IOException {
        return attributes(path).size();
    }

    public static boolean exists(Path path, LinkOption... options) {
        return stat(path, options) != null;
    }

    public static boolean notExists(Path path, LinkOption... options) {
        try {
            attributes(path, options);
            return false;
        } catch (NoSuchFileException e) {
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private static boolean accessible(Path path, AccessMode mode) {
        try {
            of(path).checkAccess(path, mode);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    public static boolean isReadable(Path path) {
        return accessible(path, AccessMode.READ);
    }

    public static boolean isWritable(Path path) {
        return accessible(path, AccessMode.WRITE);
    }

    public static boolean isExecutable(Path path) {
        return accessible(path, AccessMode.EXECUTE);
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
        BasicFileAttributes a;
        try {
            a = follow ? stat(p) : null;
            if (a == null) a = attributes(p, LinkOption.NOFOLLOW_LINKS);
        } catch (IOException e) {
            return Objects.requireNonNull(v.visitFileFailed(p, e));
        }
        if (depth == 0 || !a.isDirectory()) return Objects.requireNonNull(v.visitFile(p, a));
        if (follow && a.fileKey() != null && above.contains(a.fileKey()))
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
        attributes(start);
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
        final LinkOption[] links = options.length > 0 ? new LinkOption[0] : new LinkOption[] {LinkOption.NOFOLLOW_LINKS};
        return walk(start, maxDepth, options).filter(new Predicate<Path>() {
            @Override
            public boolean test(Path p) {
                try {
                    return matcher.test(p, attributes(p, links));
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
