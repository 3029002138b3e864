package jdk.internal.reflect;

import java.lang.annotation.Annotation;
import java.lang.annotation.AnnotationFormatError;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedTypeVariable;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.Array;
import java.lang.reflect.Executable;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Annotations out of class files (JVMS 4.7.16 to 4.7.22). An object of this class holds those of one class. An
 * annotation whose type cannot be loaded, or is not retained at run time, is left out.
 */
public final class Annotations {
    private static final Map<Class<? extends Annotation>, Annotation> NO_ANNOTATIONS = new LinkedHashMap<>();

    private final Class<?> owner;
    private final int version;
    private Map<Class<? extends Annotation>, Annotation> declared;
    private Map<Class<? extends Annotation>, Annotation> all;

    private Annotations(Class<?> owner) {
        this.owner = owner;
        version = versions(owner);
    }

    /** Grows with each redefinition of the class or of one that it inherits from. */
    private static int versions(Class<?> c) {
        int sum = 0;
        for (; c != null; c = c.getSuperclass()) {
            sum += Reflection.version(c);
        }
        return sum;
    }

    /** False after a redefinition, which may have changed them. */
    public boolean isCurrent() {
        return version == versions(owner);
    }

    public static Annotations ofClass(Class<?> c) {
        return new Annotations(c);
    }

    /** Not to be changed. */
    public synchronized Map<Class<? extends Annotation>, Annotation> declared() {
        if (declared == null) {
            declared = parse(Reflection.classBytes(owner, Reflection.ANNOTATIONS), owner);
        }
        return declared;
    }

    /** With inherited ones; not to be changed. */
    public synchronized Map<Class<? extends Annotation>, Annotation> all() {
        if (all != null) {
            return all;
        }
        Map<Class<? extends Annotation>, Annotation> own = declared();
        Map<Class<? extends Annotation>, Annotation> map = null;
        Class<?> parent = owner.getSuperclass();
        if (parent != null) {
            Annotation[] inherited = parent.getAnnotations();
            for (int i = 0; i < inherited.length; i++) {
                if (isInherited(inherited[i].annotationType())) {
                    if (map == null) {
                        map = new LinkedHashMap<>();
                    }
                    map.put(inherited[i].annotationType(), inherited[i]);
                }
            }
        }
        if (map == null) {
            all = own;
        } else {
            map.putAll(own);
            all = map;
        }
        return all;
    }

    public static boolean isInherited(Class<? extends Annotation> type) {
        return type != Inherited.class && type.isAnnotationPresent(Inherited.class);
    }

    public static Annotation[] array(Map<Class<? extends Annotation>, Annotation> map) {
        return map.values().toArray(new Annotation[0]);
    }

    /** Annotations of one type, directly present or inside their container annotation. */
    public static <A extends Annotation> A[] byType(Map<Class<? extends Annotation>, Annotation> map, Class<A> type) {
        ArrayList<Annotation> list = new ArrayList<>();
        Repeatable repeatable = type.getDeclaredAnnotation(Repeatable.class);
        Class<? extends Annotation> container = repeatable == null ? null : repeatable.value();
        for (Annotation a : map.values()) {
            if (a.annotationType() == type) {
                list.add(a);
            } else if (a.annotationType() == container) {
                try {
                    Method value = container.getDeclaredMethod("value");
                    value.setAccessible(true);
                    Annotation[] inner = (Annotation[]) value.invoke(a);
                    for (int i = 0; i < inner.length; i++) {
                        list.add(inner[i]);
                    }
                } catch (ReflectiveOperationException e) {
                    throw new AnnotationFormatError(container + " is an invalid container for repeating annotations",
                            e);
                }
            }
        }
        return list.toArray((A[]) Array.newInstance(type, 0));
    }

    // Parsing

    /** A cursor over the bytes of an attribute of c. */
    private static final class Parser {
        private final byte[] bytes;
        private final Class<?> c;
        private int at;

        Parser(byte[] bytes, Class<?> c) {
            this.bytes = bytes;
            this.c = c;
        }

