// SPDX-License-Identifier: MIT
package javax.management;

/** A broadcaster from which one registration of a listener can be removed. */
public interface NotificationEmitter extends NotificationBroadcaster {
    void removeNotificationListener(NotificationListener listener, NotificationFilter filter, Object handback)
            throws ListenerNotFoundException;
}
