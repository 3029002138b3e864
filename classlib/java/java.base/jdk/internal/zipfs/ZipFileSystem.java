// SPDX-License-Identifier: MIT
package jdk.internal.zipfs;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.ClosedFileSystemException;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.ReadOnlyFileSystemException;
import java.nio.file.StandardCopyOption;
import java.nio.file.WatchService;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import jdk.internal.io.SlashPath;

/**
 * A zip file as a tree of nodes. Contents are read when they are asked for; changes stay in memory, and close writes
 * a new file beside the old one and renames it. All methods that touch the tree are synchronized.
 */
final class ZipFileSystem extends FileSystem {
    final Path file;
    final ZipNode root = new ZipNode(true);
    private final ZipProvider provider;
    private final boolean readOnly, stored;
    private ZipFile source;
    private boolean changed, closed;

    ZipFileSystem(ZipProvider provider, Path file, Map<String, ?> env) throws IOException {
        this.provider = provider;
        this.file = file;
        Object encoding = env.get("encoding");
        if (encoding != null && !encoding.toString().equalsIgnoreCase("UTF-8"))
            throw new UnsupportedOperationException("encoding of zip names: " + encoding);
        Object method = env.get("compressionMethod");
        stored = "true".equals(String.valueOf(env.get("noCompression")))
                || method != null && method.toString().equalsIgnoreCase("STORED");
        if (Files.notExists(file)) {
            if (!"true".equals(String.valueOf(env.get("create")))) throw new NoSuchFileException(file.toString());
            changed = true;
            readOnly = false;
            save();
            changed = false;
        } else {
            readOnly = !Files.isWritable(file);
        }
        source = new ZipFile(file.toFile());
        for (Enumeration<? extends ZipEntry> e = source.entries(); e.hasMoreElements();) enter(e.nextElement());
    }

    /** Puts an entry into the tree; directories on the way there come by themselves. */
    private void enter(ZipEntry e) throws IOException {
        String[] names = e.getName().split("/");
        ZipNode at = root;
        for (int i = 0; i < names.length; i++) {
            if (names[i].isEmpty()) continue;
            if (names[i].equals(".") || names[i].equals(".."))
                throw new java.util.zip.ZipException("ZIP file can't be opened as a file system because entry \""
                        + e.getName() + "\" has a '.' or '..' element in its name");
            boolean dir = i < names.length - 1 || e.isDirectory();
            ZipNode next = at.children.get(names[i]);
            if (next == null) {
                next = new ZipNode(dir);
                at.children.put(names[i], next);
            }
            if (next.children == null && i < names.length - 1)
                throw new java.util.zip.ZipException("entry below a file: " + e.getName());
            at = next;
        }
        if (at == root) return;
        at.entry = e;
        if (e.getLastModifiedTime() != null) at.time = e.getLastModifiedTime();
    }

    synchronized void checkOpen() {
        if (closed) throw new ClosedFileSystemException();
    }

    void checkWritable() {
        checkOpen();
        if (readOnly) throw new ReadOnlyFileSystemException();
    }

    /** The node of a path; null if there is none. */
    synchronized ZipNode find(Path p) {
        checkOpen();
        ZipNode at = root;
        for (Path name : p.toAbsolutePath().normalize()) {
            if (at == null || at.children == null) return null;
            at = at.children.get(name.toString());
        }
        return at;
    }

    synchronized byte[] contents(ZipNode n) throws IOException {
        if (n.bytes != null) return n.bytes;
        if (n.entry == null) return new byte[0];
        checkOpen();
        try (InputStream in = source.getInputStream(n.entry)) {
            return in.readAllBytes();
        }
    }

    synchronized void changed(ZipNode n, byte[] bytes) {
        n.bytes = bytes;
        n.time = FileTime.fromMillis(System.currentTimeMillis());
        changed = true;
    }

    synchronized void touched() {
        changed = true;
    }

    @Override
    public FileSystemProvider provider() {
        return provider;
    }

    @Override
    public synchronized void close() throws IOException {
        if (closed) return;
        if (changed) save();
        closed = true;
        source.close();
        provider.gone(this);
    }

    /** Writes all nodes to a new file, and puts that where the old one was. */
    private void save() throws IOException {
        Path dir = file.toAbsolutePath().getParent();
        Path made = Files.createTempFile(dir, "zipfstmp", null);
        try (OutputStream out = Files.newOutputStream(made); ZipOutputStream zip = new ZipOutputStream(out)) {
            write(zip, "", root);
        }
        if (Files.exists(file)) Files.setPosixFilePermissions(made, Files.getPosixFilePermissions(file));
        else Files.setPosixFilePermissions(made, java.nio.file.attribute.PosixFilePermissions.fromString("rw-r--r--"));
        Files.move(made, file, StandardCopyOption.REPLACE_EXISTING);
    }

    private void write(ZipOutputStream zip, String prefix, ZipNode dir) throws IOException {
        for (Map.Entry<String, ZipNode> c : dir.children.entrySet()) {
            ZipNode n = c.getValue();
            String name = prefix + c.getKey();
            ZipEntry e = new ZipEntry(n.isDirectory() ? name + "/" : name);
            e.setLastModifiedTime(n.time);
            byte[] b = n.isDirectory() ? new byte[0] : contents(n);
            boolean plain = n.bytes == null && n.entry != null ? n.entry.getMethod() == ZipEntry.STORED : stored;
            if (plain || n.isDirectory()) {
                java.util.zip.CRC32 crc = new java.util.zip.CRC32();
                crc.update(b, 0, b.length);
                e.setMethod(ZipEntry.STORED);
                e.setSize(b.length);
                e.setCrc(crc.getValue());
            }
            zip.putNextEntry(e);
            zip.write(b, 0, b.length);
            zip.closeEntry();
            if (n.isDirectory()) write(zip, name + "/", n);
        }
    }

    @Override
    public synchronized boolean isOpen() {
        return !closed;
    }

    @Override
    public boolean isReadOnly() {
        return readOnly;
    }

    @Override
    public String getSeparator() {
        return "/";
    }

    @Override
    public Iterable<Path> getRootDirectories() {
        return Collections.singletonList((Path) new ZipPath(this, "/"));
    }

    @Override
    public Iterable<FileStore> getFileStores() {
        return Collections.singletonList((FileStore) new ZipStore(this));
    }

    @Override
    public Set<String> supportedFileAttributeViews() {
        return Set.of("basic", "zip");
    }

    @Override
    public String toString() {
        return file.toString();
    }

    @Override
    public Path getPath(String first, String... more) {
        return new ZipPath(this, SlashPath.joined(first, more));
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
