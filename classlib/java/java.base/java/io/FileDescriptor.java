// SPDX-License-Identifier: MIT
package java.io;

import jdk.internal.io.Posix;

/** Holds the number of an open file; -1 when it is closed. */
public final class FileDescriptor {
    public static final FileDescriptor in = new FileDescriptor(0);
    public static final FileDescriptor out = new FileDescriptor(1);
    public static final FileDescriptor err = new FileDescriptor(2);

    private int fd;

    public FileDescriptor() {
        fd = -1;
    }

    FileDescriptor(int fd) {
        this.fd = fd;
    }

    public boolean valid() {
        return fd != -1;
    }

    public void sync() throws SyncFailedException {
        int r = Posix.sync(fd);
        if (r < 0) throw new SyncFailedException("sync failed");
    }

    /** The number, for a system call. */
    int number() throws IOException {
        if (fd < 0) throw new IOException("Stream Closed");
        return fd;
    }

    /** Opens path; directories are refused as an unreadable file is. */
    static FileDescriptor open(String path, int flags) throws FileNotFoundException {
        if (path.indexOf('\0') >= 0) throw new FileNotFoundException("Invalid file path");
        int fd = Posix.open(path, flags, 0666);
        if (fd >= 0) {
            long[] st = new long[Posix.STAT_SLOTS];
            Posix.fstat(fd, st);
            if ((st[Posix.MODE] & Posix.TYPE_MASK) != Posix.TYPE_DIR) return new FileDescriptor(fd);
            Posix.close(fd);
            fd = -Posix.EISDIR;
        }
        throw new FileNotFoundException(path + " (" + Posix.message(fd) + ")");
    }

    /** What the natives of the two file streams call (io_stream.c): open, one byte, skip. */
    private void openToRead(String path) throws FileNotFoundException {
        fd = open(path, Posix.READ).fd;
    }

    private void openToWrite(String path, boolean append) throws FileNotFoundException {
        fd = open(path, Posix.WRITE | Posix.CREATE | (append ? Posix.APPEND : Posix.TRUNCATE)).fd;
    }

    private int readByte() throws IOException {
        byte[] b = new byte[1];
        return read(b, 0, 1) < 0 ? -1 : b[0] & 255;
    }

    private void writeByte(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    private long skip(long n) throws IOException {
        long here = seek(0, 1);
        return seek(n, 1) - here;
    }

    int read(byte[] b, int off, int len) throws IOException {
        int fd = number();
        if ((off | len | b.length - off - len) < 0) throw new IndexOutOfBoundsException();
        if (len == 0) return 0;
        int n = Posix.read(fd, b, off, len);
        if (n < 0) throw new IOException(Posix.message(n));
        return n == 0 ? -1 : n;
    }

    void write(byte[] b, int off, int len) throws IOException {
        int fd = number();
        if ((off | len | b.length - off - len) < 0) throw new IndexOutOfBoundsException();
        if (len == 0) return;
        int r = Posix.write(fd, b, off, len);
        if (r < 0) throw new IOException(Posix.message(r));
    }

    long seek(long off, int whence) throws IOException {
        long r = Posix.seek(number(), off, whence);
        if (r < 0) throw new IOException(Posix.message(r));
        return r;
    }

    int available() throws IOException {
        long n = Posix.available(number());
        return n < 0 ? 0 : n > Integer.MAX_VALUE ? Integer.MAX_VALUE : (int) n;
    }

    /**
     * Closes the file, once. The three standard descriptors stay open below, so that the VM can still write to them.
     */
    synchronized void close() throws IOException {
        int old = fd;
        if (old < 0) return;
        fd = -1;
        if (old <= 2) return;
        int r = Posix.close(old);
        if (r < 0) throw new IOException("close failed");
    }
}
