// SPDX-License-Identifier: MIT
package javax.management;

import java.lang.reflect.Constructor;
import jdk.internal.management.OpenMapping;

/** A bean made of an object and an interface. Subclasses may describe it, by overriding the protected methods. */
public class StandardMBean implements DynamicMBean, MBeanRegistration {
    private final BeanInterface bean;
    private volatile Object implementation;
    private volatile MBeanInfo info;
    /** The server that has this bean; set by it. */
    volatile OpenMapping.Names names;

    public <T> StandardMBean(T implementation, Class<T> mbeanInterface) throws NotCompliantMBeanException {
        this(needed(implementation), mbeanInterface, false, false);
    }

    protected StandardMBean(Class<?> mbeanInterface) throws NotCompliantMBeanException {
        this(null, mbeanInterface, false, false);
    }

    public <T> StandardMBean(T implementation, Class<T> mbeanInterface, boolean isMXBean) {
        this(checked(needed(implementation), mbeanInterface, isMXBean), implementation);
    }

    protected StandardMBean(Class<?> mbeanInterface, boolean isMXBean) {
        bean = checkedClass(getClass(), mbeanInterface, isMXBean);
        implementation = this;
    }

    private StandardMBean(Object object, Class<?> type, boolean isMXBean, boolean either)
            throws NotCompliantMBeanException {
        bean = examine(object == null ? getClass() : object.getClass(), type, isMXBean, either);
        implementation = object == null ? this : object;
    }

    private StandardMBean(BeanInterface bean, Object object) {
        this.bean = bean;
        implementation = object;
    }

    /** For the server: any object as a bean, by the interface that its class gives it. */
    StandardMBean(Object object) throws NotCompliantMBeanException {
        this(needed(object), null, false, true);
    }

    private static <T> T needed(T o) {
        if (o == null) throw new IllegalArgumentException("implementation is null");
        return o;
    }

    private static BeanInterface checked(Object o, Class<?> type, boolean isMXBean) {
        return checkedClass(o.getClass(), type, isMXBean);
    }

