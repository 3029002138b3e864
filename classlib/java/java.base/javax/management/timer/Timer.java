// SPDX-License-Identifier: MIT
package javax.management.timer;

import java.util.Date;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.Vector;
import javax.management.InstanceNotFoundException;
import javax.management.MBeanNotificationInfo;
import javax.management.MBeanRegistration;
import javax.management.MBeanServer;
import javax.management.NotificationBroadcasterSupport;
import javax.management.ObjectName;

/**
 * A timer: while it is active, one thread sleeps until the next time that something is due, and sends it. The lock of
 * the table guards all fields; nothing is sent under it.
 */
public class Timer extends NotificationBroadcasterSupport implements TimerMBean, MBeanRegistration {
    public static final long ONE_SECOND = 1000;
    public static final long ONE_MINUTE = 60 * ONE_SECOND;
    public static final long ONE_HOUR = 60 * ONE_MINUTE;
    public static final long ONE_DAY = 24 * ONE_HOUR;
    public static final long ONE_WEEK = 7 * ONE_DAY;

    private static final class Entry {
        final String type, message;
        final Object userData;
        final long period;
        final boolean fixedRate;
        long next, left; // left 0: no end

        Entry(String type, String message, Object userData, long next, long period, long left, boolean fixedRate) {
            this.type = type;
            this.message = message;
            this.userData = userData;
            this.next = next;
            this.period = period;
            this.left = left;
            this.fixedRate = fixedRate;
        }

        /** Goes on to the next time; false: there is none. */
        boolean advance(long now) {
            if (period == 0 || left == 1) return false;
            if (left > 1) left--;
            next = fixedRate ? next + period : Math.max(now, next) + period;
            return true;
        }
    }

    private final Map<Integer, Entry> table = new TreeMap<Integer, Entry>();
    private int counter;
    private long sequence;
    private boolean sendPast;
    private Thread worker; // null: not active

    public Timer() {
    }

    @Override
    public ObjectName preRegister(MBeanServer server, ObjectName name) throws Exception {
        return name;
    }

    @Override
    public void postRegister(Boolean registrationDone) {
    }

    @Override
    public void preDeregister() throws Exception {
        stop();
    }

    @Override
    public void postDeregister() {
    }

    @Override
    public MBeanNotificationInfo[] getNotificationInfo() {
        java.util.TreeSet<String> types = new java.util.TreeSet<String>();
        synchronized (table) {
            for (Entry e : table.values()) if (e.type != null) types.add(e.type);
        }
        return new MBeanNotificationInfo[] {new MBeanNotificationInfo(types.toArray(new String[0]),
                TimerNotification.class.getName(), "Notification sent by Timer MBean")};
    }

    @Override
    public void start() {
        synchronized (table) {
            if (worker != null) return;
            if (!sendPast) skipPast();
            worker = new Thread("Timer") {
                @Override
                public void run() {
                    work();
                }
            };
            worker.setDaemon(true);
            worker.start();
        }
    }

    /** What was due while nobody sent it is forgotten. */
    private void skipPast() {
        long now = System.currentTimeMillis();
        for (java.util.Iterator<Entry> it = table.values().iterator(); it.hasNext();) {
            Entry e = it.next();
            boolean more = true;
            while (more && e.next < now) {
                if (e.period == 0 || e.left == 1) more = false;
                else e.next += e.period;
                if (more && e.left > 1) e.left--;
            }
            if (!more) it.remove();
        }
    }

