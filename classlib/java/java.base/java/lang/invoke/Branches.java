package java.lang.invoke;

import java.util.Arrays;
import jdk.internal.vm.annotation.Hidden;

/** Handles that choose what they call: by a test, by an exception, by a number. */
final class Branches {
    private Branches() {
    }

    private static boolean isPrefix(MethodType shorter, MethodType longer) {
        int n = shorter.parameterCount();
        return n <= longer.parameterCount() && shorter.parameterList().equals(longer.parameterList().subList(0, n));
    }

    static MethodHandle guardWithTest(MethodHandle test, MethodHandle target, MethodHandle fallback) {
        if (!target.type().equals(fallback.type())) {
            throw new IllegalArgumentException("target and fallback types must match: " + target.type() + " != "
                    + fallback.type());
        }
        if (test.type().returnType() != boolean.class || !isPrefix(test.type(), target.type())) {
            throw new IllegalArgumentException("guard type is not a predicate " + test.type());
        }
        MethodType t = target.type();
        int n = t.parameterCount();
        return new Recipe(t).handle(test.asFixedArity()).arguments(0, test.type().parameterCount()).call(test.type())
                .ifTrue().handle(target.asFixedArity()).arguments(0, n).call(t).answer()
                .otherwise().handle(fallback.asFixedArity()).arguments(0, n).call(t).end();
    }

    static final class Catcher extends MethodHandle {
        private final MethodHandle target;
        private final Class<?> type;
        private final MethodHandle handler;

        Catcher(MethodHandle target, Class<?> type, MethodHandle handler) {
            super(target.type());
            this.target = target;
            this.type = type;
            this.handler = handler;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            Object[] saved = args.clone();
            try {
                return target.call(args);
            } catch (Throwable t) {
                if (!type.isInstance(t)) {
                    throw t;
                }
                Object[] all = new Object[handler.type().parameterCount()];
                all[0] = t;
                System.arraycopy(saved, 0, all, 1, all.length - 1);
                return handler.call(all);
            }
        }
    }

    static MethodHandle catchException(MethodHandle target, Class<? extends Throwable> exType,
            MethodHandle handler) {
        MethodType h = handler.type();
        if (h.parameterCount() < 1 || !h.parameterType(0).isAssignableFrom(exType)
                || h.returnType() != target.type().returnType()
                || !isPrefix(h.dropParameterTypes(0, 1), target.type())) {
            throw new IllegalArgumentException("target and handler types must match: " + target.type() + " != " + h);
        }
        return new Catcher(target.asFixedArity(), exType, handler.asFixedArity());
    }

    static final class Finally extends MethodHandle {
        private final MethodHandle target;
        private final MethodHandle cleanup;

        Finally(MethodHandle target, MethodHandle cleanup) {
            super(target.type());
            this.target = target;
            this.cleanup = cleanup;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            Object[] saved = args.clone();
            Throwable thrown = null;
            Object r = Conversions.zero(target.type().returnType());
            try {
                r = target.call(args);
            } catch (Throwable t) {
                thrown = t;
            }
            int lead = target.type().returnType() == void.class ? 1 : 2;
            Object[] all = new Object[cleanup.type().parameterCount()];
            all[0] = thrown;
            if (lead == 2) {
                all[1] = r;
            }
            System.arraycopy(saved, 0, all, lead, all.length - lead);
            r = cleanup.call(all);
            if (thrown != null) {
                throw thrown;
            }
            return r;
        }
    }

    static MethodHandle tryFinally(MethodHandle target, MethodHandle cleanup) {
        MethodType c = cleanup.type();
        Class<?> r = target.type().returnType();
        int lead = r == void.class ? 1 : 2;
        if (c.returnType() != r || c.parameterCount() < lead || !Throwable.class.isAssignableFrom(c.parameterType(0))
                || !isPrefix(c.dropParameterTypes(0, lead), target.type())) {
            throw new IllegalArgumentException("target and cleanup types must match: " + target.type() + " != " + c);
        }
        return new Finally(target.asFixedArity(), cleanup.asFixedArity());
    }

    static final class TableSwitch extends MethodHandle {
        private final MethodHandle fallback;
        private final MethodHandle[] targets;

        TableSwitch(MethodHandle fallback, MethodHandle[] targets) {
            super(fallback.type());
            this.fallback = fallback;
            this.targets = targets;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            int i = (Integer) args[0];
            return (i >= 0 && i < targets.length ? targets[i] : fallback).call(args);
        }
    }

    static MethodHandle tableSwitch(MethodHandle fallback, MethodHandle... targets) {
        if (targets.length == 0) {
            throw new IllegalArgumentException("Not enough cases: " + Arrays.toString(targets));
        }
        if (fallback.type().parameterCount() == 0 || fallback.type().parameterType(0) != int.class) {
            throw new IllegalArgumentException("Case actions must have int as leading parameter: " + fallback.type());
        }
        for (int i = 0; i < targets.length; i++) {
            if (!targets[i].type().equals(fallback.type())) {
                throw new IllegalArgumentException("Case actions must have the same type: " + fallback.type());
            }
        }
        return new TableSwitch(fallback, targets.clone());
    }
}
