package java.lang.invoke;

import jdk.internal.vm.annotation.Hidden;

/** Handles that call nothing. */
final class Values {
    private Values() {
    }

    static final class Constant extends MethodHandle {
        private final Object value;

        Constant(MethodType type, Object value) {
            super(type);
            this.value = value;
        }

        @Override
        @Hidden
        Object call(Object[] args) {
            return value;
        }
    }

    static final class Identity extends MethodHandle {
        Identity(Class<?> type) {
            super(MethodType.methodType(type, type));
        }

        @Override
        @Hidden
        Object call(Object[] args) {
            return args[0];
        }
    }

    static final class Thrower extends MethodHandle {
        Thrower(MethodType type) {
            super(type);
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            throw (Throwable) args[0];
        }
    }
}
