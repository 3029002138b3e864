package java.lang.management;

import jdk.internal.management.Threads;

/** A snapshot of a thread. */
public class ThreadInfo {
    private final String name;
    private final long id;
    private final boolean daemon;
    private final int priority;
    private final Thread.State state;
    private final StackTraceElement[] stack;
    private final LockInfo lock;
    private final long ownerId;
    private final String ownerName;
    private final long blockedCount;
    private final long waitedCount;

    ThreadInfo(Thread t, int maxDepth) {
        name = t.getName();
        id = t.threadId();
        daemon = t.isDaemon();
        priority = t.getPriority();
        state = t.getState();
        StackTraceElement[] all = maxDepth == 0 ? new StackTraceElement[0] : t.getStackTrace();
        stack = all.length > maxDepth ? java.util.Arrays.copyOf(all, maxDepth) : all;
        Object monitor = Threads.blockedOn(t);
        Thread owner = monitor == null ? null : Threads.ownerOf(monitor);
        lock = monitor == null ? null : new LockInfo(monitor.getClass().getName(), System.identityHashCode(monitor));
        ownerId = owner == null ? -1 : owner.threadId();
        ownerName = owner == null ? null : owner.getName();
        blockedCount = Threads.count(t, false);
        waitedCount = Threads.count(t, true);
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
        return -1;
    }

    public long getBlockedCount() {
        return blockedCount;
    }

    public long getWaitedTime() {
        return -1;
    }

    public long getWaitedCount() {
        return waitedCount;
    }

    public LockInfo getLockInfo() {
        return lock;
    }

    public String getLockName() {
        return lock == null ? null : lock.toString();
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
        return false;
    }

    public boolean isInNative() {
        return stack.length > 0 && stack[0].isNativeMethod();
    }

    public boolean isDaemon() {
        return daemon;
    }

    public int getPriority() {
        return priority;
    }

    /** Monitors are not recorded in snapshots. */
    public MonitorInfo[] getLockedMonitors() {
        return new MonitorInfo[0];
    }

    public LockInfo[] getLockedSynchronizers() {
        return new LockInfo[0];
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder("\"" + name + "\"" + (daemon ? " daemon" : "") + " prio=" + priority
                + " Id=" + id + " " + state);
        if (lock != null) {
            sb.append(" on ").append(lock);
        }
        if (ownerName != null) {
            sb.append(" owned by \"").append(ownerName).append("\" Id=").append(ownerId);
        }
        sb.append('\n');
        for (int i = 0; i < stack.length && i < 8; i++) {
            sb.append("\tat ").append(stack[i]).append('\n');
        }
        if (stack.length > 8) {
            sb.append("\t...\n");
        }
        return sb.append('\n').toString();
    }
}
