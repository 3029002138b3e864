// SPDX-License-Identifier: MIT
package javax.management;

import java.lang.reflect.InvocationTargetException;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;

/** The server of beans: a table of objects by name, each seen as a dynamic bean. The table is guarded by its lock. */
final class BeanServer implements MBeanServer {
    private static final class Entry {
        final Object object;
        final DynamicMBean bean;
        final ObjectName name;

        Entry(Object object, DynamicMBean bean, ObjectName name) {
            this.object = object;
            this.bean = bean;
            this.name = name;
        }

        ObjectInstance instance() {
            return new ObjectInstance(name, bean.getMBeanInfo().getClassName());
        }
    }

    private final String domain;
    private final Map<ObjectName, Entry> table = new TreeMap<ObjectName, Entry>();
    private final MBeanServerDelegate delegate = new MBeanServerDelegate();
    private final AtomicLong sequence = new AtomicLong();

    BeanServer(String domain) {
        this.domain = domain;
        try {
            registerMBean(delegate, MBeanServerDelegate.DELEGATE_NAME);
        } catch (OperationsException | MBeanRegistrationException e) {
            throw new InternalError(e);
        }
    }

    String id() {
        return delegate.getMBeanServerId();
    }

    private Entry entry(ObjectName name) throws InstanceNotFoundException {
        if (name == null)
            throw new RuntimeOperationsException(new IllegalArgumentException("Object name cannot be null"),
                    "Exception occurred trying to get an MBean");
        synchronized (table) {
            Entry e = table.get(inDomain(name));
            if (e == null) throw new InstanceNotFoundException(name.toString());
            return e;
        }
    }

    /** A name without a domain is in the default one. */
    private ObjectName inDomain(ObjectName name) {
        if (!name.getDomain().isEmpty()) return name;
        try {
            return new ObjectName(domain + name);
        } catch (MalformedObjectNameException e) {
            throw new RuntimeOperationsException(new IllegalArgumentException(e.getMessage()));
        }
    }

    private static DynamicMBean dynamic(Object object) throws NotCompliantMBeanException {
        if (object instanceof DynamicMBean) return (DynamicMBean) object;
        Class<?> type = StandardMBean.interfaceOf(object.getClass());
        if (type == null) {
            String n = object.getClass().getName();
            throw new NotCompliantMBeanException("MBean class " + n + " does not implement DynamicMBean, and neither "
                    + "follows the Standard MBean conventions (javax.management.NotCompliantMBeanException: Class " + n
                    + " is not a JMX compliant Standard MBean) nor the MXBean conventions "
                    + "(javax.management.NotCompliantMBeanException: " + n + ": Class " + n
                    + " is not a JMX compliant MXBean)");
        }
        return standard(object, type);
    }

    @SuppressWarnings("unchecked")
    private static <T> DynamicMBean standard(Object object, Class<T> type) {
        return new StandardMBean((T) object, type, true);
    }

    @Override
    public ObjectInstance registerMBean(Object object, ObjectName name) throws InstanceAlreadyExistsException,
            MBeanRegistrationException, NotCompliantMBeanException {
        if (object == null)
            throw new RuntimeOperationsException(new IllegalArgumentException("Object cannot be null"));
        DynamicMBean bean = dynamic(object);
        MBeanRegistration r = object instanceof MBeanRegistration ? (MBeanRegistration) object : null;
        ObjectName n = name == null ? null : inDomain(name);
        if (r != null) {
            try {
                ObjectName chosen = r.preRegister(this, n);
                n = chosen == null ? n : inDomain(chosen);
            } catch (RuntimeException e) {
                throw new RuntimeMBeanException(e, "RuntimeException thrown in preRegister method");
            } catch (Exception e) {
                throw new MBeanRegistrationException(e, "Exception thrown in preRegister method");
            }
        }
        boolean done = false;
        try {
            if (n == null || n.isPattern())
                throw new RuntimeOperationsException(new IllegalArgumentException(n == null
                        ? "No object name specified" : "Invalid name->" + n));
            synchronized (table) {
                if (table.containsKey(n)) throw new InstanceAlreadyExistsException(n.toString());
                table.put(n, new Entry(object, bean, n));
            }
            done = true;
        } finally {
            if (r != null) r.postRegister(done);
        }
        tell(MBeanServerNotification.REGISTRATION_NOTIFICATION, n);
        return new ObjectInstance(n, bean.getMBeanInfo().getClassName());
    }

