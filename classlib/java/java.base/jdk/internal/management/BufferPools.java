// SPDX-License-Identifier: MIT
package jdk.internal.management;

/** The buffers outside the heap, counted: allocated ones and mapped files. */
public final class BufferPools {
    public static final BufferPools DIRECT = new BufferPools("direct"), MAPPED = new BufferPools("mapped");

    public final String name;
    private long count, bytes;

    private BufferPools(String name) {
        this.name = name;
    }

    /** Buffers, and their bytes, come (or go, where negative). */
    public synchronized void add(int buffers, long size) {
        count += buffers;
        bytes += size;
    }

    public synchronized long count() {
        return count;
    }

    public synchronized long bytes() {
        return bytes;
    }
}
