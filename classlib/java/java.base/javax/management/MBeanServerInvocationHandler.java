// SPDX-License-Identifier: MIT
package javax.management;

import java.io.InvalidObjectException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.util.HashSet;
import java.util.Set;
import javax.management.openmbean.OpenDataException;
import jdk.internal.management.OpenMapping;

/** Turns the methods of a bean's interface into questions to the server. */
public class MBeanServerInvocationHandler implements InvocationHandler {
    private final MBeanServerConnection connection;
    private final ObjectName objectName;
    private final boolean isMXBean;
    private final Set<Class<?>> checked = new HashSet<Class<?>>(); // by checkResults; guarded by itself

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
        return JMX.newMBeanProxy(connection, objectName, interfaceClass, notificationBroadcaster);
    }

    static <T> T proxy(MBeanServerConnection connection, ObjectName objectName, Class<T> interfaceClass,
            boolean emitter, boolean isMXBean) {
        Class<?>[] types = emitter ? new Class<?>[] {interfaceClass, NotificationEmitter.class}
                : new Class<?>[] {interfaceClass};
        return interfaceClass.cast(Proxy.newProxyInstance(interfaceClass.getClassLoader(), types,
                new MBeanServerInvocationHandler(connection, objectName, isMXBean)));
    }

    @Override
    public Object invoke(Object proxy, Method m, Object[] args) throws Throwable {
        String n = m.getName();
        Class<?> owner = m.getDeclaringClass();
        if (owner == Object.class) {
            if (n.equals("toString"))
                return (isMXBean ? "MXBeanProxy(" : "MBeanProxy(") + connection + "[" + objectName + "])";
            return n.equals("hashCode") ? (Object) (objectName.hashCode() + connection.hashCode())
                    : (Object) same(proxy, args[0]);
        }
        if (owner == NotificationBroadcaster.class || owner == NotificationEmitter.class) return listen(n, args);
        try {
            return isMXBean ? askOpen(m, args) : ask(m, args, m.getParameterTypes());
        } catch (MBeanException e) {
            throw e.getTargetException();
        } catch (RuntimeMBeanException e) {
            throw e.getTargetException();
        } catch (RuntimeErrorException e) {
            throw e.getTargetError();
        }
    }

    private boolean same(Object proxy, Object other) {
        if (other == null || other.getClass() != proxy.getClass() || !Proxy.isProxyClass(other.getClass()))
            return false;
        Object h = Proxy.getInvocationHandler(other);
        if (!(h instanceof MBeanServerInvocationHandler)) return false;
        MBeanServerInvocationHandler o = (MBeanServerInvocationHandler) h;
        return connection.equals(o.connection) && objectName.equals(o.objectName) && isMXBean == o.isMXBean;
    }

    private Object ask(Method m, Object[] args, Class<?>[] types) throws Exception {
        String attribute = BeanInterface.name(m);
        if (attribute != null && types.length == 0) return connection.getAttribute(objectName, attribute);
        if (attribute != null) {
            connection.setAttribute(objectName, new Attribute(attribute, args[0]));
            return null;
        }
        String[] signature = new String[types.length];
        for (int i = 0; i < types.length; i++) signature[i] = types[i].getName();
        return connection.invoke(objectName, m.getName(), args, signature);
    }

    /** Each result of an interface must be one that can be made from open data, asked for or not. */
    private void checkResults(Class<?> type) {
        synchronized (checked) {
            if (checked.contains(type)) return;
        }
        for (Method m : type.getMethods()) {
            try {
                OpenMapping.of(m.getGenericReturnType()).checkReconstructible();
            } catch (OpenDataException | InvalidObjectException e) {
                throw new IllegalArgumentException("Cannot make MXBean proxy for " + type.getName() + ": " + e, e);
            }
        }
        synchronized (checked) {
            checked.add(type);
        }
    }

    /** Arguments and result go over as open data. */
    private Object askOpen(Method m, Object[] args) throws Exception {
        checkResults(m.getDeclaringClass());
        Type[] types = m.getGenericParameterTypes();
        Beans beans = new Beans();
        Class<?>[] open = new Class<?>[types.length];
        Object[] values = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            OpenMapping map = OpenMapping.of(types[i]);
            open[i] = map.openClass;
            values[i] = map.toOpen(args[i], beans);
        }
        Object result = ask(m, values, open);
        return OpenMapping.of(m.getGenericReturnType()).fromOpen(result, beans);
    }

    /** The beans of the connection, for attributes that are MXBeans: a name for each proxy, and a proxy for a name. */
    private final class Beans implements OpenMapping.Names {
        @Override
        public ObjectName nameOf(Object bean) {
            if (!Proxy.isProxyClass(bean.getClass())) return null;
            Object h = Proxy.getInvocationHandler(bean);
            return h instanceof MBeanServerInvocationHandler ? ((MBeanServerInvocationHandler) h).objectName : null;
        }

        @Override
        public Object beanOf(ObjectName name, Class<?> type) {
            return JMX.newMXBeanProxy(connection, name, type);
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