    private void tell(String type, ObjectName n) {
        delegate.sendNotification(new MBeanServerNotification(type, MBeanServerDelegate.DELEGATE_NAME,
                sequence.getAndIncrement(), n));
    }

    @Override
    public void unregisterMBean(ObjectName name) throws InstanceNotFoundException, MBeanRegistrationException {
        Entry e = entry(name);
        if (e.object == delegate)
            throw new RuntimeOperationsException(new
                    IllegalArgumentException("The MBeanDelegate MBean cannot be unregistered"));
        MBeanRegistration r = e.object instanceof MBeanRegistration ? (MBeanRegistration) e.object : null;
        if (r != null) {
            try {
                r.preDeregister();
            } catch (RuntimeException x) {
                throw new RuntimeMBeanException(x, "RuntimeException thrown in preDeregister method");
            } catch (Exception x) {
                throw new MBeanRegistrationException(x, "Exception thrown in preDeregister method");
            }
        }
        synchronized (table) {
            if (table.remove(e.name) == null) throw new InstanceNotFoundException(name.toString());
        }
        tell(MBeanServerNotification.UNREGISTRATION_NOTIFICATION, e.name);
        if (r != null) r.postDeregister();
    }

    @Override
    public ObjectInstance getObjectInstance(ObjectName name) throws InstanceNotFoundException {
        return entry(name).instance();
    }

    private Set<Entry> matching(ObjectName pattern, QueryExp query) {
        Set<Entry> found = new LinkedHashSet<Entry>();
        synchronized (table) {
            for (Iterator<Entry> it = table.values().iterator(); it.hasNext();) {
                Entry e = it.next();
                if (pattern == null || inDomain(pattern).apply(e.name)) found.add(e);
            }
        }
        if (query == null) return found;
        query.setMBeanServer(this);
        for (Iterator<Entry> it = found.iterator(); it.hasNext();) {
            try {
                if (!query.apply(it.next().name)) it.remove();
            } catch (BadStringOperationException | BadBinaryOpValueExpException | BadAttributeValueExpException
                    | InvalidApplicationException e) {
                it.remove();
            }
        }
        return found;
    }

    @Override
    public Set<ObjectInstance> queryMBeans(ObjectName name, QueryExp query) {
        Set<ObjectInstance> s = new LinkedHashSet<ObjectInstance>();
        for (Entry e : matching(name, query)) s.add(e.instance());
        return s;
    }

    @Override
    public Set<ObjectName> queryNames(ObjectName name, QueryExp query) {
        Set<ObjectName> s = new LinkedHashSet<ObjectName>();
        for (Entry e : matching(name, query)) s.add(e.name);
        return s;
    }

    @Override
    public boolean isRegistered(ObjectName name) {
        synchronized (table) {
            return table.containsKey(inDomain(name));
        }
    }

    @Override
    public Integer getMBeanCount() {
        synchronized (table) {
            return table.size();
        }
    }

    @Override
    public Object getAttribute(ObjectName name, String attribute) throws MBeanException, AttributeNotFoundException,
            InstanceNotFoundException, ReflectionException {
        return entry(name).bean.getAttribute(attribute);
    }

    @Override
    public AttributeList getAttributes(ObjectName name, String[] attributes) throws InstanceNotFoundException {
        return entry(name).bean.getAttributes(attributes);
    }

    @Override
    public void setAttribute(ObjectName name, Attribute attribute) throws InstanceNotFoundException,
            AttributeNotFoundException, InvalidAttributeValueException, MBeanException, ReflectionException {
        entry(name).bean.setAttribute(attribute);
    }

