// SPDX-License-Identifier: MIT
package javax.management;

import java.lang.ref.WeakReference;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.WeakHashMap;
import java.util.concurrent.atomic.AtomicLong;
import javax.management.loading.ClassLoaderRepository;
import javax.management.loading.PrivateClassLoader;
import jdk.internal.management.OpenMapping;

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
    private final MBeanServerDelegate delegate;
    private final MBeanServer outer;
    private final AtomicLong sequence = new AtomicLong();
    private final ClassLoaderRepository loaders = new Loaders();

    /** outer: the server that beans are told of, this one if it is null. */
    BeanServer(String domain, MBeanServer outer, MBeanServerDelegate delegate) {
        this.domain = domain == null || domain.isEmpty() ? "DefaultDomain" : domain;
        this.outer = outer == null ? this : outer;
        this.delegate = delegate == null ? new MBeanServerDelegate() : delegate;
        try {
            registerMBean(this.delegate, MBeanServerDelegate.DELEGATE_NAME);
        } catch (OperationsException | MBeanRegistrationException e) {
            throw new InternalError(e);
        }
    }

    /** A plain object as a bean. Its class is what the bean is of, so its constructors are told. */
    private static final class Wrapped extends StandardMBean {
        Wrapped(Object object) throws NotCompliantMBeanException {
            super(object);
        }

        @Override
        MBeanNotificationInfo[] getNotifications(Object impl) {
            return impl instanceof NotificationBroadcaster ? ((NotificationBroadcaster) impl).getNotificationInfo()
                    : null;
        }

        @Override
        protected MBeanConstructorInfo[] getConstructors(MBeanConstructorInfo[] ctors, Object impl) {
            return ctors;
        }
    }

    /** The loaders that are beans here, behind the one of the system. */
    private final class Loaders implements ClassLoaderRepository {
        private Class<?> load(ClassLoader without, ClassLoader stop, String name) throws ClassNotFoundException {
            ArrayList<ClassLoader> all = new ArrayList<ClassLoader>();
            all.add(ClassLoader.getSystemClassLoader());
            synchronized (table) {
                for (Entry e : table.values())
                    if (e.object instanceof ClassLoader && !(e.object instanceof PrivateClassLoader))
                        all.add((ClassLoader) e.object);
            }
            for (ClassLoader l : all) {
                if (l == stop) break;
                if (l == without) continue;
                try {
                    return Class.forName(name, false, l);
                } catch (ClassNotFoundException e) {
                    continue;
                }
            }
            throw new ClassNotFoundException(name);
        }

        @Override
        public Class<?> loadClass(String className) throws ClassNotFoundException {
            return load(null, null, className);
        }

        @Override
        public Class<?> loadClassWithout(ClassLoader exclude, String className) throws ClassNotFoundException {
            return load(exclude, null, className);
        }

        @Override
        public Class<?> loadClassBefore(ClassLoader stop, String className) throws ClassNotFoundException {
            return load(null, stop, className);
        }
    }

    @Override
    public ClassLoaderRepository getClassLoaderRepository() {
        return loaders;
    }

    /** References to MXBeans of this server are handed over as their names. */
    private final class Beans implements OpenMapping.Names {
        @Override
        public ObjectName nameOf(Object bean) {
            synchronized (table) {
                for (Entry e : table.values()) {
                    boolean mx = e.bean instanceof StandardMBean && ((StandardMBean) e.bean).isMXBean();
                    if (mx && (e.object == bean || ((StandardMBean) e.bean).getImplementation() == bean)) return e.name;
                }
            }
            if (!Proxy.isProxyClass(bean.getClass())) return null;
            Object h = Proxy.getInvocationHandler(bean);
            return h instanceof MBeanServerInvocationHandler ? ((MBeanServerInvocationHandler) h).getObjectName()
                    : null;
        }

        @Override
        public Object beanOf(ObjectName name, Class<?> type) {
            return JMX.newMXBeanProxy(outer, name, type);
        }
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
        return object instanceof DynamicMBean ? (DynamicMBean) object : new Wrapped(object);
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
                ObjectName chosen = r.preRegister(outer, n);
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
            if (n.getDomain().equals(MBeanServerDelegate.DELEGATE_NAME.getDomain()) && object != delegate)
                throw new RuntimeOperationsException(
                        new IllegalArgumentException("Repository: domain name cannot be " + n.getDomain()));
            synchronized (table) {
                if (table.containsKey(n)) throw new InstanceAlreadyExistsException(n.toString());
                table.put(n, new Entry(object, bean, n));
            }
            done = true;
            if (bean instanceof StandardMBean) ((StandardMBean) bean).names = new Beans();
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
        MBeanServer before = QueryEval.getMBeanServer();
        query.setMBeanServer(outer);
        try {
            select(found, query);
        } finally {
            query.setMBeanServer(before);
        }
        return found;
    }

    private static void select(Set<Entry> found, QueryExp query) {
        for (Iterator<Entry> it = found.iterator(); it.hasNext();) {
            try {
                if (!query.apply(it.next().name)) it.remove();
            } catch (BadStringOperationException | BadBinaryOpValueExpException | BadAttributeValueExpException
                    | InvalidApplicationException e) {
                it.remove();
            }
        }
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
        Entry e = entry(name);
        try {
            return e.bean.getAttribute(attribute);
        } catch (RuntimeException | Error t) {
            throw wrapped(t);
        }
    }

    /** What a bean throws, so that nobody takes it for the server's own. */
    private static RuntimeException wrapped(Throwable t) {
        if (t instanceof JMRuntimeException) return (JMRuntimeException) t;
        return t instanceof Error ? new RuntimeErrorException((Error) t, t.toString())
                : new RuntimeMBeanException((RuntimeException) t, t.toString());
    }

    @Override
    public AttributeList getAttributes(ObjectName name, String[] attributes) throws InstanceNotFoundException {
        return entry(name).bean.getAttributes(attributes);
    }

    @Override
    public void setAttribute(ObjectName name, Attribute attribute) throws InstanceNotFoundException,
            AttributeNotFoundException, InvalidAttributeValueException, MBeanException, ReflectionException {
        Entry e = entry(name);
        try {
            e.bean.setAttribute(attribute);
        } catch (RuntimeException | Error t) {
            throw wrapped(t);
        }
    }

    @Override
    public AttributeList setAttributes(ObjectName name, AttributeList attributes) throws InstanceNotFoundException {
        return entry(name).bean.setAttributes(attributes);
    }

    @Override
    public Object invoke(ObjectName name, String operationName, Object[] params, String[] signature)
            throws InstanceNotFoundException, MBeanException, ReflectionException {
        Entry e = entry(name);
        try {
            return e.bean.invoke(operationName, params, signature);
        } catch (RuntimeException | Error t) {
            throw wrapped(t);
        }
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

    /**
     * What is added in a listener's place: listeners of a server see the bean's name as the source of what the bean
     * itself is the source of.
     */
    private static final class Renamed implements NotificationListener {
        private final ObjectName name;
        private final NotificationListener listener;
        private final Object bean;

        Renamed(ObjectName name, NotificationListener listener, Object bean) {
            this.name = name;
            this.listener = listener;
            this.bean = bean;
        }

        @Override
        public void handleNotification(Notification n, Object handback) {
            if (n.getSource() == bean) n.setSource(name);
            listener.handleNotification(n, handback);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Renamed && ((Renamed) o).listener == listener && ((Renamed) o).bean == bean
                    && ((Renamed) o).name.equals(name);
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(listener) ^ System.identityHashCode(bean);
        }
    }

    /** One for each listener and bean, since beans compare listeners by identity. */
    private final Map<Renamed, WeakReference<Renamed>> wrappers = new WeakHashMap<Renamed, WeakReference<Renamed>>();

    private NotificationListener wrapper(ObjectName name, NotificationListener listener, Object bean) {
        Renamed r = new Renamed(inDomain(name), listener, bean);
        synchronized (wrappers) {
            WeakReference<Renamed> ref = wrappers.get(r);
            Renamed known = ref == null ? null : ref.get();
            if (known == null) wrappers.put(known = r, new WeakReference<Renamed>(r));
            return known;
        }
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
        NotificationBroadcaster b = broadcaster(name);
        if (listener == null)
            throw new RuntimeOperationsException(new IllegalArgumentException("Null listener"), "Null listener");
        b.addNotificationListener(wrapper(name, listener, b), filter, handback);
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
        NotificationBroadcaster b = broadcaster(name);
        b.removeNotificationListener(wrapper(name, listener, b));
    }

    @Override
    public void removeNotificationListener(ObjectName name, NotificationListener listener, NotificationFilter filter,
            Object handback) throws InstanceNotFoundException, ListenerNotFoundException {
        NotificationBroadcaster b = broadcaster(name);
        if (b instanceof NotificationEmitter)
            ((NotificationEmitter) b).removeNotificationListener(wrapper(name, listener, b), filter, handback);
        else b.removeNotificationListener(wrapper(name, listener, b));
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
