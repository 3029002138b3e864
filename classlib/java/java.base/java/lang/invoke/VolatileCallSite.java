package java.lang.invoke;

import java.util.Objects;

/** A call site whose target can be changed, seen by all threads at once. */
public class VolatileCallSite extends CallSite {
    public VolatileCallSite(MethodType type) {
        super(new Unset(type));
    }

    public VolatileCallSite(MethodHandle target) {
        super(Objects.requireNonNull(target));
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
        return invokerOfTarget();
    }
}
