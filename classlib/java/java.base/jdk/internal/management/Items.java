// SPDX-License-Identifier: MIT
package jdk.internal.management;

import javax.management.openmbean.CompositeData;
import javax.management.openmbean.OpenDataException;

/** Reads the items of composite data that the classes of java.lang.management are made from. */
public final class Items {
    private Items() {
    }

    /** The item, which must be there and of this class. null is for objects only. */
    public static <T> T get(CompositeData cd, String name, Class<T> type) {
        if (!cd.containsKey(name))
            throw new IllegalArgumentException("Unexpected composite type: no item " + name);
        Object v = cd.get(name);
        if (v != null && !type.isInstance(v))
            throw new IllegalArgumentException("Unexpected composite type: item " + name + " is a " + v.getClass()
                    .getName());
        return type.cast(v);
    }

    /** A number or boolean: null is none. */
    public static <T> T some(CompositeData cd, String name, Class<T> type) {
        T v = get(cd, name, type);
        if (v == null) throw new IllegalArgumentException("Unexpected composite type: item " + name + " is null");
        return v;
    }

    public static StackTraceElement element(CompositeData cd) {
        if (cd == null) return null;
        String loader = cd.containsKey("classLoaderName") ? get(cd, "classLoaderName", String.class) : null;
        String module = cd.containsKey("moduleName") ? get(cd, "moduleName", String.class) : null;
        String version = cd.containsKey("moduleVersion") ? get(cd, "moduleVersion", String.class) : null;
        some(cd, "nativeMethod", Boolean.class);
        return new StackTraceElement(loader, module, version, some(cd, "className", String.class), some(cd,
                "methodName", String.class), get(cd, "fileName", String.class), some(cd, "lineNumber", Integer.class));
    }

    /** A value of a type that has a mapping, as open data. */
    public static Object open(java.lang.reflect.Type type, Object value) {
        try {
            return OpenMapping.of(type).toOpen(value, null);
        } catch (OpenDataException e) {
            throw new InternalError(e);
        }
    }
}
