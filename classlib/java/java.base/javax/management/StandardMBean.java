// SPDX-License-Identifier: MIT
package javax.management;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Map;
import java.util.TreeMap;

/**
 * A bean made of an object and an interface: getX, isX and setX of the interface are attributes, its other methods are
 * operations. Values are handed over as they are; an MXBean's are not turned into open types.
 */
public class StandardMBean implements DynamicMBean, MBeanRegistration {
    private final Class<?> mbeanInterface;
    private Object implementation;
    private MBeanInfo info;
    private final Map<String, Method> getters = new TreeMap<String, Method>(), setters = new TreeMap<String, Method>();
    private final ArrayList<Method> operations = new ArrayList<Method>();

    public <T> StandardMBean(T implementation, Class<T> mbeanInterface) throws NotCompliantMBeanException {
        this.mbeanInterface = checked(mbeanInterface, implementation);
        examine(implementation);
    }

    protected StandardMBean(Class<?> mbeanInterface) throws NotCompliantMBeanException {
        this.mbeanInterface = checked(mbeanInterface, this);
        examine(this);
    }

    public <T> StandardMBean(T implementation, Class<T> mbeanInterface, boolean isMXBean) {
        this.mbeanInterface = unchecked(mbeanInterface, implementation);
        examine(implementation);
    }

    protected StandardMBean(Class<?> mbeanInterface, boolean isMXBean) {
        this.mbeanInterface = unchecked(mbeanInterface, this);
        examine(this);
    }

    /** The interface, or that of the object's class if it is null. */
    private static Class<?> checked(Class<?> type, Object object) throws NotCompliantMBeanException {
        if (object == null) throw new IllegalArgumentException("implementation is null");
        Class<?> t = type != null ? type : interfaceOf(object.getClass());
        if (t == null || !t.isInterface() || !t.isInstance(object))
            throw new NotCompliantMBeanException(object.getClass().getName() + " does not implement "
                    + (t == null ? "an MBean interface" : t.getName()));
        return t;
    }

