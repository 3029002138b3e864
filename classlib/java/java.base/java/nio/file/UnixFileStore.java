// SPDX-License-Identifier: MIT
package java.nio.file;

import java.io.IOException;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileStoreAttributeView;
import java.nio.file.attribute.PosixFileAttributeView;
import jdk.internal.io.Posix;

/** The store that holds a path. */
final class UnixFileStore extends FileStore {
    private final String path;

    UnixFileStore(String path) {
        this.path = path;
    }

    @Override
    public String name() {
        return path;
    }

    @Override
    public String type() {
        return "unix";
    }

    @Override
    public boolean isReadOnly() {
        return false;
    }

    private long space(int kind) throws IOException {
        long n = Posix.space(path, kind);
        if (n < 0) throw new FileSystemException(path, null, Posix.message(n));
        return n;
    }

    @Override
    public long getTotalSpace() throws IOException {
        return space(0);
    }

    @Override
    public long getUsableSpace() throws IOException {
        return space(2);
    }

    @Override
    public long getUnallocatedSpace() throws IOException {
        return space(1);
    }

    @Override
    public boolean supportsFileAttributeView(Class<? extends FileAttributeView> type) {
        return type.isAssignableFrom(PosixFileAttributeView.class);
    }

    @Override
    public <V extends FileStoreAttributeView> V getFileStoreAttributeView(Class<V> type) {
        if (type == null) throw new NullPointerException();
        return null;
    }

    @Override
    public boolean supportsFileAttributeView(String name) {
        return FileSystems.getDefault().supportedFileAttributeViews().contains(name);
    }

    @Override
    public Object getAttribute(String attribute) throws IOException {
        if (attribute.equals("totalSpace")) return getTotalSpace();
        if (attribute.equals("usableSpace")) return getUsableSpace();
        if (attribute.equals("unallocatedSpace")) return getUnallocatedSpace();
        throw new UnsupportedOperationException("'" + attribute + "' not recognized");
    }
}
