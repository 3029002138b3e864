// SPDX-License-Identifier: MIT
package javax.management;

import java.lang.reflect.Modifier;

/** Proxies of beans. */
public class JMX {
    public static final String DEFAULT_VALUE_FIELD = "defaultValue";
    public static final String IMMUTABLE_INFO_FIELD = "immutableInfo";
    public static final String INTERFACE_CLASS_NAME_FIELD = "interfaceClassName";
    public static final String LEGAL_VALUES_FIELD = "legalValues";
    public static final String MAX_VALUE_FIELD = "maxValue";
    public static final String MIN_VALUE_FIELD = "minValue";
    public static final String MXBEAN_FIELD = "mxbean";
    public static final String OPEN_TYPE_FIELD = "openType";
    public static final String ORIGINAL_TYPE_FIELD = "originalType";

    private JMX() {
    }

    public static <T> T newMBeanProxy(MBeanServerConnection connection, ObjectName objectName,
            Class<T> interfaceClass) {
        return newMBeanProxy(connection, objectName, interfaceClass, false);
    }

    public static <T> T newMBeanProxy(MBeanServerConnection connection, ObjectName objectName, Class<T> interfaceClass,
            boolean notificationEmitter) {
        check(interfaceClass, false);
        return MBeanServerInvocationHandler.proxy(connection, objectName, interfaceClass, notificationEmitter, false);
    }

    public static <T> T newMXBeanProxy(MBeanServerConnection connection, ObjectName objectName,
            Class<T> interfaceClass) {
        return newMXBeanProxy(connection, objectName, interfaceClass, false);
    }

    public static <T> T newMXBeanProxy(MBeanServerConnection connection, ObjectName objectName, Class<T> interfaceClass,
            boolean notificationEmitter) {
        check(interfaceClass, true);
        return MBeanServerInvocationHandler.proxy(connection, objectName, interfaceClass, notificationEmitter, true);
    }

    private static void check(Class<?> type, boolean isMXBean) {
        try {
            new BeanInterface(type, isMXBean);
        } catch (NotCompliantMBeanException e) {
            throw new IllegalArgumentException(e);
        }
    }

    public static boolean isMXBeanInterface(Class<?> interfaceClass) {
        boolean open = interfaceClass.isInterface() && Modifier.isPublic(interfaceClass.getModifiers());
        MXBean said = open ? interfaceClass.getAnnotation(MXBean.class) : null;
        return open && (said == null ? interfaceClass.getName().endsWith("MXBean") : said.value());
    }
}
