// SPDX-License-Identifier: MIT
package jdk.internal.management;

import java.beans.ConstructorProperties;
import java.io.InvalidObjectException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.management.ConstructorParameters;
import javax.management.openmbean.CompositeData;
import javax.management.openmbean.CompositeDataInvocationHandler;
import javax.management.openmbean.CompositeDataSupport;
import javax.management.openmbean.CompositeDataView;
import javax.management.openmbean.CompositeType;
import javax.management.openmbean.OpenDataException;
import javax.management.openmbean.OpenType;

/**
 * A class or interface with getters, as composite data with an item for each. The way back, the first of these that
 * there is: a static method from(CompositeData), a constructor whose parameters are named, setters for all getters
 * beside a constructor without parameters, or, for an interface of getters alone, a proxy.
 */
final class OpenComposite extends OpenMapping {
    private static final class Item {
        final Method getter;
        final OpenMapping mapping;

        Item(Method getter, OpenMapping mapping) {
            this.getter = getter;
            this.mapping = mapping;
        }
    }

    private final Class<?> type;
    private final Map<String, Item> items;

    OpenComposite(Class<?> c, List<Type> pending) throws OpenDataException {
        this(c, items(c, pending));
    }

    private OpenComposite(Class<?> c, Map<String, Item> items) throws OpenDataException {
        super(c, describe(c, items), CompositeData.class);
        type = c;
        this.items = items;
    }

    /** The property that a getter is of, or null. */
    static String property(Method m) {
        String n = m.getName();
        if (m.getParameterCount() != 0 || Modifier.isStatic(m.getModifiers()) || m.isBridge()) return null;
        if (n.startsWith("get") && n.length() > 3 && m.getReturnType() != void.class) return n.substring(3);
        return n.startsWith("is") && n.length() > 2 && m.getReturnType() == boolean.class ? n.substring(2) : null;
    }

    private static Map<String, Item> items(Class<?> c, List<Type> pending) throws OpenDataException {
        Map<String, Method> getters = new TreeMap<String, Method>();
        if (c.isRecord()) for (RecordComponent r : c.getRecordComponents()) getters.put(r.getName(), r.getAccessor());
        for (Method m : c.isRecord() ? new Method[0] : c.getMethods()) {
            String p = property(m);
            if (p == null || m.getDeclaringClass() == Object.class) continue;
            if (p.equals("CompositeType") && CompositeData.class.isAssignableFrom(c)) continue;
            p = java.beans.Introspector.decapitalize(p);
            Method other = getters.get(p);
            if (other != null && !other.getName().equals(m.getName()))
                throw new OpenDataException("Class " + c.getName() + " has method name clash: " + other.getName()
                        + ", " + m.getName());
            if (other == null || other.getReturnType().isAssignableFrom(m.getReturnType())) getters.put(p, m);
        }
        if (getters.isEmpty()) throw new OpenDataException("Can't map " + c.getName() + " to an open data type");
        Map<String, Item> items = new TreeMap<String, Item>();
        for (Map.Entry<String, Method> e : getters.entrySet()) {
            e.getValue().setAccessible(true);
            items.put(e.getKey(), new Item(e.getValue(), of(e.getValue().getGenericReturnType(), pending)));
        }
        return items;
    }

    private static CompositeType describe(Class<?> c, Map<String, Item> items) throws OpenDataException {
        String[] names = items.keySet().toArray(new String[0]);
        OpenType<?>[] types = new OpenType<?>[names.length];
        for (int i = 0; i < types.length; i++) types[i] = items.get(names[i]).mapping.openType;
        return new CompositeType(c.getName(), c.getName(), names, names, types);
    }

    @Override
    public Object toOpen(Object value, Names names) throws OpenDataException {
        if (value == null) return null;
        if (value instanceof CompositeDataView && CompositeDataView.class.isAssignableFrom(type))
            return ((CompositeDataView) value).toCompositeData((CompositeType) openType);
        Map<String, Object> values = new TreeMap<String, Object>();
        for (Map.Entry<String, Item> e : items.entrySet()) {
            try {
                Object v = e.getValue().getter.invoke(value);
                values.put(e.getKey(), e.getValue().mapping.toOpen(v, names));
            } catch (ReflectiveOperationException x) {
                OpenDataException o = new OpenDataException("Error calling getter for " + e.getKey() + ": " + x);
                o.initCause(x);
                throw o;
            }
        }
        return new CompositeDataSupport((CompositeType) openType, values);
    }

