// SPDX-License-Identifier: MIT
package javax.management.monitor;

import javax.management.MBeanNotificationInfo;
import javax.management.ObjectName;

/** Looks at texts. */
public class StringMonitor extends Monitor implements StringMonitorMBean {
    private String wanted = "";
    private boolean notifyMatch, notifyDiffer;

    public StringMonitor() {
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
    public String getDerivedGauge(ObjectName object) {
        return (String) gauge(object);
    }

    @Override
    public long getDerivedGaugeTimeStamp(ObjectName object) {
        return gaugeTime(object);
    }

    @Override
    @Deprecated
    public String getDerivedGauge() {
        Observed o = first();
        return o == null ? null : (String) gauge(o.name);
    }

    @Override
    @Deprecated
    public long getDerivedGaugeTimeStamp() {
        Observed o = first();
        return o == null ? 0 : gaugeTime(o.name);
    }

    @Override
    Object firstGauge() {
        return "";
    }

    @Override
    boolean fits(Object value) {
        return value instanceof String;
    }

    /** armed: a match is news; armedLow: a difference is. */
    @Override
    void examine(Observed o, Object value) {
        see(o, value);
        boolean same = value.equals(wanted);
        if (same && o.armed && notifyMatch)
            tell(o, MonitorNotification.STRING_TO_COMPARE_VALUE_MATCHED, "", value, wanted);
        if (!same && o.armedLow && notifyDiffer)
            tell(o, MonitorNotification.STRING_TO_COMPARE_VALUE_DIFFERED, "", value, wanted);
        o.armed = !same;
        o.armedLow = same;
    }

    @Override
    public synchronized String getStringToCompare() {
        return wanted;
    }

    @Override
    public synchronized void setStringToCompare(String value) throws IllegalArgumentException {
        if (value == null) throw new IllegalArgumentException("Null string to compare");
        if (wanted.equals(value)) return;
        wanted = value;
        resetAll();
    }

    @Override
    public synchronized boolean getNotifyMatch() {
        return notifyMatch;
    }

    @Override
    public synchronized void setNotifyMatch(boolean value) {
        notifyMatch = value;
    }

    @Override
    public synchronized boolean getNotifyDiffer() {
        return notifyDiffer;
    }

    @Override
    public synchronized void setNotifyDiffer(boolean value) {
        notifyDiffer = value;
    }

    @Override
    public MBeanNotificationInfo[] getNotificationInfo() {
        return new MBeanNotificationInfo[] {new MBeanNotificationInfo(new String[] {
            MonitorNotification.RUNTIME_ERROR, MonitorNotification.OBSERVED_OBJECT_ERROR,
            MonitorNotification.OBSERVED_ATTRIBUTE_ERROR, MonitorNotification.OBSERVED_ATTRIBUTE_TYPE_ERROR,
            MonitorNotification.STRING_TO_COMPARE_VALUE_MATCHED, MonitorNotification.STRING_TO_COMPARE_VALUE_DIFFERED}, MonitorNotification.class.getName(),
                "Notifications sent by the StringMonitor MBean")};
    }
}
