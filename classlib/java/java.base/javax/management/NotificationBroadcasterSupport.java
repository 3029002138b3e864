// SPDX-License-Identifier: MIT
package javax.management;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;

/** Keeps the listeners of a bean and tells them, in the caller's thread or by an executor. */
public class NotificationBroadcasterSupport implements NotificationEmitter {
    private static final class Entry {
        final NotificationListener listener;
        final NotificationFilter filter;
        final Object handback;

        Entry(NotificationListener listener, NotificationFilter filter, Object handback) {
            this.listener = listener;
            this.filter = filter;
            this.handback = handback;
        }
    }

    private final List<Entry> entries = new CopyOnWriteArrayList<Entry>();
    private final Executor executor;
    private final MBeanNotificationInfo[] info;

    public NotificationBroadcasterSupport() {
        this(null, new MBeanNotificationInfo[0]);
    }

    public NotificationBroadcasterSupport(Executor executor) {
        this(executor, new MBeanNotificationInfo[0]);
    }

    public NotificationBroadcasterSupport(MBeanNotificationInfo... info) {
        this(null, info);
    }

    public NotificationBroadcasterSupport(Executor executor, MBeanNotificationInfo... info) {
        this.executor = executor;
        this.info = info == null ? new MBeanNotificationInfo[0] : info.clone();
    }

    public void addNotificationListener(NotificationListener listener, NotificationFilter filter, Object handback) {
        if (listener == null) throw new IllegalArgumentException("Listener can't be null");
        entries.add(new Entry(listener, filter, handback));
    }

    public void removeNotificationListener(NotificationListener listener) throws ListenerNotFoundException {
        List<Entry> gone = new ArrayList<Entry>();
        for (Entry e : entries) if (e.listener == listener) gone.add(e);
        if (gone.isEmpty()) throw new ListenerNotFoundException("Listener not registered");
        entries.removeAll(gone);
    }

    public void removeNotificationListener(NotificationListener listener, NotificationFilter filter, Object handback)
            throws ListenerNotFoundException {
        for (Entry e : entries) {
            if (e.listener == listener && e.filter == filter && e.handback == handback) {
                entries.remove(e);
                return;
            }
        }
        throw new ListenerNotFoundException("Listener not registered");
    }

    public MBeanNotificationInfo[] getNotificationInfo() {
        return info.clone();
    }

    public void sendNotification(final Notification n) {
        if (n == null) return;
        for (final Entry e : entries) {
            if (e.filter != null && !e.filter.isNotificationEnabled(n)) continue;
            if (executor == null) {
                handleNotification(e.listener, n, e.handback);
            } else {
                executor.execute(new Runnable() {
                    @Override
                    public void run() {
                        handleNotification(e.listener, n, e.handback);
                    }
                });
            }
        }
    }

    protected void handleNotification(NotificationListener listener, Notification notif, Object handback) {
        listener.handleNotification(notif, handback);
    }
}
