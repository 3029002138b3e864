package java.lang.invoke;

import java.lang.reflect.Array;
import java.util.Arrays;
import jdk.internal.vm.annotation.Hidden;

/** Handles that take arguments out of an array or put them into one. */
final class ArgumentArrays {
    private ArgumentArrays() {
    }

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

    static final class Spread extends MethodHandle {
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
            Object[] each = new Object[length];
            for (int i = 0; i < length; i++) {
                each[i] = Array.get(array, i);
            }
            return target.call(Arguments.insert(Arguments.remove(args, pos, pos + 1), pos, each));
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
        if (length < 0 || length > 255) {
            throw new IllegalArgumentException("array length is not legal: " + length);
        }
        Class<?>[] each = new Class<?>[length];
        Arrays.fill(each, arrayType.getComponentType());
        return new Collected(h, t.dropParameterTypes(pos, pos + 1).insertParameterTypes(pos, each), pos,
                arrayType.getComponentType(), length);
    }

    static final class Collected extends MethodHandle {
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
            return target.call(Arguments.insert(Arguments.remove(args, pos, pos + length), pos, array));
        }
    }

    /** The arguments of a call of a handle of this type that collects, the trailing ones in their array. */
    static Object[] collected(Object[] args, MethodType type) {
        int fixed = type.parameterCount() - 1;
        Class<?> component = type.lastParameterType().getComponentType();
        Object array = Array.newInstance(component, args.length - fixed);
        for (int i = fixed; i < args.length; i++) {
            Array.set(array, i - fixed, Conversions.convert(args[i], component));
        }
        Object[] all = Arrays.copyOf(args, fixed + 1);
        all[fixed] = array;
        return all;
    }

    static MethodHandle varargs(MethodHandle h, Class<?> arrayType) {
        if (h.isVarargsCollector() && h.type().lastParameterType() == arrayType) {
            return h;
        }
        if (!arrayType.isArray() || !h.type().lastParameterType().isAssignableFrom(arrayType)) {
            throw new IllegalArgumentException("array type not assignable to trailing argument: "
                    + arrayType.getName());
        }
        MethodHandle fixed = h.asFixedArity();
        int last = fixed.type().parameterCount() - 1;
        return new Varargs(fixed.asType(fixed.type().changeParameterType(last, arrayType)));
    }

    static final class Varargs extends MethodHandle {
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
