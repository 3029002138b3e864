package java.lang.management;

/** Something that manages memory pools. */
public interface MemoryManagerMXBean extends PlatformManagedObject {
    String getName();

    boolean isValid();

    String[] getMemoryPoolNames();
}
