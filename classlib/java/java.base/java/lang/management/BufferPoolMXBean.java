// SPDX-License-Identifier: MIT
package java.lang.management;

/** A pool of buffers outside the heap. Sizes are in bytes. */
public interface BufferPoolMXBean extends PlatformManagedObject {
    String getName();

    long getCount();

    long getTotalCapacity();

    long getMemoryUsed();
}
