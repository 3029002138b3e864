// SPDX-License-Identifier: MIT
package jdk.internal.management;

import java.io.InvalidObjectException;
import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.management.JMX;
import javax.management.ObjectName;
import javax.management.openmbean.ArrayType;
import javax.management.openmbean.CompositeData;
import javax.management.openmbean.CompositeDataSupport;
import javax.management.openmbean.CompositeType;
import javax.management.openmbean.OpenDataException;
import javax.management.openmbean.OpenType;
import javax.management.openmbean.SimpleType;
import javax.management.openmbean.TabularData;
import javax.management.openmbean.TabularDataSupport;
import javax.management.openmbean.TabularType;

/**
 * How values of a Java type become open data and back, by the rules of the MXBean specification. A type that has no
 * mapping is an OpenDataException when the mapping is asked for; a value that cannot be mapped, when it is.
 */
public abstract class OpenMapping {
    /** Who knows MXBeans by name: beans in attributes are handed over as their names. Either answer may be null. */
    public interface Names {
        ObjectName nameOf(Object bean);

        Object beanOf(ObjectName name, Class<?> type);
    }

    private static final Class<?>[] BASIC = {Void.class, Boolean.class, Character.class, Byte.class, Short.class,
        Integer.class, Long.class, Float.class, Double.class, String.class, BigDecimal.class, BigInteger.class,
        Date.class, ObjectName.class};
    private static final Class<?>[] PRIMITIVE = {void.class, boolean.class, char.class, byte.class, short.class,
        int.class, long.class, float.class, double.class};

    public final Type javaType;
    public final OpenType<?> openType;
    /** The class of open values; a primitive one for a primitive type. */
    public final Class<?> openClass;

    OpenMapping(Type javaType, OpenType<?> openType, Class<?> openClass) {
        this.javaType = javaType;
        this.openType = openType;
        this.openClass = openClass;
    }

    public abstract Object toOpen(Object value, Names names) throws OpenDataException;

    public abstract Object fromOpen(Object value, Names names) throws InvalidObjectException;

    /** Throws if values cannot be made from open ones. */
    public void checkReconstructible() throws InvalidObjectException {
    }

    public static OpenMapping of(Type type) throws OpenDataException {
        return of(type, new ArrayList<Type>());
    }

    static OpenMapping of(Type type, List<Type> pending) throws OpenDataException {
        if (pending.contains(type)) throw new OpenDataException("Cannot handle recursive type: " + type);
        pending.add(type);
        try {
            return make(type, pending);
        } catch (OpenDataException e) {
            if (pending.size() > 1) throw e;
            OpenDataException x = new OpenDataException("Cannot convert type: " + type.getTypeName());
            x.initCause(e);
            throw x;
        } finally {
            pending.remove(type);
        }
    }

    private static OpenMapping make(Type type, List<Type> pending) throws OpenDataException {
        if (type instanceof GenericArrayType)
            return array(type, ((GenericArrayType) type).getGenericComponentType(), pending);
        if (type instanceof ParameterizedType) return parameterized((ParameterizedType) type, pending);
        if (!(type instanceof Class)) throw new OpenDataException("Cannot map type: " + type.getTypeName());
        Class<?> c = (Class<?>) type;
        for (int i = 0; i < BASIC.length; i++) if (c == BASIC[i]) return new Same(c, simple(i));
        for (int i = 0; i < PRIMITIVE.length; i++) if (c == PRIMITIVE[i]) return new Same(c, simple(i));
        if (c.isArray()) return array(c, c.getComponentType(), pending);
        if (c.isEnum()) return new OfEnum(c);
        if (JMX.isMXBeanInterface(c)) return new Bean(c);
        return new OpenComposite(c, pending);
    }

    private static OpenType<?> simple(int i) {
        OpenType<?>[] types = {SimpleType.VOID, SimpleType.BOOLEAN, SimpleType.CHARACTER, SimpleType.BYTE,
            SimpleType.SHORT, SimpleType.INTEGER, SimpleType.LONG, SimpleType.FLOAT, SimpleType.DOUBLE,
            SimpleType.STRING, SimpleType.BIGDECIMAL, SimpleType.BIGINTEGER, SimpleType.DATE, SimpleType.OBJECTNAME};
        return types[i];
    }

