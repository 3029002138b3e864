// SPDX-License-Identifier: MIT
package javax.management;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.management.openmbean.OpenDataException;
import javax.management.openmbean.OpenMBeanAttributeInfoSupport;
import javax.management.openmbean.OpenMBeanOperationInfoSupport;
import javax.management.openmbean.OpenMBeanParameterInfo;
import javax.management.openmbean.OpenMBeanParameterInfoSupport;
import jdk.internal.management.OpenMapping;

/**
 * The interface of a bean, taken apart: getX, isX and setX are attributes, other methods are operations. That of an
 * MXBean has a mapping to open data for each type in it. Never changes once it is made.
 */
final class BeanInterface {
    private static final class Part {
        Method getter, setter;
        OpenMapping mapping; // null unless an MXBean

        Method any() {
            return getter != null ? getter : setter;
        }

        Type type() {
            return getter != null ? getter.getGenericReturnType() : setter.getGenericParameterTypes()[0];
        }

        Class<?> rawType() {
            return getter != null ? getter.getReturnType() : setter.getParameterTypes()[0];
        }
    }

    private static final class Operation {
        final Method method;
        final String[] signature;
        OpenMapping result;
        OpenMapping[] params;

        Operation(Method method) {
            this.method = method;
            Class<?>[] types = method.getParameterTypes();
            signature = new String[types.length];
            for (int i = 0; i < types.length; i++) signature[i] = types[i].getName();
        }
    }

    final Class<?> type;
    final boolean isMXBean;
    private final Map<String, Part> attributes = new TreeMap<String, Part>();
    private final List<Operation> operations = new ArrayList<Operation>();

    BeanInterface(Class<?> type, boolean isMXBean) throws NotCompliantMBeanException {
        this.type = type;
        this.isMXBean = isMXBean;
        if (!type.isInterface()) throw new NotCompliantMBeanException("Not an interface: " + type.getName());
        if (!Modifier.isPublic(type.getModifiers()) && !type.getName().startsWith("java.lang.management."))
            throw new NotCompliantMBeanException("Interface is not public: " + type.getName());
        for (Method m : type.getMethods()) if (!Modifier.isStatic(m.getModifiers()) && !isOverridden(m)) sort(m);
        for (Part p : attributes.values())
            if (p.getter != null && p.setter != null
                    && !p.getter.getGenericReturnType().equals(p.setter.getGenericParameterTypes()[0]))
                throw new NotCompliantMBeanException("Getter and setter for " + name(p.getter)
                        + " have inconsistent types");
    }

    /** A method of a superinterface with the same parameters and a wider result, or the bridge to one. */
    private boolean isOverridden(Method m) {
        if (m.isBridge()) return true;
        for (Method o : type.getMethods())
            if (!o.equals(m) && !o.isBridge() && o.getName().equals(m.getName()) && m.getReturnType() != o
                    .getReturnType()
                    && m.getReturnType().isAssignableFrom(o.getReturnType())
                    && java.util.Arrays.equals(o.getParameterTypes(), m.getParameterTypes())) return true;
        return false;
    }

    private void sort(Method m) throws NotCompliantMBeanException {
        m.setAccessible(true);
        String name = name(m);
        if (name == null) {
            Operation o = new Operation(m);
            if (isMXBean) {
                Type[] types = m.getGenericParameterTypes();
                o.params = new OpenMapping[types.length];
                o.result = mapping(m.getGenericReturnType(), m, false);
                for (int i = 0; i < types.length; i++) {
                    o.params[i] = mapping(types[i], m, true);
                    o.signature[i] = o.params[i].openClass.getName();
                }
            }
            operations.add(o);
            return;
        }
        Part p = attributes.get(name);
        if (p == null) attributes.put(name, p = new Part());
        boolean sets = m.getName().startsWith("set");
        Method before = sets ? p.setter : p.getter;
        if (before != null && (!before.getName().equals(m.getName()) || before.getDeclaringClass() == m
                .getDeclaringClass()))
            throw new NotCompliantMBeanException((sets ? "Setter" : "Getter") + " for attribute " + name
                    + " is overloaded: " + before + ", " + m);
        if (sets) p.setter = m;
        else p.getter = m;
        if (isMXBean) p.mapping = mapping(p.type(), m, sets);
    }

