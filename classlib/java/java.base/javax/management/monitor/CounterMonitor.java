// SPDX-License-Identifier: MIT
package javax.management.monitor;

import javax.management.MBeanNotificationInfo;
import javax.management.ObjectName;

/** Looks at whole numbers that grow. */
public class CounterMonitor extends Monitor implements CounterMonitorMBean {
    private Number init = 0, offset = 0, modulus = 0;
    private boolean notify, difference;

    public CounterMonitor() {
    }

    @Override
    public void start() {
        begin();
    }

    @Override
    public void stop() {
        end();
    }

    @Override
    public Number getDerivedGauge(ObjectName object) {
        return (Number) gauge(object);
    }

    @Override
    public long getDerivedGaugeTimeStamp(ObjectName object) {
        return gaugeTime(object);
    }

    @Override
    @Deprecated
    public Number getDerivedGauge() {
        Observed o = first();
        return o == null ? null : (Number) gauge(o.name);
    }

    @Override
    @Deprecated
    public long getDerivedGaugeTimeStamp() {
        Observed o = first();
        return o == null ? 0 : gaugeTime(o.name);
    }

    @Override
    Object firstGauge() {
        return 0;
    }

    @Override
    void reset(Observed o) {
        super.reset(o);
        o.threshold = init;
    }

    @Override
    boolean fits(Object value) {
        return isWhole(value);
    }

    private boolean sameTypes(Object v) {
        return v.getClass() == init.getClass() && (offset.longValue() == 0 || offset.getClass() == v.getClass())
                && (modulus.longValue() == 0 || modulus.getClass() == v.getClass());
    }

    @Override
    void examine(Observed o, Object value) {
        if (!sameTypes(value)) {
            error(o, THRESHOLD_ERROR_NOTIFIED, MonitorNotification.THRESHOLD_ERROR,
                    "The threshold, offset and modulus values are not of same type as the counter.");
            return;
        }
        Number gauge = gaugeOf(o, (Number) value);
        if (gauge == null) return;
        see(o, gauge);
        long g = gauge.longValue(), t = o.threshold.longValue();
        if (g < t) {
            o.armed = true;
            return;
        }
        if (o.armed && notify) tell(o, MonitorNotification.THRESHOLD_VALUE_EXCEEDED, "", gauge, o.threshold);
        o.armed = false;
        if (offset.longValue() > 0) raise(o, g, t);
    }

    /** The threshold moves up over the gauge; beyond the modulus it begins anew. */
    private void raise(Observed o, long gauge, long threshold) {
        long t = threshold;
        while (t <= gauge) t += offset.longValue();
        o.threshold = modulus.longValue() > 0 && t > modulus.longValue() ? init : as(init, t);
        o.armed = true;
    }

    /** The value, or how much it has grown since it was looked at last; null: that is not known yet. */
    private Number gaugeOf(Observed o, Number value) {
        if (!difference) return value;
        Number before = (Number) o.previous;
        o.previous = value;
        if (before == null) return null;
        long d = value.longValue() - before.longValue();
        return as(value, d < 0 ? d + modulus.longValue() : d);
    }

    @Override
    public synchronized Number getThreshold(ObjectName object) {
        Observed o = of(object);
        return o == null ? null : o.threshold;
    }

    @Override
    @Deprecated
    public synchronized Number getThreshold() {
        Observed o = first();
        return o == null ? null : o.threshold;
    }

    @Override
    @Deprecated
    public void setThreshold(Number value) throws IllegalArgumentException {
        setInitThreshold(value);
    }

    private static void check(Number n, String what) {
        if (n == null) throw new IllegalArgumentException("Null " + what);
        if (n.longValue() < 0) throw new IllegalArgumentException("Negative " + what);
    }

    @Override
    public synchronized Number getInitThreshold() {
        return init;
    }

    @Override
    public synchronized void setInitThreshold(Number value) throws IllegalArgumentException {
        check(value, "threshold");
        if (init.equals(value)) return;
        init = value;
        resetAll();
    }

    @Override
    public synchronized Number getOffset() {
        return offset;
    }

    @Override
    public synchronized void setOffset(Number value) throws IllegalArgumentException {
        check(value, "offset");
        offset = value;
    }

    @Override
    public synchronized Number getModulus() {
        return modulus;
    }

    @Override
    public synchronized void setModulus(Number value) throws IllegalArgumentException {
        check(value, "modulus");
        modulus = value;
    }

    @Override
    public synchronized boolean getNotify() {
        return notify;
    }

    @Override
    public synchronized void setNotify(boolean value) {
        notify = value;
    }

    @Override
    public synchronized boolean getDifferenceMode() {
        return difference;
    }

    @Override
    public synchronized void setDifferenceMode(boolean value) {
        if (difference != value) resetAll();
        difference = value;
    }

    @Override
    public MBeanNotificationInfo[] getNotificationInfo() {
        return new MBeanNotificationInfo[] {new MBeanNotificationInfo(new String[] {
            MonitorNotification.RUNTIME_ERROR, MonitorNotification.OBSERVED_OBJECT_ERROR,
            MonitorNotification.OBSERVED_ATTRIBUTE_ERROR, MonitorNotification.OBSERVED_ATTRIBUTE_TYPE_ERROR,
            MonitorNotification.THRESHOLD_ERROR, MonitorNotification.THRESHOLD_VALUE_EXCEEDED}, MonitorNotification.class.getName(),
                "Notifications sent by the CounterMonitor MBean")};
    }
}
