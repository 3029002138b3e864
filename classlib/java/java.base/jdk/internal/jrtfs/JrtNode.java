// SPDX-License-Identifier: MIT
package jdk.internal.jrtfs;

import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.TreeMap;
import jdk.internal.loader.BootResources;

/** A directory, a file of the library, or a link from a package to a module. Exactly one of the three fields is set. */
final class JrtNode implements BasicFileAttributes {
    final Map<String, JrtNode> children;
    final String resource, target;

    private JrtNode(Map<String, JrtNode> children, String resource, String target) {
        this.children = children;
        this.resource = resource;
        this.target = target;
    }

    static JrtNode directory() {
        return new JrtNode(new TreeMap<String, JrtNode>(), null, null);
    }

    /** The library's file of this name. */
    static JrtNode file(String resource) {
        return new JrtNode(null, resource, null);
    }

    static JrtNode link(String target) {
        return new JrtNode(null, null, target);
    }

    /** The directory of this name below this one, made if it is not there. */
    JrtNode below(String name) {
        JrtNode n = children.get(name);
        if (n == null) children.put(name, n = directory());
        return n;
    }

    byte[] contents() {
        return BootResources.read(resource);
    }

    @Override
    public FileTime lastModifiedTime() {
        return FileTime.fromMillis(0);
    }

    @Override
    public FileTime lastAccessTime() {
        return lastModifiedTime();
    }

    @Override
    public FileTime creationTime() {
        return lastModifiedTime();
    }

    @Override
    public boolean isRegularFile() {
        return resource != null;
    }

    @Override
    public boolean isDirectory() {
        return children != null;
    }

    @Override
    public boolean isSymbolicLink() {
        return target != null;
    }

    @Override
    public boolean isOther() {
        return false;
    }

    @Override
    public long size() {
        return resource == null ? 0 : contents().length;
    }

    @Override
    public Object fileKey() {
        return null;
    }
}
