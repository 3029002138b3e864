import java.lang.management.*;
import java.util.*;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.*;
import javax.management.*;

public class Main {
    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (Exception e) {
            Throwable c = e.getCause();
            System.out.println(what + ": " + e.getClass().getName() + ": " + e.getMessage() + (c == null ? "" : " <- " + c.getClass().getName()));
        }
    }

    static void names() throws Exception {
        ObjectName n = new ObjectName("dom:type=T,name=x,a=1");
        System.out.println(n + " " + n.getCanonicalName() + " " + n.getDomain() + " " + n.getKeyProperty("name") + " " + n.getKeyProperty("none")
            + " " + n.isPattern() + " " + n.equals(new ObjectName("dom:a=1,name=x,type=T")) + " " + n.getKeyPropertyListString());
        for (String p : new String[] {"*:*", "dom:type=T,*", "d*:a=?,*", "dom:type=T", "other:*", "dom:name=x,a=1,type=T"})
            System.out.println(p + " " + new ObjectName(p).apply(n) + " " + new ObjectName(p).isPattern() + " " + new ObjectName(p).isPropertyPattern());
        for (String p : new String[] {"x", "d:", "d:a", "d:a=1,a=2", "d:=1", "d:a=1,", "d:a=x:y"})
            show("bad " + p, () -> new ObjectName(p).toString());
        System.out.println(ObjectName.quote("a*b\"c\n") + " " + ObjectName.unquote("\"x\\*y\""));
    }

    static void server() throws Exception {
        MBeanServer s = MBeanServerFactory.newMBeanServer("mine");
        ObjectName name = new ObjectName("test:type=Counter");
        Counter c = new Counter();
        System.out.println(s.registerMBean(c, name) + " " + s.getMBeanCount() + " " + s.isRegistered(name) + " " + s.getDefaultDomain() + " " + Arrays.toString(s.getDomains()));
        show("again", () -> s.registerMBean(c, name));
        show("not a bean", () -> s.registerMBean(new Object(), new ObjectName("a:b=c")).toString().length());
        s.addNotificationListener(name, (n, h) -> System.out.println("told " + n.getType() + " " + n.getMessage() + " " + n.getSequenceNumber() + " " + h), null, "hand");
        s.setAttribute(name, new Attribute("Count", 41));
        System.out.println(s.getAttribute(name, "Count") + " " + s.getAttribute(name, "Even") + " " + s.invoke(name, "add", new Object[] {1}, new String[] {"int"}));
        System.out.println(s.getAttributes(name, new String[] {"Count", "Name", "None"}));
        show("no attribute", () -> s.getAttribute(name, "None"));
        show("read only", () -> { s.setAttribute(name, new Attribute("Name", "x")); return null; });
        show("no operation", () -> s.invoke(name, "sub", null, null));
        show("throws", () -> s.invoke(name, "fail", null, null));
        show("nobody", () -> s.getAttribute(new ObjectName("no:a=b"), "X"));
        CounterMBean proxy = JMX.newMBeanProxy(s, name, CounterMBean.class);
        proxy.setCount(7);
        System.out.println(proxy.getCount() + " " + proxy.isEven() + " " + proxy.add(3) + " " + c.getCount());
        show("proxy throws", () -> { proxy.fail(); return null; });
        MBeanInfo info = s.getMBeanInfo(name);
        Set<String> parts = new TreeSet<>();
        for (MBeanAttributeInfo a : info.getAttributes()) parts.add(a.getName() + ":" + a.getType() + (a.isReadable() ? "r" : "") + (a.isWritable() ? "w" : "") + (a.isIs() ? "is" : ""));
        for (MBeanOperationInfo o : info.getOperations()) parts.add(o.getName() + o.getSignature().length + o.getReturnType());
        System.out.println(info.getClassName() + " " + parts);
        System.out.println(s.queryNames(new ObjectName("test:*"), null) + " " + s.isInstanceOf(name, "CounterMBean") + " " + s.isInstanceOf(name, "java.lang.String"));
        s.unregisterMBean(name);
        show("gone", () -> s.getObjectInstance(name));
    }

    static void platform() throws Exception {
        MBeanServer s = ManagementFactory.getPlatformMBeanServer();
        System.out.println((s == ManagementFactory.getPlatformMBeanServer()) + " " + s.isRegistered(new ObjectName("java.lang:type=Memory"))
            + " " + s.isRegistered(new ObjectName("java.lang:type=Runtime")));
        RuntimeMXBean r = ManagementFactory.newPlatformMXBeanProxy(s, ManagementFactory.RUNTIME_MXBEAN_NAME, RuntimeMXBean.class);
        System.out.println(r.getSpecName() + " " + r.getName().contains("@") + " " + (r.getUptime() >= 0) + " " + (r.getStartTime() > 0));
        System.out.println((Integer) s.getAttribute(new ObjectName("java.lang:type=Threading"), "ThreadCount") > 0);
        com.sun.management.OperatingSystemMXBean os = (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        System.out.println((os.getTotalPhysicalMemorySize() > 1 << 20) + " " + (os.getProcessCpuTime() >= 0) + " " + (os.getCommittedVirtualMemorySize() > 0) + " "
            + (os.getAvailableProcessors() > 0) + " " + os.getName() + " " + os.getObjectName());
        System.out.println(((com.sun.management.UnixOperatingSystemMXBean) os).getOpenFileDescriptorCount() > 2);
        MemoryUsage u = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
        System.out.println((u.getUsed() > 0) + " " + (u.getCommitted() >= u.getUsed()) + " " + (ManagementFactory.getClassLoadingMXBean().getLoadedClassCount() > 50));
    }

    static void deadlock() throws Exception {
        Object a = new Object(), b = new Object();
        CountDownLatch both = new CountDownLatch(2);
        Thread x = locker("x", a, b, both), y = locker("y", b, a, both);
        ThreadMXBean t = ManagementFactory.getThreadMXBean();
        long[] found;
        while ((found = t.findDeadlockedThreads()) == null) Thread.sleep(5);
        Set<String> names = new TreeSet<>();
        for (ThreadInfo i : t.getThreadInfo(found, 50)) names.add(i.getThreadName() + " " + i.getThreadState() + " waits for " + i.getLockOwnerName() + " " + i.getLockName().startsWith("java.lang.Object@"));
        System.out.println(names);
        for (ThreadInfo i : t.dumpAllThreads(true, true))
            if (i.getThreadName().equals("x")) System.out.println(i.getStackTrace()[0].getMethodName().startsWith("lambda$locker$"));
        System.out.println(t.isThreadCpuTimeSupported() + " " + (t.getCurrentThreadCpuTime() > 0) + " " + (t.getThreadInfo(Thread.currentThread().getId()).getThreadName()));
    }

    static Thread locker(String name, Object first, Object second, CountDownLatch both) {
        Thread t = new Thread(() -> {
            synchronized (first) {
                both.countDown();
                try {
                    both.await();
                } catch (InterruptedException e) {
                    return;
                }
                synchronized (second) {
                    System.out.println("not reached");
                }
            }
        }, name);
        t.setDaemon(true);
        t.start();
        return t;
    }

    public static void main(String[] args) throws Exception {
        names();
        server();
        platform();
        deadlock();
    }
}
