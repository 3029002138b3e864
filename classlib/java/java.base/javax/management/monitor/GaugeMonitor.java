// SPDX-License-Identifier: MIT
package javax.management.monitor;

import javax.management.MBeanNotificationInfo;
import javax.management.ObjectName;

/** Looks at numbers that rise and fall. */
public class GaugeMonitor extends Monitor implements GaugeMonitorMBean {
    private Number high = 0, low = 0;
    private boolean notifyHigh, notifyLow, difference;

    public GaugeMonitor() {
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
    boolean fits(Object value) {
        return isWhole(value) || value instanceof Float || value instanceof Double;
    }

    private static int compare(Number a, Number b) {
        return isWhole(a) ? Long.compare(a.longValue(), b.longValue()) : Double.compare(a.doubleValue(), b
                .doubleValue());
    }

    /** armed: reaching the high threshold is news, until the low one has been reached; armedLow: the other way. */
    @Override
    void examine(Observed o, Object value) {
        if (value.getClass() != high.getClass()) {
            error(o, THRESHOLD_ERROR_NOTIFIED, MonitorNotification.THRESHOLD_ERROR,
                    "The high and low thresholds are not of same type as the gauge.");
            return;
        }
        Number gauge = gaugeOf(o, (Number) value);
        if (gauge == null) return;
        see(o, gauge);
        if (compare(gauge, high) >= 0) {
            if (o.armed && notifyHigh) tell(o, MonitorNotification.THRESHOLD_HIGH_VALUE_EXCEEDED, "", gauge, high);
            o.armed = false;
            o.armedLow = true;
        } else if (compare(gauge, low) <= 0) {
            if (o.armedLow && notifyLow) tell(o, MonitorNotification.THRESHOLD_LOW_VALUE_EXCEEDED, "", gauge, low);
            o.armed = true;
            o.armedLow = false;
        }
    }

    /** The value, or how it differs from the one before; null: that is not known yet. */
    private Number gaugeOf(Observed o, Number value) {
        if (!difference) return value;
        Number before = (Number) o.previous;
        o.previous = value;
        if (before == null) return null;
        if (value instanceof Float) return value.floatValue() - before.floatValue();
        return value instanceof Double ? (Number) (value.doubleValue() - before.doubleValue()) : as(value, value
                .longValue() - before.longValue());
    }

    @Override
    public synchronized Number getHighThreshold() {
        return high;
    }

    @Override
    public synchronized Number getLowThreshold() {
        return low;
    }

    @Override
    public synchronized void setThresholds(Number highValue, Number lowValue) throws IllegalArgumentException {
        if (highValue == null || lowValue == null) throw new IllegalArgumentException("Null threshold value");
        if (highValue.getClass() != lowValue.getClass())
            throw new IllegalArgumentException("Different type threshold values");
        if (compare(highValue, lowValue) < 0)
            throw new IllegalArgumentException("High threshold less than low threshold");
        if (high.equals(highValue) && low.equals(lowValue)) return;
        high = highValue;
        low = lowValue;
        resetAll();
    }

    @Override
    public synchronized boolean getNotifyHigh() {
        return notifyHigh;
    }

    @Override
    public synchronized void setNotifyHigh(boolean value) {
        notifyHigh = value;
    }

    @Override
    public synchronized boolean getNotifyLow() {
        return notifyLow;
    }

    @Override
    public synchronized void setNotifyLow(boolean value) {
        notifyLow = value;
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
            MonitorNotification.THRESHOLD_ERROR, MonitorNotification.THRESHOLD_HIGH_VALUE_EXCEEDED, MonitorNotification.THRESHOLD_LOW_VALUE_EXCEEDED}, MonitorNotification.class.getName(),
                "Notifications sent by the GaugeMonitor MBean")};
    }
}
