// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.NonReadableChannelException;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.util.Objects;

/** A channel to an open file; a stream that it belongs to is closed with it. */
public final class FileChannelImpl extends FileChannel {
    private final int fd;
    private final boolean readable, writable, append;
    private final Closeable parent;

    public FileChannelImpl(int fd, boolean readable, boolean writable, boolean append, Closeable parent) {
        this.fd = fd;
        this.readable = readable;
        this.writable = writable;
        this.append = append;
        this.parent = parent;
    }

    private void ensureOpen() throws IOException {
        if (!isOpen()) throw new ClosedChannelException();
    }

    private void ensureReadable() throws IOException {
        ensureOpen();
        if (!readable) throw new NonReadableChannelException();
    }

    private void ensureWritable() throws IOException {
        ensureOpen();
        if (!writable) throw new NonWritableChannelException();
    }

    private static long check(long r) throws IOException {
        if (r < 0) throw new IOException(Posix.message(r));
        return r;
    }

    @Override
    protected void implCloseChannel() throws IOException {
        if (parent != null) parent.close();
        else check(Posix.close(fd));
    }

    /** pos: -1 for the channel's own. */
    private int read(ByteBuffer dst, long pos, boolean here) throws IOException {
        int len = dst.remaining();
        if (dst.isReadOnly()) throw new IllegalArgumentException("Read-only buffer");
        if (len == 0) return 0;
        byte[] b = dst.hasArray() ? dst.array() : new byte[Math.min(len, 1 << 16)];
        int off = dst.hasArray() ? dst.arrayOffset() + dst.position() : 0;
        int n = dst.hasArray() ? len : b.length;
        n = (int) check(here ? Posix.read(fd, b, off, n) : Posix.pread(fd, b, off, n, pos));
        if (n == 0) return -1;
        if (dst.hasArray()) dst.position(dst.position() + n);
        else dst.put(b, 0, n);
        return n;
    }

    private int write(ByteBuffer src, long pos, boolean here) throws IOException {
        int len = src.remaining();
        if (len == 0) return 0;
        byte[] b;
        int off = 0;
        if (src.hasArray()) {
            b = src.array();
            off = src.arrayOffset() + src.position();
        } else {
            b = new byte[len];
            src.duplicate().get(b);
        }
        check(here ? Posix.write(fd, b, off, len) : Posix.pwrite(fd, b, off, len, pos));
        src.position(src.position() + len);
        return len;
    }

    @Override
    public int read(ByteBuffer dst) throws IOException {
        ensureReadable();
        return read(dst, 0, true);
    }

    @Override
    public long read(ByteBuffer[] dsts, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, dsts.length);
        long sum = 0;
        for (int i = offset; i < offset + length; i++) {
            while (dsts[i].hasRemaining()) {
                int n = read(dsts[i]);
                if (n < 0) return sum == 0 ? -1 : sum;
                sum += n;
            }
        }
        return sum;
    }

    @Override
    public int write(ByteBuffer src) throws IOException {
        ensureWritable();
        return write(src, 0, true);
    }

    @Override
    public long write(ByteBuffer[] srcs, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, srcs.length);
        long sum = 0;
        for (int i = offset; i < offset + length; i++) sum += write(srcs[i]);
        return sum;
    }

    @Override
    public long position() throws IOException {
        ensureOpen();
        return append ? size() : check(Posix.seek(fd, 0, 1));
    }

    @Override
    public FileChannel position(long newPosition) throws IOException {
        ensureOpen();
        if (newPosition < 0) throw new IllegalArgumentException();
        check(Posix.seek(fd, newPosition, 0));
        return this;
    }

    @Override
    public long size() throws IOException {
        ensureOpen();
        long[] st = new long[Posix.STAT_SLOTS];
        check(Posix.fstat(fd, st));
        return st[Posix.SIZE];
    }

    @Override
    public FileChannel truncate(long size) throws IOException {
        ensureOpen();
        if (size < 0) throw new IllegalArgumentException("Negative size");
        ensureWritable();
        if (size < size()) check(Posix.truncate(fd, size));
        if (check(Posix.seek(fd, 0, 1)) > size) position(size);
        return this;
    }

    @Override
    public void force(boolean metaData) throws IOException {
        ensureOpen();
        check(Posix.sync(fd));
    }

    @Override
    public long transferTo(long position, long count, WritableByteChannel target) throws IOException {
        ensureReadable();
        if (position < 0 || count < 0) throw new IllegalArgumentException();
        long sum = 0;
        while (sum < count) {
            ByteBuffer b = ByteBuffer.allocate((int) Math.min(8192, count - sum));
            if (read(b, position + sum, false) <= 0) break;
            b.flip();
            int n = target.write(b);
            sum += n;
            if (b.hasRemaining()) break;
        }
        return sum;
    }

    @Override
    public long transferFrom(ReadableByteChannel src, long position, long count) throws IOException {
        ensureWritable();
        if (position < 0 || count < 0) throw new IllegalArgumentException();
        if (position > size()) return 0;
        long sum = 0;
        while (sum < count) {
            ByteBuffer b = ByteBuffer.allocate((int) Math.min(8192, count - sum));
            int n = src.read(b);
            if (n <= 0) break;
            b.flip();
            write(b, position + sum, false);
            sum += n;
        }
        return sum;
    }

    @Override
    public int read(ByteBuffer dst, long position) throws IOException {
        if (position < 0) throw new IllegalArgumentException("Negative position");
        ensureReadable();
        return read(dst, position, false);
    }

    @Override
    public int write(ByteBuffer src, long position) throws IOException {
        if (position < 0) throw new IllegalArgumentException("Negative position");
        ensureWritable();
        return write(src, position, false);
    }

    @Override
    public MappedByteBuffer map(MapMode mode, long position, long size) throws IOException {
        Objects.requireNonNull(mode, "Mode is null");
        if (position < 0 || size < 0 || size > Integer.MAX_VALUE) throw new IllegalArgumentException();
        ensureReadable();
        if (mode != MapMode.READ_ONLY) ensureWritable();
        else if (position + size > size())
            throw new IOException("Channel not open for writing - cannot extend file to required size");
        int m = mode == MapMode.READ_ONLY ? Mapping.READ : mode == MapMode.READ_WRITE ? Mapping.WRITE : Mapping.PRIVATE;
        return BufferAccess.get().over(Mapping.map(fd, m, position, size), (int) size, mode == MapMode.READ_ONLY);
    }

    private final class Lock extends FileLock {
        private boolean released;

        Lock(long position, long size, boolean shared) {
            super(FileChannelImpl.this, position, size, shared);
        }

        @Override
        public boolean isValid() {
            return !released && FileChannelImpl.this.isOpen();
        }

        @Override
        public void release() throws IOException {
            ensureOpen();
            if (released) return;
            released = true;
            check(Posix.lock(fd, position(), size(), 0, false));
        }
    }

    private FileLock doLock(long position, long size, boolean shared, boolean wait) throws IOException {
        if (shared) ensureReadable();
        else ensureWritable();
        Lock l = new Lock(position, size, shared);
        int r = Posix.lock(fd, position, size, shared ? 1 : 2, wait);
        if (!wait && (r == -11 || r == -Posix.EACCES)) return null;
        check(r);
        return l;
    }

    @Override
    public FileLock lock(long position, long size, boolean shared) throws IOException {
        return doLock(position, size, shared, true);
    }

    @Override
    public FileLock tryLock(long position, long size, boolean shared) throws IOException {
        return doLock(position, size, shared, false);
    }
}
