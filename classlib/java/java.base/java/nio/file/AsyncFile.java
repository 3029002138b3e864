// SPDX-License-Identifier: MIT
package java.nio.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.CompletionHandler;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import jdk.internal.io.Async;

/** A file channel whose operations run on an executor. */
final class AsyncFile extends AsynchronousFileChannel {
    private final FileChannel file;
    private final ExecutorService executor;

    AsyncFile(FileChannel file, ExecutorService executor) {
        this.file = file;
        this.executor = Async.executor(executor);
    }

    @Override
    public boolean isOpen() {
        return file.isOpen();
    }

    @Override
    public void close() throws IOException {
        file.close();
    }

    @Override
    public long size() throws IOException {
        return file.size();
    }

    @Override
    public AsynchronousFileChannel truncate(long size) throws IOException {
        file.truncate(size);
        return this;
    }

    @Override
    public void force(boolean metaData) throws IOException {
        file.force(metaData);
    }

    /** The channel below calls its locks after itself. */
    private Callable<FileLock> locking(final long position, final long size, final boolean shared) {
        return new Callable<FileLock>() {
            @Override
            public FileLock call() throws IOException {
                return owned(file.lock(position, size, shared));
            }
        };
    }

    private FileLock owned(final FileLock l) {
        return l == null ? null : new FileLock(this, l.position(), l.size(), l.isShared()) {
            @Override
            public boolean isValid() {
                return l.isValid();
            }

            @Override
            public void release() throws IOException {
                l.release();
            }
        };
    }

    @Override
    public <A> void lock(long position, long size, boolean shared, A attachment,
            CompletionHandler<FileLock, ? super A> handler) {
        Async.start(executor, locking(position, size, shared), attachment, handler);
    }

    @Override
    public Future<FileLock> lock(long position, long size, boolean shared) {
        return Async.start(executor, locking(position, size, shared));
    }

    @Override
    public FileLock tryLock(long position, long size, boolean shared) throws IOException {
        return owned(file.tryLock(position, size, shared));
    }

    private Callable<Integer> reading(final ByteBuffer dst, final long position) {
        if (position < 0) throw new IllegalArgumentException("Negative position");
        if (dst.isReadOnly()) throw new IllegalArgumentException("Read-only buffer");
        return new Callable<Integer>() {
            @Override
            public Integer call() throws IOException {
                return file.read(dst, position);
            }
        };
    }

    private Callable<Integer> writing(final ByteBuffer src, final long position) {
        if (position < 0) throw new IllegalArgumentException("Negative position");
        return new Callable<Integer>() {
            @Override
            public Integer call() throws IOException {
                return file.write(src, position);
            }
        };
    }

    @Override
    public <A> void read(ByteBuffer dst, long position, A attachment, CompletionHandler<Integer, ? super A> handler) {
        Async.start(executor, reading(dst, position), attachment, handler);
    }

    @Override
    public Future<Integer> read(ByteBuffer dst, long position) {
        return Async.start(executor, reading(dst, position));
    }

    @Override
    public <A> void write(ByteBuffer src, long position, A attachment, CompletionHandler<Integer, ? super A> handler) {
        Async.start(executor, writing(src, position), attachment, handler);
    }

    @Override
    public Future<Integer> write(ByteBuffer src, long position) {
        return Async.start(executor, writing(src, position));
    }
}
