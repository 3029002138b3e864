// SPDX-License-Identifier: MIT
package javax.management;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/** Turns the methods of a bean's interface into questions to the server. */
public class MBeanServerInvocationHandler implements InvocationHandler {
    private final MBeanServerConnection connection;
    private final ObjectName objectName;
    private final boolean isMXBean;

    public MBeanServerInvocationHandler(MBeanServerConnection connection, ObjectName objectName) {
        this(connection, objectName, false);
    }

    public MBeanServerInvocationHandler(MBeanServerConnection connection, ObjectName objectName, boolean isMXBean) {
        if (connection == null) throw new IllegalArgumentException("Null connection");
        if (objectName == null) throw new IllegalArgumentException("Null object name");
        this.connection = connection;
        this.objectName = objectName;
        this.isMXBean = isMXBean;
    }

    public MBeanServerConnection getMBeanServerConnection() {
        return connection;
    }

    public ObjectName getObjectName() {
        return objectName;
    }

    public boolean isMXBean() {
        return isMXBean;
    }

    public static <T> T newProxyInstance(MBeanServerConnection connection, ObjectName objectName,
            Class<T> interfaceClass, boolean notificationBroadcaster) {
        Class<?>[] types = notificationBroadcaster ? new Class<?>[] {interfaceClass, NotificationEmitter.class}
                : new Class<?>[] {interfaceClass};
        return interfaceClass.cast(Proxy.newProxyInstance(interfaceClass.getClassLoader(), types,
                new MBeanServerInvocationHandler(connection, objectName, JMX.isMXBeanInterface(interfaceClass))));
    }

    public Object invoke(Object proxy, Method m, Object[] args) throws Throwable {
        String n = m.getName();
        Class<?> owner = m.getDeclaringClass();
        int count = args == null ? 0 : args.length;
        if (owner == Object.class) {
            if (n.equals("toString")) return "MBeanProxy(" + connection + "[" + objectName + "])";
            return n.equals("hashCode") ? (Object) (objectName.hashCode() + connection.hashCode())
                    : (Object) (proxy == args[0]);
        }
        if (owner == NotificationBroadcaster.class || owner == NotificationEmitter.class) return listen(n, args);
        try {
            if (n.startsWith("get") && n.length() > 3 && count == 0 && m.getReturnType() != void.class)
                return connection.getAttribute(objectName, n.substring(3));
            if (n.startsWith("is") && n.length() > 2 && count == 0 && m.getReturnType() == boolean.class)
                return connection.getAttribute(objectName, n.substring(2));
            if (n.startsWith("set") && n.length() > 3 && count == 1 && m.getReturnType() == void.class) {
                connection.setAttribute(objectName, new Attribute(n.substring(3), args[0]));
                return null;
            }
            Class<?>[] types = m.getParameterTypes();
            String[] signature = new String[types.length];
            for (int i = 0; i < types.length; i++) signature[i] = types[i].getName();
            return connection.invoke(objectName, n, args, signature);
        } catch (MBeanException e) {
            throw e.getTargetException();
        } catch (RuntimeMBeanException e) {
            throw e.getTargetException();
        } catch (RuntimeErrorException e) {
            throw e.getTargetError();
        }
    }

    private Object listen(String method, Object[] args) throws Exception {
        if (method.equals("getNotificationInfo")) return connection.getMBeanInfo(objectName).getNotifications();
        NotificationListener l = (NotificationListener) args[0];
        if (method.startsWith("add"))
            connection.addNotificationListener(objectName, l, (NotificationFilter) args[1], args[2]);
        else if (args.length == 1) connection.removeNotificationListener(objectName, l);
        else connection.removeNotificationListener(objectName, l, (NotificationFilter) args[1], args[2]);
        return null;
    }
}