    private static BeanInterface checkedClass(Class<?> c, Class<?> type, boolean isMXBean) {
        try {
            return examine(c, type, isMXBean, false);
        } catch (NotCompliantMBeanException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** type null: the one that the class says, of the kind that is wanted or of either. */
    private static BeanInterface examine(Class<?> c, Class<?> type, boolean isMXBean, boolean either)
            throws NotCompliantMBeanException {
        Class<?> t = type != null ? type : either ? BeanInterface.of(c) : isMXBean ? mxOf(c) : standardOf(c);
        if (t == null)
            throw new NotCompliantMBeanException("MBean class " + c.getName()
                    + " does not implement DynamicMBean, and neither "
                    + "follows the Standard MBean conventions (javax.management.NotCompliantMBeanException: Class "
                    + c.getName()
                    + " is not a JMX compliant Standard MBean) nor the MXBean conventions "
                    + "(javax.management.NotCompliantMBeanException: " + c.getName() + ": Class " + c.getName()
                    + " is not a JMX compliant MXBean)");
        if (!t.isInterface()) throw new NotCompliantMBeanException(t.getName() + " is not an interface");
        if (!t.isAssignableFrom(c))
            throw new NotCompliantMBeanException(c.getName() + " does not implement " + t.getName());
        return new BeanInterface(t, isMXBean || either && !isStandard(c, t));
    }

    private static boolean isStandard(Class<?> c, Class<?> t) {
        for (Class<?> at = c; at != null; at = at.getSuperclass()) if (BeanInterface.standard(at) == t) return true;
        return false;
    }

    private static Class<?> standardOf(Class<?> c) {
        Class<?> found = null;
        for (Class<?> at = c; at != null && found == null; at = at.getSuperclass()) found = BeanInterface.standard(at);
        return found;
    }

    private static Class<?> mxOf(Class<?> c) {
        for (Class<?> at = c; at != null; at = at.getSuperclass())
            for (Class<?> i : at.getInterfaces()) {
                Class<?> found = BeanInterface.mx(i);
                if (found != null) return found;
            }
        return null;
    }

    public void setImplementation(Object implementation) throws NotCompliantMBeanException {
        if (!bean.type.isInstance(needed(implementation)))
            throw new NotCompliantMBeanException(implementation.getClass().getName() + " does not implement "
                    + bean.type.getName());
        this.implementation = implementation;
        info = null;
    }

    public Object getImplementation() {
        return implementation;
    }

    public final Class<?> getMBeanInterface() {
        return bean.type;
    }

    public Class<?> getImplementationClass() {
        return implementation.getClass();
    }

    boolean isMXBean() {
        return bean.isMXBean;
    }

    public Object getAttribute(String attribute) throws AttributeNotFoundException, MBeanException,
            ReflectionException {
        return bean.get(implementation, attribute, names);
    }

    public void setAttribute(Attribute attribute) throws AttributeNotFoundException, InvalidAttributeValueException,
            MBeanException, ReflectionException {
        bean.set(implementation, attribute, names);
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
        return bean.invoke(implementation, actionName, params, signature, names);
    }

    // Description

    public MBeanInfo getMBeanInfo() {
        MBeanInfo i = getCachedMBeanInfo();
        if (i == null) cacheMBeanInfo(i = describe());
        return i;
    }

    private MBeanInfo describe() {
        Object o = implementation;
        Constructor<?>[] c = o.getClass().getConstructors();
        MBeanConstructorInfo[] constructors = new MBeanConstructorInfo[c.length];
        for (int i = 0; i < c.length; i++)
            constructors[i] = new MBeanConstructorInfo(c[i].getName(), "Public constructor of the MBean",
                    MBeanFeatureInfo.parameters(c[i].getParameterTypes()), BeanInterface.described(c[i]));
        MBeanInfo plain = new MBeanInfo(o.getClass().getName(),
                "Information on the management interface of the MBean", bean.attributeInfos(), constructors, bean
                .operationInfos(), getNotifications(o), bean.descriptor());
        MBeanAttributeInfo[] attributes = plain.getAttributes();
        for (int i = 0; i < attributes.length; i++) attributes[i] = shown(attributes[i]);
        MBeanOperationInfo[] operations = plain.getOperations();
        for (int i = 0; i < operations.length; i++) operations[i] = shown(operations[i]);
        MBeanConstructorInfo[] made = getConstructors(constructors, o);
        for (int i = 0; made != null && i < made.length; i++) made[i] = shown(made[i]);
        return new MBeanInfo(getClassName(plain), getDescription(plain), attributes, made, operations,
                plain.getNotifications(), plain.getDescriptor());
    }

    private static boolean same(String a, String b) {
        return a == null ? b == null : a.equals(b);
    }

    private MBeanAttributeInfo shown(MBeanAttributeInfo a) {
        String text = getDescription(a);
        return same(text, a.getDescription()) ? a : new MBeanAttributeInfo(a.getName(), a.getType(), text, a
                .isReadable(), a.isWritable(), a.isIs(), a.getDescriptor());
    }

    private MBeanOperationInfo shown(MBeanOperationInfo o) {
        MBeanParameterInfo[] params = o.getSignature();
        boolean changed = !same(getDescription(o), o.getDescription()) || getImpact(o) != o.getImpact();
        for (int i = 0; i < params.length; i++) {
            MBeanParameterInfo p = params[i];
            String name = getParameterName(o, p, i), text = getDescription(o, p, i);
            if (same(name, p.getName()) && same(text, p.getDescription())) continue;
            params[i] = new MBeanParameterInfo(name, p.getType(), text, p.getDescriptor());
            changed = true;
        }
        return !changed ? o : new MBeanOperationInfo(o.getName(), getDescription(o), params, o.getReturnType(),
                getImpact(o), o.getDescriptor());
    }

    private MBeanConstructorInfo shown(MBeanConstructorInfo c) {
        MBeanParameterInfo[] params = c.getSignature();
        for (int i = 0; i < params.length; i++)
            params[i] = new MBeanParameterInfo(getParameterName(c, params[i], i), params[i].getType(), getDescription(c,
                    params[i], i), params[i].getDescriptor());
        return new MBeanConstructorInfo(c.getName(), getDescription(c), params, c.getDescriptor());
    }

    protected String getClassName(MBeanInfo info) {
        return info == null ? getImplementationClass().getName() : info.getClassName();
    }

    protected String getDescription(MBeanInfo info) {
        return info == null ? null : info.getDescription();
    }

    protected String getDescription(MBeanFeatureInfo info) {
        return info == null ? null : info.getDescription();
    }

    protected String getDescription(MBeanAttributeInfo info) {
        return getDescription((MBeanFeatureInfo) info);
    }

    protected String getDescription(MBeanConstructorInfo info) {
        return getDescription((MBeanFeatureInfo) info);
    }

    protected String getDescription(MBeanConstructorInfo ctor, MBeanParameterInfo param, int sequence) {
        return param == null ? null : param.getDescription();
    }

    protected String getParameterName(MBeanConstructorInfo ctor, MBeanParameterInfo param, int sequence) {
        return param == null ? null : param.getName();
    }

    protected String getDescription(MBeanOperationInfo info) {
        return getDescription((MBeanFeatureInfo) info);
    }

    protected int getImpact(MBeanOperationInfo info) {
        return info == null ? MBeanOperationInfo.UNKNOWN : info.getImpact();
    }

    protected String getParameterName(MBeanOperationInfo op, MBeanParameterInfo param, int sequence) {
        return param == null ? null : param.getName();
    }

    protected String getDescription(MBeanOperationInfo op, MBeanParameterInfo param, int sequence) {
        return param == null ? null : param.getDescription();
    }

    /** Those of an implementation that is another object are not told: they make no bean like this. */
    protected MBeanConstructorInfo[] getConstructors(MBeanConstructorInfo[] ctors, Object impl) {
        return impl != null && impl != this ? null : ctors;
    }

    /** None: a bean of this class that sends notifications says so itself. */
    MBeanNotificationInfo[] getNotifications(Object impl) {
        return null;
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