    @Override
    public void stop() {
        Thread old;
        synchronized (table) {
            old = worker;
            worker = null;
            table.notifyAll();
        }
        boolean interrupted = false;
        while (old != null && old != Thread.currentThread() && old.isAlive()) {
            try {
                old.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
    }

    private void work() {
        for (TimerNotification n = due(); n != null; n = due()) sendNotification(n);
    }

    /** Waits for the next notification; null: the timer was stopped. */
    private TimerNotification due() {
        synchronized (table) {
            while (worker == Thread.currentThread()) {
                Map.Entry<Integer, Entry> first = null;
                for (Map.Entry<Integer, Entry> e : table.entrySet())
                    if (first == null || e.getValue().next < first.getValue().next) first = e;
                long now = System.currentTimeMillis();
                if (first != null && first.getValue().next <= now) return take(first.getKey(), first.getValue(), now);
                try {
                    table.wait(first == null ? 0 : first.getValue().next - now);
                } catch (InterruptedException e) {
                    return null;
                }
            }
            return null;
        }
    }

    private TimerNotification take(Integer id, Entry e, long now) {
        TimerNotification n = new TimerNotification(e.type, this, ++sequence, e.next, e.message, id);
        n.setUserData(e.userData);
        if (!e.advance(now)) table.remove(id);
        return n;
    }

    @Override
    public Integer addNotification(String type, String message, Object userData, Date date, long period,
            long nbOccurences, boolean fixedRate) throws IllegalArgumentException {
        if (date == null) throw new IllegalArgumentException("Timer notification date cannot be null.");
        if (period < 0 || nbOccurences < 0)
            throw new IllegalArgumentException("Negative values for the periodicity");
        synchronized (table) {
            long next = Math.max(date.getTime(), System.currentTimeMillis());
            table.put(++counter, new Entry(type, message, userData, next, period, nbOccurences, fixedRate));
            table.notifyAll();
            return counter;
        }
    }

    @Override
    public Integer addNotification(String type, String message, Object userData, Date date, long period,
            long nbOccurences) throws IllegalArgumentException {
        return addNotification(type, message, userData, date, period, nbOccurences, false);
    }

    @Override
    public Integer addNotification(String type, String message, Object userData, Date date, long period)
            throws IllegalArgumentException {
        return addNotification(type, message, userData, date, period, 0);
    }

    @Override
    public Integer addNotification(String type, String message, Object userData, Date date)
            throws IllegalArgumentException {
        return addNotification(type, message, userData, date, 0, 0);
    }

    @Override
    public void removeNotification(Integer id) throws InstanceNotFoundException {
        synchronized (table) {
            if (table.remove(id) == null)
                throw new InstanceNotFoundException("Timer notification to remove not in the list of notifications");
        }
    }

    @Override
    public void removeNotifications(String type) throws InstanceNotFoundException {
        synchronized (table) {
            Vector<Integer> ids = getNotificationIDs(type);
            if (ids.isEmpty())
                throw new InstanceNotFoundException("Timer notifications to remove not in the list of notifications");
            table.keySet().removeAll(ids);
        }
    }

    @Override
    public void removeAllNotifications() {
        synchronized (table) {
            table.clear();
            counter = 0;
        }
    }

    @Override
    public int getNbNotifications() {
        synchronized (table) {
            return table.size();
        }
    }

    @Override
    public Vector<Integer> getAllNotificationIDs() {
        synchronized (table) {
            return new Vector<Integer>(table.keySet());
        }
    }

    @Override
    public Vector<Integer> getNotificationIDs(String type) {
        Vector<Integer> ids = new Vector<Integer>();
        synchronized (table) {
            for (Map.Entry<Integer, Entry> e : table.entrySet()) if (Objects.equals(e.getValue().type, type)) ids.add(e.getKey());
        }
        return ids;
    }

    private Entry entry(Integer id) {
        synchronized (table) {
            return id == null ? null : table.get(id);
        }
    }

    @Override
    public String getNotificationType(Integer id) {
        Entry e = entry(id);
        return e == null ? null : e.type;
    }

    @Override
    public String getNotificationMessage(Integer id) {
        Entry e = entry(id);
        return e == null ? null : e.message;
    }

    @Override
    public Object getNotificationUserData(Integer id) {
        Entry e = entry(id);
        return e == null ? null : e.userData;
    }

    @Override
    public Date getDate(Integer id) {
        synchronized (table) {
            Entry e = entry(id);
            return e == null ? null : new Date(e.next);
        }
    }

    @Override
    public Long getPeriod(Integer id) {
        Entry e = entry(id);
        return e == null ? null : e.period;
    }

    @Override
    public Long getNbOccurences(Integer id) {
        synchronized (table) {
            Entry e = entry(id);
            return e == null ? null : e.left;
        }
    }

    @Override
    public Boolean getFixedRate(Integer id) {
        Entry e = entry(id);
        return e == null ? null : e.fixedRate;
    }

    @Override
    public boolean getSendPastNotifications() {
        synchronized (table) {
            return sendPast;
        }
    }

    @Override
    public void setSendPastNotifications(boolean value) {
        synchronized (table) {
            sendPast = value;
        }
    }

    @Override
    public boolean isActive() {
        synchronized (table) {
            return worker != null;
        }
    }

    @Override
    public boolean isEmpty() {
        return getNbNotifications() == 0;
    }
}
