// SPDX-License-Identifier: MIT
package java.lang.management;

import com.sun.management.GarbageCollectionNotificationInfo;
import com.sun.management.GcInfo;
import java.util.HashMap;
import java.util.Map;
import javax.management.MBeanNotificationInfo;
import javax.management.Notification;
import javax.management.NotificationBroadcasterSupport;
import javax.management.NotificationEmitter;
import javax.management.NotificationFilter;
import javax.management.NotificationListener;
import javax.management.ObjectName;
import javax.management.openmbean.CompositeData;
import javax.management.openmbean.CompositeDataSupport;
import javax.management.openmbean.CompositeType;
import javax.management.openmbean.OpenDataException;
import javax.management.openmbean.OpenType;
import javax.management.openmbean.SimpleType;
import jdk.internal.management.Collections;
import jdk.internal.management.Items;
import jdk.internal.management.OpenMapping;
import jdk.internal.management.Threads;

/**
 * The beans of the heap: memory as a whole, its one pool, its one collector, and the thread that tells of collections
 * and of thresholds that have been passed. That thread begins when somebody listens or sets a threshold.
 */
final class MemoryBeans {
    static final String POOL_NAME = "Heap", COLLECTOR_NAME = "MarkSweep";
    static final Memory MEMORY = new Memory();
    static final Collector COLLECTOR = new Collector();
    static final Pool POOL = new Pool();

    private MemoryBeans() {
    }

    private static MemoryUsage usage(long used, long total) {
        long max = Math.max(Runtime.getRuntime().maxMemory(), total);
        return new MemoryUsage(Threads.figure(Threads.HEAP_INITIAL), Math.min(Math.max(used, 0), total), total, max);
    }

    static MemoryUsage heap() {
        Runtime r = Runtime.getRuntime();
        long total = r.totalMemory();
        return usage(total - r.freeMemory(), total);
    }

    /** A broadcaster that wakes the watch when it gets its first listener. */
    private abstract static class Emitter extends NotificationBroadcasterSupport {
        private long sequence;

        Emitter(MBeanNotificationInfo info) {
            super(info);
        }

        @Override
        public void addNotificationListener(NotificationListener listener, NotificationFilter filter, Object handback) {
            super.addNotificationListener(listener, filter, handback);
            Watch.begin();
        }

        void tell(ObjectName source, String type, String message, CompositeData data) {
            Notification n = new Notification(type, source, ++sequence, System.currentTimeMillis(), message);
            n.setUserData(data);
            sendNotification(n);
        }
    }

    static final class Memory extends Emitter implements MemoryMXBean, NotificationEmitter {
        Memory() {
            super(new MBeanNotificationInfo(new String[] {MemoryNotificationInfo.MEMORY_THRESHOLD_EXCEEDED,
                MemoryNotificationInfo.MEMORY_COLLECTION_THRESHOLD_EXCEEDED}, Notification.class.getName(),
                    "Memory Notification"));
        }

        @Override
        public ObjectName getObjectName() {
            return Beans.name(ManagementFactory.MEMORY_MXBEAN_NAME);
        }

        @Override
        public int getObjectPendingFinalizationCount() {
            return (int) Threads.figure(Threads.WAITING_FOR_FINALIZATION);
        }

        @Override
        public MemoryUsage getHeapMemoryUsage() {
            return heap();
        }

        /** Classes and code of the VM live in the C heap, with all else that is there. */
        @Override
        public MemoryUsage getNonHeapMemoryUsage() {
            long used = Threads.figure(Threads.C_HEAP_USED);
            return new MemoryUsage(0, used, Math.max(used, Threads.figure(Threads.C_HEAP_ALL)), -1);
        }

        @Override
        public boolean isVerbose() {
            return Threads.figure(Threads.VERBOSE_COLLECTIONS) != 0;
        }

        @Override
        public void setVerbose(boolean value) {
            Threads.verbose(false, value);
        }

        @Override
        public void gc() {
            Runtime.getRuntime().gc();
        }
    }

