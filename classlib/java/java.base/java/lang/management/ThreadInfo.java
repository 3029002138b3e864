// SPDX-License-Identifier: MIT
package java.lang.management;

import javax.management.openmbean.CompositeData;
import jdk.internal.management.Items;
import jdk.internal.management.Threads;

/** A snapshot of a thread. */
public class ThreadInfo {
    private static final int FRAMES_SHOWN = 8;

    private final String name;
    private final long id;
    private final boolean daemon, suspended, inNative;
    private final int priority;
    private final Thread.State state;
    private final StackTraceElement[] stack;
    private final LockInfo lock;
    private final String lockName;
    private final long ownerId;
    private final String ownerName;
    private final long blockedCount, waitedCount, blockedTime, waitedTime;
    private final MonitorInfo[] monitors;
    private final LockInfo[] synchronizers;

    /** Of a row of Threads.snapshot. times: they are wanted. */
    ThreadInfo(Thread t, Object[] row, boolean times) {
        long[] n = (long[]) row[Threads.NUMBERS];
        name = t.getName();
        id = t.threadId();
        daemon = t.isDaemon();
        priority = t.getPriority();
        state = Threads.state(n[Threads.STATE]);
        suspended = Threads.isSuspended(n[Threads.STATE]);
        inNative = n[Threads.IN_NATIVE] != 0;
        stack = whole((StackTraceElement[]) row[Threads.STACK]);
        lock = LockInfo.of(row[Threads.BLOCKER]);
        lockName = lock == null ? null : lock.toString();
        Thread owner = (Thread) row[Threads.OWNER];
        ownerId = owner == null ? -1 : owner.threadId();
        ownerName = owner == null ? null : owner.getName();
        blockedCount = n[Threads.BLOCKED];
        waitedCount = n[Threads.WAITED];
        blockedTime = times ? n[Threads.BLOCKED_NANOS] / 1000000 : -1;
        waitedTime = times ? n[Threads.WAITED_NANOS] / 1000000 : -1;
        Object[] owned = (Object[]) row[Threads.MONITORS];
        int[] depths = (int[]) row[Threads.DEPTHS];
        monitors = new MonitorInfo[owned.length];
        for (int i = 0; i < owned.length; i++)
            monitors[i] = new MonitorInfo(owned[i].getClass().getName(), System.identityHashCode(owned[i]), depths[i],
                    depths[i] < 0 ? null : stack[depths[i]]);
        Object[] syncs = (Object[]) row[Threads.SYNCHRONIZERS];
        synchronizers = new LockInfo[syncs.length];
        for (int i = 0; i < syncs.length; i++) synchronizers[i] = LockInfo.of(syncs[i]);
    }

    /** Elements that tell all they know when they are printed: loaders and versions of modules, too. */
    private static StackTraceElement[] whole(StackTraceElement[] stack) {
        for (int i = 0; i < stack.length; i++) {
            StackTraceElement e = stack[i];
            stack[i] = new StackTraceElement(e.getClassLoaderName(), e.getModuleName(), e.getModuleVersion(), e
                    .getClassName(), e.getMethodName(), e.getFileName(), e.getLineNumber());
        }
        return stack;
    }

    private ThreadInfo(CompositeData cd) {
        id = Items.some(cd, "threadId", Long.class);
        name = Items.some(cd, "threadName", String.class);
        state = Thread.State.valueOf(Items.some(cd, "threadState", String.class));
        suspended = Items.some(cd, "suspended", Boolean.class);
        inNative = Items.some(cd, "inNative", Boolean.class);
        blockedCount = Items.some(cd, "blockedCount", Long.class);
        blockedTime = Items.some(cd, "blockedTime", Long.class);
        waitedCount = Items.some(cd, "waitedCount", Long.class);
        waitedTime = Items.some(cd, "waitedTime", Long.class);
        lockName = Items.get(cd, "lockName", String.class);
        ownerId = Items.some(cd, "lockOwnerId", Long.class);
        ownerName = Items.get(cd, "lockOwnerName", String.class);
        CompositeData[] frames = Items.some(cd, "stackTrace", CompositeData[].class);
        stack = new StackTraceElement[frames.length];
        for (int i = 0; i < frames.length; i++) stack[i] = Items.element(frames[i]);
        daemon = cd.containsKey("daemon") && Items.some(cd, "daemon", Boolean.class);
        priority = cd.containsKey("priority") ? Items.some(cd, "priority", Integer.class) : Thread.NORM_PRIORITY;
        lock = cd.containsKey("lockInfo") ? LockInfo.from(Items.get(cd, "lockInfo", CompositeData.class))
                : named(lockName);
        monitors = new MonitorInfo[data(cd, "lockedMonitors").length];
        for (int i = 0; i < monitors.length; i++) monitors[i] = MonitorInfo.from(data(cd, "lockedMonitors")[i]);
        synchronizers = new LockInfo[data(cd, "lockedSynchronizers").length];
        for (int i = 0; i < synchronizers.length; i++)
            synchronizers[i] = LockInfo.from(data(cd, "lockedSynchronizers")[i]);
    }

