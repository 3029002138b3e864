// SPDX-License-Identifier: MIT
package java.nio;

import java.lang.ref.Cleaner;
import jdk.internal.management.BufferPools;
import jdk.internal.misc.Unsafe;

/** The memory of allocated direct buffers: bounded as a whole by -XX:MaxDirectMemorySize, freed by a cleaner. */
final class DirectMemory implements Runnable {
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final Cleaner CLEANER = Cleaner.create();
    private static final long LIMIT = U.maxDirectMemory();
    private static final int PATIENCE = 9; // waits of 1, 2, 4 ... ms for cleaners to run

    private static long reserved; // of this class's lock

    private final long address;
    private final long size;

    private DirectMemory(long address, long size) {
        this.address = address;
        this.size = size;
    }

    private static synchronized boolean take(long size) {
        if (size > LIMIT - reserved) {
            return false;
        }
        reserved += size;
        BufferPools.DIRECT.add(1, size);
        return true;
    }

    private static synchronized void give(long size) {
        reserved -= size;
        BufferPools.DIRECT.add(-1, -size);
    }

    private static synchronized long inUse() {
        return reserved;
    }

    /** Takes size out of what is allowed, after a collection if it must. */
    private static void reserve(long size) {
        if (take(size)) {
            return;
        }
        boolean interrupted = false;
        System.gc();
        for (int i = 0; i < PATIENCE; i++) {
            if (take(size)) {
                restore(interrupted);
                return;
            }
            try {
                Thread.sleep(1L << i);
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        restore(interrupted);
        throw new OutOfMemoryError("Cannot reserve " + size + " bytes of direct buffer memory (allocated: " + inUse()
                + ", limit: " + LIMIT + ")");
    }

    private static void restore(boolean interrupted) {
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** What the buffers over an allocated piece of memory keep alive; it can be freed earlier by hand. */
    static final class Owner {
        private Cleaner.Cleanable cleanable;

        void free() {
            cleanable.clean();
        }
    }

    /** The address of zeroed memory that is freed some time after owner has become unreachable. */
    static long allocate(int capacity, Owner owner) {
        long size = Math.max(1, capacity);
        reserve(size);
        long memory;
        try {
            memory = U.allocateMemory(size);
        } catch (OutOfMemoryError e) {
            give(size);
            throw e;
        }
        U.setMemory(memory, size, (byte) 0);
        owner.cleanable = CLEANER.register(owner, new DirectMemory(memory, size));
        return memory;
    }

    @Override
    public void run() {
        U.freeMemory(address);
        give(size);
    }
}
