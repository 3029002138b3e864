// SPDX-License-Identifier: MIT
package javax.management;

import java.io.ObjectInputStream;
import java.util.Set;
import javax.management.loading.ClassLoaderRepository;

/** A server of beans: objects by their names. */
public interface MBeanServer extends MBeanServerConnection {
    ObjectInstance registerMBean(Object object, ObjectName name) throws InstanceAlreadyExistsException,
            MBeanRegistrationException, NotCompliantMBeanException;

    Object instantiate(String className) throws ReflectionException, MBeanException;

    Object instantiate(String className, ObjectName loaderName) throws ReflectionException, MBeanException,
            InstanceNotFoundException;

    Object instantiate(String className, Object[] params, String[] signature) throws ReflectionException,
            MBeanException;

    Object instantiate(String className, ObjectName loaderName, Object[] params, String[] signature)
            throws ReflectionException, MBeanException, InstanceNotFoundException;

    ClassLoader getClassLoaderFor(ObjectName mbeanName) throws InstanceNotFoundException;

    ClassLoader getClassLoader(ObjectName loaderName) throws InstanceNotFoundException;

    ObjectInstance createMBean(String className, ObjectName name) throws ReflectionException,
            InstanceAlreadyExistsException, MBeanRegistrationException, MBeanException, NotCompliantMBeanException;

    ObjectInstance createMBean(String className, ObjectName name, ObjectName loaderName) throws ReflectionException,
            InstanceAlreadyExistsException, MBeanRegistrationException, MBeanException, NotCompliantMBeanException,
            InstanceNotFoundException;

    ObjectInstance createMBean(String className, ObjectName name, Object[] params, String[] signature)
            throws ReflectionException, InstanceAlreadyExistsException, MBeanRegistrationException, MBeanException,
            NotCompliantMBeanException;

    ObjectInstance createMBean(String className, ObjectName name, ObjectName loaderName, Object[] params,
            String[] signature) throws ReflectionException, InstanceAlreadyExistsException, MBeanRegistrationException,
            MBeanException, NotCompliantMBeanException, InstanceNotFoundException;

    void unregisterMBean(ObjectName name) throws InstanceNotFoundException, MBeanRegistrationException;

    ObjectInstance getObjectInstance(ObjectName name) throws InstanceNotFoundException;

    Set<ObjectInstance> queryMBeans(ObjectName name, QueryExp query);

    Set<ObjectName> queryNames(ObjectName name, QueryExp query);

    boolean isRegistered(ObjectName name);

    Integer getMBeanCount();

    Object getAttribute(ObjectName name, String attribute) throws MBeanException, AttributeNotFoundException,
            InstanceNotFoundException, ReflectionException;

    AttributeList getAttributes(ObjectName name, String[] attributes) throws InstanceNotFoundException,
            ReflectionException;

    void setAttribute(ObjectName name, Attribute attribute) throws InstanceNotFoundException,
            AttributeNotFoundException, InvalidAttributeValueException, MBeanException, ReflectionException;

    AttributeList setAttributes(ObjectName name, AttributeList attributes) throws InstanceNotFoundException,
            ReflectionException;

    Object invoke(ObjectName name, String operationName, Object[] params, String[] signature)
            throws InstanceNotFoundException, MBeanException, ReflectionException;

    String getDefaultDomain();

    String[] getDomains();

    void addNotificationListener(ObjectName name, NotificationListener listener, NotificationFilter filter,
            Object handback) throws InstanceNotFoundException;

    void addNotificationListener(ObjectName name, ObjectName listener, NotificationFilter filter, Object handback)
            throws InstanceNotFoundException;

    void removeNotificationListener(ObjectName name, ObjectName listener) throws InstanceNotFoundException,
            ListenerNotFoundException;

    void removeNotificationListener(ObjectName name, ObjectName listener, NotificationFilter filter, Object handback)
            throws InstanceNotFoundException, ListenerNotFoundException;

    void removeNotificationListener(ObjectName name, NotificationListener listener) throws InstanceNotFoundException,
            ListenerNotFoundException;

    void removeNotificationListener(ObjectName name, NotificationListener listener, NotificationFilter filter,
            Object handback) throws InstanceNotFoundException, ListenerNotFoundException;

    MBeanInfo getMBeanInfo(ObjectName name) throws InstanceNotFoundException, IntrospectionException,
            ReflectionException;

    boolean isInstanceOf(ObjectName name, String className) throws InstanceNotFoundException;

    @Deprecated(since = "1.5")
    default ObjectInputStream deserialize(ObjectName name, byte[] data) throws InstanceNotFoundException,
            OperationsException {
        throw new UnsupportedOperationException("Not supported.");
    }

    @Deprecated(since = "1.5")
    default ObjectInputStream deserialize(String className, byte[] data) throws OperationsException,
            ReflectionException {
        throw new UnsupportedOperationException("Not supported.");
    }

    @Deprecated(since = "1.5")
    default ObjectInputStream deserialize(String className, ObjectName loaderName, byte[] data)
            throws InstanceNotFoundException, OperationsException, ReflectionException {
        throw new UnsupportedOperationException("Not supported.");
    }

    ClassLoaderRepository getClassLoaderRepository();
}
