// SPDX-License-Identifier: MIT
package javax.management;

import java.lang.reflect.Modifier;

/** Proxies of beans. */
public class JMX {
    private JMX() {
    }

    public static <T> T newMBeanProxy(MBeanServerConnection connection, ObjectName objectName,
            Class<T> interfaceClass) {
        return newMBeanProxy(connection, objectName, interfaceClass, false);
    }

    public static <T> T newMBeanProxy(MBeanServerConnection connection, ObjectName objectName, Class<T> interfaceClass,
            boolean notificationEmitter) {
        return MBeanServerInvocationHandler.newProxyInstance(connection, objectName, interfaceClass,
                notificationEmitter);
    }

    public static <T> T newMXBeanProxy(MBeanServerConnection connection, ObjectName objectName,
            Class<T> interfaceClass) {
        return newMXBeanProxy(connection, objectName, interfaceClass, false);
    }

    public static <T> T newMXBeanProxy(MBeanServerConnection connection, ObjectName objectName, Class<T> interfaceClass,
            boolean notificationEmitter) {
        if (!isMXBeanInterface(interfaceClass))
            throw new IllegalArgumentException("Not an MXBean interface: " + interfaceClass.getName());
        return newMBeanProxy(connection, objectName, interfaceClass, notificationEmitter);
    }

    public static boolean isMXBeanInterface(Class<?> interfaceClass) {
        if (!interfaceClass.isInterface() || !Modifier.isPublic(interfaceClass.getModifiers())) return false;
        MXBean a = interfaceClass.getAnnotation(MXBean.class);
        return a != null ? a.value() : interfaceClass.getName().endsWith("MXBean");
    }
}
