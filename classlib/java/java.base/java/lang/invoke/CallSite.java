package java.lang.invoke;

import jdk.internal.vm.annotation.Hidden;

/** What an invokedynamic instruction is linked to. */
public abstract class CallSite {
    CallSite() {
    }

    public MethodType type() {
        return getTarget().type();
    }

    public abstract MethodHandle getTarget();

    public abstract void setTarget(MethodHandle newTarget);

    public abstract MethodHandle dynamicInvoker();

    /** Calls whatever the target is at the moment. */
    static final class Dynamic extends MethodHandle {
        private final CallSite site;

        Dynamic(CallSite site) {
            super(site.type());
            this.site = site;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            return site.getTarget().call(args);
        }
    }

    static void checkType(MethodType type, MethodHandle target) {
        if (!target.type().equals(type)) {
            throw new WrongMethodTypeException(target + " should be of type " + type);
        }
    }
}
