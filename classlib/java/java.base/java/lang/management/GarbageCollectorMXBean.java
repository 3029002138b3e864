package java.lang.management;

/** The collector. */
public interface GarbageCollectorMXBean extends MemoryManagerMXBean {
    long getCollectionCount();

    long getCollectionTime();
}
