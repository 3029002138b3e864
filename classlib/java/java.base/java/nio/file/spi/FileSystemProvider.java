// SPDX-License-Identifier: MIT
package java.nio.file.spi;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.concurrent.ExecutorService;

/** What does the work of Files for the paths of one kind of file system. */
public abstract class FileSystemProvider {
    private static List<FileSystemProvider> installed;

    protected FileSystemProvider() {
    }

    /** The default provider, those of zip files and of the library, and those that the application's services name. */
    public static List<FileSystemProvider> installedProviders() {
        synchronized (FileSystemProvider.class) {
            if (installed != null) return installed;
        }
        List<FileSystemProvider> l = new ArrayList<FileSystemProvider>();
        l.add(FileSystems.getDefault().provider());
        l.add(jdk.internal.zipfs.ZipProvider.ONLY);
        l.add(jdk.internal.jrtfs.JrtProvider.ONLY);
        for (FileSystemProvider p : ServiceLoader.load(FileSystemProvider.class, ClassLoader.getSystemClassLoader())) {
            boolean known = false;
            for (FileSystemProvider q : l) known |= q.getScheme().equalsIgnoreCase(p.getScheme());
            if (!known) l.add(p);
        }
        synchronized (FileSystemProvider.class) {
            if (installed == null) installed = Collections.unmodifiableList(l);
            return installed;
        }
    }

    public abstract String getScheme();

    public abstract FileSystem newFileSystem(URI uri, Map<String, ?> env) throws IOException;

    public abstract FileSystem getFileSystem(URI uri);

    public abstract Path getPath(URI uri);

    public FileSystem newFileSystem(Path path, Map<String, ?> env) throws IOException {
        throw new UnsupportedOperationException();
    }

    public InputStream newInputStream(Path path, OpenOption... options) throws IOException {
        for (OpenOption o : options) {
            if (o == StandardOpenOption.APPEND || o == StandardOpenOption.WRITE)
                throw new UnsupportedOperationException("'" + o + "' not allowed");
        }
        Set<OpenOption> s = new HashSet<OpenOption>(Arrays.asList(options));
        return Channels.newInputStream(newByteChannel(path, s));
    }

    public OutputStream newOutputStream(Path path, OpenOption... options) throws IOException {
        Set<OpenOption> s = new HashSet<OpenOption>(Arrays.asList(options));
        if (s.contains(StandardOpenOption.READ)) throw new IllegalArgumentException("READ not allowed");
        if (s.isEmpty()) {
            s.add(StandardOpenOption.CREATE);
            s.add(StandardOpenOption.TRUNCATE_EXISTING);
        }
        s.add(StandardOpenOption.WRITE);
        return Channels.newOutputStream(newByteChannel(path, s));
    }

    public FileChannel newFileChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attrs)
            throws IOException {
        throw new UnsupportedOperationException();
    }

    public AsynchronousFileChannel newAsynchronousFileChannel(Path path, Set<? extends OpenOption> options,
            ExecutorService executor, FileAttribute<?>... attrs) throws IOException {
        throw new UnsupportedOperationException();
    }

    public abstract SeekableByteChannel newByteChannel(Path path, Set<? extends OpenOption> options,
            FileAttribute<?>... attrs) throws IOException;

    public abstract DirectoryStream<Path> newDirectoryStream(Path dir, DirectoryStream.Filter<? super Path> filter)
            throws IOException;

    public abstract void createDirectory(Path dir, FileAttribute<?>... attrs) throws IOException;

    public void createSymbolicLink(Path link, Path target, FileAttribute<?>... attrs) throws IOException {
        throw new UnsupportedOperationException();
    }

    public void createLink(Path link, Path existing) throws IOException {
        throw new UnsupportedOperationException();
    }

    public abstract void delete(Path path) throws IOException;

    public boolean deleteIfExists(Path path) throws IOException {
        try {
            delete(path);
            return true;
        } catch (NoSuchFileException e) {
            return false;
        }
    }

    public Path readSymbolicLink(Path link) throws IOException {
        throw new UnsupportedOperationException();
    }

    public abstract void copy(Path source, Path target, CopyOption... options) throws IOException;

    public abstract void move(Path source, Path target, CopyOption... options) throws IOException;

    public abstract boolean isSameFile(Path path, Path path2) throws IOException;

    public abstract boolean isHidden(Path path) throws IOException;

    public abstract FileStore getFileStore(Path path) throws IOException;

    public abstract void checkAccess(Path path, AccessMode... modes) throws IOException;

    public abstract <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type,
            LinkOption... options);

    public abstract <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
            throws IOException;

    public abstract Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options)
            throws IOException;

    public abstract void setAttribute(Path path, String attribute, Object value, LinkOption... options)
            throws IOException;

    public boolean exists(Path path, LinkOption... options) {
        try {
            readAttributes(path, BasicFileAttributes.class, options);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    public <A extends BasicFileAttributes> A readAttributesIfExists(Path path, Class<A> type, LinkOption... options)
            throws IOException {
        try {
            return readAttributes(path, type, options);
        } catch (NoSuchFileException e) {
            return null;
        }
    }
}
