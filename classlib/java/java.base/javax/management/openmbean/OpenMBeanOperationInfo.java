// SPDX-License-Identifier: MIT
package javax.management.openmbean;

import javax.management.MBeanParameterInfo;

/** An operation of an open bean. */
public interface OpenMBeanOperationInfo {
    String getDescription();

    String getName();

    MBeanParameterInfo[] getSignature();

    int getImpact();

    String getReturnType();

    OpenType<?> getReturnOpenType();

    boolean equals(Object obj);

    int hashCode();

    String toString();
}