    static final class Collector extends Emitter implements com.sun.management.GarbageCollectorMXBean,
            NotificationEmitter {
        Collector() {
            super(new MBeanNotificationInfo(new String[] {
                GarbageCollectionNotificationInfo.GARBAGE_COLLECTION_NOTIFICATION}, Notification.class.getName(),
                    "GC Notification"));
        }

        @Override
        public ObjectName getObjectName() {
            return Beans.name(ManagementFactory.GARBAGE_COLLECTOR_MXBEAN_DOMAIN_TYPE + ",name=" + COLLECTOR_NAME);
        }

        @Override
        public String getName() {
            return COLLECTOR_NAME;
        }

        @Override
        public boolean isValid() {
            return true;
        }

        @Override
        public String[] getMemoryPoolNames() {
            return new String[] {POOL_NAME};
        }

        @Override
        public long getCollectionCount() {
            return Threads.figure(Threads.COLLECTIONS);
        }

        @Override
        public long getCollectionTime() {
            return Threads.figure(Threads.COLLECTION_NANOS) / 1000000;
        }

        @Override
        public GcInfo getLastGcInfo() {
            CompositeData cd = info(Collections.last());
            return cd == null ? null : GcInfo.from(cd);
        }

        /** How {@link GcInfo} stands in open data, with the number of threads that collect. */
        private static CompositeData info(long id) {
            long[] r = Collections.record(id);
            if (r == null) return null;
            try {
                OpenMapping pools = OpenMapping.of(GcInfo.class.getMethod("getMemoryUsageBeforeGc")
                        .getGenericReturnType());
                String[] names = {"GcThreadCount", "duration", "endTime", "id", "memoryUsageAfterGc",
                    "memoryUsageBeforeGc", "startTime"};
                CompositeType type = new CompositeType(GcInfo.class.getName(), "CompositeType for GC info for "
                        + COLLECTOR_NAME, names, names, new OpenType<?>[] {SimpleType.INTEGER, SimpleType.LONG,
                            SimpleType.LONG, SimpleType.LONG, pools.openType, pools.openType, SimpleType.LONG});
                return new CompositeDataSupport(type, names, new Object[] {1, r[Collections.ENDED]
                        - r[Collections.BEGUN], r[Collections.ENDED], id, pools.toOpen(pool(r[Collections.USED_AFTER],
                                r[Collections.TOTAL_AFTER]), null), pools.toOpen(pool(r[Collections.USED_BEFORE],
                                r[Collections.TOTAL_BEFORE]), null), r[Collections.BEGUN]});
            } catch (OpenDataException | NoSuchMethodException e) {
                throw new InternalError(e);
            }
        }

        private static Map<String, MemoryUsage> pool(long used, long total) {
            Map<String, MemoryUsage> m = new HashMap<String, MemoryUsage>();
            m.put(POOL_NAME, usage(used, total));
            return m;
        }

        void tell(long id) {
            CompositeData cd = info(id);
            if (cd == null) return;
            GarbageCollectionNotificationInfo i = new GarbageCollectionNotificationInfo(COLLECTOR_NAME,
                    "end of major GC", Collections.cause(id), GcInfo.from(cd));
            tell(getObjectName(), GarbageCollectionNotificationInfo.GARBAGE_COLLECTION_NOTIFICATION, COLLECTOR_NAME,
                    i.toCompositeData(null));
        }
    }

    /** A threshold of usage: how often it has been passed upwards. Guarded by the pool's lock. */
    private static final class Threshold {
        long bytes, count;
        boolean above;

        /** True if it has just been passed. */
        boolean check(long used) {
            boolean was = above;
            above = bytes > 0 && used >= bytes;
            if (was || !above) return false;
            count++;
            return true;
        }

        void set(long value, long max) {
            if (value < 0) throw new IllegalArgumentException("Invalid threshold: " + value);
            if (value > max) throw new IllegalArgumentException("Invalid threshold: " + value + " max (" + max + ")");
            bytes = value;
            above = false;
            count = 0;
        }
    }

    static final class Pool implements MemoryPoolMXBean {
        private final Threshold now = new Threshold(), collected = new Threshold();
        private long peakUsed, peakTotal, peakSeen;

        @Override
        public ObjectName getObjectName() {
            return Beans.name(ManagementFactory.MEMORY_POOL_MXBEAN_DOMAIN_TYPE + ",name=" + POOL_NAME);
        }

        @Override
        public String getName() {
            return POOL_NAME;
        }

        @Override
        public MemoryType getType() {
            return MemoryType.HEAP;
        }

        @Override
        public MemoryUsage getUsage() {
            return heap();
        }

        private void peak(long used, long total) {
            if (used <= peakUsed) return;
            peakUsed = used;
            peakTotal = total;
        }

        /** What was used when a collection began is a peak, too. */
        @Override
        public synchronized MemoryUsage getPeakUsage() {
            for (long last = Collections.last(); peakSeen < last; peakSeen++) {
                long[] r = Collections.record(peakSeen + 1);
                if (r != null) peak(r[Collections.USED_BEFORE], r[Collections.TOTAL_BEFORE]);
            }
            MemoryUsage u = heap();
            peak(u.getUsed(), u.getCommitted());
            return usage(peakUsed, peakTotal);
        }

