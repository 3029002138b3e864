package java.lang.management;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.management.InstanceNotFoundException;
import javax.management.JMException;
import javax.management.JMX;
import javax.management.MBeanServer;
import javax.management.MBeanServerConnection;
import javax.management.MBeanServerFactory;
import javax.management.MalformedObjectNameException;
import javax.management.NotificationEmitter;
import javax.management.ObjectName;
import jdk.internal.management.BufferPools;

/** Where the beans of the platform are to be had. */
public class ManagementFactory {
    public static final String CLASS_LOADING_MXBEAN_NAME = "java.lang:type=ClassLoading";
    public static final String COMPILATION_MXBEAN_NAME = "java.lang:type=Compilation";
    public static final String MEMORY_MXBEAN_NAME = "java.lang:type=Memory";
    public static final String OPERATING_SYSTEM_MXBEAN_NAME = "java.lang:type=OperatingSystem";
    public static final String RUNTIME_MXBEAN_NAME = "java.lang:type=Runtime";
    public static final String THREAD_MXBEAN_NAME = "java.lang:type=Threading";
    public static final String GARBAGE_COLLECTOR_MXBEAN_DOMAIN_TYPE = "java.lang:type=GarbageCollector";
    public static final String MEMORY_MANAGER_MXBEAN_DOMAIN_TYPE = "java.lang:type=MemoryManager";
    public static final String MEMORY_POOL_MXBEAN_DOMAIN_TYPE = "java.lang:type=MemoryPool";

    private static final Beans.Classes CLASSES = new Beans.Classes();
    private static final Beans.Run RUNTIME = new Beans.Run();
    private static final ThreadsBean THREADING = new ThreadsBean();
    private static final SystemBean SYSTEM = new SystemBean();

    private ManagementFactory() {
    }

    public static ClassLoadingMXBean getClassLoadingMXBean() {
        return CLASSES;
    }

    public static MemoryMXBean getMemoryMXBean() {
        return MemoryBeans.MEMORY;
    }

    public static ThreadMXBean getThreadMXBean() {
        return THREADING;
    }

    public static RuntimeMXBean getRuntimeMXBean() {
        return RUNTIME;
    }

    /** There is no compiler. */
    public static CompilationMXBean getCompilationMXBean() {
        return null;
    }

    public static OperatingSystemMXBean getOperatingSystemMXBean() {
        return SYSTEM;
    }

    public static List<MemoryPoolMXBean> getMemoryPoolMXBeans() {
        return Collections.<MemoryPoolMXBean>singletonList(MemoryBeans.POOL);
    }

    public static List<MemoryManagerMXBean> getMemoryManagerMXBeans() {
        return Collections.<MemoryManagerMXBean>singletonList(MemoryBeans.COLLECTOR);
    }

    public static List<GarbageCollectorMXBean> getGarbageCollectorMXBeans() {
        return Collections.<GarbageCollectorMXBean>singletonList(MemoryBeans.COLLECTOR);
    }

    /** All beans of the platform but the one that is no MXBean. */
    private static final class All {
        static final PlatformManagedObject[] BEANS = {CLASSES, MemoryBeans.MEMORY, THREADING, RUNTIME, SYSTEM,
            MemoryBeans.COLLECTOR, MemoryBeans.POOL, new BufferBean(BufferPools.DIRECT),
            new BufferBean(BufferPools.MAPPED), new LoggingBean(), new DiagnosticBean()};
        static final Class<?>[] INTERFACES = {ClassLoadingMXBean.class, MemoryMXBean.class, ThreadMXBean.class,
            RuntimeMXBean.class, OperatingSystemMXBean.class, GarbageCollectorMXBean.class, MemoryManagerMXBean.class,
            MemoryPoolMXBean.class, CompilationMXBean.class, BufferPoolMXBean.class, PlatformLoggingMXBean.class,
            com.sun.management.OperatingSystemMXBean.class, com.sun.management.UnixOperatingSystemMXBean.class,
            com.sun.management.ThreadMXBean.class, com.sun.management.GarbageCollectorMXBean.class,
            com.sun.management.HotSpotDiagnosticMXBean.class};

