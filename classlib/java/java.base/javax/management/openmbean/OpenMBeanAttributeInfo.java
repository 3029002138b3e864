// SPDX-License-Identifier: MIT
package javax.management.openmbean;

/** An attribute of an open bean. */
public interface OpenMBeanAttributeInfo extends OpenMBeanParameterInfo {
    boolean isReadable();

    boolean isWritable();

    boolean isIs();

    boolean equals(Object obj);

    int hashCode();

    String toString();
}
