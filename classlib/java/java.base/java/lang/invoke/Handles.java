package java.lang.invoke;

import java.lang.reflect.Array;
import java.util.Arrays;
import jdk.internal.reflect.Reflection;
import jdk.internal.vm.annotation.Hidden;

/** The kinds of method handles, and the conversions between types. */
final class Handles {
    private Handles() {
    }

    // Members

    /** How a direct handle calls its method; the numbers are those of Reflection.run. */
    static final int EXACT = 0;
    static final int SELECT = 1;
    static final int CONSTRUCT = 2;

    /** A method or constructor. */
    static final class Direct extends MethodHandle {
        final long method;
        final int how;
        final boolean bound;
        final boolean takesArray;

        /** bound: the first argument is the receiver. */
        Direct(MethodType type, long method, int how, boolean bound, boolean varargs) {
            super(type);
            this.method = method;
            this.how = how;
            this.bound = bound;
            takesArray = varargs;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            if (!bound) {
                return Reflection.run(method, how, null, args);
            }
            if (args[0] == null) {
                throw new NullPointerException();
            }
            return Reflection.run(method, how, args[0], Arrays.copyOfRange(args, 1, args.length));
        }

        @Override
        public boolean isVarargsCollector() {
            return takesArray;
        }

        @Override
        public MethodHandle asFixedArity() {
            return takesArray ? new Direct(type(), method, how, bound, false) : this;
        }
    }

    /** Reads or writes a field. */
    static final class FieldAccess extends MethodHandle {
        private final long field;
        private final boolean isStatic;
        private final boolean write;

        FieldAccess(MethodType type, long field, boolean isStatic, boolean write) {
            super(type);
            this.field = field;
            this.isStatic = isStatic;
            this.write = write;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            Object o = isStatic ? null : args[0];
            if (!isStatic && o == null) {
                throw new NullPointerException();
            }
            if (!write) {
                return Reflection.get(field, o);
            }
            Reflection.set(field, o, args[isStatic ? 0 : 1]);
            return null;
        }
    }

    /** What arrays can do. */
    static final class ArrayAccess extends MethodHandle {
        static final int GET = 0;
        static final int SET = 1;
        static final int LENGTH = 2;
        static final int NEW = 3;
        private final int what;
        private final Class<?> component;

        ArrayAccess(MethodType type, int what, Class<?> component) {
            super(type);
            this.what = what;
            this.component = component;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            switch (what) {
                case GET:
                    check(args);
                    return Array.get(args[0], (Integer) args[1]);
                case SET:
                    check(args);
                    Array.set(args[0], (Integer) args[1], args[2]);
                    return null;
                case LENGTH:
                    return Array.getLength(args[0]);
                default:
                    return Array.newInstance(component, (Integer) args[0]);
            }
        }

        private static void check(Object[] args) {
            int n = Array.getLength(args[0]);
            int i = (Integer) args[1];
            if (i < 0 || i >= n) {
                throw new ArrayIndexOutOfBoundsException("Index " + i + " out of bounds for length " + n);
            }
        }
    }

