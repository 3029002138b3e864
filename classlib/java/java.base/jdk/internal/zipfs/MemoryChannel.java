// SPDX-License-Identifier: MIT
package jdk.internal.zipfs;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.NonReadableChannelException;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;
import java.util.Arrays;

/** A channel over bytes in memory; what was written goes to the node when it is closed. */
final class MemoryChannel implements SeekableByteChannel {
    private final ZipFileSystem zip;
    private final ZipNode node;
    private final boolean reads, writes, append;
    private byte[] bytes;
    private int size, position;
    private boolean closed;

    MemoryChannel(ZipFileSystem zip, ZipNode node, byte[] bytes, boolean reads, boolean writes, boolean append) {
        this.zip = zip;
        this.node = node;
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
        if (writes) zip.changed(node, Arrays.copyOf(bytes, size));
    }
}
