// SPDX-License-Identifier: MIT
package com.sun.management;

/** The threads, with the times of many at once and with what each has allocated. Times are in nanoseconds. */
public interface ThreadMXBean extends java.lang.management.ThreadMXBean {
    long[] getThreadCpuTime(long[] ids);

    long[] getThreadUserTime(long[] ids);

    default long getCurrentThreadAllocatedBytes() {
        return getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    default long getTotalThreadAllocatedBytes() {
        throw new UnsupportedOperationException();
    }

    long getThreadAllocatedBytes(long id);

    long[] getThreadAllocatedBytes(long[] ids);

    boolean isThreadAllocatedMemorySupported();

    boolean isThreadAllocatedMemoryEnabled();

    void setThreadAllocatedMemoryEnabled(boolean enable);
}
