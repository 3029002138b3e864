// SPDX-License-Identifier: MIT
package javax.management.monitor;

import javax.management.ObjectName;

/** Tells when a counter passes a threshold, which may then move up by an offset. */
public interface CounterMonitorMBean extends MonitorMBean {
    @Deprecated
    Number getDerivedGauge();

    @Deprecated
    long getDerivedGaugeTimeStamp();

    @Deprecated
    Number getThreshold();

    @Deprecated
    void setThreshold(Number value) throws IllegalArgumentException;

    Number getDerivedGauge(ObjectName object);

    long getDerivedGaugeTimeStamp(ObjectName object);

    Number getThreshold(ObjectName object);

    Number getInitThreshold();

    void setInitThreshold(Number value) throws IllegalArgumentException;

    Number getOffset();

    void setOffset(Number value) throws IllegalArgumentException;

    Number getModulus();

    void setModulus(Number value) throws IllegalArgumentException;

    boolean getNotify();

    void setNotify(boolean value);

    boolean getDifferenceMode();

    void setDifferenceMode(boolean value);
}
