// SPDX-License-Identifier: MIT
package javax.management.timer;

import java.util.Date;
import java.util.Vector;
import javax.management.InstanceNotFoundException;

/** Sends notifications at given times, once or again and again. Periods are in milliseconds. */
public interface TimerMBean {
    void start();

    void stop();

    Integer addNotification(String type, String message, Object userData, Date date, long period, long nbOccurences,
            boolean fixedRate) throws IllegalArgumentException;

    Integer addNotification(String type, String message, Object userData, Date date, long period, long nbOccurences)
            throws IllegalArgumentException;

    Integer addNotification(String type, String message, Object userData, Date date, long period)
            throws IllegalArgumentException;

    Integer addNotification(String type, String message, Object userData, Date date) throws IllegalArgumentException;

    void removeNotification(Integer id) throws InstanceNotFoundException;

    void removeNotifications(String type) throws InstanceNotFoundException;

    void removeAllNotifications();

    int getNbNotifications();

    Vector<Integer> getAllNotificationIDs();

    Vector<Integer> getNotificationIDs(String type);

    String getNotificationType(Integer id);

    String getNotificationMessage(Integer id);

    Object getNotificationUserData(Integer id);

    Date getDate(Integer id);

    Long getPeriod(Integer id);

    Long getNbOccurences(Integer id);

    Boolean getFixedRate(Integer id);

    boolean getSendPastNotifications();

    void setSendPastNotifications(boolean value);

    boolean isActive();

    boolean isEmpty();
}