    private static OpenMapping mapping(Type t, Method m, boolean comesIn) throws NotCompliantMBeanException {
        try {
            OpenMapping map = OpenMapping.of(t);
            if (comesIn) map.checkReconstructible();
            return map;
        } catch (OpenDataException | java.io.InvalidObjectException e) {
            NotCompliantMBeanException x = new NotCompliantMBeanException("Method " + m.getDeclaringClass().getName()
                    + "." + m.getName() + " has parameter or return type that cannot be translated into an open type");
            x.initCause(new IllegalArgumentException(x.getMessage(), e));
            throw x;
        }
    }

    /** The attribute that a method is a getter or setter of; null: it is an operation. */
    static String name(Method m) {
        String n = m.getName();
        int args = m.getParameterCount();
        boolean isVoid = m.getReturnType() == void.class;
        if (n.startsWith("get") && n.length() > 3 && args == 0 && !isVoid
                || n.startsWith("set") && n.length() > 3 && args == 1 && isVoid) return n.substring(3);
        return n.startsWith("is") && n.length() > 2 && args == 0 && m.getReturnType() == boolean.class
                ? n.substring(2) : null;
    }

    // Calls

    private static Object call(Object target, Method m, Object... args) throws MBeanException, ReflectionException {
        try {
            return m.invoke(target, args);
        } catch (InvocationTargetException e) {
            Throwable t = e.getCause();
            if (t instanceof RuntimeException) throw new RuntimeMBeanException((RuntimeException) t, t.toString());
            if (t instanceof Error) throw new RuntimeErrorException((Error) t, t.toString());
            throw new MBeanException((Exception) t, t.toString());
        } catch (IllegalAccessException | IllegalArgumentException | NullPointerException e) {
            throw new ReflectionException(e, e.toString());
        }
    }

    private static Object open(OpenMapping map, Object value, OpenMapping.Names names) throws MBeanException {
        try {
            return map == null ? value : map.toOpen(value, names);
        } catch (OpenDataException e) {
            throw new MBeanException(e, "Cannot convert to open data: " + e.getMessage());
        }
    }

    Object get(Object target, String attribute, OpenMapping.Names names) throws AttributeNotFoundException,
            MBeanException, ReflectionException {
        if (attribute == null)
            throw new RuntimeOperationsException(new IllegalArgumentException("Attribute name cannot be null"));
        Part p = attributes.get(attribute);
        if (p == null || p.getter == null)
            throw new AttributeNotFoundException((p == null ? "No such attribute: " : "Write-only attribute: ")
                    + attribute);
        return open(p.mapping, call(target, p.getter), names);
    }

    void set(Object target, Attribute a, OpenMapping.Names names) throws AttributeNotFoundException,
            InvalidAttributeValueException, MBeanException, ReflectionException {
        if (a == null)
            throw new RuntimeOperationsException(new IllegalArgumentException("Attribute cannot be null"));
        Part p = attributes.get(a.getName());
        if (p == null || p.setter == null)
            throw new AttributeNotFoundException((p == null ? "No such attribute: " : "Read-only attribute: ")
                    + a.getName());
        try {
            call(target, p.setter, p.mapping == null ? a.getValue() : p.mapping.fromOpen(a.getValue(), names));
        } catch (java.io.InvalidObjectException e) {
            throw new MBeanException(e, "Cannot convert from open data: " + e.getMessage());
        } catch (ReflectionException | ClassCastException e) {
            throw new InvalidAttributeValueException("Invalid value for attribute " + a.getName() + ": "
                    + a.getValue());
        }
    }

