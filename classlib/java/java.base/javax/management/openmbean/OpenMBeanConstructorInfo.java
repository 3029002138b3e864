// SPDX-License-Identifier: MIT
package javax.management.openmbean;

import javax.management.MBeanParameterInfo;

/** A constructor of an open bean's class. */
public interface OpenMBeanConstructorInfo {
    String getDescription();

    String getName();

    MBeanParameterInfo[] getSignature();

    boolean equals(Object obj);

    int hashCode();

    String toString();
}
