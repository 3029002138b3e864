package jdk.internal.management;

/** What the management beans ask the VM. Natives are intrinsics. */
public final class Threads {
    public static final int LOADED_CLASSES = 0;
    public static final int COLLECTIONS = 1;
    public static final int COLLECTION_NANOS = 2;
    public static final int STARTED_THREADS = 3;

    private Threads() {
    }

    public static native long figure(int which);

    /** All live threads. */
    public static native Thread[] all();

    /** CPU time in nanoseconds, or -1 if the thread has ended. */
    public static native long cpuNanos(Thread t, boolean userOnly);

    /** The object whose monitor the thread waits to enter or waits on, or null. */
    public static native Object blockedOn(Thread t);

    /** The thread that owns the object's monitor, or null. */
    public static native Thread ownerOf(Object o);

    /** How often the thread has blocked on a monitor, or waited. */
    public static native long count(Thread t, boolean waited);
}
