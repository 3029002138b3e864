// SPDX-License-Identifier: MIT
package jdk.internal.management;

/** The collections of the heap, and a bell that rings after each. Natives are intrinsics. */
public final class Collections {
    public static final int BEGUN = 0, ENDED = 1, USED_BEFORE = 2, USED_AFTER = 3, TOTAL_BEFORE = 4, TOTAL_AFTER = 5;

    private Collections() {
    }

    /** The number of the last collection; the first one is 1. */
    public static native long last();

    /** Times in milliseconds since the VM was started, sizes in bytes; null: not known, or not any more. */
    public static native long[] record(long id);

    public static native String cause(long id);

    /** Waits for a collection later than that one, or for the bell. False: the VM ends. */
    public static native boolean await(long id);

    public static native void ring();

    /** The bell rings, once, when so many bytes are in use; 0: never. */
    public static native void threshold(long bytes);
}
