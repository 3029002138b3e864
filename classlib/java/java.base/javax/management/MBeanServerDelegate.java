// SPDX-License-Identifier: MIT
package javax.management;

import java.util.concurrent.atomic.AtomicInteger;

/** The bean of the server itself: it tells when beans come and go. */
public class MBeanServerDelegate implements MBeanServerDelegateMBean, NotificationEmitter {
    public static final ObjectName DELEGATE_NAME = name();
    private static final AtomicInteger COUNT = new AtomicInteger();

    private final NotificationBroadcasterSupport listeners = new NotificationBroadcasterSupport();
    private final String id = "localhost_" + System.currentTimeMillis() + "_" + COUNT.incrementAndGet();

    public MBeanServerDelegate() {
    }

    private static ObjectName name() {
        try {
            return new ObjectName("JMImplementation:type=MBeanServerDelegate");
        } catch (MalformedObjectNameException e) {
            throw new InternalError(e);
        }
    }

    public synchronized String getMBeanServerId() {
        return id;
    }

    public String getSpecificationName() {
        return "Java Management Extensions";
    }

    public String getSpecificationVersion() {
        return "1.4";
    }

    public String getSpecificationVendor() {
        return "Oracle Corporation";
    }

    public String getImplementationName() {
        return "JMX";
    }

    public String getImplementationVersion() {
        return System.getProperty("java.runtime.version");
    }

    public String getImplementationVendor() {
        return System.getProperty("java.vm.vendor");
    }

    public MBeanNotificationInfo[] getNotificationInfo() {
        return new MBeanNotificationInfo[] {new MBeanNotificationInfo(new String[] {
            MBeanServerNotification.UNREGISTRATION_NOTIFICATION, MBeanServerNotification.REGISTRATION_NOTIFICATION},
                "javax.management.MBeanServerNotification", "Notifications sent by the MBeanServerDelegate MBean")};
    }

    public synchronized void addNotificationListener(NotificationListener listener, NotificationFilter filter,
            Object handback) throws IllegalArgumentException {
        listeners.addNotificationListener(listener, filter, handback);
    }

    public synchronized void removeNotificationListener(NotificationListener listener, NotificationFilter filter,
            Object handback) throws ListenerNotFoundException {
        listeners.removeNotificationListener(listener, filter, handback);
    }

    public synchronized void removeNotificationListener(NotificationListener listener)
            throws ListenerNotFoundException {
        listeners.removeNotificationListener(listener);
    }

    public void sendNotification(Notification notification) {
        listeners.sendNotification(notification);
    }
}
