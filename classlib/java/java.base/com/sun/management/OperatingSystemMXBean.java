// SPDX-License-Identifier: MIT
package com.sun.management;

/** The system, with memory and load. Sizes are in bytes, times in nanoseconds, loads between 0 and 1. */
public interface OperatingSystemMXBean extends java.lang.management.OperatingSystemMXBean {
    long getCommittedVirtualMemorySize();

    long getTotalSwapSpaceSize();

    long getFreeSwapSpaceSize();

    long getProcessCpuTime();

    @Deprecated
    default long getFreePhysicalMemorySize() {
        return getFreeMemorySize();
    }

    long getFreeMemorySize();

    @Deprecated
    default long getTotalPhysicalMemorySize() {
        return getTotalMemorySize();
    }

    long getTotalMemorySize();

    @Deprecated
    default double getSystemCpuLoad() {
        return getCpuLoad();
    }

    double getCpuLoad();

    double getProcessCpuLoad();
}