        int u1() {
            if (at >= bytes.length) {
                throw new AnnotationFormatError("Unexpected end of annotations of " + c.getName());
            }
            return bytes[at++] & 0xff;
        }

        int u2() {
            return u1() << 8 | u1();
        }

        String utf8() {
            return (String) constant('s', u2());
        }

        /** null if its type is not to be had. */
        Annotation annotation() {
            String descriptor = utf8();
            Class<?> type = null;
            try {
                type = Reflection.type(descriptor, c.getClassLoader());
            } catch (LinkageError e) {
                // an annotation of an unknown type is as if it were not there
            }
            int n = u2();
            Map<String, Object> values = new LinkedHashMap<>();
            for (int i = 0; i < n; i++) {
                String name = utf8();
                Method element = type == null ? null : elementOf(type, name);
                Object value = value(element == null ? null : element.getReturnType());
                if (element != null) {
                    if (value instanceof Mismatch) {
                        ((Mismatch) value).element = element;
                    }
                    values.put(name, value);
                }
            }
            if (type == null || !type.isAnnotation()) {
                return null;
            }
            return AnnotationHandler.make((Class<? extends Annotation>) type, values);
        }

        private static Method elementOf(Class<?> type, String name) {
            try {
                return type.getDeclaredMethod(name);
            } catch (NoSuchMethodException e) {
                return null;
            }
        }

        /** The element value that comes next; wanted is the type it should have, null to skip it. */
        Object value(Class<?> wanted) {
            int tag = u1();
            switch (tag) {
                case '[':
                    return array(wanted);
                case 'e':
                    String type = utf8();
                    String constant = utf8();
                    return wanted == null ? null : enumConstant(wanted, type, constant);
                case 'c':
                    String descriptor = utf8();
                    return wanted == null ? null : classValue(wanted, descriptor);
                case '@':
                    Annotation a = annotation();
                    return wanted == null || wanted.isInstance(a) ? a : new Mismatch(String.valueOf(a));
                default:
                    Object v = constant(tag, u2());
                    return wanted == null || fits(wanted, v) ? v : new Mismatch(v.getClass().getName() + "[" + v + "]");
            }
        }

        private static boolean fits(Class<?> wanted, Object v) {
            if (wanted == String.class) {
                return v instanceof String;
            }
            return wanted.isPrimitive() && AnnotationHandler.box(wanted).isInstance(v);
        }

        private Object constant(int tag, int index) {
            try {
                return constantAt(tag, index);
            } catch (IllegalArgumentException e) { // none of that kind
                throw new AnnotationFormatError(e);
            }
        }

        private Object constantAt(int tag, int index) {
            switch (tag) {
                case 'B':
                    return (byte) Reflection.intAt(c, index);
                case 'C':
                    return (char) Reflection.intAt(c, index);
                case 'S':
                    return (short) Reflection.intAt(c, index);
                case 'Z':
                    return Reflection.intAt(c, index) != 0;
                case 'I':
                    return Reflection.intAt(c, index);
                case 'J':
                    return Reflection.longAt(c, index);
                case 'F':
                    return Reflection.floatAt(c, index);
                case 'D':
                    return Reflection.doubleAt(c, index);
                case 's':
                    return Reflection.utf8(c, index);
                default:
                    throw new AnnotationFormatError("Invalid tag " + (char) tag + " in annotations of " + c.getName());
            }
        }

        private Object enumConstant(Class<?> wanted, String descriptor, String name) {
            if (!wanted.isEnum() || !wanted.descriptorString().equals(descriptor)) {
                return new Mismatch(descriptor + "." + name);
            }
            Object[] constants = wanted.getEnumConstants();
            for (int i = 0; i < constants.length; i++) {
                if (((Enum<?>) constants[i]).name().equals(name)) {
                    return constants[i];
                }
            }
            return new Missing(new EnumConstantNotPresentException((Class<? extends Enum>) wanted, name));
        }

        private Object classValue(Class<?> wanted, String descriptor) {
            if (wanted != Class.class) {
                return new Mismatch(descriptor);
            }
            try {
                return Reflection.type(descriptor, c.getClassLoader());
            } catch (NoClassDefFoundError e) {
                return new Missing(new TypeNotPresentException(
                        descriptor.substring(1, descriptor.length() - 1).replace('/', '.'), e));
            }
        }

