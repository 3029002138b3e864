// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.NonReadableChannelException;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;
import java.util.Arrays;

/** A channel over bytes in memory; a subclass takes what was written when it is closed. */
public class MemoryChannel implements SeekableByteChannel {
    private final boolean reads, writes, append;
    private byte[] bytes;
    private int size, position;
    private boolean closed;

    /** A channel that is read only. */
    public MemoryChannel(byte[] bytes) {
        this(bytes, true, false, false);
    }

    protected MemoryChannel(byte[] bytes, boolean reads, boolean writes, boolean append) {
        this.bytes = bytes;
        this.reads = reads;
        this.writes = writes;
        this.append = append;
        size = bytes.length;
    }

    private void check() throws IOException {
        if (closed) throw new ClosedChannelException();
    }

    @Override
    public synchronized int read(ByteBuffer dst) throws IOException {
        check();
        if (!reads) throw new NonReadableChannelException();
        int n = Math.min(dst.remaining(), size - position);
        if (n <= 0) return dst.hasRemaining() ? -1 : 0;
        dst.put(bytes, position, n);
        position += n;
        return n;
    }

    @Override
    public synchronized int write(ByteBuffer src) throws IOException {
        check();
        if (!writes) throw new NonWritableChannelException();
        if (append) position = size;
        int n = src.remaining();
        if (position + n < 0) throw new IOException("entry too large");
        if (position + n > bytes.length) bytes = Arrays.copyOf(bytes, Math.max(position + n, bytes.length * 2));
        src.get(bytes, position, n);
        position += n;
        size = Math.max(size, position);
        return n;
    }

    @Override
    public synchronized long position() throws IOException {
        check();
        return position;
    }

    @Override
    public synchronized SeekableByteChannel position(long newPosition) throws IOException {
        check();
        if (newPosition < 0 || newPosition > Integer.MAX_VALUE)
            throw new IllegalArgumentException("Illegal position " + newPosition);
        position = (int) newPosition;
        return this;
    }

    @Override
    public synchronized long size() throws IOException {
        check();
        return size;
    }

    @Override
    public synchronized SeekableByteChannel truncate(long newSize) throws IOException {
        check();
        if (!writes) throw new NonWritableChannelException();
        if (newSize < 0) throw new IllegalArgumentException("Negative size");
        if (newSize < size) {
            Arrays.fill(bytes, (int) newSize, size, (byte) 0);
            size = (int) newSize;
        }
        position = Math.min(position, size);
        return this;
    }

    @Override
    public synchronized boolean isOpen() {
        return !closed;
    }

    @Override
    public synchronized void close() throws IOException {
        if (closed) return;
        closed = true;
        if (writes) written(Arrays.copyOf(bytes, size));
    }

    /** Called once, when a channel that writes is closed. */
    protected void written(byte[] all) {
    }
}
