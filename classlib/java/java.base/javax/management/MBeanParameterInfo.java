// SPDX-License-Identifier: MIT
package javax.management;

import java.util.Objects;

/** A parameter of an operation. */
public class MBeanParameterInfo extends MBeanFeatureInfo implements Cloneable {
    private static final long serialVersionUID = 7432616882776782338L;

    private final String type;

    public MBeanParameterInfo(String name, String type, String description) {
        this(name, type, description, null);
    }

    public MBeanParameterInfo(String name, String type, String description, Descriptor descriptor) {
        super(name, description, descriptor);
        this.type = type;
    }

    public String getType() {
        return type;
    }

    @Override
    public Object clone() {
        return copy();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof MBeanParameterInfo && super.equals(o) && Objects.equals(type,
                ((MBeanParameterInfo) o).type);
    }

    @Override
    public int hashCode() {
        return super.hashCode() ^ Objects.hashCode(type);
    }

    @Override
    public String toString() {
        return getClass().getName() + "[description=" + description + ", name=" + name + ", type=" + type
                + ", descriptor=" + getDescriptor() + "]";
    }
}