    private static Class<?> unchecked(Class<?> type, Object object) {
        try {
            return checked(type, object);
        } catch (NotCompliantMBeanException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private void examine(Object object) {
        implementation = object;
        Method[] all = mbeanInterface.getMethods();
        for (int i = 0; i < all.length; i++) if (!java.lang.reflect.Modifier.isStatic(all[i].getModifiers()))
                sort(all[i]);
    }

    private void sort(Method m) {
        String n = m.getName();
        int args = m.getParameterCount();
        boolean isVoid = m.getReturnType() == void.class;
        if (n.startsWith("get") && n.length() > 3 && args == 0 && !isVoid) getters.put(n.substring(3), m);
        else if (n.startsWith("is") && n.length() > 2 && args == 0 && m.getReturnType() == boolean.class)
            getters.put(n.substring(2), m);
        else if (n.startsWith("set") && n.length() > 3 && args == 1 && isVoid) setters.put(n.substring(3), m);
        else operations.add(m);
    }

    /**
     * The interface by which a class is a bean: that called like it with MBean, or one that is an MXBean's; or null.
     */
    static Class<?> interfaceOf(Class<?> c) {
        for (Class<?> at = c; at != null; at = at.getSuperclass()) {
            Class<?>[] all = at.getInterfaces();
            for (int i = 0; i < all.length; i++) if (all[i].getName().equals(at.getName() + "MBean")) return all[i];
            for (int i = 0; i < all.length; i++) {
                Class<?> found = mxInterface(all[i]);
                if (found != null) return found;
            }
        }
        return null;
    }

    private static Class<?> mxInterface(Class<?> i) {
        if (JMX.isMXBeanInterface(i)) return i;
        Class<?>[] all = i.getInterfaces();
        for (int k = 0; k < all.length; k++) {
            Class<?> found = mxInterface(all[k]);
            if (found != null) return found;
        }
        return null;
    }

    public void setImplementation(Object implementation) throws NotCompliantMBeanException {
        if (!mbeanInterface.isInstance(implementation))
            throw new NotCompliantMBeanException(implementation.getClass().getName() + " does not implement "
                    + mbeanInterface.getName());
        this.implementation = implementation;
    }

    public Object getImplementation() {
        return implementation;
    }

    public final Class<?> getMBeanInterface() {
        return mbeanInterface;
    }

    public Class<?> getImplementationClass() {
        return implementation.getClass();
    }

    private Object call(Method m, Object... args) throws MBeanException, ReflectionException {
        try {
            m.setAccessible(true);
            return m.invoke(implementation, args);
        } catch (InvocationTargetException e) {
            Throwable t = e.getCause();
            if (t instanceof RuntimeException) throw new RuntimeMBeanException((RuntimeException) t, t.toString());
            if (t instanceof Error) throw new RuntimeErrorException((Error) t, t.toString());
            throw new MBeanException((Exception) t, t.toString());
        } catch (IllegalAccessException | IllegalArgumentException e) {
            throw new ReflectionException(e, e.toString());
        }
    }

    public Object getAttribute(String attribute) throws AttributeNotFoundException, MBeanException,
            ReflectionException {
        Method m = getters.get(attribute);
        if (m == null)
            throw new AttributeNotFoundException(setters.containsKey(attribute)
                    ? "Write-only attribute: " + attribute : "No such attribute: " + attribute);
        return call(m);
    }

    public void setAttribute(Attribute attribute) throws AttributeNotFoundException, InvalidAttributeValueException,
            MBeanException, ReflectionException {
        Method m = setters.get(attribute.getName());
        if (m == null)
            throw new AttributeNotFoundException(getters.containsKey(attribute.getName())
                    ? "Read-only attribute: " + attribute.getName() : "No such attribute: " + attribute.getName());
        try {
            call(m, attribute.getValue());
        } catch (ReflectionException e) {
            throw new InvalidAttributeValueException("Invalid value for attribute " + attribute.getName() + ": "
                    + attribute.getValue());
        }
    }

    public AttributeList getAttributes(String[] attributes) {
        AttributeList list = new AttributeList();
        for (int i = 0; i < attributes.length; i++) {
            try {
                list.add(new Attribute(attributes[i], getAttribute(attributes[i])));
            } catch (JMException | JMRuntimeException e) {
                continue;                       // what cannot be had is left out
            }
        }
        return list;
    }

    public AttributeList setAttributes(AttributeList attributes) {
        AttributeList list = new AttributeList();
        for (int i = 0; i < attributes.size(); i++) {
            Attribute a = (Attribute) attributes.get(i);
            try {
                setAttribute(a);
                list.add(a);
            } catch (JMException | JMRuntimeException e) {
                continue;
            }
        }
        return list;
    }

    public Object invoke(String actionName, Object[] params, String[] signature) throws MBeanException,
            ReflectionException {
        int n = signature == null ? 0 : signature.length;
        for (Method m : operations) {
            Class<?>[] types = m.getParameterTypes();
            boolean same = m.getName().equals(actionName) && types.length == n;
            for (int i = 0; i < n && same; i++) same = types[i].getName().equals(signature[i]);
            if (same) return call(m, params == null ? new Object[0] : params);
        }
        StringBuilder sb = new StringBuilder(actionName).append('(');
        for (int i = 0; i < n; i++) sb.append(i > 0 ? ", " : "").append(signature[i]);
        String what = "No such operation: " + (n == 0 ? actionName : sb.append(')'));
        throw new ReflectionException(new NoSuchMethodException(actionName), what);
    }

    public MBeanInfo getMBeanInfo() {
        MBeanInfo i = getCachedMBeanInfo();
        if (i == null) cacheMBeanInfo(i = examine());
        return i;
    }

    private MBeanInfo examine() {
        TreeMap<String, MBeanAttributeInfo> attributes = new TreeMap<String, MBeanAttributeInfo>();
        TreeMap<String, Method> all = new TreeMap<String, Method>(setters);
        all.putAll(getters);
        for (Map.Entry<String, Method> e : all.entrySet()) {
            Method get = getters.get(e.getKey());
            Class<?> type = get != null ? get.getReturnType() : e.getValue().getParameterTypes()[0];
            attributes.put(e.getKey(), new MBeanAttributeInfo(e.getKey(), type.getName(),
                    "Attribute exposed for management", get != null, setters.containsKey(e.getKey()),
                    get != null && get.getName().startsWith("is")));
        }
        MBeanOperationInfo[] ops = new MBeanOperationInfo[operations.size()];
        for (int i = 0; i < ops.length; i++)
            ops[i] = new MBeanOperationInfo("Operation exposed for management", operations.get(i));
        java.lang.reflect.Constructor<?>[] c = getImplementationClass().getConstructors();
        MBeanConstructorInfo[] constructors = new MBeanConstructorInfo[c.length];
        for (int i = 0; i < c.length; i++)
            constructors[i] = new MBeanConstructorInfo("Public constructor of the MBean", c[i]);
        return new MBeanInfo(getImplementationClass().getName(), "Information on the management interface of the MBean",
                attributes.values().toArray(new MBeanAttributeInfo[0]), constructors, ops, null);
    }

    protected MBeanInfo getCachedMBeanInfo() {
        return info;
    }

    protected void cacheMBeanInfo(MBeanInfo info) {
        this.info = info;
    }

    public ObjectName preRegister(MBeanServer server, ObjectName name) throws Exception {
        return name;
    }

    public void postRegister(Boolean registrationDone) {
    }

    public void preDeregister() throws Exception {
    }

    public void postDeregister() {
    }
}
