// SPDX-License-Identifier: MIT
package java.lang.management;

import java.util.HashMap;
import java.util.Map;
import javax.management.ObjectName;
import jdk.internal.management.Threads;

/** The bean of threads. Virtual threads are not among those that it knows. */
final class ThreadsBean implements com.sun.management.ThreadMXBean {
    private volatile boolean times, cpuTimes = true, allocations = true;

    @Override
    public ObjectName getObjectName() {
        return Beans.name(ManagementFactory.THREAD_MXBEAN_NAME);
    }

    private static void check(long id) {
        if (id <= 0) throw new IllegalArgumentException("Invalid thread ID parameter: " + id);
    }

    private static void checkDepth(int maxDepth) {
        if (maxDepth < 0) throw new IllegalArgumentException("Invalid maxDepth parameter: " + maxDepth);
    }

    /** The live threads with these ids, null where there is none. */
    private static Thread[] find(long[] ids) {
        for (long id : ids) check(id);
        Map<Long, Thread> known = new HashMap<Long, Thread>();
        for (Thread t : Threads.all()) known.put(t.threadId(), t);
        Thread[] found = new Thread[ids.length];
        for (int i = 0; i < ids.length; i++) found[i] = known.get(ids[i]);
        return found;
    }

    private static Thread find(long id) {
        return find(new long[] {id})[0];
    }

    private ThreadInfo[] infos(Thread[] threads, int maxDepth, boolean monitors, boolean synchronizers) {
        Object[] rows = Threads.snapshot(threads, maxDepth, monitors, synchronizers);
        ThreadInfo[] infos = new ThreadInfo[rows.length];
        for (int i = 0; i < rows.length; i++)
            if (rows[i] != null) infos[i] = new ThreadInfo(threads[i], (Object[]) rows[i], times);
        return infos;
    }

    private static long[] ids(Thread[] threads) {
        long[] ids = new long[threads.length];
        for (int i = 0; i < ids.length; i++) ids[i] = threads[i].threadId();
        return ids;
    }

    @Override
    public int getThreadCount() {
        return Threads.all().length;
    }

    @Override
    public int getPeakThreadCount() {
        return (int) Threads.figure(Threads.PEAK_THREADS);
    }

    @Override
    public void resetPeakThreadCount() {
        Threads.figure(Threads.RESET_PEAK_THREADS);
    }

    @Override
    public long getTotalStartedThreadCount() {
        return Threads.figure(Threads.STARTED_THREADS);
    }

    @Override
    public int getDaemonThreadCount() {
        int n = 0;
        for (Thread t : Threads.all()) n += t.isDaemon() ? 1 : 0;
        return n;
    }

    @Override
    public long[] getAllThreadIds() {
        return ids(Threads.all());
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
        return getThreadInfo(new long[] {id}, maxDepth)[0];
    }

    @Override
    public ThreadInfo[] getThreadInfo(long[] ids, int maxDepth) {
        Thread[] found = find(ids);
        checkDepth(maxDepth);
        return infos(found, maxDepth, false, false);
    }

    @Override
    public ThreadInfo[] getThreadInfo(long[] ids, boolean lockedMonitors, boolean lockedSynchronizers) {
        return getThreadInfo(ids, lockedMonitors, lockedSynchronizers, Integer.MAX_VALUE);
    }

    @Override
    public ThreadInfo[] getThreadInfo(long[] ids, boolean lockedMonitors, boolean lockedSynchronizers, int maxDepth) {
        checkDepth(maxDepth);
        return infos(find(ids), maxDepth, lockedMonitors, lockedSynchronizers);
    }

    @Override
    public ThreadInfo[] dumpAllThreads(boolean lockedMonitors, boolean lockedSynchronizers) {
        return dumpAllThreads(lockedMonitors, lockedSynchronizers, Integer.MAX_VALUE);
    }

    @Override
    public ThreadInfo[] dumpAllThreads(boolean lockedMonitors, boolean lockedSynchronizers, int maxDepth) {
        checkDepth(maxDepth);
        ThreadInfo[] infos = infos(Threads.all(), maxDepth, lockedMonitors, lockedSynchronizers);
        int n = 0;
        for (ThreadInfo i : infos) if (i != null) infos[n++] = i;
        return java.util.Arrays.copyOf(infos, n);
    }

    @Override
    public boolean isThreadContentionMonitoringSupported() {
        return true;
    }

    @Override
    public boolean isThreadContentionMonitoringEnabled() {
        return times;
    }

    @Override
    public synchronized void setThreadContentionMonitoringEnabled(boolean enable) {
        if (enable && !times) Threads.forgetTimes();
        times = enable;
    }

    // CPU times

    private long time(Thread t, boolean userOnly) {
        return t == null || !cpuTimes ? -1 : Threads.cpuNanos(t, userOnly);
    }

    private long[] times(long[] ids, boolean userOnly) {
        Thread[] found = find(ids);
        long[] all = new long[found.length];
        for (int i = 0; i < all.length; i++) all[i] = time(found[i], userOnly);
        return all;
    }

    @Override
    public long getCurrentThreadCpuTime() {
        return time(Thread.currentThread(), false);
    }

    @Override
    public long getCurrentThreadUserTime() {
        return time(Thread.currentThread(), true);
    }

    @Override
    public long getThreadCpuTime(long id) {
        return time(find(id), false);
    }

    @Override
    public long getThreadUserTime(long id) {
        return time(find(id), true);
    }

    @Override
    public long[] getThreadCpuTime(long[] ids) {
        return times(ids, false);
    }

    @Override
    public long[] getThreadUserTime(long[] ids) {
        return times(ids, true);
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
        return cpuTimes;
    }

    @Override
    public void setThreadCpuTimeEnabled(boolean enable) {
        cpuTimes = enable;
    }

    // Memory

    @Override
    public long getCurrentThreadAllocatedBytes() {
        return allocations ? Threads.allocated(Thread.currentThread()) : -1;
    }

    @Override
    public long getTotalThreadAllocatedBytes() {
        if (!allocations) return -1;
        long sum = Threads.figure(Threads.ENDED_BYTES);
        for (Thread t : Threads.all()) sum += Math.max(Threads.allocated(t), 0);
        return sum;
    }

    @Override
    public long getThreadAllocatedBytes(long id) {
        return getThreadAllocatedBytes(new long[] {id})[0];
    }

    @Override
    public long[] getThreadAllocatedBytes(long[] ids) {
        Thread[] found = find(ids);
        long[] all = new long[found.length];
        for (int i = 0; i < all.length; i++)
            all[i] = found[i] == null || !allocations ? -1 : Threads.allocated(found[i]);
        return all;
    }

    @Override
    public boolean isThreadAllocatedMemorySupported() {
        return true;
    }

    @Override
    public boolean isThreadAllocatedMemoryEnabled() {
        return allocations;
    }

    @Override
    public void setThreadAllocatedMemoryEnabled(boolean enable) {
        allocations = enable;
    }

    // Deadlocks

    @Override
    public long[] findMonitorDeadlockedThreads() {
        Thread[] found = Threads.deadlocked(false);
        return found.length == 0 ? null : ids(found);
    }

    @Override
    public long[] findDeadlockedThreads() {
        Thread[] found = Threads.deadlocked(true);
        return found.length == 0 ? null : ids(found);
    }

    @Override
    public boolean isObjectMonitorUsageSupported() {
        return true;
    }

    @Override
    public boolean isSynchronizerUsageSupported() {
        return true;
    }
}
