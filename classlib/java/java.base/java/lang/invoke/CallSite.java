package java.lang.invoke;

import jdk.internal.vm.annotation.Hidden;

/** What an invokedynamic instruction is linked to. */
public abstract sealed class CallSite permits ConstantCallSite, MutableCallSite, VolatileCallSite {
    /** Read by the VM at each call. Only a subclass knows whether it may change. */
    volatile MethodHandle target;

    CallSite(MethodHandle target) {
        this.target = target;
    }

    /** A site whose target is to be set before it is called. */
    CallSite(MethodType type) {
        this(new Unset(type));
    }

    final void replaceTarget(MethodHandle newTarget) {
        checkType(target.type(), newTarget);
        target = newTarget;
    }

    public MethodType type() {
        return getTarget().type();
    }

    public abstract MethodHandle getTarget();

    public abstract void setTarget(MethodHandle newTarget);

    public abstract MethodHandle dynamicInvoker();

    /** Calls whatever the target is at the moment. */
    final MethodHandle invokerOfTarget() {
        MethodType t = type();
        return new Recipe(t).targetOf(this).arguments(0, t.parameterCount()).call(t).end();
    }

    /** The target of a site that has none yet. */
    static final class Unset extends MethodHandle {
        Unset(MethodType type) {
            super(type);
        }

        @Override
        @Hidden
        Object call(Object[] args) {
            throw new IllegalStateException("uninitialized call site");
        }
    }

    static void checkType(MethodType type, MethodHandle target) {
        if (target.type() != type) {
            throw new WrongMethodTypeException(target + " should be of type " + type);
        }
    }
}
