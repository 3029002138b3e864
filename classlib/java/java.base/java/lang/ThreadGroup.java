package java.lang;

import java.util.Arrays;

/**
 * A set of threads and groups. Subgroups stand in groups[0 .. ngroups-1]; member threads are found by asking the VM
 * for all live threads. The VM makes the first two groups, "system" and "main".
 */
public class ThreadGroup implements Thread.UncaughtExceptionHandler {
    private static ThreadGroup main;

    private final ThreadGroup parent;
    private final String name;
    private int maxPriority;
    private boolean destroyed;
    private boolean daemon;
    private int nthreads;
    private int unstarted;
    private int ngroups;
    private ThreadGroup[] groups;

    /** Makes the group "system". Called by the VM. */
    private ThreadGroup() {
        parent = null;
        name = "system";
        maxPriority = Thread.MAX_PRIORITY;
    }

    public ThreadGroup(String name) {
        this(Thread.currentThread().getThreadGroup(), name);
    }

    public ThreadGroup(ThreadGroup parent, String name) {
        this.parent = parent;
        this.name = name;
        maxPriority = parent.maxPriority;
        daemon = parent.daemon;
        parent.add(this);
        if (main == null && "main".equals(name) && parent.parent == null) {
            main = this;
        }
    }

    static ThreadGroup mainGroup() {
        return main;
    }

    /** The group of all virtual threads: a child of the root that nobody can enumerate. */
    static ThreadGroup forVirtualThreads() {
        return new ThreadGroup("VirtualThreads", main.parent);
    }

    private ThreadGroup(String name, ThreadGroup parent) {
        this.parent = parent;
        this.name = name;
        maxPriority = Thread.MAX_PRIORITY;
    }

    public final String getName() {
        return name;
    }

    public final ThreadGroup getParent() {
        return parent;
    }

    public final int getMaxPriority() {
        return maxPriority;
    }

    @Deprecated(since = "16", forRemoval = true)
    public final boolean isDaemon() {
        return daemon;
    }

    @Deprecated(since = "16", forRemoval = true)
    public synchronized boolean isDestroyed() {
        return destroyed;
    }

    @Deprecated(since = "16", forRemoval = true)
    public final void setDaemon(boolean daemon) {
        this.daemon = daemon;
    }

    public final void setMaxPriority(int pri) {
        if (pri < Thread.MIN_PRIORITY || pri > Thread.MAX_PRIORITY) {
            return;
        }
        ThreadGroup[] children;
        synchronized (this) {
            maxPriority = parent == null ? pri : Math.min(pri, parent.maxPriority);
            children = subgroups();
        }
        for (int i = 0; i < children.length; i++) {
            children[i].setMaxPriority(pri);
        }
    }

    public final boolean parentOf(ThreadGroup g) {
        for (; g != null; g = g.parent) {
            if (g == this) {
                return true;
            }
        }
        return false;
    }

    @Deprecated(since = "17", forRemoval = true)
    public final void checkAccess() {
    }

    private synchronized ThreadGroup[] subgroups() {
        return ngroups == 0 ? new ThreadGroup[0] : Arrays.copyOf(groups, ngroups);
    }

    /** Live threads of this group, and of its subgroups if recurse. */
    private int collect(Thread[] all, Thread[] list, int at, boolean recurse) {
        for (int i = 0; i < all.length; i++) {
            Thread t = all[i];
            if (t.getThreadGroup() == this && t.isAlive()) {
                if (list != null && at >= list.length) {
                    return at;
                }
                if (list != null) {
                    list[at] = t;
                }
                at++;
            }
        }
        if (recurse) {
            ThreadGroup[] children = subgroups();
            for (int i = 0; i < children.length; i++) {
                at = children[i].collect(all, list, at, true);
            }
        }
        return at;
    }

    public int activeCount() {
        return collect(Thread.threads0(), null, 0, true);
    }

    public int enumerate(Thread[] list) {
        return enumerate(list, true);
    }

    public int enumerate(Thread[] list, boolean recurse) {
        return collect(Thread.threads0(), java.util.Objects.requireNonNull(list), 0, recurse);
    }

    public int activeGroupCount() {
        ThreadGroup[] children = subgroups();
        int n = children.length;
        for (int i = 0; i < children.length; i++) {
            n += children[i].activeGroupCount();
        }
        return n;
    }

    public int enumerate(ThreadGroup[] list) {
        return enumerate(list, true);
    }