    @Override
    public AttributeList setAttributes(ObjectName name, AttributeList attributes) throws InstanceNotFoundException {
        return entry(name).bean.setAttributes(attributes);
    }

    @Override
    public Object invoke(ObjectName name, String operationName, Object[] params, String[] signature)
            throws InstanceNotFoundException, MBeanException, ReflectionException {
        return entry(name).bean.invoke(operationName, params, signature);
    }

    @Override
    public String getDefaultDomain() {
        return domain;
    }

    @Override
    public String[] getDomains() {
        Set<String> s = new TreeSet<String>();
        synchronized (table) {
            for (ObjectName n : table.keySet()) s.add(n.getDomain());
        }
        return s.toArray(new String[0]);
    }

    private NotificationBroadcaster broadcaster(ObjectName name) throws InstanceNotFoundException {
        Object o = entry(name).object;
        if (o instanceof NotificationBroadcaster) return (NotificationBroadcaster) o;
        throw new RuntimeOperationsException(new IllegalArgumentException(name.getCanonicalName()
                + " is not a NotificationBroadcaster"));
    }

    private NotificationListener listener(ObjectName name) throws InstanceNotFoundException {
        Object o = entry(name).object;
        if (o instanceof NotificationListener) return (NotificationListener) o;
        throw new RuntimeOperationsException(new IllegalArgumentException(name.getCanonicalName()
                + " is not a NotificationListener"));
    }

    @Override
    public void addNotificationListener(ObjectName name, NotificationListener listener, NotificationFilter filter,
            Object handback) throws InstanceNotFoundException {
        broadcaster(name).addNotificationListener(listener, filter, handback);
    }

    @Override
    public void addNotificationListener(ObjectName name, ObjectName listener, NotificationFilter filter,
            Object handback)
            throws InstanceNotFoundException {
        addNotificationListener(name, listener(listener), filter, handback);
    }

    @Override
    public void removeNotificationListener(ObjectName name, ObjectName listener) throws InstanceNotFoundException,
            ListenerNotFoundException {
        removeNotificationListener(name, listener(listener));
    }

    @Override
    public void removeNotificationListener(ObjectName name, ObjectName listener, NotificationFilter filter,
            Object handback) throws InstanceNotFoundException, ListenerNotFoundException {
        removeNotificationListener(name, listener(listener), filter, handback);
    }

    @Override
    public void removeNotificationListener(ObjectName name, NotificationListener listener)
            throws InstanceNotFoundException, ListenerNotFoundException {
        broadcaster(name).removeNotificationListener(listener);
    }

    @Override
    public void removeNotificationListener(ObjectName name, NotificationListener listener, NotificationFilter filter,
            Object handback) throws InstanceNotFoundException, ListenerNotFoundException {
        NotificationBroadcaster b = broadcaster(name);
        if (b instanceof NotificationEmitter)
            ((NotificationEmitter) b).removeNotificationListener(listener, filter, handback);
        else b.removeNotificationListener(listener);
    }

    @Override
    public MBeanInfo getMBeanInfo(ObjectName name) throws InstanceNotFoundException {
        return entry(name).bean.getMBeanInfo();
    }

    @Override
    public boolean isInstanceOf(ObjectName name, String className) throws InstanceNotFoundException {
        Entry e = entry(name);
        Object o = e.object instanceof StandardMBean ? ((StandardMBean) e.object).getImplementation() : e.object;
        if (e.bean.getMBeanInfo().getClassName().equals(className)) return true;
        try {
            return Class.forName(className, false, o.getClass().getClassLoader()).isInstance(o);
        } catch (ClassNotFoundException x) {
            return false;
        }
    }

    @Override
    public Object instantiate(String className) throws ReflectionException, MBeanException {
        return instantiate(className, null, null, getClass().getClassLoader());
    }

    @Override
    public Object instantiate(String className, ObjectName loaderName) throws ReflectionException, MBeanException,
            InstanceNotFoundException {
        return instantiate(className, null, null, getClassLoader(loaderName));
    }

