// SPDX-License-Identifier: MIT
package jdk.internal.zipfs;

import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;

/** A file or a directory of a zip file: an entry of the file on disk, or bytes of a new or changed one. */
final class ZipNode implements BasicFileAttributes {
    final Map<String, ZipNode> children;
    ZipEntry entry;
    byte[] bytes;
    FileTime time;

    ZipNode(boolean directory) {
        children = directory ? new LinkedHashMap<String, ZipNode>() : null;
        time = FileTime.fromMillis(System.currentTimeMillis());
    }

    @Override
    public FileTime lastModifiedTime() {
        return time;
    }

    @Override
    public FileTime lastAccessTime() {
        FileTime t = entry == null ? null : entry.getLastAccessTime();
        return t == null ? time : t;
    }

    @Override
    public FileTime creationTime() {
        FileTime t = entry == null ? null : entry.getCreationTime();
        return t == null ? time : t;
    }

    @Override
    public boolean isRegularFile() {
        return children == null;
    }

    @Override
    public boolean isDirectory() {
        return children != null;
    }

    @Override
    public boolean isSymbolicLink() {
        return false;
    }

    @Override
    public boolean isOther() {
        return false;
    }

    @Override
    public long size() {
        return bytes != null ? bytes.length : entry != null && children == null ? entry.getSize() : 0;
    }

    @Override
    public Object fileKey() {
        return null;
    }
}
