// SPDX-License-Identifier: MIT
package jdk.internal.io;

/**
 * The file system calls of the class library, one native per call. A failed call gives the negated errno, never an
 * exception; {@link #message} turns it into text. Interrupted calls (EINTR) are repeated. Callers check array bounds.
 */
public final class Posix {
    public static final int READ = 1, WRITE = 2, CREATE = 4, TRUNCATE = 8, APPEND = 16, EXCLUSIVE = 32, SYNC = 64,
            NOFOLLOW = 128;
    public static final int ENOENT = 2, EACCES = 13, EEXIST = 17, ENOTDIR = 20, EISDIR = 21, ENOTEMPTY = 39, ELOOP = 40,
            EXDEV = 18, EINVAL = 22;

    /** Slots of the array filled by stat. Times are in nanoseconds since 1970. */
    public static final int MODE = 0, SIZE = 1, MTIME = 2, ATIME = 3, CTIME = 4, INODE = 5, DEVICE = 6, UID = 7,
            GID = 8,
            LINKS = 9, STAT_SLOTS = 10;
    public static final int TYPE_MASK = 0170000, TYPE_DIR = 0040000, TYPE_FILE = 0100000, TYPE_LINK = 0120000;

    private Posix() {
    }

    public static native int open(String path, int flags, int mode);

    public static native int close(int fd);

    /** Reads up to len bytes; 0 is the end of the file. */
    public static native int read(int fd, byte[] b, int off, int len);

    /** Writes all of the bytes. Gives 0 or the negated errno. */
    public static native int write(int fd, byte[] b, int off, int len);

    public static native int pread(int fd, byte[] b, int off, int len, long pos);

    public static native int pwrite(int fd, byte[] b, int off, int len, long pos);

    /** whence: 0 from the start, 1 from here, 2 from the end. */
    public static native long seek(int fd, long off, int whence);

    public static native long available(int fd);

    public static native int truncate(int fd, long length);

    public static native int sync(int fd);

    /** kind: 0 unlock, 1 shared, 2 exclusive. */
    public static native int lock(int fd, long pos, long size, int kind, boolean wait);

    /** An anonymous pipe: ends[0] is read, ends[1] is written. */
    public static native int pipe(int[] ends);

    public static native int stat(String path, boolean follow, long[] out);

    public static native int fstat(int fd, long[] out);

    /** The names in a directory without "." and "..", or null if it cannot be read (then err[0], if given, is set). */
    public static native String[] list(String dir, int[] err);

    public static native int mkdir(String path, int mode);

    public static native int rmdir(String path);

    public static native int unlink(String path);

    public static native int rename(String from, String to);

    public static native int link(String existing, String path);

    public static native int symlink(String target, String path);

    /** The text of a symbolic link, or null. */
    public static native String readlink(String path);

    /** The path with every link resolved, or null if something of it does not exist. */
    public static native String realpath(String path);

    /** mode: 4 read, 2 write, 1 execute, 0 exists. */
    public static native int access(String path, int mode);

    public static native int chmod(String path, int mode);

    public static native int chown(String path, int uid, int gid, boolean follow);

    public static native int utimes(String path, long atimeNanos, long mtimeNanos);

    /** Bytes of the file system that holds path: kind 0 total, 1 free, 2 usable; negated errno on failure. */
    public static native long space(String path, int kind);

    /** Name of a user (group false) or of a group, or null; id for a name, or -1. */
    public static native String idName(int id, boolean group);

    public static native int idNumber(String name, boolean group);

    public static native boolean isatty(int fd);

    private static native String strerror(int errno);

    /** The system's text for a failed call's result. */
    public static String message(long result) {
        return strerror((int) -result);
    }
}
