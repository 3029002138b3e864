// SPDX-License-Identifier: MIT
package com.sun.management;

import java.io.IOException;
import java.lang.management.PlatformManagedObject;
import java.util.List;

/** Heap dumps, thread dumps and flags of the VM. */
public interface HotSpotDiagnosticMXBean extends PlatformManagedObject {
    void dumpHeap(String outputFile, boolean live) throws IOException;

    List<VMOption> getDiagnosticOptions();

    VMOption getVMOption(String name);

    void setVMOption(String name, String value);

    default void dumpThreads(String outputFile, ThreadDumpFormat format) throws IOException {
        throw new UnsupportedOperationException();
    }

    /** How a thread dump is written. */
    enum ThreadDumpFormat {
        TEXT_PLAIN, JSON
    }
}
