package java.lang.invoke;

/** The conversions between types (asType, explicitCastArguments). */
final class Conversions {
    private Conversions() {
    }

    private static final Class<?>[] PRIMITIVES = {
        boolean.class, char.class, byte.class, short.class, int.class, long.class, float.class, double.class
    };
    private static final Class<?>[] BOXES = {
        Boolean.class, Character.class, Byte.class, Short.class, Integer.class, Long.class, Float.class, Double.class
    };

    static int primitiveIndex(Class<?> c) {
        for (int i = 0; i < PRIMITIVES.length; i++) {
            if (PRIMITIVES[i] == c) {
                return i;
            }
        }
        return -1;
    }

    private static int boxIndex(Class<?> c) {
        for (int i = 0; i < BOXES.length; i++) {
            if (BOXES[i] == c) {
                return i;
            }
        }
        return -1;
    }

    static Class<?> box(Class<?> c) {
        int i = primitiveIndex(c);
        return i < 0 ? c : BOXES[i];
    }

    static Class<?> unbox(Class<?> c) {
        int i = boxIndex(c);
        return i < 0 ? c : PRIMITIVES[i];
    }

    /** Primitive a widens to primitive b (JLS 5.1.2), or is the same. */
    static boolean widens(Class<?> a, Class<?> b) {
        int x = primitiveIndex(a);
        int y = primitiveIndex(b);
        if (x == y) {
            return true;
        }
        if (x == 0 || y == 0) {
            return false;
        }
        return x == 1 ? y >= 4 : y > 1 && x < y;
    }

    /** A value of type from may be converted to type to by asType. */
    static boolean converts(Class<?> from, Class<?> to) {
        if (from == to || from == void.class || to == void.class) {
            return true;
        }
        if (from.isPrimitive()) {
            return to.isPrimitive() ? widens(from, to) : to.isAssignableFrom(box(from));
        }
        if (!to.isPrimitive()) {
            return true;
        }
        int b = boxIndex(from);
        return b >= 0 ? widens(PRIMITIVES[b], to) : from.isAssignableFrom(box(to)) || from == Number.class;
    }

    /** Values of one type are values of the other without being changed or checked. */
    static boolean passes(Class<?> from, Class<?> to) {
        return from == to || !from.isPrimitive() && !to.isPrimitive()
                && (to.isAssignableFrom(from) || to.isInterface() || from == Void.class); // a Void is null
    }

    /** A call of type site can be made with a handle of this type as it is. */
    static boolean passes(MethodType site, MethodType handle) {
        int n = site.parameterCount();
        if (n != handle.parameterCount() || !passes(handle.returnType(), site.returnType())) {
            return false;
        }
        for (int i = 0; i < n; i++) {
            if (!passes(site.parameterType(i), handle.parameterType(i))) {
                return false;
            }
        }
        return true;
    }

    /** Converts a boxed value to type to, by boxing, unboxing, widening and casting. */
    static Object convert(Object v, Class<?> to) {
        if (to == void.class) {
            return null;
        }
        if (!to.isPrimitive()) {
            return to.cast(v);
        }
        if (v == null) {
            throw new NullPointerException();
        }
        int b = boxIndex(v.getClass());
        if (b < 0 || !widens(PRIMITIVES[b], to)) {
            throw new ClassCastException("Cannot cast " + v.getClass().getName() + " to " + box(to).getName());
        }
        return BOXES[b] == box(to) ? v : number(v, to);
    }

    /** Converts a boxed value to type to, as an explicit cast does: narrowing, and null to zero. */
    static Object explicit(Object v, Class<?> to) {
        if (to.isPrimitive()) {
            return v == null ? zero(to) : number(v, to);
        }
        return to.isInterface() ? v : to.cast(v);
    }

    /** A number or char or boolean as primitive type to, narrowing where needed. */
    static Object number(Object v, Class<?> to) {
        if (v instanceof Boolean) {
            v = (Boolean) v ? 1 : 0;
        }
        boolean isChar = v instanceof Character;
        Number n = isChar ? (Number) (int) (Character) v : (Number) v;
        switch (primitiveIndex(to)) {
            case 0:
                return (n.byteValue() & 1) != 0;
            case 1:
                return (char) n.intValue();
            case 2:
                return n.byteValue();
            case 3:
                return n.shortValue();
            case 4:
                return n.intValue();
            case 5:
                return n.longValue();
            case 6:
                return n.floatValue();
            default:
                return n.doubleValue();
        }
    }

    /** The zero of a type, boxed. */
    static Object zero(Class<?> c) {
        return c.isPrimitive() && c != void.class ? number(0, c) : null;
    }

    static MethodHandle asType(MethodHandle h, MethodType to) {
        MethodType from = h.type();
        int n = to.parameterCount();
        if (h.isVarargsCollector()) {
            Class<?> array = from.lastParameterType();
            boolean direct = from.parameterCount() == n && array.isAssignableFrom(to.lastParameterType());
            if (!direct) {
                int rest = n - (from.parameterCount() - 1);
                if (rest < 0) {
                    throw wrong(from, to);
                }
                return ArgumentArrays.collect(h.asFixedArity(), from.parameterCount() - 1, array, rest).asType(to);
            }
        }
        if (n != from.parameterCount() || !converts(from.returnType(), to.returnType())) {
            throw wrong(from, to);
        }
        for (int i = 0; i < n; i++) {
            if (!converts(to.parameterType(i), from.parameterType(i))) {
                throw wrong(from, to);
            }
        }
        if (h instanceof DirectHandle && passes(to, from)) {
            return ((DirectHandle) h).retyped(to);
        }
        return converted(h, to, false);
    }

    private static MethodHandle converted(MethodHandle h, MethodType to, boolean explicit) {
        MethodType from = h.type();
        Recipe r = new Recipe(to).handle(h.asFixedArity());
        for (int i = 0; i < from.parameterCount(); i++) {
            Class<?> given = to.parameterType(i);
            Class<?> wanted = from.parameterType(i);
            r.argument(i);
            r = explicit ? r.cast(given, wanted) : r.convert(given, wanted);
        }
        r.call(from);
        Class<?> made = from.returnType();
        return (explicit ? r.cast(made, to.returnType()) : r.convert(made, to.returnType())).end();
    }

    static WrongMethodTypeException wrong(MethodType from, MethodType to) {
        return new WrongMethodTypeException("cannot convert MethodHandle" + from + " to " + to);
    }

    static MethodHandle explicitCast(MethodHandle target, MethodType newType) {
        MethodType t = target.type();
        if (t == newType) {
            return target;
        }
        if (t.parameterCount() != newType.parameterCount()) {
            throw new WrongMethodTypeException("cannot explicitly cast " + target + " to " + newType);
        }
        return converted(target, newType, true);
    }
}
