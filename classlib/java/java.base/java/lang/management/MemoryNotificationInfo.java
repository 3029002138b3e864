// SPDX-License-Identifier: MIT
package java.lang.management;

import java.util.Objects;
import javax.management.openmbean.CompositeData;
import jdk.internal.management.Items;

/** What a memory notification tells: the pool, how much of it is used, and how often that was more than a threshold. */
public class MemoryNotificationInfo {
    public static final String MEMORY_THRESHOLD_EXCEEDED = "java.management.memory.threshold.exceeded";
    public static final String MEMORY_COLLECTION_THRESHOLD_EXCEEDED
            = "java.management.memory.collection.threshold.exceeded";

    private final String poolName;
    private final MemoryUsage usage;
    private final long count;

    public MemoryNotificationInfo(String poolName, MemoryUsage usage, long count) {
        this.poolName = Objects.requireNonNull(poolName);
        this.usage = Objects.requireNonNull(usage);
        this.count = count;
    }

    public String getPoolName() {
        return poolName;
    }

    public MemoryUsage getUsage() {
        return usage;
    }

    public long getCount() {
        return count;
    }

    public static MemoryNotificationInfo from(CompositeData cd) {
        if (cd == null) return null;
        return new MemoryNotificationInfo(Items.some(cd, "poolName", String.class), MemoryUsage.from(Items.some(cd,
                "usage", CompositeData.class)), Items.some(cd, "count", Long.class));
    }
}