        private Object array(Class<?> wanted) {
            int n = u2();
            Class<?> component = wanted == null || !wanted.isArray() ? null : wanted.getComponentType();
            Object result = component == null ? null : Array.newInstance(component, n);
            Object odd = wanted != null && component == null ? new Mismatch("array") : null;
            for (int i = 0; i < n; i++) {
                Object v = value(component);
                if (v instanceof Mismatch || v instanceof Missing) {
                    odd = v;
                } else if (component != null) {
                    Array.set(result, i, v);
                }
            }
            return odd != null ? odd : result;
        }
    }

    /** Stands for an element value of a wrong type until somebody asks for it. */
    static final class Mismatch {
        final String found;
        Method element;

        Mismatch(String found) {
            this.found = found;
        }
    }

    /** Stands for an element value whose class or constant is not there. */
    static final class Missing {
        final RuntimeException why;

        Missing(RuntimeException why) {
            this.why = why;
        }
    }

    private static boolean isRetained(Class<? extends Annotation> type) {
        if (type == Retention.class || type == Inherited.class) {
            return true;
        }
        Retention r = type.getDeclaredAnnotation(Retention.class);
        return r != null && r.value() == RetentionPolicy.RUNTIME;
    }

    /** The content of RuntimeVisibleAnnotations; bytes may be null. */
    public static Map<Class<? extends Annotation>, Annotation> parse(byte[] bytes, Class<?> c) {
        if (bytes == null) {
            return NO_ANNOTATIONS;
        }
        Parser p = new Parser(bytes, c);
        Map<Class<? extends Annotation>, Annotation> map = new LinkedHashMap<>();
        int n = p.u2();
        for (int i = 0; i < n; i++) {
            Annotation a = p.annotation();
            if (a == null) {
                continue;
            }
            // the annotations that annotate themselves would ask for ever
            boolean basic = a.annotationType().getName().startsWith("java.lang.annotation.");
            if ((basic || isRetained(a.annotationType())) && map.put(a.annotationType(), a) != null) {
                throw new AnnotationFormatError("Duplicate annotation for class: " + a.annotationType() + ": " + a);
            }
        }
        return map;
    }

    /**
     * The content of RuntimeVisibleParameterAnnotations; parameters that the compiler added come first and have none.
     */
    public static Annotation[][] parameters(byte[] bytes, Class<?> c, int count) {
        Annotation[][] result = new Annotation[count][];
        for (int i = 0; i < count; i++) {
            result[i] = new Annotation[0];
        }
        if (bytes == null) {
            return result;
        }
        Parser p = new Parser(bytes, c);
        int n = p.u1();
        for (int i = 0; i < n; i++) {
            int m = p.u2();
            ArrayList<Annotation> list = new ArrayList<>();
            for (int j = 0; j < m; j++) {
                Annotation a = p.annotation();
                if (a != null && isRetained(a.annotationType())) {
                    list.add(a);
                }
            }
            int at = count - n + i;
            if (at >= 0) {
                result[at] = list.toArray(new Annotation[0]);
            }
        }
        return result;
    }

    /** The content of AnnotationDefault. */
    public static Object defaultValue(Method m, byte[] bytes) {
        Object v = new Parser(bytes, m.getDeclaringClass()).value(m.getReturnType());
        if (v instanceof Missing) {
            throw ((Missing) v).why;
        }
        if (v instanceof Mismatch) {
            throw new AnnotationFormatError("Invalid default: " + m);
        }
        return v;
    }

    // Type annotations (JVMS 4.7.20)

    /** One type annotation: what it stands on and the path into that type. */
    private static final class Placed {
        int target;
        int a;
        int b;
        byte[] path;
        Annotation annotation;
    }