    private static CompositeData[] data(CompositeData cd, String item) {
        return cd.containsKey(item) ? Items.some(cd, item, CompositeData[].class) : new CompositeData[0];
    }

    /** What a lock's name tells: class@hash. */
    private static LockInfo named(String name) {
        if (name == null) return null;
        int at = name.lastIndexOf('@');
        if (at < 0) throw new IllegalArgumentException("Unexpected lock name: " + name);
        return new LockInfo(name.substring(0, at), Integer.parseUnsignedInt(name.substring(at + 1), 16));
    }

    public static ThreadInfo from(CompositeData cd) {
        return cd == null ? null : new ThreadInfo(cd);
    }

    public long getThreadId() {
        return id;
    }

    public String getThreadName() {
        return name;
    }

    public Thread.State getThreadState() {
        return state;
    }

    public long getBlockedTime() {
        return blockedTime;
    }

    public long getBlockedCount() {
        return blockedCount;
    }

    public long getWaitedTime() {
        return waitedTime;
    }

    public long getWaitedCount() {
        return waitedCount;
    }

    public LockInfo getLockInfo() {
        return lock;
    }

    public String getLockName() {
        return lockName;
    }

    public long getLockOwnerId() {
        return ownerId;
    }

    public String getLockOwnerName() {
        return ownerName;
    }

    public StackTraceElement[] getStackTrace() {
        return stack.clone();
    }

    public boolean isSuspended() {
        return suspended;
    }

    public boolean isInNative() {
        return inNative;
    }

    public boolean isDaemon() {
        return daemon;
    }

    public int getPriority() {
        return priority;
    }

    public MonitorInfo[] getLockedMonitors() {
        return monitors.clone();
    }

    public LockInfo[] getLockedSynchronizers() {
        return synchronizers.clone();
    }

    private void appendFrame(StringBuilder sb, int i) {
        sb.append("\tat ").append(stack[i]).append('\n');
        if (i == 0 && lock != null && state == Thread.State.BLOCKED) sb.append("\t-  blocked on ").append(lock)
                .append('\n');
        if (i == 0 && lock != null && (state == Thread.State.WAITING || state == Thread.State.TIMED_WAITING))
            sb.append("\t-  waiting on ").append(lock).append('\n');
        for (MonitorInfo m : monitors)
            if (m.getLockedStackDepth() == i) sb.append("\t-  locked ").append(m).append('\n');
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder("\"" + name + "\"" + (daemon ? " daemon" : "") + " prio=" + priority
                + " Id=" + id + " " + state);
        if (lockName != null) sb.append(" on ").append(lockName);
        if (ownerName != null) sb.append(" owned by \"").append(ownerName).append("\" Id=").append(ownerId);
        sb.append(suspended ? " (suspended)" : "").append(inNative ? " (in native)" : "").append('\n');
        for (int i = 0; i < stack.length && i < FRAMES_SHOWN; i++) appendFrame(sb, i);
        if (stack.length > FRAMES_SHOWN) sb.append("\t...\n");
        if (synchronizers.length > 0) {
            sb.append("\n\tNumber of locked synchronizers = ").append(synchronizers.length).append('\n');
            for (LockInfo l : synchronizers) sb.append("\t- ").append(l).append('\n');
        }
        return sb.append('\n').toString();
    }
}
