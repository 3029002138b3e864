package java.lang.management;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;
import jdk.internal.management.Threads;

/** The beans. */
final class Beans {
    private Beans() {
    }

    /** A name that is known to be good. */
    static ObjectName name(String name) {
        try {
            return new ObjectName(name);
        } catch (MalformedObjectNameException e) {
            throw new InternalError(e);
        }
    }

    static final class Classes implements ClassLoadingMXBean {
        @Override
        public ObjectName getObjectName() {
            return Beans.name(ManagementFactory.CLASS_LOADING_MXBEAN_NAME);
        }

        @Override
        public long getTotalLoadedClassCount() {
            return getLoadedClassCount();
        }

        @Override
        public int getLoadedClassCount() {
            return (int) Threads.figure(Threads.LOADED_CLASSES);
        }

        @Override
        public long getUnloadedClassCount() {
            return 0;
        }

        @Override
        public boolean isVerbose() {
            return false;
        }

        @Override
        public void setVerbose(boolean value) {
            throw new UnsupportedOperationException("verbose class loading can only be set at start");
        }
    }

    private static MemoryUsage heap() {
        Runtime r = Runtime.getRuntime();
        long total = r.totalMemory();
        return new MemoryUsage(0, Math.max(total - r.freeMemory(), 0), total, Math.max(r.maxMemory(), total));
    }

    static final class Memory implements MemoryMXBean {
        @Override
        public ObjectName getObjectName() {
            return Beans.name(ManagementFactory.MEMORY_MXBEAN_NAME);
        }

        @Override
        public int getObjectPendingFinalizationCount() {
            return 0;
        }

        @Override
        public MemoryUsage getHeapMemoryUsage() {
            return heap();
        }

        @Override
        public MemoryUsage getNonHeapMemoryUsage() {
            return new MemoryUsage(0, 0, 0, -1);
        }

        @Override
        public boolean isVerbose() {
            return false;
        }

        @Override
        public void setVerbose(boolean value) {
            throw new UnsupportedOperationException("verbose collection can only be set at start");
        }

        @Override
        public void gc() {
            Runtime.getRuntime().gc();
        }
    }

    static final class Collector implements GarbageCollectorMXBean {
        @Override
        public ObjectName getObjectName() {
            return Beans.name(ManagementFactory.GARBAGE_COLLECTOR_MXBEAN_DOMAIN_TYPE + ",name=MarkSweep");
        }

        @Override
        public String getName() {
            return "MarkSweep";
        }

        @Override
        public boolean isValid() {
            return true;
        }

        @Override
        public String[] getMemoryPoolNames() {
            return new String[] {"Heap"};
        }

        @Override
        public long getCollectionCount() {
            return Threads.figure(Threads.COLLECTIONS);
        }

        @Override
        public long getCollectionTime() {
            return Threads.figure(Threads.COLLECTION_NANOS) / 1000000;
        }
    }

    static final class Pool implements MemoryPoolMXBean {
        @Override
        public ObjectName getObjectName() {
            return Beans.name(ManagementFactory.MEMORY_POOL_MXBEAN_DOMAIN_TYPE + ",name=Heap");
        }

        @Override
        public String getName() {
            return "Heap";
        }

        @Override
        public MemoryType getType() {
            return MemoryType.HEAP;
        }

        @Override
        public MemoryUsage getUsage() {
            return heap();
        }

        @Override
        public MemoryUsage getPeakUsage() {
            return heap();
        }

        @Override
        public void resetPeakUsage() {
        }

        @Override
        public boolean isValid() {
            return true;
        }

        @Override
        public String[] getMemoryManagerNames() {
            return new String[] {"MarkSweep"};
        }

        private static UnsupportedOperationException noThreshold() {
            return new UnsupportedOperationException("Usage threshold is not supported");
        }

        @Override
        public long getUsageThreshold() {
            throw noThreshold();
        }

        @Override
        public void setUsageThreshold(long threshold) {
            throw noThreshold();
        }

        @Override
        public boolean isUsageThresholdExceeded() {
            throw noThreshold();
        }

        @Override
        public long getUsageThresholdCount() {
            throw noThreshold();
        }

        @Override
        public boolean isUsageThresholdSupported() {
            return false;
        }

        @Override
        public long getCollectionUsageThreshold() {
            throw noThreshold();
        }

        @Override
        public void setCollectionUsageThreshold(long threshold) {
            throw noThreshold();
        }

