// SPDX-License-Identifier: MIT
package javax.management.monitor;

import javax.management.ObjectName;

/** Tells when a value rises to a high threshold, or falls to a low one. */
public interface GaugeMonitorMBean extends MonitorMBean {
    @Deprecated
    Number getDerivedGauge();

    @Deprecated
    long getDerivedGaugeTimeStamp();

    Number getDerivedGauge(ObjectName object);

    long getDerivedGaugeTimeStamp(ObjectName object);

    Number getHighThreshold();

    Number getLowThreshold();

    void setThresholds(Number highValue, Number lowValue) throws IllegalArgumentException;

    boolean getNotifyHigh();

    void setNotifyHigh(boolean value);

    boolean getNotifyLow();

    void setNotifyLow(boolean value);

    boolean getDifferenceMode();

    void setDifferenceMode(boolean value);
}