    private static ArrayList<Placed> parsePlaced(byte[] bytes, Class<?> c) {
        ArrayList<Placed> list = new ArrayList<>();
        if (bytes == null) {
            return list;
        }
        Parser p = new Parser(bytes, c);
        int n = p.u2();
        for (int i = 0; i < n; i++) {
            Placed t = new Placed();
            t.target = p.u1();
            switch (t.target) {
                case 0x00:
                case 0x01:
                case 0x16:
                    t.a = p.u1();
                    break;
                case 0x10:
                case 0x17:
                    t.a = p.u2();
                    break;
                case 0x11:
                case 0x12:
                    t.a = p.u1();
                    t.b = p.u1();
                    break;
                case 0x13:
                case 0x14:
                case 0x15:
                    break;
                default:
                    throw new AnnotationFormatError("Could not parse bytes for type annotations");
            }
            t.path = new byte[p.u1() * 2];
            for (int j = 0; j < t.path.length; j++) {
                t.path[j] = (byte) p.u1();
            }
            t.annotation = p.annotation();
            if (t.annotation != null && isRetained(t.annotation.annotationType())) {
                list.add(t);
            }
        }
        return list;
    }

    private static AnnotatedType typeAt(ArrayList<Placed> all, int target, int a, int b, Type type) {
        ArrayList<Placed> mine = new ArrayList<>();
        for (Placed t : all) {
            if (t.target == target && t.a == a && t.b == b) {
                mine.add(t);
            }
        }
        return Used.make(type, mine, new byte[0]);
    }

    private static ArrayList<Placed> of(GenericDeclaration d) {
        if (d instanceof Class) {
            Class<?> c = (Class<?>) d;
            return parsePlaced(Reflection.classBytes(c, Reflection.TYPE_ANNOTATIONS), c);
        }
        Executable e = (Executable) d;
        return parsePlaced(executableBytes(e), e.getDeclaringClass());
    }

    private static byte[] executableBytes(Executable e) {
        Class<?> c = e.getDeclaringClass();
        long[] methods = Reflection.methods(c);
        String name = e instanceof Method ? e.getName() : "<init>";
        String parameters = Descriptors.ofParameters(e.getParameterTypes());
        for (int i = 0; i < methods.length; i++) {
            if (Reflection.methodName(methods[i]).equals(name)
                    && Reflection.methodDescriptor(methods[i]).startsWith(parameters)) {
                return Reflection.methodBytes(methods[i], Reflection.TYPE_ANNOTATIONS);
            }
        }
        return null;
    }

    public static Annotation[] ofVariable(GenericDeclaration d, int index) {
        int target = d instanceof Class ? 0x00 : 0x01;
        ArrayList<Annotation> list = new ArrayList<>();
        for (Placed t : of(d)) {
            if (t.target == target && t.a == index) {
                list.add(t.annotation);
            }
        }
        return list.toArray(new Annotation[0]);
    }

    /** noClassBound: the first bound is an interface, and bounds are counted from 1. */
    public static AnnotatedType[] annotatedBounds(GenericDeclaration d, int index, Type[] bounds,
            boolean noClassBound) {
        ArrayList<Placed> all = of(d);
        AnnotatedType[] result = new AnnotatedType[bounds.length];
        for (int i = 0; i < result.length; i++) {
            result[i] = typeAt(all, d instanceof Class ? 0x11 : 0x12, index, noClassBound ? i + 1 : i, bounds[i]);
        }
        return result;
    }

    /** index -1: the superclass. */
    public static AnnotatedType annotatedSuper(Class<?> c, int index) {
        Type type = index < 0 ? c.getGenericSuperclass() : c.getGenericInterfaces()[index];
        return typeAt(of(c), 0x10, index < 0 ? 0xffff : index, 0, type);
    }

    public static AnnotatedType annotatedField(AnnotatedElement f, byte[] bytes, Class<?> c, Type type) {
        return typeAt(parsePlaced(bytes, c), 0x13, 0, 0, type);
    }

    private static ArrayList<Placed> ofMethod(Executable e, long handle) {
        return parsePlaced(Reflection.methodBytes(handle, Reflection.TYPE_ANNOTATIONS), e.getDeclaringClass());
    }

    public static AnnotatedType annotatedResult(Executable e, long handle, Type type) {
        return typeAt(ofMethod(e, handle), 0x14, 0, 0, type);
    }

