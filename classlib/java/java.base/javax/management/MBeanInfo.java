// SPDX-License-Identifier: MIT
package javax.management;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Objects;

/** What a bean has. */
public class MBeanInfo implements Cloneable, Serializable, DescriptorRead {
    private static final long serialVersionUID = -6451021435135161911L;

    private final String className, description;
    private final MBeanAttributeInfo[] attributes;
    private final MBeanConstructorInfo[] constructors;
    private final MBeanOperationInfo[] operations;
    private final MBeanNotificationInfo[] notifications;
    private transient Descriptor descriptor;

    public MBeanInfo(String className, String description, MBeanAttributeInfo[] attributes,
            MBeanConstructorInfo[] constructors, MBeanOperationInfo[] operations, MBeanNotificationInfo[] notifications)
            throws IllegalArgumentException {
        this(className, description, attributes, constructors, operations, notifications, null);
    }

    public MBeanInfo(String className, String description, MBeanAttributeInfo[] attributes,
            MBeanConstructorInfo[] constructors, MBeanOperationInfo[] operations, MBeanNotificationInfo[] notifications,
            Descriptor descriptor) throws IllegalArgumentException {
        this.descriptor = descriptor == null ? ImmutableDescriptor.EMPTY_DESCRIPTOR : descriptor;
        this.className = className;
        this.description = description;
        this.attributes = attributes == null ? new MBeanAttributeInfo[0] : attributes.clone();
        this.constructors = constructors == null ? new MBeanConstructorInfo[0] : constructors.clone();
        this.operations = operations == null ? new MBeanOperationInfo[0] : operations.clone();
        this.notifications = notifications == null ? new MBeanNotificationInfo[0] : notifications.clone();
    }

    public String getClassName() {
        return className;
    }

    public String getDescription() {
        return description;
    }

    public MBeanAttributeInfo[] getAttributes() {
        return attributes.clone();
    }

    public MBeanOperationInfo[] getOperations() {
        return operations.clone();
    }

    public MBeanConstructorInfo[] getConstructors() {
        return constructors.clone();
    }

    public MBeanNotificationInfo[] getNotifications() {
        return notifications.clone();
    }

    public Descriptor getDescriptor() {
        return (Descriptor) descriptor.clone();
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    /** The fields; then 1 and the names and values of an immutable descriptor, or 0 and any other. */
    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        ImmutableDescriptor.write(descriptor, out);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        descriptor = ImmutableDescriptor.read(in);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof MBeanInfo)) return false;
        MBeanInfo m = (MBeanInfo) o;
        return Objects.equals(className, m.className) && Objects.equals(description, m.description)
                && Arrays.equals(attributes, m.attributes) && Arrays.equals(operations, m.operations)
                && Arrays.equals(constructors, m.constructors) && getDescriptor().equals(m.getDescriptor())
                && Arrays.equals(notifications, m.notifications);
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(className) ^ Arrays.hashCode(attributes) ^ Arrays.hashCode(operations);
    }

    @Override
    public String toString() {
        return getClass().getName() + "[description=" + description + ", attributes=" + Arrays.asList(attributes)
                + ", constructors=" + Arrays.asList(constructors) + ", operations=" + Arrays.asList(operations)
                + ", notifications=" + Arrays.asList(notifications) + ", descriptor=" + getDescriptor() + "]";
    }
}