        @Override
        public boolean isCollectionUsageThresholdExceeded() {
            throw noThreshold();
        }

        @Override
        public long getCollectionUsageThresholdCount() {
            throw noThreshold();
        }

        @Override
        public MemoryUsage getCollectionUsage() {
            return null;
        }

        @Override
        public boolean isCollectionUsageThresholdSupported() {
            return false;
        }
    }

    static final class Run implements RuntimeMXBean {
        private final long start = ProcessHandle.current().info().startInstant().get().toEpochMilli();

        private static String property(String key) {
            return System.getProperty(key);
        }

        @Override
        public ObjectName getObjectName() {
            return Beans.name(ManagementFactory.RUNTIME_MXBEAN_NAME);
        }

        @Override
        public String getName() {
            String host = "localhost";
            try (java.io.FileInputStream in = new java.io.FileInputStream("/proc/sys/kernel/hostname")) {
                host = new String(in.readAllBytes()).trim();
            } catch (java.io.IOException e) {
                // the name is only a decoration
            }
            return getPid() + "@" + host;
        }

        @Override
        public String getVmName() {
            return property("java.vm.name");
        }

        @Override
        public String getVmVendor() {
            return property("java.vm.vendor");
        }

        @Override
        public String getVmVersion() {
            return property("java.vm.version");
        }

        @Override
        public String getSpecName() {
            return property("java.vm.specification.name");
        }

        @Override
        public String getSpecVendor() {
            return property("java.vm.specification.vendor");
        }

        @Override
        public String getSpecVersion() {
            return property("java.vm.specification.version");
        }

        @Override
        public String getManagementSpecVersion() {
            return "4.0";
        }

        @Override
        public String getClassPath() {
            return property("java.class.path");
        }

        @Override
        public String getLibraryPath() {
            return property("java.library.path");
        }

        @Override
        public boolean isBootClassPathSupported() {
            return false;
        }

        @Override
        public String getBootClassPath() {
            throw new UnsupportedOperationException("Boot class path mechanism is not supported");
        }

        /** What the command line of the process says between the launcher and the main class. */
        @Override
        public List<String> getInputArguments() {
            List<String> list = new ArrayList<>();
            try (java.io.FileInputStream in = new java.io.FileInputStream("/proc/self/cmdline")) {
                String[] words = new String(in.readAllBytes()).split("\0");
                for (int i = 1; i < words.length && words[i].startsWith("-"); i++) {
                    boolean path = words[i].equals("-cp") || words[i].equals("-classpath") || words[i].equals("-p");
                    if (path) {
                        i++;
                    } else if (words[i].equals("-jar") || words[i].equals("-m")) {
                        break;
                    } else {
                        list.add(words[i]);
                    }
                }
            } catch (java.io.IOException e) {
                list.clear();
            }
            return list;
        }

        @Override
        public long getUptime() {
            return Math.max(System.currentTimeMillis() - start, 0);
        }

        @Override
        public long getStartTime() {
            return start;
        }

        @Override
        public Map<String, String> getSystemProperties() {
            Map<String, String> map = new HashMap<>();
            Properties p = System.getProperties();
            for (String key : p.stringPropertyNames()) {
                map.put(key, p.getProperty(key));
            }
            return map;
        }
    }

    static final class Threading implements ThreadMXBean {
        private int peak;

        @Override
        public ObjectName getObjectName() {
            return Beans.name(ManagementFactory.THREAD_MXBEAN_NAME);
        }

        private Thread[] all() {
            Thread[] all = Threads.all();
            peak = Math.max(peak, all.length);
            return all;
        }

        private Thread find(long id) {
            if (id <= 0) {
                throw new IllegalArgumentException("Invalid thread ID parameter: " + id);
            }
            Thread[] all = all();
            for (int i = 0; i < all.length; i++) {
                if (all[i].threadId() == id) {
                    return all[i];
                }
            }
            return null;
        }

        @Override
        public int getThreadCount() {
            return all().length;
        }

        @Override
        public int getPeakThreadCount() {
            all();
            return peak;
        }

        @Override
        public long getTotalStartedThreadCount() {
            return Threads.figure(Threads.STARTED_THREADS);
        }

        @Override
        public int getDaemonThreadCount() {
            int n = 0;
            Thread[] all = all();
            for (int i = 0; i < all.length; i++) {
                n += all[i].isDaemon() ? 1 : 0;
            }
            return n;
        }