    public static AnnotatedType annotatedReceiver(Executable e, long handle, Type type) {
        return typeAt(ofMethod(e, handle), 0x15, 0, 0, type);
    }

    public static AnnotatedType[] annotatedParameters(Executable e, long handle, Type[] types) {
        ArrayList<Placed> all = ofMethod(e, handle);
        AnnotatedType[] result = new AnnotatedType[types.length];
        for (int i = 0; i < result.length; i++) {
            result[i] = typeAt(all, 0x16, i, 0, types[i]);
        }
        return result;
    }

    public static AnnotatedType[] annotatedExceptions(Executable e, long handle, Type[] types) {
        ArrayList<Placed> all = ofMethod(e, handle);
        AnnotatedType[] result = new AnnotatedType[types.length];
        for (int i = 0; i < result.length; i++) {
            result[i] = typeAt(all, 0x17, i, 0, types[i]);
        }
        return result;
    }

    /** A type as used: the annotations that stand on one use, found by their path from the outermost type. */
    private static class Used implements AnnotatedType {
        final Type type;
        final ArrayList<Placed> all;
        final byte[] path;

        Used(Type type, ArrayList<Placed> all, byte[] path) {
            this.type = type;
            this.all = all;
            this.path = path;
        }

        static AnnotatedType make(Type type, ArrayList<Placed> all, byte[] path) {
            if (type instanceof Class && ((Class<?>) type).isArray() || type instanceof GenericArrayType) {
                return new UsedArray(type, all, path);
            }
            if (type instanceof ParameterizedType) {
                return new UsedParameterized(type, all, withNesting(path, type));
            }
            if (type instanceof TypeVariable) {
                return new UsedVariable(type, all, path);
            }
            if (type instanceof WildcardType) {
                return new UsedWildcard(type, all, path);
            }
            return new Used(type, all, withNesting(path, type));
        }

        /** An inner class is reached through one step for each outer class whose instances it has. */
        static byte[] withNesting(byte[] path, Type type) {
            Class<?> c = raw(type);
            while (c.isMemberClass() && !java.lang.reflect.Modifier.isStatic(c.getModifiers())) {
                path = step(path, 1, 0);
                c = c.getDeclaringClass();
            }
            return path;
        }

        static Class<?> raw(Type type) {
            return (Class<?>) (type instanceof ParameterizedType ? ((ParameterizedType) type).getRawType() : type);
        }

        static byte[] step(byte[] path, int kind, int index) {
            byte[] longer = java.util.Arrays.copyOf(path, path.length + 2);
            longer[path.length] = (byte) kind;
            longer[path.length + 1] = (byte) index;
            return longer;
        }

        @Override
        public Type getType() {
            return type;
        }

        @Override
        public AnnotatedType getAnnotatedOwnerType() {
            Type outer = type instanceof ParameterizedType ? ((ParameterizedType) type).getOwnerType()
                    : type instanceof Class ? ((Class<?>) type).getDeclaringClass() : null;
            if (outer == null || type == void.class) {
                return null;
            }
            boolean inner = !java.lang.reflect.Modifier.isStatic(raw(type).getModifiers());
            ArrayList<Placed> some = inner ? all : new ArrayList<>();
            byte[] up = inner ? java.util.Arrays.copyOf(path, path.length - 2) : path;
            return outer instanceof ParameterizedType ? new UsedParameterized(outer, some, up)
                    : new Used(outer, some, up);
        }

        @Override
        public Annotation[] getDeclaredAnnotations() {
            ArrayList<Annotation> list = new ArrayList<>();
            for (Placed t : all) {
                if (java.util.Arrays.equals(t.path, path)) {
                    list.add(t.annotation);
                }
            }
            return list.toArray(new Annotation[0]);
        }

        @Override
        public Annotation[] getAnnotations() {
            return getDeclaredAnnotations();
        }

        @Override
        public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
            return getDeclaredAnnotation(annotationClass);
        }

        final AnnotatedType[] each(Type[] types, int kind) {
            AnnotatedType[] result = new AnnotatedType[types.length];
            for (int i = 0; i < result.length; i++) {
                result[i] = make(types[i], all, step(path, kind, kind == 3 ? i : 0));
            }
            return result;
        }

