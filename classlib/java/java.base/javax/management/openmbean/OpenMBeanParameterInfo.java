// SPDX-License-Identifier: MIT
package javax.management.openmbean;

import java.util.Set;

/** A parameter of an open bean's operation: its open type and what values it may have. */
public interface OpenMBeanParameterInfo {
    String getDescription();

    String getName();

    OpenType<?> getOpenType();

    Object getDefaultValue();

    Set<?> getLegalValues();

    Comparable<?> getMinValue();

    Comparable<?> getMaxValue();

    boolean hasDefaultValue();

    boolean hasLegalValues();

    boolean hasMinValue();

    boolean hasMaxValue();

    boolean isValue(Object obj);

    boolean equals(Object obj);

    int hashCode();

    String toString();
}
