package java.lang.management;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import javax.management.InstanceNotFoundException;
import javax.management.JMException;
import javax.management.JMX;
import javax.management.MBeanServer;
import javax.management.MBeanServerConnection;
import javax.management.MBeanServerFactory;
import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;

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
    private static final Beans.Memory MEMORY = new Beans.Memory();
    private static final Beans.Run RUNTIME = new Beans.Run();
    private static final Beans.Threading THREADING = new Beans.Threading();
    private static final SystemBean SYSTEM = new SystemBean();
    private static final Beans.Collector COLLECTOR = new Beans.Collector();
    private static final Beans.Pool POOL = new Beans.Pool();

    private ManagementFactory() {
    }

    public static ClassLoadingMXBean getClassLoadingMXBean() {
        return CLASSES;
    }

    public static MemoryMXBean getMemoryMXBean() {
        return MEMORY;
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
        return Collections.<MemoryPoolMXBean>singletonList(POOL);
    }

    public static List<MemoryManagerMXBean> getMemoryManagerMXBeans() {
        return Collections.<MemoryManagerMXBean>singletonList(COLLECTOR);
    }

    public static List<GarbageCollectorMXBean> getGarbageCollectorMXBeans() {
        return Collections.<GarbageCollectorMXBean>singletonList(COLLECTOR);
    }

    private static final PlatformManagedObject[] ALL = {
        CLASSES, MEMORY, THREADING, RUNTIME, SYSTEM, COLLECTOR, POOL
    };

    public static <T extends PlatformManagedObject> T getPlatformMXBean(Class<T> mxbeanInterface) {
        List<T> found = getPlatformMXBeans(mxbeanInterface);
        return found.isEmpty() ? null : found.get(0);
    }

    public static <T extends PlatformManagedObject> List<T> getPlatformMXBeans(Class<T> mxbeanInterface) {
        List<T> list = new ArrayList<>();
        for (int i = 0; i < ALL.length; i++) {
            if (mxbeanInterface.isInstance(ALL[i])) {
                list.add((T) ALL[i]);
            }
        }
        if (list.isEmpty() && mxbeanInterface != CompilationMXBean.class) {
            throw new IllegalArgumentException(mxbeanInterface.getName()
                    + " is not a platform management interface");
        }
        return list;
    }

    private static MBeanServer server;

    /** The server with the beans of the platform. */
    public static synchronized MBeanServer getPlatformMBeanServer() {
        if (server == null) {
            MBeanServer s = MBeanServerFactory.createMBeanServer();
            try {
                for (int i = 0; i < ALL.length; i++) s.registerMBean(ALL[i], ALL[i].getObjectName());
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
            ObjectName name = new ObjectName(mxbeanName);
            if (!connection.isInstanceOf(name, mxbeanInterface.getName()))
                throw new IllegalArgumentException(mxbeanName + " is not an instance of " + mxbeanInterface);
            return JMX.newMXBeanProxy(connection, name, mxbeanInterface);
        } catch (MalformedObjectNameException | InstanceNotFoundException e) {
            throw new IllegalArgumentException(e);
        }
    }

    public static Set<Class<? extends PlatformManagedObject>> getPlatformManagementInterfaces() {
        return Set.of(ClassLoadingMXBean.class, MemoryMXBean.class, ThreadMXBean.class, RuntimeMXBean.class,
                OperatingSystemMXBean.class, GarbageCollectorMXBean.class, MemoryManagerMXBean.class,
                MemoryPoolMXBean.class, CompilationMXBean.class, com.sun.management.OperatingSystemMXBean.class,
                com.sun.management.UnixOperatingSystemMXBean.class);
    }
}
