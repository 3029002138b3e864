// SPDX-License-Identifier: MIT
package javax.management.monitor;

import javax.management.ObjectName;

/** Tells when a text becomes equal to another, or ceases to be. */
public interface StringMonitorMBean extends MonitorMBean {
    @Deprecated
    String getDerivedGauge();

    @Deprecated
    long getDerivedGaugeTimeStamp();

    String getDerivedGauge(ObjectName object);

    long getDerivedGaugeTimeStamp(ObjectName object);

    String getStringToCompare();

    void setStringToCompare(String value) throws IllegalArgumentException;

    boolean getNotifyMatch();

    void setNotifyMatch(boolean value);

    boolean getNotifyDiffer();

    void setNotifyDiffer(boolean value);
}
