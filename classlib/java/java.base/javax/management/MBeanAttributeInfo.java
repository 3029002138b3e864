// SPDX-License-Identifier: MIT
package javax.management;

import java.lang.reflect.Method;
import java.util.Objects;

/** An attribute of a bean. */
public class MBeanAttributeInfo extends MBeanFeatureInfo implements Cloneable {
    private static final long serialVersionUID = 8644704819898565848L;

    private final String attributeType;
    private final boolean isRead, isWrite, is;

    public MBeanAttributeInfo(String name, String type, String description, boolean isReadable, boolean isWritable,
            boolean isIs) {
        this(name, type, description, isReadable, isWritable, isIs, null);
    }

    public MBeanAttributeInfo(String name, String type, String description, boolean isReadable, boolean isWritable,
            boolean isIs, Descriptor descriptor) {
        super(name, description, descriptor);
        attributeType = type;
        isRead = isReadable;
        isWrite = isWritable;
        is = isIs;
        if (isIs && !isReadable)
            throw new IllegalArgumentException("Cannot have an \"is\" getter for a non-isRead attribute");
    }

    public MBeanAttributeInfo(String name, String description, Method getter, Method setter)
            throws IntrospectionException {
        this(name, typeOf(getter, setter), description, getter != null, setter != null,
                getter != null && getter.getName().startsWith("is")
                && (getter.getReturnType() == boolean.class || getter.getReturnType() == Boolean.class), null);
    }

    private static String typeOf(Method getter, Method setter) throws IntrospectionException {
        Class<?> type = null;
        if (getter != null) {
            if (getter.getParameterCount() != 0) throw new IntrospectionException("bad getter arg count");
            type = getter.getReturnType();
            if (type == void.class) throw new IntrospectionException("getter " + getter.getName() + " returns void");
        }
        if (setter != null) {
            if (setter.getParameterCount() != 1) throw new IntrospectionException("bad setter arg count");
            Class<?> param = setter.getParameterTypes()[0];
            if (type != null && type != param)
                throw new IntrospectionException("type mismatch between getter and setter");
            type = param;
        }
        if (type == null) throw new IntrospectionException("getter and setter cannot both be null");
        return type.getName();
    }

    public String getType() {
        return attributeType;
    }

    public boolean isReadable() {
        return isRead;
    }

    public boolean isWritable() {
        return isWrite;
    }

    public boolean isIs() {
        return is;
    }

    @Override
    public Object clone() {
        return copy();
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof MBeanAttributeInfo) || !super.equals(o)) return false;
        MBeanAttributeInfo a = (MBeanAttributeInfo) o;
        return Objects.equals(attributeType, a.attributeType) && isRead == a.isRead && isWrite == a.isWrite
                && is == a.is;
    }

    @Override
    public int hashCode() {
        return super.hashCode() ^ Objects.hashCode(attributeType);
    }

    @Override
    public String toString() {
        String access = isRead ? isWrite ? "read/write" : "read-only" : isWrite ? "write-only" : "no-access";
        return getClass().getName() + "[description=" + description + ", name=" + name + ", type=" + attributeType
                + ", "
                + access
                + ", " + (is ? "isIs, " : "") + "descriptor=" + getDescriptor() + "]";
    }
}
