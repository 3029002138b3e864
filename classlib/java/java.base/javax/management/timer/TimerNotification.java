// SPDX-License-Identifier: MIT
package javax.management.timer;

import javax.management.Notification;

/** A timer's time has come. */
public class TimerNotification extends Notification {
    private static final long serialVersionUID = 1798492029603825750L;

    private final Integer notificationID;

    public TimerNotification(String type, Object source, long sequenceNumber, long timeStamp, String msg, Integer id) {
        super(type, source, sequenceNumber, timeStamp, msg);
        notificationID = id;
    }

    public Integer getNotificationID() {
        return notificationID;
    }
}
