import java.lang.management.*;
import java.util.*;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.*;
import javax.management.*;
import javax.management.openmbean.*;

public class Main {
    static final ThreadMXBean BEAN = ManagementFactory.getThreadMXBean();

    static class Outer { }

    static class Inner { }

    static class Third { }

    static final Object OUTER = new Outer(), INNER = new Inner(), THIRD = new Third();
    static final CountDownLatch HELD = new CountDownLatch(1);
    static final ReentrantLock LOCK = new ReentrantLock();

    static void first() {
        synchronized (OUTER) {
            second();
        }
    }

    static void second() {
        synchronized (INNER) {
            synchronized (OUTER) {
                third();
            }
        }
    }

    static void third() {
        LOCK.lock();
        synchronized (THIRD) {
            HELD.countDown();
            try {
                THIRD.wait();
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        }
        LOCK.unlock();
    }

    static Thread start(String name, Runnable r) {
        Thread t = new Thread(r, name);
        t.setDaemon(true);
        t.start();
        return t;
    }

    static ThreadInfo await(Thread t, Thread.State s, String... lock) throws Exception {
        ThreadInfo i;
        do {
            Thread.sleep(2);
            i = BEAN.getThreadInfo(new long[] {t.getId()}, true, true)[0];
        } while (i.getThreadState() != s || lock.length > 0 && (i.getLockName() == null || !i.getLockName().startsWith(lock[0])));
        return i;
    }

    static String name(LockInfo l) {
        return l == null ? "none" : l.getClassName();
    }

    static void show(ThreadInfo i) {
        System.out.println(i.getThreadName() + " " + i.getThreadState() + " on " + name(i.getLockInfo()) + " of " + i.getLockOwnerName()
            + " daemon " + i.isDaemon() + " suspended " + i.isSuspended() + " priority " + i.getPriority());
        for (MonitorInfo m : i.getLockedMonitors())
            System.out.println("  monitor " + m.getClassName() + " depth from the end " + (i.getStackTrace().length - m.getLockedStackDepth())
                + " " + m.getLockedStackFrame().getMethodName() + " " + m.getLockedStackFrame().equals(i.getStackTrace()[m.getLockedStackDepth()]));
        for (LockInfo l : i.getLockedSynchronizers())
            System.out.println("  synchronizer " + l.getClassName());
    }

    interface Action {
        Object run() throws Exception;
    }

    static void error(String what, Action a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getName());
        }
    }

    static String text(ThreadInfo i) {
        StringBuilder sb = new StringBuilder();
        for (String line : i.toString().split("\n")) {
            String l = line.replaceAll("@[0-9a-f]+", "@H").replaceAll("Id=\\d+", "Id=N").replaceAll(":\\d+\\)", ")");
            if (!l.contains("java.base") && !l.contains("\t...")) sb.append("| ").append(l).append('\n');
        }
        return sb.toString();
    }

    static void held() throws Exception {
        Thread holder = start("holder", new Runnable() {
            public void run() {
                first();
            }
        });
        HELD.await();
        ThreadInfo i = await(holder, Thread.State.WAITING);
        show(i);
        System.out.print(text(i));
        show(BEAN.getThreadInfo(new long[] {holder.getId()}, false, false)[0]);
        ThreadInfo limited = BEAN.getThreadInfo(new long[] {holder.getId()}, true, false, 3)[0];
        System.out.println(limited.getStackTrace().length + " frames, " + limited.getLockedMonitors().length + " monitors");
        limited = BEAN.getThreadInfo(holder.getId(), 2);
        System.out.println(limited.getStackTrace().length + " frames, " + limited.getLockedMonitors().length + " monitors, waited " + limited.getWaitedCount()
            + " blocked " + limited.getBlockedTime());
        Thread blocked = start("blocked", new Runnable() {
            public void run() {
                synchronized (INNER) {
                    System.out.println("in");
                }
            }
        });
        i = await(blocked, Thread.State.BLOCKED);
        show(i);
        System.out.print(text(i));
        Thread parked = start("parked", () -> {
            LOCK.lock();
            LOCK.unlock();
        });
        show(await(parked, Thread.State.WAITING, "java.util.concurrent"));
        openData(holder);
        int found = 0;
        for (ThreadInfo each : BEAN.dumpAllThreads(true, true, 1)) {
            if (each.getStackTrace().length > 1) System.out.println("too deep");
            if (each.getThreadName().equals("holder") || each.getThreadName().equals("blocked") || each.getThreadName().equals("parked")) found++;
        }
        System.out.println("found " + found);
        synchronized (THIRD) {
            THIRD.notifyAll();
        }
        holder.join();
        blocked.join();
        parked.join();
        System.out.println(BEAN.getThreadInfo(holder.getId()) + " " + BEAN.getThreadCpuTime(holder.getId()));
    }

    static void openData(Thread holder) throws Exception {
        MBeanServer s = ManagementFactory.getPlatformMBeanServer();
        ObjectName n = new ObjectName(ManagementFactory.THREAD_MXBEAN_NAME);
        CompositeData[] all = (CompositeData[]) s.invoke(n, "getThreadInfo", new Object[] {new long[] {holder.getId()}, true, true},
            new String[] {"[J", "boolean", "boolean"});
        CompositeData cd = all[0];
        System.out.println(new TreeSet<>(cd.getCompositeType().keySet()));
        System.out.println(cd.getCompositeType().getTypeName() + " " + cd.get("threadName") + " " + cd.get("threadState"));
        CompositeData m = ((CompositeData[]) cd.get("lockedMonitors"))[0];
        System.out.println(m.getCompositeType().keySet() + " " + m.get("className") + " " + ((CompositeData) m.get("lockedStackFrame")).getCompositeType().keySet());
        ThreadInfo back = ThreadInfo.from(cd);
        show(back);
        System.out.println(back.toString().equals(BEAN.getThreadInfo(new long[] {holder.getId()}, true, true)[0].toString()));
        System.out.println(MonitorInfo.from(m).getLockedStackFrame() + " " + MonitorInfo.from(null) + " " + LockInfo.from((CompositeData) cd.get("lockInfo")).getClassName());
        ThreadMXBean proxy = ManagementFactory.newPlatformMXBeanProxy(s, ManagementFactory.THREAD_MXBEAN_NAME, ThreadMXBean.class);
        show(proxy.getThreadInfo(new long[] {holder.getId()}, true, true)[0]);
        System.out.println(proxy.getThreadCount() > 0);
        error("not a thread", () -> ThreadInfo.from(m));
        error("not a lock", () -> LockInfo.from(cd));
    }

    static void deadlocks() throws Exception {
        System.out.println(BEAN.findDeadlockedThreads() == null);
        Object a = new Object();
        ReentrantLock b = new ReentrantLock();
        CountDownLatch both = new CountDownLatch(2);
        Thread x = start("x", () -> {
            synchronized (a) {
                meet(both);
                b.lock();
            }
        });
        Thread y = start("y", () -> {
            b.lock();
            meet(both);
            synchronized (a) {
                System.out.println("not reached");
            }
        });
        long[] found;
        while ((found = BEAN.findDeadlockedThreads()) == null) Thread.sleep(2);
        System.out.println(found.length + " " + (BEAN.findMonitorDeadlockedThreads() == null));
        Set<String> names = new TreeSet<>();
        for (ThreadInfo i : BEAN.getThreadInfo(found, true, true))
            names.add(i.getThreadName() + " " + i.getThreadState() + " on " + name(i.getLockInfo()) + " of " + i.getLockOwnerName() + " holds "
                + i.getLockedMonitors().length + " " + i.getLockedSynchronizers().length);
        System.out.println(names);
        x.setName(y.getName());
    }

    static void meet(CountDownLatch both) {
        both.countDown();
        try {
            both.await();
        } catch (InterruptedException e) {
            throw new RuntimeException(e);
        }
    }

    static void times() throws Exception {
        BEAN.setThreadContentionMonitoringEnabled(true);
        Object lock = new Object();
        CountDownLatch slept = new CountDownLatch(1), go = new CountDownLatch(1);
        Thread t = start("sleeper", () -> {
            try {
                Thread.sleep(30);
                slept.countDown();
                go.await();
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
        });
        slept.await();
        ThreadInfo i = await(t, Thread.State.WAITING);
        System.out.println("waited " + (i.getWaitedTime() >= 25) + " " + (i.getWaitedCount() >= 1) + " blocked " + (i.getBlockedTime() >= 0));
        go.countDown();
        BEAN.setThreadContentionMonitoringEnabled(false);
        com.sun.management.ThreadMXBean sun = (com.sun.management.ThreadMXBean) BEAN;
        long me = Thread.currentThread().getId(), before = sun.getThreadAllocatedBytes(me);
        byte[] big = new byte[1 << 20];
        long[] small = null;
        for (int k = 0; k < 1000; k++) small = new long[10];
        long made = sun.getThreadAllocatedBytes(me) - before;
        System.out.println("allocated " + (made >= big.length + 1000 * 80) + " " + (made < big.length + 300000) + " " + small.length);
        System.out.println(sun.getThreadAllocatedBytes(new long[] {me, Long.MAX_VALUE})[1] + " " + (sun.getThreadCpuTime(new long[] {me})[0] > 0)
            + " " + (sun.getThreadUserTime(new long[] {me})[0] >= 0) + " " + sun.isThreadAllocatedMemoryEnabled());
        BEAN.resetPeakThreadCount();
        int peak = BEAN.getPeakThreadCount();
        CountDownLatch end = new CountDownLatch(1);
        Thread[] some = new Thread[5];
        for (int k = 0; k < some.length; k++) some[k] = start("some" + k, () -> meet(end));
        System.out.println("peak " + (peak > 0) + " " + (BEAN.getPeakThreadCount() >= BEAN.getThreadCount()));
        end.countDown();
    }

    static void errors() {
        error("id 0", () -> BEAN.getThreadInfo(0));
        error("depth", () -> BEAN.getThreadInfo(1, -1));
        error("ids null", () -> BEAN.getThreadInfo((long[]) null));
        error("ids bad", () -> BEAN.getThreadInfo(new long[] {1, -5}, true, true));
        error("dump", () -> BEAN.dumpAllThreads(true, true, -1));
        error("unknown", () -> BEAN.getThreadInfo(Long.MAX_VALUE));
        error("usage", () -> new MemoryUsage(0, 5, 4, -1));
        error("monitor", () -> new MonitorInfo("X", 1, -1, new StackTraceElement("a", "b", "c", 1)));
        System.out.println(BEAN.isObjectMonitorUsageSupported() + " " + BEAN.isSynchronizerUsageSupported() + " " + BEAN.isThreadContentionMonitoringSupported());
    }

    public static void main(String[] args) throws Exception {
        held();
        deadlocks();
        times();
        errors();
    }
}
