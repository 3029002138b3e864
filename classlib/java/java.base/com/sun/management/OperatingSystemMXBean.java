// SPDX-License-Identifier: MIT
package com.sun.management;

/** The system, with memory and load. Sizes are in bytes, times in nanoseconds, loads between 0 and 1. */
public interface OperatingSystemMXBean extends java.lang.management.OperatingSystemMXBean {
    long getCommittedVirtualMemorySize();

    long getTotalSwapSpaceSize();

    long getFreeSwapSpaceSize();

    long getProcessCpuTime();

    @Deprecated(since = "14")
    default long getFreePhysicalMemorySize() {
        return getFreeMemorySize();
    }

    long getFreeMemorySize();

    @Deprecated(since = "14")
    default long getTotalPhysicalMemorySize() {
        return getTotalMemorySize();
    }

    long getTotalMemorySize();

    @Deprecated(since = "14")
    default double getSystemCpuLoad() {
        return getCpuLoad();
    }

    double getCpuLoad();

    double getProcessCpuLoad();
}