    // Conversions

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
            throw new ClassCastException("Cannot cast " + v.getClass().getName() + " to " + to.getName());
        }
        return BOXES[b] == box(to) ? v : number(v, to);
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
                return asType(collect(h.asFixedArity(), from.parameterCount() - 1, array, rest), to);
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
        return new Converted(h, to, false);
    }

    static WrongMethodTypeException wrong(MethodType from, MethodType to) {
        return new WrongMethodTypeException("cannot convert MethodHandle" + from + " to " + to);
    }

    /** asType, or explicitCastArguments, which also narrows. */
    static final class Converted extends MethodHandle {
        private final MethodHandle target;
        private final boolean explicit;

        Converted(MethodHandle target, MethodType type, boolean explicit) {
            super(type);
            this.target = target;
            this.explicit = explicit;
        }

        private Object one(Object v, Class<?> from, Class<?> to) {
            if (from == to) {
                return v;
            }
            if (!explicit) {
                return convert(v, to);
            }
            if (to.isPrimitive() && to != void.class) {
                return v == null ? zero(to) : number(v, to);
            }
            return to.isInterface() || to == void.class ? to == void.class ? null : v : to.cast(v);
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            MethodType inner = target.type();
            for (int i = 0; i < args.length; i++) {
                args[i] = one(args[i], type().parameterType(i), inner.parameterType(i));
            }
            Object r = target.call(args);
            Class<?> to = type().returnType();
            return inner.returnType() == void.class ? zero(to) : one(r, inner.returnType(), to);
        }
    }

    // Arrays of arguments

    static MethodHandle spread(MethodHandle h, int pos, Class<?> arrayType, int length) {
        MethodType t = h.type();
        if (!arrayType.isArray()) {
            throw new IllegalArgumentException("not an array type: " + arrayType.getName());
        }
        if (length < 0 || pos < 0 || pos + length > t.parameterCount()) {
            throw new IllegalArgumentException("bad spread array length");
        }
        Class<?> component = arrayType.getComponentType();
        MethodType inner = t;
        for (int i = 0; i < length; i++) {
            inner = inner.changeParameterType(pos + i, component);
        }
        MethodType outer = t.dropParameterTypes(pos, pos + length).insertParameterTypes(pos, arrayType);
        return new Spread(h.asType(inner), outer, pos, length);
    }

    private static final class Spread extends MethodHandle {
        private final MethodHandle target;
        private final int pos;
        private final int length;

        Spread(MethodHandle target, MethodType type, int pos, int length) {
            super(type);
            this.target = target;
            this.pos = pos;
            this.length = length;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            Object array = args[pos];
            int n = array == null && length == 0 ? 0 : Array.getLength(array);
            if (n != length) {
                throw new IllegalArgumentException("array is not of length " + length);
            }
            Object[] all = new Object[args.length - 1 + length];
            System.arraycopy(args, 0, all, 0, pos);
            for (int i = 0; i < length; i++) {
                all[pos + i] = Array.get(array, i);
            }
            System.arraycopy(args, pos + 1, all, pos + length, args.length - pos - 1);
            return target.call(all);
        }
    }

    static MethodHandle collect(MethodHandle h, int pos, Class<?> arrayType, int length) {
        MethodType t = h.type();
        if (pos < 0 || pos >= t.parameterCount()) {
            throw new IllegalArgumentException("bad collect position");
        }
        if (!arrayType.isArray() || !t.parameterType(pos).isAssignableFrom(arrayType)) {
            throw new IllegalArgumentException("array type not assignable to argument: " + arrayType.getName());
        }
        Class<?>[] each = new Class<?>[length];
        Arrays.fill(each, arrayType.getComponentType());
        return new Collected(h, t.dropParameterTypes(pos, pos + 1).insertParameterTypes(pos, each), pos,
                arrayType.getComponentType(), length);
    }

    private static final class Collected extends MethodHandle {
        private final MethodHandle target;
        private final int pos;
        private final Class<?> component;
        private final int length;

        Collected(MethodHandle target, MethodType type, int pos, Class<?> component, int length) {
            super(type);
            this.target = target;
            this.pos = pos;
            this.component = component;
            this.length = length;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            Object array = Array.newInstance(component, length);
            for (int i = 0; i < length; i++) {
                Array.set(array, i, args[pos + i]);
            }
            Object[] all = new Object[args.length - length + 1];
            System.arraycopy(args, 0, all, 0, pos);
            all[pos] = array;
            System.arraycopy(args, pos + length, all, pos + 1, args.length - pos - length);
            return target.call(all);
        }
    }

    static MethodHandle varargs(MethodHandle h, Class<?> arrayType) {
        if (!arrayType.isArray() || !h.type().lastParameterType().isAssignableFrom(arrayType)) {
            throw new IllegalArgumentException("array type not assignable to trailing argument: "
                    + arrayType.getName());
        }
        MethodHandle fixed = h.asFixedArity();
        int last = fixed.type().parameterCount() - 1;
        return new Varargs(fixed.asType(fixed.type().changeParameterType(last, arrayType)));
    }

    private static final class Varargs extends MethodHandle {
        private final MethodHandle target;

        Varargs(MethodHandle target) {
            super(target.type());
            this.target = target;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            return target.call(args);
        }

        @Override
        public boolean isVarargsCollector() {
            return true;
        }

        @Override
        public MethodHandle asFixedArity() {
            return target;
        }
    }
}
