package java.lang.invoke;

import jdk.internal.vm.annotation.Hidden;

/** A method that asks who called it: the class whose lookup found it did, whoever calls the handle. */
final class CallerHandle extends MethodHandle {
    private final Class<?> caller;
    private final DirectHandle target;

    CallerHandle(Class<?> caller, DirectHandle target) {
        super(target.type());
        this.caller = caller;
        this.target = target;
    }

    DirectHandle target() {
        return target;
    }

    @Override
    @Hidden
    Object call(Object[] args) throws Throwable {
        return callFrom(caller, target, args);
    }

    /** Who looks for the caller finds this frame, which stands for one of the class in its first variable. */
    @Hidden
    private static Object callFrom(Class<?> caller, DirectHandle target, Object[] args) throws Throwable {
        return target.call(args);
    }

    @Override
    public boolean isVarargsCollector() {
        return target.isVarargsCollector();
    }

    @Override
    public MethodHandle asFixedArity() {
        return isVarargsCollector() ? new CallerHandle(caller, (DirectHandle) target.asFixedArity()) : this;
    }
}