    Object invoke(Object target, String name, Object[] params, String[] signature, OpenMapping.Names names)
            throws MBeanException, ReflectionException {
        String[] wanted = signature == null ? new String[0] : signature;
        Object[] args = params == null ? new Object[0] : params.clone();
        for (Operation o : operations) {
            if (!o.method.getName().equals(name) || !java.util.Arrays.equals(o.signature, wanted)) continue;
            for (int i = 0; o.params != null && i < args.length && i < o.params.length; i++) {
                try {
                    args[i] = o.params[i].fromOpen(args[i], names);
                } catch (java.io.InvalidObjectException e) {
                    throw new MBeanException(e, "Cannot convert from open data: " + e.getMessage());
                } catch (ClassCastException e) {
                    throw new ReflectionException(e, "Parameter p" + i + " of " + name + " cannot be " + args[i]);
                }
            }
            return open(o.result, call(target, o.method, args), names);
        }
        String what = "No such operation: " + name + (wanted.length == 0 ? "" : "(" + String.join(", ", wanted) + ")");
        throw new ReflectionException(new NoSuchMethodException(name), what);
    }

    // What it is

    /** The fields that annotations of an element give to its descriptor. */
    static ImmutableDescriptor described(AnnotatedElement element) {
        TreeMap<String, Object> fields = new TreeMap<String, Object>();
        for (Annotation a : element.getAnnotations()) {
            for (Method m : a.annotationType().getDeclaredMethods()) {
                DescriptorKey key = m.getAnnotation(DescriptorKey.class);
                if (key == null) continue;
                try {
                    m.setAccessible(true);
                    fields.put(key.value(), field(m.invoke(a)));
                } catch (ReflectiveOperationException e) {
                    throw new InternalError(e);
                }
            }
        }
        return fields.isEmpty() ? ImmutableDescriptor.EMPTY_DESCRIPTOR : new ImmutableDescriptor(fields);
    }

    /** Classes and enums as their names. */
    private static Object field(Object v) {
        if (v instanceof Class) return ((Class<?>) v).getName();
        if (v instanceof Enum) return ((Enum<?>) v).name();
        if (v instanceof Annotation)
            throw new IllegalArgumentException("Illegal type for annotation element using @DescriptorKey: " + v
                    .getClass().getName());
        if (!(v instanceof Class[]) && !(v instanceof Enum[])) return v;
        String[] s = new String[Array.getLength(v)];
        for (int i = 0; i < s.length; i++) s[i] = (String) field(Array.get(v, i));
        return s;
    }

    private static String text(Type t) {
        return t instanceof Class ? ((Class<?>) t).getName() : t.getTypeName();
    }

    /** Open infos are for what open values alone can be: not for primitive types and arrays of them. */
    private static boolean isOpen(Type t) {
        if (!(t instanceof Class)) return true;
        Class<?> c = (Class<?>) t;
        while (c.isArray()) c = c.getComponentType();
        return !c.isPrimitive();
    }

    private static ImmutableDescriptor types(OpenMapping map, ImmutableDescriptor more) {
        return ImmutableDescriptor.union(new ImmutableDescriptor(new String[] {JMX.OPEN_TYPE_FIELD,
            JMX.ORIGINAL_TYPE_FIELD}, new Object[] {map.openType, text(map.javaType)}), more);
    }

    MBeanAttributeInfo[] attributeInfos() {
        List<MBeanAttributeInfo> list = new ArrayList<MBeanAttributeInfo>();
        for (Map.Entry<String, Part> e : attributes.entrySet()) {
            Part p = e.getValue();
            String n = e.getKey();
            boolean r = p.getter != null, w = p.setter != null, is = r && p.getter.getName().startsWith("is");
            ImmutableDescriptor d = ImmutableDescriptor.union(r ? described(p.getter) : null,
                    w ? described(p.setter) : null);
            if (!isMXBean)
                list.add(new MBeanAttributeInfo(n, p.rawType().getName(), "Attribute exposed for management", r, w, is,
                        d));
            else if (isOpen(p.type()))
                list.add(new OpenMBeanAttributeInfoSupport(n, n, p.mapping.openType, r, w, is, types(p.mapping, d)));
            else list.add(new MBeanAttributeInfo(n, p.rawType().getName(), n, r, w, is, types(p.mapping, d)));
        }
        return list.toArray(new MBeanAttributeInfo[0]);
    }