    @Override
    public Object instantiate(String className, Object[] params, String[] signature) throws ReflectionException,
            MBeanException {
        return instantiate(className, params, signature, ClassLoader.getSystemClassLoader());
    }

    @Override
    public Object instantiate(String className, ObjectName loaderName, Object[] params, String[] signature)
            throws ReflectionException, MBeanException, InstanceNotFoundException {
        return instantiate(className, params, signature, getClassLoader(loaderName));
    }

    private Object instantiate(String className, Object[] params, String[] signature, ClassLoader loader)
            throws ReflectionException, MBeanException {
        try {
            ClassLoader l = loader == null ? ClassLoader.getSystemClassLoader() : loader;
            int n = signature == null ? 0 : signature.length;
            Class<?>[] types = new Class<?>[n];
            for (int i = 0; i < n; i++) types[i] = type(signature[i], l);
            return Class.forName(className, true, l).getConstructor(types).newInstance(params);
        } catch (ClassNotFoundException e) {
            throw new ReflectionException(e, "The MBean class could not be loaded by the default loader repository");
        } catch (NoSuchMethodException e) {
            throw new ReflectionException(e, "No such constructor");
        } catch (InvocationTargetException e) {
            Throwable t = e.getCause();
            if (t instanceof RuntimeException)
                throw new RuntimeMBeanException((RuntimeException) t,
                        "RuntimeException thrown in the MBean's constructor");
            if (t instanceof Error) throw new RuntimeErrorException((Error) t,
                    "Error thrown in the MBean's constructor");
            throw new MBeanException((Exception) t, "Exception thrown in the MBean's constructor");
        } catch (ReflectiveOperationException e) {
            throw new ReflectionException(e, "Exception thrown trying to invoke the MBean's constructor");
        }
    }

    private static Class<?> type(String name, ClassLoader l) throws ClassNotFoundException {
        Class<?>[] all = {int.class, long.class, boolean.class, byte.class, short.class, char.class, float.class,
            double.class};
        for (int i = 0; i < all.length; i++) if (all[i].getName().equals(name)) return all[i];
        return Class.forName(name, false, l);
    }

    private ObjectInstance create(Object object, ObjectName name) throws InstanceAlreadyExistsException,
            MBeanRegistrationException, NotCompliantMBeanException {
        return registerMBean(object, name);
    }

    @Override
    public ObjectInstance createMBean(String className, ObjectName name) throws ReflectionException,
            InstanceAlreadyExistsException, MBeanRegistrationException, MBeanException, NotCompliantMBeanException {
        return create(instantiate(className), name);
    }

    @Override
    public ObjectInstance createMBean(String className, ObjectName name, ObjectName loaderName)
            throws ReflectionException, InstanceAlreadyExistsException, MBeanRegistrationException, MBeanException,
            NotCompliantMBeanException, InstanceNotFoundException {
        return create(instantiate(className, loaderName), name);
    }

    @Override
    public ObjectInstance createMBean(String className, ObjectName name, Object[] params, String[] signature)
            throws ReflectionException, InstanceAlreadyExistsException, MBeanRegistrationException, MBeanException,
            NotCompliantMBeanException {
        return create(instantiate(className, params, signature), name);
    }

    @Override
    public ObjectInstance createMBean(String className, ObjectName name, ObjectName loaderName, Object[] params,
            String[] signature) throws ReflectionException, InstanceAlreadyExistsException, MBeanRegistrationException,
            MBeanException, NotCompliantMBeanException, InstanceNotFoundException {
        return create(instantiate(className, loaderName, params, signature), name);
    }

    @Override
    public ClassLoader getClassLoaderFor(ObjectName mbeanName) throws InstanceNotFoundException {
        return entry(mbeanName).object.getClass().getClassLoader();
    }

    @Override
    public ClassLoader getClassLoader(ObjectName loaderName) throws InstanceNotFoundException {
        if (loaderName == null) return ClassLoader.getSystemClassLoader();
        Object o = entry(loaderName).object;
        if (o instanceof ClassLoader) return (ClassLoader) o;
        throw new InstanceNotFoundException(loaderName + " is not a classloader");
    }
}
