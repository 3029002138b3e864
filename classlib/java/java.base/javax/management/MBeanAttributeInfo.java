// SPDX-License-Identifier: MIT
package javax.management;

import java.util.Objects;

/** An attribute of a bean. */
public class MBeanAttributeInfo extends MBeanFeatureInfo implements Cloneable {
    private static final long serialVersionUID = 8644704819898565848L;

    private final String type;
    private final boolean readable, writable, is;

    public MBeanAttributeInfo(String name, String type, String description, boolean isReadable, boolean isWritable,
            boolean isIs) {
        super(name, description);
        this.type = type;
        readable = isReadable;
        writable = isWritable;
        is = isIs;
        if (isIs && !isReadable)
            throw new IllegalArgumentException("Cannot have an \"is\" getter for a non-readable attribute");
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
        return new MBeanAttributeInfo(name, type, description, readable, writable, is);
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
                + ", " + (is ? "isIs, " : "") + "descriptor={}]";
    }
}
