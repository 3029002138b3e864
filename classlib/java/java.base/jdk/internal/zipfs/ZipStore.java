// SPDX-License-Identifier: MIT
package jdk.internal.zipfs;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileStoreAttributeView;

/** A zip file as a store of files. */
final class ZipStore extends FileStore {
    private final ZipFileSystem zip;

    ZipStore(ZipFileSystem zip) {
        this.zip = zip;
    }

    @Override
    public String name() {
        return zip + "/";
    }

    @Override
    public String type() {
        return "zipfs";
    }

    @Override
    public boolean isReadOnly() {
        return zip.isReadOnly();
    }

    @Override
    public long getTotalSpace() throws IOException {
        return Files.size(zip.file);
    }

    @Override
    public long getUsableSpace() throws IOException {
        return zip.isReadOnly() ? 0 : Files.getFileStore(zip.file).getUsableSpace();
    }

    @Override
    public long getUnallocatedSpace() throws IOException {
        return zip.isReadOnly() ? 0 : Files.getFileStore(zip.file).getUnallocatedSpace();
    }

    @Override
    public boolean supportsFileAttributeView(Class<? extends FileAttributeView> type) {
        return type == BasicFileAttributeView.class;
    }

    @Override
    public boolean supportsFileAttributeView(String name) {
        return name.equals("basic") || name.equals("zip");
    }

    @Override
    public <V extends FileStoreAttributeView> V getFileStoreAttributeView(Class<V> type) {
        if (type == null) throw new NullPointerException();
        return null;
    }

    @Override
    public Object getAttribute(String attribute) throws IOException {
        if (attribute.equals("totalSpace")) return getTotalSpace();
        if (attribute.equals("usableSpace")) return getUsableSpace();
        if (attribute.equals("unallocatedSpace")) return getUnallocatedSpace();
        throw new UnsupportedOperationException("does not support the given attribute");
    }
}
