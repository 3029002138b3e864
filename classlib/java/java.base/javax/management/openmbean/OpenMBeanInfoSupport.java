// SPDX-License-Identifier: MIT
package javax.management.openmbean;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import javax.management.Descriptor;
import javax.management.MBeanAttributeInfo;
import javax.management.MBeanConstructorInfo;
import javax.management.MBeanInfo;
import javax.management.MBeanNotificationInfo;
import javax.management.MBeanOperationInfo;

/** What an open bean has. */
public class OpenMBeanInfoSupport extends MBeanInfo implements OpenMBeanInfo {
    private static final long serialVersionUID = 4349395935420511492L;

    public OpenMBeanInfoSupport(String className, String description, OpenMBeanAttributeInfo[] openAttributes,
            OpenMBeanConstructorInfo[] openConstructors, OpenMBeanOperationInfo[] openOperations,
            MBeanNotificationInfo[] notifications) {
        this(className, description, openAttributes, openConstructors, openOperations, notifications, null);
    }

    public OpenMBeanInfoSupport(String className, String description, OpenMBeanAttributeInfo[] openAttributes,
            OpenMBeanConstructorInfo[] openConstructors, OpenMBeanOperationInfo[] openOperations,
            MBeanNotificationInfo[] notifications, Descriptor descriptor) {
        super(className, description, copy(openAttributes, MBeanAttributeInfo[].class),
                copy(openConstructors, MBeanConstructorInfo[].class), copy(openOperations, MBeanOperationInfo[].class),
                notifications, descriptor);
    }

    private static <T> T[] copy(Object[] from, Class<T[]> as) {
        return from == null ? null : Arrays.copyOf(from, from.length, as);
    }

    private static Set<Object> set(Object[] a) {
        return new HashSet<Object>(Arrays.asList(a));
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof OpenMBeanInfo)) return false;
        OpenMBeanInfo o = (OpenMBeanInfo) obj;
        return Objects.equals(getClassName(), o.getClassName()) && set(getAttributes()).equals(set(o.getAttributes()))
                && set(getConstructors()).equals(set(o.getConstructors()))
                && set(getOperations()).equals(set(o.getOperations()))
                && set(getNotifications()).equals(set(o.getNotifications()));
    }

    @Override
    public int hashCode() {
        return getClassName().hashCode() + set(getAttributes()).hashCode() + set(getConstructors()).hashCode()
                + set(getOperations()).hashCode() + set(getNotifications()).hashCode();
    }

    @Override
    public String toString() {
        return getClass().getName() + "(mbean_class_name=" + getClassName() + ",attributes="
                + Arrays.asList(getAttributes()) + ",constructors=" + Arrays.asList(getConstructors())
                + ",operations=" + Arrays.asList(getOperations()) + ",notifications="
                + Arrays.asList(getNotifications()) + ",descriptor=" + getDescriptor() + ")";
    }
}