        static void check(Class<?> type) {
            for (Class<?> c : INTERFACES) if (c == type) return;
            throw new IllegalArgumentException(type.getName() + " is not a platform management interface");
        }

        /** Whether there is never more than one of them. */
        static void checkOne(Class<?> type) {
            check(type);
            if (MemoryManagerMXBean.class.isAssignableFrom(type) || type == MemoryPoolMXBean.class
                    || type == BufferPoolMXBean.class)
                throw new IllegalArgumentException(type.getName() + " can have zero or more than one instances");
        }
    }

    public static <T extends PlatformManagedObject> T getPlatformMXBean(Class<T> mxbeanInterface) {
        All.checkOne(mxbeanInterface);
        List<T> found = getPlatformMXBeans(mxbeanInterface);
        return found.isEmpty() ? null : found.get(0);
    }

    public static <T extends PlatformManagedObject> List<T> getPlatformMXBeans(Class<T> mxbeanInterface) {
        All.check(mxbeanInterface);
        List<T> list = new ArrayList<>();
        for (PlatformManagedObject bean : All.BEANS)
            if (mxbeanInterface.isInstance(bean)) list.add(mxbeanInterface.cast(bean));
        return list;
    }

    public static <T extends PlatformManagedObject> T getPlatformMXBean(MBeanServerConnection connection,
            Class<T> mxbeanInterface) throws IOException {
        All.checkOne(mxbeanInterface);
        List<T> found = getPlatformMXBeans(connection, mxbeanInterface);
        return found.isEmpty() ? null : found.get(0);
    }

    public static <T extends PlatformManagedObject> List<T> getPlatformMXBeans(MBeanServerConnection connection,
            Class<T> mxbeanInterface) throws IOException {
        All.check(mxbeanInterface);
        List<T> list = new ArrayList<>();
        for (PlatformManagedObject bean : All.BEANS) {
            ObjectName name = bean.getObjectName();
            if (mxbeanInterface.isInstance(bean) && connection.isRegistered(name))
                list.add(newPlatformMXBeanProxy(connection, name.getCanonicalName(), mxbeanInterface));
        }
        return list;
    }

    private static MBeanServer server;

    /** The server with the beans of the platform. */
    public static synchronized MBeanServer getPlatformMBeanServer() {
        if (server == null) {
            MBeanServer s = MBeanServerFactory.createMBeanServer();
            try {
                for (PlatformManagedObject bean : All.BEANS) s.registerMBean(bean, bean.getObjectName());
                s.registerMBean(new CommandBean(), Beans.name(CommandBean.NAME));
            } catch (JMException e) {
                throw new InternalError(e);
            }
            server = s;
        }
        return server;
    }

    public static <T> T newPlatformMXBeanProxy(MBeanServerConnection connection, String mxbeanName,
            Class<T> mxbeanInterface) throws IOException {
        try {
            All.check(mxbeanInterface);
            ObjectName name = new ObjectName(mxbeanName);
            if (!connection.isInstanceOf(name, mxbeanInterface.getName()))
                throw new IllegalArgumentException(mxbeanName + " is not an instance of " + mxbeanInterface);
            boolean emits = connection.isInstanceOf(name, NotificationEmitter.class.getName());
            return JMX.newMXBeanProxy(connection, name, mxbeanInterface, emits);
        } catch (MalformedObjectNameException | InstanceNotFoundException e) {
            throw new IllegalArgumentException(e);
        }
    }

    @SuppressWarnings("unchecked")
    public static Set<Class<? extends PlatformManagedObject>> getPlatformManagementInterfaces() {
        Set<Class<? extends PlatformManagedObject>> set = new HashSet<>();
        for (Class<?> c : All.INTERFACES) set.add((Class<? extends PlatformManagedObject>) c);
        return Collections.unmodifiableSet(set);
    }
}
