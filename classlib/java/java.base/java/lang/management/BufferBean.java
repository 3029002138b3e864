// SPDX-License-Identifier: MIT
package java.lang.management;

import javax.management.ObjectName;
import jdk.internal.management.BufferPools;

/** A pool of buffers outside the heap. */
final class BufferBean implements BufferPoolMXBean {
    private final BufferPools pool;

    BufferBean(BufferPools pool) {
        this.pool = pool;
    }

    @Override
    public ObjectName getObjectName() {
        return Beans.name("java.nio:type=BufferPool,name=" + pool.name);
    }

    @Override
    public String getName() {
        return pool.name;
    }

    @Override
    public long getCount() {
        return pool.count();
    }

    @Override
    public long getTotalCapacity() {
        return pool.bytes();
    }

    @Override
    public long getMemoryUsed() {
        return pool.bytes();
    }
}
