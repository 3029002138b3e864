package java.lang.invoke;

import jdk.internal.vm.annotation.Hidden;

/** Throws its argument. */
final class Thrower extends MethodHandle {
    Thrower(MethodType type) {
        super(type);
    }

    @Override
    @Hidden
    Object call(Object[] args) throws Throwable {
        throw (Throwable) args[0];
    }
}
