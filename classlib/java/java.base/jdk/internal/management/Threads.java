// SPDX-License-Identifier: MIT
package jdk.internal.management;

/** What the management beans ask the VM of threads, and its figures. Natives are intrinsics. */
public final class Threads {
    public static final int LOADED_CLASSES = 0, COLLECTIONS = 1, COLLECTION_NANOS = 2, STARTED_THREADS = 3,
            UNLOADED_CLASSES = 4, HEAP_INITIAL = 5, START_MILLIS = 6, UPTIME_MILLIS = 7, VERBOSE_CLASSES = 8,
            VERBOSE_COLLECTIONS = 9, PEAK_THREADS = 10, RESET_PEAK_THREADS = 11, ENDED_BYTES = 12,
            WAITING_FOR_FINALIZATION = 13, C_HEAP_USED = 14, C_HEAP_ALL = 15;

    private Threads() {
    }

    public static native long figure(int which);

    /** Says each class that is loaded, or each collection. */
    public static native void verbose(boolean classes, boolean on);

    /** The options of the VM, each with a blank behind it. */
    public static native String jvmArgs();

    /** All live platform threads. */
    public static native Thread[] all();

    /** CPU time in nanoseconds, or -1 if the thread has ended. */
    public static native long cpuNanos(Thread t, boolean userOnly);

    /** Bytes, or -1 if the thread has ended or is virtual. */
    public static native long allocated(Thread t);

    /** Times blocked and waited begin at 0 again. */
    public static native void forgetTimes();

    /** Threads that wait for each other in a circle: for monitors, or also for synchronizers. */
    public static native Thread[] deadlocked(boolean synchronizers);

    /**
     * All that is to be known of some threads at one moment: a row for each, null for one that is not alive. Parts of a
     * row: see the constants.
     */
    public static native Object[] snapshot(Thread[] threads, int maxDepth, boolean monitors, boolean synchronizers);

    public static final int STACK = 0, BLOCKER = 1, OWNER = 2, MONITORS = 3, DEPTHS = 4, SYNCHRONIZERS = 5, NUMBERS = 6;
    /** In the numbers of a row. */
    public static final int STATE = 0, BLOCKED = 1, WAITED = 2, BLOCKED_NANOS = 3, WAITED_NANOS = 4, IN_NATIVE = 5;

    /** The Java state that JVMTI state bits of a live thread mean. */
    public static Thread.State state(long bits) {
        if ((bits & 0x400) != 0) return Thread.State.BLOCKED;
        if ((bits & 0x10) != 0) return Thread.State.WAITING;
        return (bits & 0x20) != 0 ? Thread.State.TIMED_WAITING : Thread.State.RUNNABLE;
    }

    public static boolean isSuspended(long bits) {
        return (bits & 0x100000) != 0;
    }
}
