// SPDX-License-Identifier: MIT
package javax.management.monitor;

import javax.management.ObjectName;

/** Looks at an attribute of some beans, once in each period of so many milliseconds. */
public interface MonitorMBean {
    void start();

    void stop();

    void addObservedObject(ObjectName object) throws IllegalArgumentException;

    void removeObservedObject(ObjectName object);

    boolean containsObservedObject(ObjectName object);

    ObjectName[] getObservedObjects();

    @Deprecated
    ObjectName getObservedObject();

    @Deprecated
    void setObservedObject(ObjectName object);

    String getObservedAttribute();

    void setObservedAttribute(String attribute);

    long getGranularityPeriod();

    void setGranularityPeriod(long period) throws IllegalArgumentException;

    boolean isActive();
}
