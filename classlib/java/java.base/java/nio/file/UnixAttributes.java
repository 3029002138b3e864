// SPDX-License-Identifier: MIT
package java.nio.file;

import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.GroupPrincipal;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserPrincipal;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import jdk.internal.io.Posix;

/** What stat says about a file. */
final class UnixAttributes implements PosixFileAttributes {
    final long[] st;

    UnixAttributes(long[] st) {
        this.st = st;
    }

    private boolean is(int type) {
        return (st[Posix.MODE] & Posix.TYPE_MASK) == type;
    }

    @Override
    public FileTime lastModifiedTime() {
        return FileTime.from(st[Posix.MTIME], TimeUnit.NANOSECONDS);
    }

    @Override
    public FileTime lastAccessTime() {
        return FileTime.from(st[Posix.ATIME], TimeUnit.NANOSECONDS);
    }

    @Override
    public FileTime creationTime() {
        return lastModifiedTime();
    }

    @Override
    public boolean isRegularFile() {
        return is(Posix.TYPE_FILE);
    }

    @Override
    public boolean isDirectory() {
        return is(Posix.TYPE_DIR);
    }

    @Override
    public boolean isSymbolicLink() {
        return is(Posix.TYPE_LINK);
    }

    @Override
    public boolean isOther() {
        return !isRegularFile() && !isDirectory() && !isSymbolicLink();
    }

    @Override
    public long size() {
        return st[Posix.SIZE];
    }

    @Override
    public Object fileKey() {
        return "(dev=" + Long.toHexString(st[Posix.DEVICE]) + ",ino=" + st[Posix.INODE] + ")";
    }

    /** A user or a group by its number. */
    static final class Id implements GroupPrincipal {
        final int id;
        final boolean group;

        Id(long id, boolean group) {
            this.id = (int) id;
            this.group = group;
        }

        @Override
        public String getName() {
            String n = Posix.idName(id, group);
            return n == null ? Integer.toString(id) : n;
        }

        @Override
        public String toString() {
            return getName();
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Id && ((Id) o).id == id && ((Id) o).group == group;
        }

        @Override
        public int hashCode() {
            return group ? -id - 1 : id;
        }
    }

    @Override
    public UserPrincipal owner() {
        return new Id(st[Posix.UID], false);
    }

    @Override
    public GroupPrincipal group() {
        return new Id(st[Posix.GID], true);
    }

    @Override
    public Set<PosixFilePermission> permissions() {
        Set<PosixFilePermission> s = EnumSet.noneOf(PosixFilePermission.class);
        PosixFilePermission[] all = PosixFilePermission.values();
        for (int i = 0; i < all.length; i++) if ((st[Posix.MODE] & 0400 >> i) != 0) s.add(all[i]);
        return s;
    }

    static int mode(Set<PosixFilePermission> perms) {
        int mode = 0;
        for (PosixFilePermission p : perms) mode |= 0400 >> p.ordinal();
        return mode;
    }
}
