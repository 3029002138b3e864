package java.lang.invoke;

import jdk.internal.vm.annotation.Hidden;

/** A call site whose target can be changed. */
public class MutableCallSite extends CallSite {
    private MethodHandle target;

    public MutableCallSite(MethodType type) {
        target = new Unset(type);
    }

    public MutableCallSite(MethodHandle target) {
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

    /** All threads see the targets that are set now. */
    public static void syncAll(MutableCallSite[] sites) {
        for (int i = 0; i < sites.length; i++) {
            java.util.Objects.requireNonNull(sites[i]);
        }
        VarHandle.fullFence();
    }
}
