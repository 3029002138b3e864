// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.io.IOException;
import java.lang.ref.Cleaner;
import jdk.internal.management.BufferPools;
import jdk.internal.misc.Unsafe;

/** A part of a file in memory, until nobody reaches this object. */
public final class Mapping {
    public static final int READ = 0, WRITE = 1, PRIVATE = 2;
    private static final long PAGE = 4096;

    private final long start, length, address;

    private Mapping(long start, long length, long address) {
        this.start = start;
        this.length = length;
        this.address = address;
    }

    private static final class Unmap implements Runnable {
        static final Cleaner CLEANER = Cleaner.create();
        private final long start, length, size;

        Unmap(long start, long length, long size) {
            this.start = start;
            this.length = length;
            this.size = size;
        }

        @Override
        public void run() {
            munmap(start, length);
            BufferPools.MAPPED.add(-1, -size);
        }
    }

    public static Mapping map(int fd, int mode, long pos, long size) throws IOException {
        long skip = pos % (PAGE * 16), length = Math.max(1, size + skip);
        Unsafe.getUnsafe().expectFaults();
        long start = mmap(fd, mode, pos - skip, length);
        if (start < 0 && start > -4096) throw new IOException("Map failed: " + Posix.message(start));
        Mapping m = new Mapping(start, length, start + skip);
        Unmap.CLEANER.register(m, new Unmap(start, length, size));
        BufferPools.MAPPED.add(1, size);
        return m;
    }

    public long address() {
        return address;
    }

    public void sync() {
        msync(start, length);
    }

    private static native long mmap(int fd, int mode, long pos, long length);

    private static native int munmap(long start, long length);

    private static native int msync(long start, long length);
}
