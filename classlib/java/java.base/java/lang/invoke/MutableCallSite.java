package java.lang.invoke;

import java.util.Objects;

/** A call site whose target can be changed. */
public non-sealed class MutableCallSite extends CallSite {
    public MutableCallSite(MethodType type) {
        super(type);
    }

    public MutableCallSite(MethodHandle target) {
        super(Objects.requireNonNull(target));
    }

    @Override
    public final MethodHandle getTarget() {
        return target;
    }

    @Override
    public void setTarget(MethodHandle newTarget) {
        replaceTarget(newTarget);
    }

    @Override
    public final MethodHandle dynamicInvoker() {
        return invokerOfTarget();
    }

    /** All threads see the targets that are set now. */
    public static void syncAll(MutableCallSite[] sites) {
        for (int i = 0; i < sites.length; i++) {
            Objects.requireNonNull(sites[i]);
        }
        VarHandle.fullFence();
    }
}
