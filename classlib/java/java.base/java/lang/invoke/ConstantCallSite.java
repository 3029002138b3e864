package java.lang.invoke;

import java.util.Objects;

/** A call site whose target never changes. */
public non-sealed class ConstantCallSite extends CallSite {
    public ConstantCallSite(MethodHandle target) {
        super(Objects.requireNonNull(target));
    }

    /** createTargetHook makes the target out of this site. */
    protected ConstantCallSite(MethodType targetType, MethodHandle createTargetHook) throws Throwable {
        super((MethodHandle) null);
        MethodHandle made = (MethodHandle) createTargetHook.invokeWithArguments(this);
        checkType(targetType, made);
        target = made;
    }

    @Override
    public final MethodHandle getTarget() {
        if (target == null) {
            throw new IllegalStateException();
        }
        return target;
    }

    @Override
    public final void setTarget(MethodHandle ignore) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final MethodHandle dynamicInvoker() {
        return getTarget();
    }
}