    /** The names of all components, if it is the constructor that takes them. */
    private static String[] components(Constructor<?> c) {
        RecordComponent[] all = c.getDeclaringClass().getRecordComponents();
        Class<?>[] types = c.getParameterTypes();
        String[] names = new String[all.length];
        boolean same = types.length == all.length;
        for (int i = 0; i < all.length && same; i++) {
            names[i] = all[i].getName();
            same = types[i] == all[i].getType();
        }
        return same ? names : null;
    }

    private Method from() {
        try {
            Method m = type.getMethod("from", CompositeData.class);
            return Modifier.isStatic(m.getModifiers()) && m.getReturnType() == type ? m : null;
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    private static String[] named(Constructor<?> c) {
        if (c.getDeclaringClass().isRecord()) return components(c);
        ConstructorParameters own = c.getAnnotation(ConstructorParameters.class);
        if (own != null) return own.value();
        ConstructorProperties bean = c.getAnnotation(ConstructorProperties.class);
        return bean == null ? null : bean.value();
    }

    /** The constructor with the most named parameters that are all there. data null: any. */
    private Constructor<?> named(CompositeData data) {
        Constructor<?> best = null;
        for (Constructor<?> c : type.getConstructors()) {
            String[] names = named(c);
            if (names == null || names.length != c.getParameterCount()) continue;
            boolean fits = items.keySet().containsAll(Arrays.asList(names));
            for (int i = 0; i < names.length && data != null && fits; i++) fits = data.containsKey(names[i]);
            if (fits && (best == null || c.getParameterCount() > best.getParameterCount())) best = c;
        }
        return best;
    }

    private Method setter(String item) {
        Method getter = items.get(item).getter;
        String n = getter.getName();
        if (type.isRecord()) return null;
        try {
            Method m = type.getMethod("set" + n.substring(n.startsWith("is") ? 2 : 3), getter.getReturnType());
            return m.getReturnType() == void.class ? m : null;
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    /** The constructor without parameters, if there is a setter for each getter. */
    private Constructor<?> plain() {
        for (String item : items.keySet()) if (setter(item) == null) return null;
        try {
            return type.getConstructor();
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    private boolean isProxied() {
        if (!type.isInterface()) return false;
        for (Method m : type.getMethods())
            if (Modifier.isAbstract(m.getModifiers()) && property(m) == null && !m.isBridge()) return false;
        return true;
    }

    @Override
    public void checkReconstructible() throws InvalidObjectException {
        if (from() != null) return;
        if (named((CompositeData) null) == null && plain() == null && !isProxied())
            throw invalid("Do not know how to make a " + type.getName() + " from a CompositeData", null);
        for (Item i : items.values()) i.mapping.checkReconstructible();
    }

    @Override
    public Object fromOpen(Object value, Names names) throws InvalidObjectException {
        if (value == null) return null;
        CompositeData data = (CompositeData) value;
        try {
            Method from = from();
            if (from != null) return from.invoke(null, data);
            Constructor<?> c = named(data);
            if (c != null) return construct(c, data, names);
            c = plain();
            if (c != null) return fill(c.newInstance(), data, names);
        } catch (InvocationTargetException e) {
            throw invalid("Failed to reconstruct a " + type.getName() + ": " + e.getCause(), e.getCause());
        } catch (ReflectiveOperationException e) {
            throw invalid("Failed to reconstruct a " + type.getName() + ": " + e, e);
        }
        if (isProxied())
            return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
                    new CompositeDataInvocationHandler(data));
        throw invalid("Do not know how to make a " + type.getName() + " from a CompositeData", null);
    }

    private Object construct(Constructor<?> c, CompositeData data, Names names) throws InvalidObjectException,
            ReflectiveOperationException {
        String[] params = named(c);
        Type[] types = c.getGenericParameterTypes();
        Object[] args = new Object[params.length];
        for (int i = 0; i < args.length; i++) {
            Object v = items.get(params[i]).mapping.fromOpen(data.get(params[i]), names);
            args[i] = v == null ? nothing(raw(types[i])) : v;
        }
        c.setAccessible(true);
        return c.newInstance(args);
    }

    /** What stands for a value that is not there. */
    private static Object nothing(Class<?> c) {
        return c.isPrimitive() ? java.lang.reflect.Array.get(java.lang.reflect.Array.newInstance(c, 1), 0) : null;
    }

    private Object fill(Object o, CompositeData data, Names names) throws InvalidObjectException,
            ReflectiveOperationException {
        for (Map.Entry<String, Item> e : items.entrySet()) {
            if (!data.containsKey(e.getKey())) continue;
            Method m = setter(e.getKey());
            m.setAccessible(true);
            m.invoke(o, e.getValue().mapping.fromOpen(data.get(e.getKey()), names));
        }
        return o;
    }
}
