// SPDX-License-Identifier: MIT
package javax.management;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Objects;

/** What is known of a part of a bean: its name, a description and a descriptor. */
public class MBeanFeatureInfo implements Serializable, DescriptorRead {
    private static final long serialVersionUID = 3952882688968447265L;

    protected String name;
    protected String description;
    private transient Descriptor descriptor;

    public MBeanFeatureInfo(String name, String description) {
        this(name, description, null);
    }

    public MBeanFeatureInfo(String name, String description, Descriptor descriptor) {
        this.name = name;
        this.description = description;
        this.descriptor = descriptor == null ? ImmutableDescriptor.EMPTY_DESCRIPTOR : descriptor;
    }

    /** Parameters p1, p2 ... of these types. */
    static MBeanParameterInfo[] parameters(Class<?>[] types) {
        MBeanParameterInfo[] p = new MBeanParameterInfo[types.length];
        for (int i = 0; i < p.length; i++) p[i] = new MBeanParameterInfo("p" + (i + 1), types[i].getName(), "");
        return p;
    }

    /** A copy of the same class, for the subclasses that are Cloneable. */
    Object copy() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    public String getName() {
        return name;
    }

    public String getDescription() {
        return description;
    }

    public Descriptor getDescriptor() {
        return (Descriptor) descriptor.clone();
    }

    /** The fields; then 1 and the names and values of an immutable descriptor, or 0 and any other. */
    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        ImmutableDescriptor.write(descriptor == ImmutableDescriptor.EMPTY_DESCRIPTOR ? null : descriptor, out);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        descriptor = ImmutableDescriptor.read(in);
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) return true;
        if (!(o instanceof MBeanFeatureInfo)) return false;
        MBeanFeatureInfo f = (MBeanFeatureInfo) o;
        return Objects.equals(getName(), f.getName()) && Objects.equals(getDescription(), f.getDescription())
                && Objects.equals(getDescriptor(), f.getDescriptor());
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(getName()) ^ Objects.hashCode(getDescription()) ^ Objects.hashCode(getDescriptor());
    }
}
