// SPDX-License-Identifier: MIT
package com.sun.management;

/** A system with file descriptors. */
public interface UnixOperatingSystemMXBean extends OperatingSystemMXBean {
    long getOpenFileDescriptorCount();

    long getMaxFileDescriptorCount();
}