    MBeanOperationInfo[] operationInfos() {
        MBeanOperationInfo[] infos = new MBeanOperationInfo[operations.size()];
        for (int i = 0; i < infos.length; i++) infos[i] = info(operations.get(i));
        return infos;
    }

    private MBeanOperationInfo info(Operation o) {
        Method m = o.method;
        Class<?>[] types = m.getParameterTypes();
        MBeanParameterInfo[] params = new MBeanParameterInfo[types.length];
        boolean open = isMXBean && isOpen(m.getGenericReturnType());
        for (int i = 0; i < params.length; i++) {
            ImmutableDescriptor d = descriptor(m.getParameterAnnotations()[i]);
            Type t = m.getGenericParameterTypes()[i];
            if (!isMXBean) {
                params[i] = new MBeanParameterInfo("p" + (i + 1), types[i].getName(), "", d);
            } else if (isOpen(t)) {
                params[i] = new OpenMBeanParameterInfoSupport("p" + i, "p" + i, o.params[i].openType, types(o.params[i],
                        d));
            } else {
                params[i] = new MBeanParameterInfo("p" + i, types[i].getName(), "p" + i, types(o.params[i], d));
                open = false;
            }
        }
        if (!isMXBean)
            return new MBeanOperationInfo(m.getName(), "Operation exposed for management", params, m.getReturnType()
                    .getName(), MBeanOperationInfo.UNKNOWN, described(m));
        if (!open)
            return new MBeanOperationInfo(m.getName(), m.getName(), params, isOpen(m.getGenericReturnType())
                    ? o.result.openType.getClassName() : text(m.getGenericReturnType()), MBeanOperationInfo.UNKNOWN,
                    types(o.result, described(m)));
        OpenMBeanParameterInfo[] opens = new OpenMBeanParameterInfo[params.length];
        for (int i = 0; i < params.length; i++) opens[i] = (OpenMBeanParameterInfo) params[i];
        return new OpenMBeanOperationInfoSupport(m.getName(), m.getName(), opens, o.result.openType,
                MBeanOperationInfo.UNKNOWN, types(o.result, described(m)));
    }

    private static ImmutableDescriptor descriptor(final Annotation[] annotations) {
        if (annotations.length == 0) return ImmutableDescriptor.EMPTY_DESCRIPTOR;
        return described(new AnnotatedElement() {
            @Override
            public <T extends Annotation> T getAnnotation(Class<T> c) {
                for (Annotation a : annotations) if (c.isInstance(a)) return c.cast(a);
                return null;
            }

            @Override
            public Annotation[] getAnnotations() {
                return annotations;
            }

            @Override
            public Annotation[] getDeclaredAnnotations() {
                return annotations;
            }
        });
    }

    /** The descriptor of the whole bean. */
    ImmutableDescriptor descriptor() {
        return ImmutableDescriptor.union(new ImmutableDescriptor(JMX.IMMUTABLE_INFO_FIELD + "=true",
                JMX.INTERFACE_CLASS_NAME_FIELD + "=" + type.getName(), JMX.MXBEAN_FIELD + "=" + isMXBean),
                described(type));
    }

    /**
     * The interface by which a class is a bean: that called like it with MBean, or one that is an MXBean's; or null.
     */
    static Class<?> of(Class<?> c) {
        for (Class<?> at = c; at != null; at = at.getSuperclass()) {
            Class<?> found = standard(at);
            for (Class<?> i : at.getInterfaces()) if (found == null) found = mx(i);
            if (found != null) return found;
        }
        return null;
    }

    /** The interface of a standard bean of exactly this class, or null. */
    static Class<?> standard(Class<?> c) {
        for (Class<?> i : c.getInterfaces()) if (i.getName().equals(c.getName() + "MBean")) return i;
        return null;
    }

    static Class<?> mx(Class<?> i) {
        if (JMX.isMXBeanInterface(i)) return i;
        for (Class<?> s : i.getInterfaces()) {
            Class<?> found = mx(s);
            if (found != null) return found;
        }
        return null;
    }
}
