// SPDX-License-Identifier: MIT
package java.nio.channels;

import java.io.IOException;

/** A lock on a region of a file. */
public abstract class FileLock implements AutoCloseable {
    private final Channel channel;
    private final long position, size;
    private final boolean shared;

    protected FileLock(FileChannel channel, long position, long size, boolean shared) {
        if (position < 0 || size < 0 || position + size < 0) throw new IllegalArgumentException();
        this.channel = channel;
        this.position = position;
        this.size = size;
        this.shared = shared;
    }

    protected FileLock(AsynchronousFileChannel channel, long position, long size, boolean shared) {
        if (position < 0 || size < 0 || position + size < 0) throw new IllegalArgumentException();
        this.channel = channel;
        this.position = position;
        this.size = size;
        this.shared = shared;
    }

    /** The file channel; null if an asynchronous one has the lock. */
    public final FileChannel channel() {
        return channel instanceof FileChannel ? (FileChannel) channel : null;
    }

    public Channel acquiredBy() {
        return channel;
    }

    public final long position() {
        return position;
    }

    public final long size() {
        return size;
    }

    public final boolean isShared() {
        return shared;
    }

    public final boolean overlaps(long position, long size) {
        return position < this.position + this.size && this.position < position + size;
    }

    public abstract boolean isValid();

    public abstract void release() throws IOException;

    public final void close() throws IOException {
        release();
    }

    public final String toString() {
        String kind = isShared() ? " shared" : " exclusive", state = isValid() ? " valid]" : " invalid]";
        return getClass().getName() + '[' + position + ':' + size + kind + state;
    }
}
