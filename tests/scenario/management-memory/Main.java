import com.sun.management.GarbageCollectionNotificationInfo;
import com.sun.management.GcInfo;
import java.lang.management.*;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import javax.management.*;
import javax.management.openmbean.*;

public class Main {
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

    static List<Object> keep = new ArrayList<>();

    static void collections() throws Exception {
        MBeanServer s = ManagementFactory.getPlatformMBeanServer();
        BlockingQueue<Notification> told = new LinkedBlockingQueue<>();
        NotificationListener l = (n, h) -> told.add(n);
        long before = 0;
        for (GarbageCollectorMXBean b : ManagementFactory.getGarbageCollectorMXBeans()) {
            before += b.getCollectionCount();
            ((NotificationEmitter) b).addNotificationListener(l, null, null);
            if (!(b instanceof com.sun.management.GarbageCollectorMXBean) || !b.isValid() || b.getMemoryPoolNames().length == 0) System.out.println("not valid");
        }
        System.gc();
        Notification n;
        GarbageCollectionNotificationInfo i;
        do {
            n = told.take();
            i = GarbageCollectionNotificationInfo.from((CompositeData) n.getUserData());
        } while (!i.getGcCause().equals("System.gc()"));
        System.out.println(n.getType() + " " + n.getType().equals(GarbageCollectionNotificationInfo.GARBAGE_COLLECTION_NOTIFICATION) + " " + n.getMessage().equals(i.getGcName())
            + " " + i.getGcAction() + " " + i.getGcCause() + " " + n.getSource().getClass().getName());
        System.out.println(new TreeSet<>(((CompositeData) n.getUserData()).getCompositeType().keySet()));
        GcInfo g = i.getGcInfo();
        System.out.println((g.getId() > 0) + " " + (g.getDuration() >= 0) + " " + (g.getEndTime() - g.getStartTime() == g.getDuration())
            + " " + g.getMemoryUsageBeforeGc().keySet().equals(g.getMemoryUsageAfterGc().keySet()));
        long used = 0;
        for (MemoryUsage u : g.getMemoryUsageAfterGc().values()) used += u.getUsed();
        System.out.println((used > 0) + " " + g.containsKey("duration") + " " + g.containsKey("memoryUsageAfterGc"));
        long after = 0;
        ObjectName name = (ObjectName) n.getSource();
        for (GarbageCollectorMXBean b : ManagementFactory.getGarbageCollectorMXBeans()) {
            after += b.getCollectionCount();
            ((NotificationEmitter) b).removeNotificationListener(l);
        }
        System.out.println((after > before) + " " + s.isRegistered(name));
        com.sun.management.GarbageCollectorMXBean p = JMX.newMXBeanProxy(s, name, com.sun.management.GarbageCollectorMXBean.class);
        System.out.println((p.getLastGcInfo().getId() >= g.getId()) + " " + p.getName().equals(i.getGcName()) + " " + (s.getAttribute(name, "LastGcInfo") instanceof CompositeData));
        MBeanNotificationInfo[] infos = s.getMBeanInfo(name).getNotifications();
        System.out.println(infos.length + " " + Arrays.toString(infos[0].getNotifTypes()) + " " + infos[0].getName());
    }

    static MemoryPoolMXBean pool() {
        MemoryPoolMXBean found = null;
        for (MemoryPoolMXBean b : ManagementFactory.getMemoryPoolMXBeans())
            if (b.getType() == MemoryType.HEAP && b.isUsageThresholdSupported() && b.isCollectionUsageThresholdSupported()) found = b;
        return found;
    }

