package java.lang.invoke;

import java.util.Objects;
import jdk.internal.vm.annotation.Hidden;

/** Handles that call the handle that is their first argument, as a call of this type would. */
final class Invokers {
    private Invokers() {
    }

    static final class OfMethod extends MethodHandle {
        private final MethodType site;
        private final boolean exact;

        OfMethod(MethodType site, boolean exact) {
            super(site.insertParameterTypes(0, MethodHandle.class));
            this.site = site;
            this.exact = exact;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            MethodHandle h = (MethodHandle) Objects.requireNonNull(args[0]);
            if (h.type() != site) {
                h = (MethodHandle) Linker.convert(h, site, exact);
            }
            return h.call(Arguments.remove(args, 0, 1));
        }
    }

    static final class OfVariable extends MethodHandle {
        private final MethodType site;
        private final VarHandle.AccessMode mode;
        private final boolean exact;

        OfVariable(VarHandle.AccessMode mode, MethodType site, boolean exact) {
            super(site.insertParameterTypes(0, VarHandle.class));
            this.site = site;
            this.mode = mode;
            this.exact = exact;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            VarHandle var = (VarHandle) Objects.requireNonNull(args[0]);
            return var.handleFor(mode, site, exact).call(Arguments.remove(args, 0, 1));
        }
    }
}