        @Override
        public long[] getAllThreadIds() {
            Thread[] all = all();
            long[] ids = new long[all.length];
            for (int i = 0; i < ids.length; i++) {
                ids[i] = all[i].threadId();
            }
            return ids;
        }

        @Override
        public ThreadInfo getThreadInfo(long id) {
            return getThreadInfo(id, 0);
        }

        @Override
        public ThreadInfo[] getThreadInfo(long[] ids) {
            return getThreadInfo(ids, 0);
        }

        @Override
        public ThreadInfo getThreadInfo(long id, int maxDepth) {
            if (maxDepth < 0) {
                throw new IllegalArgumentException("Invalid maxDepth parameter: " + maxDepth);
            }
            Thread t = find(id);
            return t == null ? null : new ThreadInfo(t, maxDepth);
        }

        @Override
        public ThreadInfo[] getThreadInfo(long[] ids, int maxDepth) {
            ThreadInfo[] infos = new ThreadInfo[ids.length];
            for (int i = 0; i < ids.length; i++) {
                infos[i] = getThreadInfo(ids[i], maxDepth);
            }
            return infos;
        }

        @Override
        public ThreadInfo[] getThreadInfo(long[] ids, boolean lockedMonitors, boolean lockedSynchronizers) {
            return getThreadInfo(ids, Integer.MAX_VALUE);
        }

        @Override
        public ThreadInfo[] dumpAllThreads(boolean lockedMonitors, boolean lockedSynchronizers) {
            Thread[] all = all();
            ThreadInfo[] infos = new ThreadInfo[all.length];
            for (int i = 0; i < infos.length; i++) {
                infos[i] = new ThreadInfo(all[i], Integer.MAX_VALUE);
            }
            return infos;
        }

        @Override
        public boolean isThreadContentionMonitoringSupported() {
            return false;
        }

        @Override
        public boolean isThreadContentionMonitoringEnabled() {
            throw new UnsupportedOperationException("Thread contention monitoring is not supported.");
        }

        @Override
        public void setThreadContentionMonitoringEnabled(boolean enable) {
            throw new UnsupportedOperationException("Thread contention monitoring is not supported");
        }

        @Override
        public long getCurrentThreadCpuTime() {
            return Threads.cpuNanos(Thread.currentThread(), false);
        }

        @Override
        public long getCurrentThreadUserTime() {
            return Threads.cpuNanos(Thread.currentThread(), true);
        }

        @Override
        public long getThreadCpuTime(long id) {
            Thread t = find(id);
            return t == null ? -1 : Threads.cpuNanos(t, false);
        }

        @Override
        public long getThreadUserTime(long id) {
            Thread t = find(id);
            return t == null ? -1 : Threads.cpuNanos(t, true);
        }

        @Override
        public boolean isThreadCpuTimeSupported() {
            return true;
        }

        @Override
        public boolean isCurrentThreadCpuTimeSupported() {
            return true;
        }

        @Override
        public boolean isThreadCpuTimeEnabled() {
            return true;
        }

        @Override
        public void setThreadCpuTimeEnabled(boolean enable) {
            if (!enable) {
                throw new UnsupportedOperationException("Thread CPU time measurement is always on");
            }
        }

        /**
         * Follows each blocked thread to the owner of what it waits for; a thread on the way twice stands in a
         * circle.
         */
        @Override
        public long[] findMonitorDeadlockedThreads() {
            Thread[] all = all();
            List<Long> found = new ArrayList<>();
            for (int i = 0; i < all.length; i++) {
                Thread t = all[i];
                for (int steps = 0; steps <= all.length; steps++) {
                    Object lock = t.getState() == Thread.State.BLOCKED ? Threads.blockedOn(t) : null;
                    t = lock == null ? null : Threads.ownerOf(lock);
                    if (t == null) {
                        break;
                    }
                    if (t == all[i]) {
                        found.add(t.threadId());
                        break;
                    }
                }
            }
            if (found.isEmpty()) {
                return null;
            }
            long[] ids = new long[found.size()];
            for (int i = 0; i < ids.length; i++) {
                ids[i] = found.get(i);
            }
            return ids;
        }

        @Override
        public long[] findDeadlockedThreads() {
            return findMonitorDeadlockedThreads();
        }

        @Override
        public void resetPeakThreadCount() {
            peak = 0;
        }

        @Override
        public boolean isObjectMonitorUsageSupported() {
            return false;
        }

        @Override
        public boolean isSynchronizerUsageSupported() {
            return false;
        }
    }
}
