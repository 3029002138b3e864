package java.lang.invoke;

import jdk.internal.vm.annotation.Hidden;

/** A call site whose target can be changed, seen by all threads at once. */
public class VolatileCallSite extends CallSite {
    private volatile MethodHandle target;

    public VolatileCallSite(MethodType type) {
        target = new Unset(type);
    }

    public VolatileCallSite(MethodHandle target) {
        target.type();
        this.target = target;
    }

    private static final class Unset extends MethodHandle {
        Unset(MethodType type) {
            super(type);
        }

        @Override
        @Hidden
        Object call(Object[] args) {
            throw new IllegalStateException("uninitialized call site");
        }
    }

    @Override
    public final MethodHandle getTarget() {
        return target;
    }

    @Override
    public void setTarget(MethodHandle newTarget) {
        checkType(target.type(), newTarget);
        target = newTarget;
    }

    @Override
    public final MethodHandle dynamicInvoker() {
        return new Dynamic(this);
    }
}