    private static OpenMapping array(Type type, Type element, List<Type> pending) throws OpenDataException {
        if (element instanceof Class && ((Class<?>) element).isPrimitive()) {
            Class<?> c = type instanceof Class ? (Class<?>) type : Array.newInstance((Class<?>) element, 0).getClass();
            return new Same(c, ArrayType.getPrimitiveArrayType(c));
        }
        return new OfArray(type, of(element, pending));
    }

    private static OpenMapping parameterized(ParameterizedType type, List<Type> pending) throws OpenDataException {
        Type raw = type.getRawType();
        Type[] args = type.getActualTypeArguments();
        if (raw == List.class || raw == Set.class || raw == SortedSet.class) {
            if (raw == SortedSet.class) mustCompare(args[0], type);
            return new OfCollection(type, (Class<?>) raw, of(args[0], pending));
        }
        if (raw == Map.class || raw == SortedMap.class) {
            if (raw == SortedMap.class) mustCompare(args[0], type);
            return new OfMap(type, raw == SortedMap.class, of(args[0], pending), of(args[1], pending));
        }
        throw new OpenDataException("Cannot convert type: " + type);
    }

    private static void mustCompare(Type key, Type whole) throws OpenDataException {
        if (!(key instanceof Class) || !Comparable.class.isAssignableFrom((Class<?>) key))
            throw new OpenDataException("Parameter class " + key.getTypeName() + " of " + whole
                    + " does not implement java.lang.Comparable");
    }

    static InvalidObjectException invalid(String what, Throwable cause) {
        InvalidObjectException e = new InvalidObjectException(what);
        if (cause != null) e.initCause(cause);
        return e;
    }

    /** What is open already. */
    private static final class Same extends OpenMapping {
        Same(Class<?> c, OpenType<?> type) {
            super(c, type, c);
        }

        @Override
        public Object toOpen(Object value, Names names) {
            return value;
        }

        @Override
        public Object fromOpen(Object value, Names names) {
            return value;
        }
    }

    private static final class OfEnum extends OpenMapping {
        OfEnum(Class<?> c) {
            super(c, SimpleType.STRING, String.class);
        }

        @Override
        public Object toOpen(Object value, Names names) {
            return value == null ? null : ((Enum<?>) value).name();
        }

        @Override
        @SuppressWarnings({"unchecked", "rawtypes"})
        public Object fromOpen(Object value, Names names) throws InvalidObjectException {
            try {
                return value == null ? null : Enum.valueOf((Class<Enum>) javaType, (String) value);
            } catch (IllegalArgumentException | ClassCastException e) {
                throw invalid("Cannot convert to enum: " + value, e);
            }
        }
    }

    /** A reference to another MXBean. */
    private static final class Bean extends OpenMapping {
        Bean(Class<?> c) {
            super(c, SimpleType.OBJECTNAME, ObjectName.class);
        }

        @Override
        public Object toOpen(Object value, Names names) throws OpenDataException {
            if (value == null) return null;
            ObjectName name = names == null ? null : names.nameOf(value);
            if (name == null)
                throw new OpenDataException("Object not registered as an MXBean: " + value.getClass().getName());
            return name;
        }

        @Override
        public Object fromOpen(Object value, Names names) throws InvalidObjectException {
            if (value == null) return null;
            Object bean = names == null ? null : names.beanOf((ObjectName) value, (Class<?>) javaType);
            if (bean == null) throw invalid("No MXBean of this name: " + value, null);
            return bean;
        }
    }

    private static final class OfArray extends OpenMapping {
        private final OpenMapping element;

        OfArray(Type type, OpenMapping element) throws OpenDataException {
            super(type, ArrayType.getArrayType(element.openType), Array.newInstance(element.openClass, 0).getClass());
            this.element = element;
        }

        @Override
        public Object toOpen(Object value, Names names) throws OpenDataException {
            if (value == null) return null;
            Object[] from = (Object[]) value, to = (Object[]) Array.newInstance(element.openClass, from.length);
            for (int i = 0; i < from.length; i++) to[i] = element.toOpen(from[i], names);
            return to;
        }

        @Override
        public Object fromOpen(Object value, Names names) throws InvalidObjectException {
            if (value == null) return null;
            Object[] from = (Object[]) value, to = (Object[]) Array.newInstance(raw(element.javaType), from.length);
            for (int i = 0; i < from.length; i++) to[i] = element.fromOpen(from[i], names);
            return to;
        }

