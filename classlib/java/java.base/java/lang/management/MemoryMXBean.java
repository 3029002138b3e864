package java.lang.management;

/** The memory of the VM. */
public interface MemoryMXBean extends PlatformManagedObject {
    int getObjectPendingFinalizationCount();

    MemoryUsage getHeapMemoryUsage();

    MemoryUsage getNonHeapMemoryUsage();

    boolean isVerbose();

    void setVerbose(boolean value);

    void gc();
}
