// SPDX-License-Identifier: MIT
package javax.management;

import java.util.EventListener;

/** Who is told. */
public interface NotificationListener extends EventListener {
    void handleNotification(Notification notification, Object handback);
}
