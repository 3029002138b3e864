// SPDX-License-Identifier: MIT
package jdk.internal.management;

/** Heap dumps, flags and diagnostic commands of the VM. Natives are intrinsics. */
public final class Diagnostics {
    private Diagnostics() {
    }

    /** Null, or why the file could not be written. */
    public static native String dumpHeap(String path, boolean live);

    /** Three letters, "=" and the value: the kind (b n s t), w or - (can be set), g or - (was given); null: no flag. */
    public static native String flag(String name);

    /** Sets a flag that can be set; all such flags are booleans. */
    public static native void setFlag(String name, boolean value);

    /** What a diagnostic command prints. IllegalArgumentException: what is wrong with the line. */
    public static native String run(String line);

    /**
     * The commands, one a line, with tabs behind each field: name, what it does, impact, then five for each argument.
     */
    public static native String commands();
}
