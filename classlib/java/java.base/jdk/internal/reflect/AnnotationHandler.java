package jdk.internal.reflect;

import java.lang.annotation.Annotation;
import java.lang.annotation.AnnotationTypeMismatchException;
import java.lang.annotation.IncompleteAnnotationException;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The behaviour of an annotation object, which is a proxy of its annotation interface. */
public final class AnnotationHandler implements InvocationHandler, java.io.Serializable {
    private static final long serialVersionUID = 1L;

    private final Class<? extends Annotation> type;
    private final Map<String, Object> values;

    private AnnotationHandler(Class<? extends Annotation> type, Map<String, Object> values) {
        this.type = type;
        this.values = values;
    }

    /**
     * An annotation with these element values; missing ones take their defaults. Elements that have a default come
     * first, in the order of a hash map, then the others as the class file has them: what programs are used to read.
     */
    public static Annotation make(Class<? extends Annotation> type, Map<String, Object> given) {
        Map<String, Object> defaults = new HashMap<>(0);
        Method[] elements = type.getDeclaredMethods();
        for (int i = 0; i < elements.length; i++) {
            Object v = elements[i].getParameterCount() == 0 ? elements[i].getDefaultValue() : null;
            if (v != null) {
                defaults.put(elements[i].getName(), v);
            }
        }
        Map<String, Object> values = new LinkedHashMap<>(defaults);
        values.putAll(given);
        return (Annotation) Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
                new AnnotationHandler(type, values));
    }

    static Class<?> box(Class<?> p) {
        return p == int.class ? Integer.class : p == long.class ? Long.class : p == boolean.class ? Boolean.class
                : p == byte.class ? Byte.class : p == short.class ? Short.class : p == char.class ? Character.class
                : p == float.class ? Float.class : p == double.class ? Double.class : Void.class;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] args) throws Throwable {
        String name = method.getName();
        int n = method.getParameterCount();
        if (n == 1 && name.equals("equals")) {
            return isEqual(proxy, args[0]);
        }
        if (n != 0) {
            throw new AssertionError("Too many parameters for an annotation method");
        }
        switch (name) {
            case "toString":
                return text();
            case "hashCode":
                return hash();
            case "annotationType":
                return type;
            default:
                return element(name);
        }
    }

    private Object element(String name) {
        Object v = values.get(name);
        if (v == null) {
            throw new IncompleteAnnotationException(type, name);
        }
        if (v instanceof Annotations.Missing) {
            throw ((Annotations.Missing) v).why;
        }
        if (v instanceof Annotations.Mismatch) {
            throw new AnnotationTypeMismatchException(((Annotations.Mismatch) v).element,
                    ((Annotations.Mismatch) v).found);
        }
        return v.getClass().isArray() && Array.getLength(v) > 0 ? copy(v) : v;
    }

    private static Object copy(Object array) {
        int n = Array.getLength(array);
        Object c = Array.newInstance(array.getClass().getComponentType(), n);
        System.arraycopy(array, 0, c, 0, n);
        return c;
    }

    private boolean isEqual(Object self, Object other) throws Throwable {
        if (self == other) {
            return true;
        }
        if (!type.isInstance(other)) {
            return false;
        }
        Method[] elements = type.getDeclaredMethods();
        for (int i = 0; i < elements.length; i++) {
            if (elements[i].getParameterCount() != 0 || elements[i].isSynthetic()) {
                continue;
            }
            elements[i].setAccessible(true);
            if (!sameValue(values.get(elements[i].getName()), elements[i].invoke(other))) {
                return false;
            }
        }
        return true;
    }

    private static boolean sameValue(Object a, Object b) {
        return a != null && b != null && Arrays.deepEquals(new Object[] {a}, new Object[] {b});
    }

    private int hash() {
        int h = 0;
        for (Map.Entry<String, Object> e : values.entrySet()) {
            Object v = e.getValue();
            int vh = v.getClass().isArray() ? Arrays.deepHashCode(new Object[] {v}) - 31 : v.hashCode();
            h += 127 * e.getKey().hashCode() ^ vh;
        }
        return h;
    }

    private String text() {
        StringBuilder sb = new StringBuilder("@").append(type.getName()).append('(');
        boolean lone = values.size() == 1 && values.containsKey("value");
        boolean first = true;
        for (Map.Entry<String, Object> e : values.entrySet()) {
            if (!first) {
                sb.append(", ");
            }
            first = false;
            if (!lone) {
                sb.append(e.getKey()).append('=');
            }
            append(sb, e.getValue());
        }
        return sb.append(')').toString();
    }

    private static void append(StringBuilder sb, Object v) {
        if (v.getClass().isArray()) {
            int n = Array.getLength(v);
            sb.append('{');
            for (int i = 0; i < n; i++) {
                sb.append(i == 0 ? "" : ", ");
                append(sb, Array.get(v, i));
            }
            sb.append('}');
        } else if (v instanceof Class) {
            sb.append(((Class<?>) v).getTypeName()).append(".class");
        } else if (v instanceof String) {
            sb.append('"');
            String s = (String) v;
            for (int i = 0; i < s.length(); i++) {
                quote(sb, s.charAt(i));
            }
            sb.append('"');
        } else if (v instanceof Character) {
            sb.append('\'');
            quote(sb, (Character) v);
            sb.append('\'');
        } else if (v instanceof Long) {
            sb.append(v).append('L');
        } else if (v instanceof Float) {
            float f = (Float) v;
            sb.append(f != f ? "0.0f/0.0f" : Float.isInfinite(f) ? f > 0 ? "1.0f/0.0f" : "-1.0f/0.0f" : f + "f");
        } else if (v instanceof Double) {
            double d = (Double) v;
            sb.append(d != d ? "0.0/0.0" : Double.isInfinite(d) ? d > 0 ? "1.0/0.0" : "-1.0/0.0" : "" + d);
        } else if (v instanceof Byte) {
            sb.append("(byte)0x");
            String hex = Integer.toHexString((Byte) v & 0xff);
            sb.append(hex.length() < 2 ? "0" : "").append(hex);
        } else if (v instanceof Enum) {
            sb.append(((Enum<?>) v).name());
        } else {
            sb.append(v);
        }
    }

    private static void quote(StringBuilder sb, char c) {
        switch (c) {
            case '\b': sb.append("\\b"); break;
            case '\f': sb.append("\\f"); break;
            case '\n': sb.append("\\n"); break;
            case '\r': sb.append("\\r"); break;
            case '\t': sb.append("\\t"); break;
            case '\\': sb.append("\\\\"); break;
            case '"': sb.append("\\\""); break;
            case '\'': sb.append("\\'"); break;
            default:
                sb.append(c >= ' ' && c <= '~' ? String.valueOf(c) : String.format("\\u%04x", (int) c));
        }
    }
}
