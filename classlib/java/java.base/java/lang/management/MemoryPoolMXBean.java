package java.lang.management;

/** A memory pool. */
public interface MemoryPoolMXBean extends PlatformManagedObject {
    String getName();

    MemoryType getType();

    MemoryUsage getUsage();

    MemoryUsage getPeakUsage();

    void resetPeakUsage();

    boolean isValid();

    String[] getMemoryManagerNames();

    long getUsageThreshold();

    void setUsageThreshold(long threshold);

    boolean isUsageThresholdExceeded();

    long getUsageThresholdCount();

    boolean isUsageThresholdSupported();

    long getCollectionUsageThreshold();

    void setCollectionUsageThreshold(long threshold);

    boolean isCollectionUsageThresholdExceeded();

    long getCollectionUsageThresholdCount();

    MemoryUsage getCollectionUsage();

    boolean isCollectionUsageThresholdSupported();
}
