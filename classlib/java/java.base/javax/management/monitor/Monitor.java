// SPDX-License-Identifier: MIT
package javax.management.monitor;

import java.util.ArrayList;
import java.util.List;
import javax.management.AttributeNotFoundException;
import javax.management.InstanceNotFoundException;
import javax.management.IntrospectionException;
import javax.management.JMException;
import javax.management.MBeanRegistration;
import javax.management.MBeanServer;
import javax.management.NotificationBroadcasterSupport;
import javax.management.ObjectName;
import javax.management.openmbean.CompositeData;

/**
 * What all monitors do: a thread looks at the attribute of each observed bean, and each error is told once, until
 * something else has been seen. This object's lock guards the fields; it is held while a bean is asked, and
 * notifications are sent after it was let go.
 */
public abstract class Monitor extends NotificationBroadcasterSupport implements MonitorMBean, MBeanRegistration {
    protected static final int capacityIncrement = 16;
    protected static final int RESET_FLAGS_ALREADY_NOTIFIED = 0;
    protected static final int OBSERVED_OBJECT_ERROR_NOTIFIED = 1;
    protected static final int OBSERVED_ATTRIBUTE_ERROR_NOTIFIED = 2;
    protected static final int OBSERVED_ATTRIBUTE_TYPE_ERROR_NOTIFIED = 4;
    protected static final int RUNTIME_ERROR_NOTIFIED = 8;
    static final int THRESHOLD_ERROR_NOTIFIED = 16;

    protected int elementCount;
    @Deprecated
    protected int alreadyNotified;
    protected int[] alreadyNotifieds = new int[capacityIncrement];
    protected MBeanServer server;
    @Deprecated
    protected String dbgTag = Monitor.class.getName();

    /** A bean that is looked at. */
    static class Observed {
        final ObjectName name;
        int told;          // errors, as bits
        Object gauge;      // what was seen last
        long gaugeTime;
        Object previous;   // the value before that, in difference mode
        Number threshold;  // of counters
        boolean armed = true, armedLow = true;

        Observed(ObjectName name) {
            this.name = name;
        }
    }

    private final List<Observed> observed = new ArrayList<Observed>();
    private final List<MonitorNotification> pending = new ArrayList<MonitorNotification>();
    private String attribute;
    private long period = 10000, sequence;
    private Thread worker; // null: not active

    public Monitor() {
    }