    public int enumerate(ThreadGroup[] list, boolean recurse) {
        return collectGroups(list, 0, recurse);
    }

    private int collectGroups(ThreadGroup[] list, int at, boolean recurse) {
        ThreadGroup[] children = subgroups();
        int n = Math.min(children.length, list.length - at);
        System.arraycopy(children, 0, list, at, n);
        at += n;
        if (recurse) {
            for (int i = 0; i < children.length; i++) {
                at = children[i].collectGroups(list, at, true);
            }
        }
        return at;
    }

    public final void interrupt() {
        Thread[] all = Thread.threads0();
        Thread[] mine = new Thread[all.length];
        int n = collect(all, mine, 0, true);
        for (int i = 0; i < n; i++) {
            mine[i].interrupt();
        }
    }

    /** Said what a VM should do that is short of memory; nothing is done. */
    @Deprecated(since = "1.2", forRemoval = true)
    public boolean allowThreadSuspension(boolean b) {
        return true;
    }

    @Deprecated(since = "1.2", forRemoval = true)
    public final void stop() {
        throw new UnsupportedOperationException();
    }

    @Deprecated(since = "1.2", forRemoval = true)
    public final void suspend() {
        throw new UnsupportedOperationException();
    }

    @Deprecated(since = "1.2", forRemoval = true)
    public final void resume() {
        throw new UnsupportedOperationException();
    }

    @Deprecated(since = "16", forRemoval = true)
    public final void destroy() {
        ThreadGroup[] children;
        synchronized (this) {
            if (destroyed || nthreads > 0) {
                throw new IllegalThreadStateException();
            }
            children = subgroups();
            if (parent != null) {
                destroyed = true;
                ngroups = 0;
                groups = null;
                nthreads = 0;
            }
        }
        for (int i = 0; i < children.length; i++) {
            children[i].destroy();
        }
        if (parent != null) {
            parent.remove(this);
        }
    }

    private synchronized void add(ThreadGroup g) {
        if (destroyed) {
            throw new IllegalThreadStateException();
        }
        int room = groups == null ? 0 : groups.length;
        if (ngroups == room) {
            groups = room == 0 ? new ThreadGroup[4] : Arrays.copyOf(groups, room * 2);
        }
        groups[ngroups++] = g;
    }

    private synchronized void remove(ThreadGroup g) {
        if (destroyed) {
            return;
        }
        int at = 0;
        while (at < ngroups && groups[at] != g) {
            at++;
        }
        if (at < ngroups) {
            ngroups--;
            System.arraycopy(groups, at + 1, groups, at, ngroups - at);
            groups[ngroups] = null;
        }
        destroyIfEmpty();
    }

    private void destroyIfEmpty() {
        if (daemon && nthreads == 0 && unstarted == 0 && ngroups == 0) {
            destroy();
        }
    }

    // Counting of members, so that daemon groups end with their last thread

    synchronized void addUnstarted() {
        if (destroyed) {
            throw new IllegalThreadStateException();
        }
        unstarted++;
    }

    synchronized void add(Thread t) {
        if (destroyed) {
            throw new IllegalThreadStateException();
        }
        nthreads++;
        unstarted--;
    }

    synchronized void startFailed(Thread t) {
        nthreads--;
        unstarted++;
    }

    synchronized void threadTerminated(Thread t) {
        nthreads--;
        destroyIfEmpty();
    }

    public void list() {
        list("");
    }

    private void list(String indent) {
        System.out.println(indent + this);
        indent += "    ";
        Thread[] all = Thread.threads0();
        Thread[] mine = new Thread[all.length];
        int n = collect(all, mine, 0, false);
        for (int i = 0; i < n; i++) {
            System.out.println(indent + mine[i]);
        }
        ThreadGroup[] children = subgroups();
        for (int i = 0; i < children.length; i++) {
            children[i].list(indent);
        }
    }

    @Override
    public void uncaughtException(Thread t, Throwable e) {
        if (parent != null) {
            parent.uncaughtException(t, e);
            return;
        }
        Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
        if (handler != null) {
            handler.uncaughtException(t, e);
        } else if (!(e instanceof ThreadDeath)) {
            System.err.print("Exception in thread \"" + t.getName() + "\" ");
            e.printStackTrace(System.err);
        }
    }

    @Override
    public String toString() {
        return getClass().getName() + "[name=" + name + ",maxpri=" + maxPriority + "]";
    }
}
