// SPDX-License-Identifier: MIT
package javax.management;

/** A standard bean that sends notifications, by an emitter of its own. */
public class StandardEmitterMBean extends StandardMBean implements NotificationEmitter {
    private static final MBeanNotificationInfo[] NONE = {};

    private final NotificationEmitter emitter;
    private final MBeanNotificationInfo[] told;

    public <T> StandardEmitterMBean(T implementation, Class<T> mbeanInterface, NotificationEmitter emitter) {
        super(implementation, mbeanInterface, false);
        this.emitter = needed(emitter);
        told = copy(emitter.getNotificationInfo());
    }

    public <T> StandardEmitterMBean(T implementation, Class<T> mbeanInterface, boolean isMXBean,
            NotificationEmitter emitter) {
        super(implementation, mbeanInterface, isMXBean);
        this.emitter = needed(emitter);
        told = copy(emitter.getNotificationInfo());
    }

    protected StandardEmitterMBean(Class<?> mbeanInterface, NotificationEmitter emitter) {
        super(mbeanInterface, false);
        this.emitter = needed(emitter);
        told = copy(emitter.getNotificationInfo());
    }

    protected StandardEmitterMBean(Class<?> mbeanInterface, boolean isMXBean, NotificationEmitter emitter) {
        super(mbeanInterface, isMXBean);
        this.emitter = needed(emitter);
        told = copy(emitter.getNotificationInfo());
    }

    private static NotificationEmitter needed(NotificationEmitter e) {
        if (e == null) throw new IllegalArgumentException("Null emitter");
        return e;
    }

    private static MBeanNotificationInfo[] copy(MBeanNotificationInfo[] infos) {
        return infos == null || infos.length == 0 ? NONE : infos.clone();
    }

    public void removeNotificationListener(NotificationListener listener) throws ListenerNotFoundException {
        emitter.removeNotificationListener(listener);
    }

    public void removeNotificationListener(NotificationListener listener, NotificationFilter filter, Object handback)
            throws ListenerNotFoundException {
        emitter.removeNotificationListener(listener, filter, handback);
    }

    public void addNotificationListener(NotificationListener listener, NotificationFilter filter, Object handback) {
        emitter.addNotificationListener(listener, filter, handback);
    }

    public MBeanNotificationInfo[] getNotificationInfo() {
        return copy(told);
    }

    public void sendNotification(Notification n) {
        if (!(emitter instanceof NotificationBroadcasterSupport))
            throw new ClassCastException("Cannot sendNotification when emitter is not an instance of "
                    + "NotificationBroadcasterSupport: " + emitter.getClass().getName());
        ((NotificationBroadcasterSupport) emitter).sendNotification(n);
    }

    @Override
    public MBeanInfo getMBeanInfo() {
        MBeanInfo cached = getCachedMBeanInfo();
        if (cached != null) return cached;
        MBeanInfo i = super.getMBeanInfo();
        MBeanInfo whole = new MBeanInfo(i.getClassName(), i.getDescription(), i.getAttributes(), i.getConstructors(), i
                .getOperations(), told, i.getDescriptor());
        cacheMBeanInfo(whole);
        return whole;
    }
}