    static void thresholds() throws Exception {
        MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
        BlockingQueue<Notification> told = new LinkedBlockingQueue<>();
        NotificationListener l = (n, h) -> told.add(n);
        ((NotificationEmitter) memory).addNotificationListener(l, null, null);
        MemoryPoolMXBean p = pool();
        System.out.println(p.isValid() + " " + (p.getMemoryManagerNames().length > 0) + " " + p.getUsageThreshold() + " " + p.getUsageThresholdCount() + " " + p.isUsageThresholdExceeded());
        p.setUsageThreshold(p.getUsage().getUsed() + (4 << 20));
        System.out.println((p.getUsageThreshold() > 4 << 20) + " " + p.isUsageThresholdExceeded());
        Notification n = null;
        while (n == null) {
            keep.add(new byte[3 << 19]);
            if (keep.size() % 8 == 0) System.gc();
            n = told.poll(1, TimeUnit.MILLISECONDS);
        }
        MemoryNotificationInfo i = MemoryNotificationInfo.from((CompositeData) n.getUserData());
        System.out.println(n.getType() + " " + n.getSource() + " " + n.getMessage() + " " + i.getPoolName().equals(p.getName()) + " " + (i.getUsage().getUsed() >= p.getUsageThreshold())
            + " " + i.getCount());
        System.out.println(p.isUsageThresholdExceeded() + " " + p.getUsageThresholdCount());
        p.setUsageThreshold(0);
        p.setCollectionUsageThreshold(1);
        do {
            System.gc();
            n = told.take();
        } while (!n.getType().equals(MemoryNotificationInfo.MEMORY_COLLECTION_THRESHOLD_EXCEEDED));
        i = MemoryNotificationInfo.from((CompositeData) n.getUserData());
        System.out.println(n.getMessage() + " " + i.getCount() + " " + (i.getUsage().getUsed() > 1) + " " + p.isCollectionUsageThresholdExceeded() + " "
            + p.getCollectionUsageThresholdCount() + " " + (p.getCollectionUsage().getUsed() > 0));
        p.setCollectionUsageThreshold(0);
        error("negative", () -> { p.setUsageThreshold(-1); return null; });
        error("too much", () -> { p.setUsageThreshold(Long.MAX_VALUE); return null; });
        long peak = p.getPeakUsage().getUsed();
        keep.clear();
        System.gc();
        System.out.println((peak >= 4 << 20) + " " + (p.getPeakUsage().getUsed() >= peak));
        p.resetPeakUsage();
        System.out.println((p.getPeakUsage().getUsed() > 0) + " " + (p.getPeakUsage().getUsed() < peak));
        ((NotificationEmitter) memory).removeNotificationListener(l);
        error("again", () -> { ((NotificationEmitter) memory).removeNotificationListener(l); return null; });
        MemoryUsage u = memory.getHeapMemoryUsage();
        System.out.println((u.getUsed() > 0) + " " + (u.getCommitted() >= u.getUsed()) + " " + MemoryUsage.from((CompositeData) ManagementFactory.getPlatformMBeanServer()
            .getAttribute(memory.getObjectName(), "HeapMemoryUsage")).getClass().getSimpleName());
        error("bad usage", () -> MemoryUsage.from(new CompositeDataSupport(new CompositeType("x", "x", new String[] {"a"}, new String[] {"a"}, new OpenType<?>[] {SimpleType.LONG}),
            new String[] {"a"}, new Object[] {1L})));
        MBeanNotificationInfo[] infos = ((NotificationEmitter) memory).getNotificationInfo();
        System.out.println(infos.length + " " + Arrays.toString(infos[0].getNotifTypes()));
    }

    static BufferPoolMXBean buffers(String name) {
        for (BufferPoolMXBean b : ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class)) if (b.getName().equals(name)) return b;
        throw new AssertionError(name);
    }

    static void buffers() throws Exception {
        BufferPoolMXBean direct = buffers("direct"), mapped = buffers("mapped");
        System.out.println(direct.getObjectName() + " " + mapped.getObjectName());
        long count = direct.getCount(), used = direct.getMemoryUsed(), capacity = direct.getTotalCapacity();
        ByteBuffer b = ByteBuffer.allocateDirect(100000);
        System.out.println((direct.getCount() - count) + " " + (direct.getMemoryUsed() - used >= 100000) + " " + (direct.getTotalCapacity() - capacity >= 100000) + " " + b.capacity());
        b = null;
        while (direct.getCount() > count) {
            System.gc();
            Thread.sleep(2);
        }
        Path file = Files.createTempFile("buffers", null);
        try (FileChannel ch = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            long maps = mapped.getCount(), size = mapped.getTotalCapacity();
            ByteBuffer m = ch.map(FileChannel.MapMode.READ_WRITE, 0, 5000);
            m.put(0, (byte) 1);
            System.out.println((mapped.getCount() - maps) + " " + (mapped.getTotalCapacity() - size) + " " + (mapped.getMemoryUsed() >= 5000));
        } finally {
            Files.delete(file);
        }
    }

    static void factory() throws Exception {
        Set<String> names = new TreeSet<>();
        for (Class<?> c : ManagementFactory.getPlatformManagementInterfaces()) if (!c.getName().contains("jfr")) names.add(c.getName());
        System.out.println(names);
        System.out.println(ManagementFactory.getPlatformMXBean(RuntimeMXBean.class) == ManagementFactory.getRuntimeMXBean());
        error("many", () -> ManagementFactory.getPlatformMXBean(MemoryPoolMXBean.class));
        error("none", () -> ManagementFactory.getPlatformMXBeans(Odd.class));
        MBeanServer s = ManagementFactory.getPlatformMBeanServer();
        System.out.println(ManagementFactory.getPlatformMXBean(s, ThreadMXBean.class).getThreadCount() > 0);
        System.out.println(ManagementFactory.getPlatformMXBeans(s, BufferPoolMXBean.class).size() >= 2);
        ClassLoadingMXBean c = ManagementFactory.getPlatformMXBean(s, ClassLoadingMXBean.class);
        System.out.println((c.getLoadedClassCount() > 50) + " " + (c.getTotalLoadedClassCount() >= c.getLoadedClassCount()) + " " + c.isVerbose());
        RuntimeMXBean r = ManagementFactory.newPlatformMXBeanProxy(s, ManagementFactory.RUNTIME_MXBEAN_NAME, RuntimeMXBean.class);
        System.out.println(r.getSystemProperties().get("file.separator") + " " + r.getInputArguments() + " " + (r.getPid() == ProcessHandle.current().pid()));
        error("not this", () -> ManagementFactory.newPlatformMXBeanProxy(s, ManagementFactory.RUNTIME_MXBEAN_NAME, ThreadMXBean.class));
        System.out.println(s.queryNames(new ObjectName("java.lang:type=Threading,*"), Query.gt(Query.attr("ThreadCount"), Query.value(0))));
    }

    public interface Odd extends PlatformManagedObject {
    }

    public static void main(String[] args) throws Exception {
        collections();
        thresholds();
        buffers();
        factory();
    }
}