        @Override
        public synchronized void resetPeakUsage() {
            peakSeen = Collections.last();
            peakUsed = 0;
            MemoryUsage u = heap();
            peak(u.getUsed(), u.getCommitted());
        }

        @Override
        public boolean isValid() {
            return true;
        }

        @Override
        public String[] getMemoryManagerNames() {
            return new String[] {COLLECTOR_NAME};
        }

        @Override
        public synchronized long getUsageThreshold() {
            return now.bytes;
        }

        @Override
        public void setUsageThreshold(long threshold) {
            synchronized (this) {
                now.set(threshold, Runtime.getRuntime().maxMemory());
            }
            Watch.begin();
            Collections.ring();
        }

        @Override
        public synchronized boolean isUsageThresholdExceeded() {
            return now.bytes > 0 && (now.above || heap().getUsed() >= now.bytes);
        }

        @Override
        public synchronized long getUsageThresholdCount() {
            return now.count;
        }

        @Override
        public boolean isUsageThresholdSupported() {
            return true;
        }

        @Override
        public synchronized long getCollectionUsageThreshold() {
            return collected.bytes;
        }

        @Override
        public void setCollectionUsageThreshold(long threshold) {
            synchronized (this) {
                collected.set(threshold, Runtime.getRuntime().maxMemory());
            }
            Watch.begin();
        }

        @Override
        public synchronized boolean isCollectionUsageThresholdExceeded() {
            return collected.bytes > 0 && (collected.above || getCollectionUsage().getUsed() >= collected.bytes);
        }

        @Override
        public synchronized long getCollectionUsageThresholdCount() {
            return collected.count;
        }

        /** As the last collection left it; nothing used before the first one. */
        @Override
        public MemoryUsage getCollectionUsage() {
            long[] r = Collections.record(Collections.last());
            return r == null ? usage(0, Runtime.getRuntime().totalMemory()) : usage(r[Collections.USED_AFTER],
                    r[Collections.TOTAL_AFTER]);
        }

        @Override
        public boolean isCollectionUsageThresholdSupported() {
            return true;
        }

        private static void tell(String type, String message, MemoryUsage u, long count) {
            MemoryNotificationInfo i = new MemoryNotificationInfo(POOL_NAME, u, count);
            MEMORY.tell(MEMORY.getObjectName(), type, message, (CompositeData) Items.open(MemoryNotificationInfo.class,
                    i));
        }

        /** From the watch: a collection is over. */
        void afterCollection(long[] r) {
            MemoryUsage u = usage(r[Collections.USED_AFTER], r[Collections.TOTAL_AFTER]);
            boolean passed;
            long count;
            synchronized (this) {
                passed = collected.check(u.getUsed());
                count = collected.count;
            }
            if (passed)
                tell(MemoryNotificationInfo.MEMORY_COLLECTION_THRESHOLD_EXCEEDED,
                        "Memory usage exceeds collection usage threshold", u, count);
        }

        /** From the watch: the bell has rung. It rings again when the threshold is passed from below. */
        void look() {
            MemoryUsage u = heap();
            boolean passed;
            long count;
            synchronized (this) {
                passed = now.check(u.getUsed());
                count = now.count;
                Collections.threshold(now.above ? 0 : now.bytes);
            }
            if (passed)
                tell(MemoryNotificationInfo.MEMORY_THRESHOLD_EXCEEDED, "Memory usage exceeds usage threshold", u,
                        count);
        }
    }

    /** Tells of collections and thresholds; ends with the VM. */
    private static final class Watch implements Runnable {
        private static boolean begun;
        private long seen = Collections.last();

        static synchronized void begin() {
            if (begun) return;
            begun = true;
            ThreadGroup g = Thread.currentThread().getThreadGroup();
            while (g != null && g.getParent() != null) g = g.getParent();
            Thread t = new Thread(g, new Watch(), "Notification Thread", 0, false);
            t.setDaemon(true);
            t.setContextClassLoader(null);
            t.start();
        }

        @Override
        public void run() {
            POOL.look();
            while (Collections.await(seen)) {
                for (long last = Collections.last(); seen < last;) {
                    long[] r = Collections.record(++seen);
                    if (r != null) POOL.afterCollection(r);
                    try {
                        COLLECTOR.tell(seen);
                    } catch (RuntimeException e) {
                        continue; // a listener's affair
                    }
                }
                try {
                    POOL.look();
                } catch (RuntimeException e) {
                    continue;
                }
            }
        }
    }
}