        static String join(AnnotatedType[] types, String separator) {
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < types.length; i++) {
                sb.append(i == 0 ? "" : separator).append(types[i]);
            }
            return sb.toString();
        }

        final String prefix() {
            StringBuilder sb = new StringBuilder();
            Annotation[] mine = getDeclaredAnnotations();
            for (int i = 0; i < mine.length; i++) {
                sb.append(mine[i]).append(' ');
            }
            return sb.toString();
        }

        @Override
        public String toString() {
            return prefix() + type.getTypeName();
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof AnnotatedType && type.equals(((AnnotatedType) o).getType())
                    && toString().equals(o.toString());
        }

        @Override
        public int hashCode() {
            return type.hashCode() ^ java.util.Arrays.hashCode(getDeclaredAnnotations());
        }
    }

    private static final class UsedArray extends Used implements AnnotatedArrayType {
        UsedArray(Type type, ArrayList<Placed> all, byte[] path) {
            super(type, all, path);
        }

        @Override
        public AnnotatedType getAnnotatedGenericComponentType() {
            Type component = type instanceof Class ? ((Class<?>) type).getComponentType()
                    : ((GenericArrayType) type).getGenericComponentType();
            return make(component, all, step(path, 0, 0));
        }

        @Override
        public AnnotatedType getAnnotatedOwnerType() {
            return null;
        }

        /** As in source: the element type, then the dimensions from the outermost inwards. */
        @Override
        public String toString() {
            StringBuilder dimensions = new StringBuilder();
            AnnotatedType t = this;
            while (t instanceof UsedArray) {
                String mine = ((UsedArray) t).prefix().trim();
                dimensions.append(mine.isEmpty() ? "" : " ").append(mine).append("[]");
                t = ((UsedArray) t).getAnnotatedGenericComponentType();
            }
            return t + dimensions.toString();
        }
    }

    private static final class UsedParameterized extends Used implements AnnotatedParameterizedType {
        UsedParameterized(Type type, ArrayList<Placed> all, byte[] path) {
            super(type, all, path);
        }

        @Override
        public AnnotatedType[] getAnnotatedActualTypeArguments() {
            return each(((ParameterizedType) type).getActualTypeArguments(), 3);
        }

        @Override
        public String toString() {
            AnnotatedType[] args = getAnnotatedActualTypeArguments();
            String name = prefix() + raw(type).getTypeName();
            return args.length == 0 ? name : name + "<" + join(args, ", ") + ">";
        }
    }

    private static final class UsedVariable extends Used implements AnnotatedTypeVariable {
        UsedVariable(Type type, ArrayList<Placed> all, byte[] path) {
            super(type, all, path);
        }

        @Override
        public AnnotatedType[] getAnnotatedBounds() {
            return ((TypeVariable<?>) type).getAnnotatedBounds();
        }

        @Override
        public AnnotatedType getAnnotatedOwnerType() {
            return null;
        }
    }

    private static final class UsedWildcard extends Used implements AnnotatedWildcardType {
        UsedWildcard(Type type, ArrayList<Placed> all, byte[] path) {
            super(type, all, path);
        }

        @Override
        public AnnotatedType[] getAnnotatedLowerBounds() {
            return each(((WildcardType) type).getLowerBounds(), 2);
        }

        @Override
        public AnnotatedType[] getAnnotatedUpperBounds() {
            return each(((WildcardType) type).getUpperBounds(), 2);
        }

        @Override
        public String toString() {
            AnnotatedType[] lower = getAnnotatedLowerBounds();
            AnnotatedType[] upper = getAnnotatedUpperBounds();
            if (lower.length > 0) {
                return prefix() + "? super " + join(lower, " & ");
            }
            boolean any = upper.length == 0 || upper[0].getType() == Object.class;
            return any ? prefix() + "?" : prefix() + "? extends " + join(upper, " & ");
        }

        @Override
        public AnnotatedType getAnnotatedOwnerType() {
            return null;
        }
    }
}
