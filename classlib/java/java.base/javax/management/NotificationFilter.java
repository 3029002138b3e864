// SPDX-License-Identifier: MIT
package javax.management;

import java.io.Serializable;

/** Which notifications a listener wants. */
public interface NotificationFilter extends Serializable {
    boolean isNotificationEnabled(Notification notification);
}
