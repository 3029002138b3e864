// SPDX-License-Identifier: MIT
package javax.management;

import java.lang.reflect.Method;
import java.util.Objects;

/** An attribute of a bean. */
public class MBeanAttributeInfo extends MBeanFeatureInfo implements Cloneable {
    private static final long serialVersionUID = 8644704819898565848L;

    private final String type;
    private final boolean readable, writable, is;

    public MBeanAttributeInfo(String name, String type, String description, boolean isReadable, boolean isWritable,
            boolean isIs) {
        this(name, type, description, isReadable, isWritable, isIs, null);
    }

    public MBeanAttributeInfo(String name, String type, String description, boolean isReadable, boolean isWritable,
            boolean isIs, Descriptor descriptor) {
        super(name, description, descriptor);
        this.type = type;
        readable = isReadable;
        writable = isWritable;
        is = isIs;
        if (isIs && !isReadable)
            throw new IllegalArgumentException("Cannot have an \"is\" getter for a non-readable attribute");
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
        return type;
    }

    public boolean isReadable() {
        return readable;
    }

    public boolean isWritable() {
        return writable;
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
        return Objects.equals(type, a.type) && readable == a.readable && writable == a.writable && is == a.is;
    }

    @Override
    public int hashCode() {
        return super.hashCode() ^ Objects.hashCode(type);
    }

    @Override
    public String toString() {
        String access = readable ? writable ? "read/write" : "read-only" : writable ? "write-only" : "no-access";
        return getClass().getName() + "[description=" + description + ", name=" + name + ", type=" + type + ", "
                + access
                + ", " + (is ? "isIs, " : "") + "descriptor=" + getDescriptor() + "]";
    }
}
