// SPDX-License-Identifier: MIT
package javax.management;

import java.util.Arrays;

/** A kind of notification that a bean sends. */
public class MBeanNotificationInfo extends MBeanFeatureInfo implements Cloneable {
    private static final long serialVersionUID = -3888371564530107064L;

    private final String[] types;

    public MBeanNotificationInfo(String[] notifTypes, String name, String description) {
        this(notifTypes, name, description, null);
    }

    public MBeanNotificationInfo(String[] notifTypes, String name, String description, Descriptor descriptor) {
        super(name, description, descriptor);
        types = notifTypes == null ? new String[0] : notifTypes.clone();
    }

    public String[] getNotifTypes() {
        return types.clone();
    }

    @Override
    public Object clone() {
        return copy();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof MBeanNotificationInfo && super.equals(o)
                && Arrays.equals(types, ((MBeanNotificationInfo) o).types);
    }

    @Override
    public int hashCode() {
        return super.hashCode() ^ Arrays.hashCode(types);
    }

    @Override
    public String toString() {
        return getClass().getName() + "[description=" + description + ", name=" + name + ", notifTypes="
                + Arrays.asList(types) + ", descriptor=" + getDescriptor() + "]";
    }
}