        @Override
        public void checkReconstructible() throws InvalidObjectException {
            element.checkReconstructible();
        }
    }

    static Class<?> raw(Type t) {
        if (t instanceof Class) return (Class<?>) t;
        if (t instanceof ParameterizedType) return raw(((ParameterizedType) t).getRawType());
        return Array.newInstance(raw(((GenericArrayType) t).getGenericComponentType()), 0).getClass();
    }

    private static final class OfCollection extends OpenMapping {
        private final Class<?> raw;
        private final OpenMapping element;

        OfCollection(Type type, Class<?> raw, OpenMapping element) throws OpenDataException {
            super(type, ArrayType.getArrayType(element.openType), Array.newInstance(element.openClass, 0).getClass());
            this.raw = raw;
            this.element = element;
        }

        @Override
        public Object toOpen(Object value, Names names) throws OpenDataException {
            if (value == null) return null;
            if (value instanceof SortedSet && ((SortedSet<?>) value).comparator() != null)
                throw new OpenDataException("Cannot convert SortedSet with non-null comparator: "
                        + ((SortedSet<?>) value).comparator());
            Collection<?> from = (Collection<?>) value;
            Object[] to = (Object[]) Array.newInstance(element.openClass, from.size());
            int i = 0;
            for (Object o : from) to[i++] = element.toOpen(o, names);
            return to;
        }

        @Override
        public Object fromOpen(Object value, Names names) throws InvalidObjectException {
            if (value == null) return null;
            Collection<Object> to = raw == List.class ? new ArrayList<Object>() : raw == Set.class
                    ? new LinkedHashSet<Object>() : new TreeSet<Object>();
            for (Object o : (Object[]) value) {
                try {
                    if (!to.add(element.fromOpen(o, names))) throw invalid("Duplicate value: " + o, null);
                } catch (ClassCastException | NullPointerException e) {
                    throw invalid("Value cannot be in a " + javaType, e);
                }
            }
            return to;
        }

        @Override
        public void checkReconstructible() throws InvalidObjectException {
            element.checkReconstructible();
        }
    }

    private static final class OfMap extends OpenMapping {
        private final boolean sorted;
        private final OpenMapping key, value;

        OfMap(Type type, boolean sorted, OpenMapping key, OpenMapping value) throws OpenDataException {
            super(type, table(type.getTypeName(), key, value), TabularData.class);
            this.sorted = sorted;
            this.key = key;
            this.value = value;
        }

        private static TabularType table(String name, OpenMapping key, OpenMapping value) throws OpenDataException {
            String[] items = {"key", "value"};
            CompositeType row = new CompositeType(name, name, items, items, new OpenType<?>[] {key.openType,
                value.openType});
            return new TabularType(name, name, row, new String[] {"key"});
        }

        @Override
        public Object toOpen(Object map, Names names) throws OpenDataException {
            if (map == null) return null;
            if (map instanceof SortedMap && ((SortedMap<?, ?>) map).comparator() != null)
                throw new OpenDataException("Cannot convert SortedMap with non-null comparator: "
                        + ((SortedMap<?, ?>) map).comparator());
            TabularType type = (TabularType) openType;
            TabularDataSupport table = new TabularDataSupport(type);
            for (Map.Entry<?, ?> e : ((Map<?, ?>) map).entrySet())
                table.put(new CompositeDataSupport(type.getRowType(), new String[] {"key", "value"},
                        new Object[] {key.toOpen(e.getKey(), names), value.toOpen(e.getValue(), names)}));
            return table;
        }

        @Override
        public Object fromOpen(Object table, Names names) throws InvalidObjectException {
            if (table == null) return null;
            Map<Object, Object> map = sorted ? new TreeMap<Object, Object>() : new LinkedHashMap<Object, Object>();
            for (Object o : ((TabularData) table).values()) {
                CompositeData row = (CompositeData) o;
                Object k = key.fromOpen(row.get("key"), names);
                if (map.containsKey(k)) throw invalid("Duplicate entry in TabularData: key=" + k, null);
                map.put(k, value.fromOpen(row.get("value"), names));
            }
            return map;
        }

        @Override
        public void checkReconstructible() throws InvalidObjectException {
            key.checkReconstructible();
            value.checkReconstructible();
        }
    }
}
