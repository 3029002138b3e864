// SPDX-License-Identifier: MIT
package com.sun.management;

/** A collector that knows its last collection. */
public interface GarbageCollectorMXBean extends java.lang.management.GarbageCollectorMXBean {
    GcInfo getLastGcInfo();
}