    @Override
    public ObjectName preRegister(MBeanServer server, ObjectName name) throws Exception {
        this.server = server;
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
    public abstract void start();

    @Override
    public abstract void stop();

    synchronized void begin() {
        if (worker != null) return;
        for (Observed o : observed) reset(o);
        worker = new Thread("Monitor") {
            @Override
            public void run() {
                work();
            }
        };
        worker.setDaemon(true);
        worker.start();
    }

    synchronized void end() {
        worker = null;
        notifyAll();
    }

    private void work() {
        while (look()) {
            for (MonitorNotification n : taken()) sendNotification(n);
            synchronized (this) {
                try {
                    if (worker == Thread.currentThread()) wait(period);
                } catch (InterruptedException e) {
                    return;
                }
            }
        }
    }

    private synchronized List<MonitorNotification> taken() {
        List<MonitorNotification> list = new ArrayList<MonitorNotification>(pending);
        pending.clear();
        return list;
    }

    private synchronized boolean look() {
        if (worker != Thread.currentThread()) return false;
        for (Observed o : observed) look(o);
        return true;
    }

    private void look(Observed o) {
        try {
            if (attribute == null || server == null) return;
            Object v = value(o.name);
            o.told &= ~(OBSERVED_OBJECT_ERROR_NOTIFIED | OBSERVED_ATTRIBUTE_ERROR_NOTIFIED | RUNTIME_ERROR_NOTIFIED);
            if (fits(v)) examine(o, v);
            else
                error(o, OBSERVED_ATTRIBUTE_TYPE_ERROR_NOTIFIED, MonitorNotification.OBSERVED_ATTRIBUTE_TYPE_ERROR,
                        "The observed attribute type is not valid.");
        } catch (InstanceNotFoundException e) {
            error(o, OBSERVED_OBJECT_ERROR_NOTIFIED, MonitorNotification.OBSERVED_OBJECT_ERROR,
                    "The observed object must be accessible in the MBeanServerConnection.");
        } catch (AttributeNotFoundException | IntrospectionException e) {
            error(o, OBSERVED_ATTRIBUTE_ERROR_NOTIFIED, MonitorNotification.OBSERVED_ATTRIBUTE_ERROR,
                    "The observed attribute must be accessible in the observed object.");
        } catch (JMException | RuntimeException e) {
            error(o, RUNTIME_ERROR_NOTIFIED, MonitorNotification.RUNTIME_ERROR, "Error of the observed object: " + e);
        }
    }

    /** The attribute, or the item of composite data that it names behind dots. */
    private Object value(ObjectName name) throws JMException {
        String[] path = attribute.split("\\.");
        Object v;
        try {
            v = server.getAttribute(name, attribute);
            return v;
        } catch (AttributeNotFoundException e) {
            if (path.length == 1) throw e;
            v = server.getAttribute(name, path[0]);
        }
        for (int i = 1; i < path.length; i++) {
            if (!(v instanceof CompositeData) || !((CompositeData) v).containsKey(path[i]))
                throw new AttributeNotFoundException(attribute);
            v = ((CompositeData) v).get(path[i]);
        }
        return v;
    }

    void error(Observed o, int bit, String type, String message) {
        if ((o.told & bit) == 0) tell(o, type, message, null, null);
        o.told |= bit;
    }

    /** To be sent when the lock is free. */
    void tell(Observed o, String type, String message, Object gauge, Object trigger) {
        pending.add(new MonitorNotification(type, this, sequence++, System.currentTimeMillis(), message, o.name,
                attribute, gauge, trigger));
    }

    /** Whether a value is of a type that the monitor looks at. */
    boolean fits(Object value) {
        return false;
    }

    /** A value that fits was seen. */
    void examine(Observed o, Object value) {
    }

    /** The monitor begins to look at o. */
    void reset(Observed o) {
        o.told = 0;
        o.previous = null;
        o.armed = o.armedLow = true;
    }

    final void resetAll() {
        for (Observed o : observed) reset(o);
    }

    private Observed find(ObjectName name) {
        for (Observed o : observed) if (o.name.equals(name)) return o;
        return null;
    }

    @Override
    public synchronized void addObservedObject(ObjectName object) throws IllegalArgumentException {
        if (object == null) throw new IllegalArgumentException("Null observed object");
        if (find(object) != null) return;
        Observed o = new Observed(object);
        reset(o);
        o.gauge = firstGauge();
        o.gaugeTime = System.currentTimeMillis();
        observed.add(o);
        elementCount = observed.size();
    }

    Object firstGauge() {
        return null;
    }

    @Override
    public synchronized void removeObservedObject(ObjectName object) {
        Observed o = object == null ? null : find(object);
        if (o != null) observed.remove(o);
        elementCount = observed.size();
    }

    @Override
    public synchronized boolean containsObservedObject(ObjectName object) {
        return object != null && find(object) != null;
    }

    @Override
    public synchronized ObjectName[] getObservedObjects() {
        return observed.stream().map(o -> o.name).toArray(ObjectName[]::new);
    }

    @Override
    @Deprecated
    public synchronized ObjectName getObservedObject() {
        return observed.isEmpty() ? null : observed.get(0).name;
    }

    @Override
    @Deprecated
    public synchronized void setObservedObject(ObjectName object) throws IllegalArgumentException {
        if (object == null) throw new IllegalArgumentException("Null observed object");
        observed.clear();
        addObservedObject(object);
    }

    @Override
    public synchronized String getObservedAttribute() {
        return attribute;
    }

    @Override
    public synchronized void setObservedAttribute(String attribute) throws IllegalArgumentException {
        if (attribute == null) throw new IllegalArgumentException("Null observed attribute");
        this.attribute = attribute;
        for (Observed o : observed) o.told = 0;
    }

    @Override
    public synchronized long getGranularityPeriod() {
        return period;
    }

    @Override
    public synchronized void setGranularityPeriod(long period) throws IllegalArgumentException {
        if (period <= 0) throw new IllegalArgumentException("Nonpositive granularity period");
        this.period = period;
        notifyAll();
    }

    @Override
    public synchronized boolean isActive() {
        return worker != null;
    }

    final synchronized Object gauge(ObjectName name) {
        Observed o = find(name);
        return o == null ? null : o.gauge;
    }

    final synchronized long gaugeTime(ObjectName name) {
        Observed o = find(name);
        return o == null ? 0 : o.gaugeTime;
    }

    final synchronized Observed first() {
        return observed.isEmpty() ? null : observed.get(0);
    }

    final synchronized Observed of(ObjectName name) {
        return find(name);
    }

    void see(Observed o, Object gauge) {
        o.gauge = gauge;
        o.gaugeTime = System.currentTimeMillis();
    }

    static boolean isWhole(Object v) {
        return v instanceof Integer || v instanceof Long || v instanceof Short || v instanceof Byte;
    }

    /** n in the type of another number. */
    static Number as(Number type, long n) {
        return type instanceof Integer ? (Number) (int) n : type instanceof Long ? (Number) n : type instanceof Short
                ? (Number) (short) n : (Number) (byte) n;
    }
}
