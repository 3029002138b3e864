package java.lang.invoke;

import java.util.Arrays;
import java.util.Iterator;
import jdk.internal.vm.annotation.Hidden;

/** Loops over a range of numbers and over what an iterator has. */
final class CountedLoops {
    private CountedLoops() {
    }

    /** for (i = start; i < end; i++) v = body(v, i, args). */
    static final class Counted extends MethodHandle {
        private final MethodHandle start;
        private final MethodHandle end;
        private final MethodHandle init;
        private final MethodHandle body;

        Counted(MethodType type, MethodHandle start, MethodHandle end, MethodHandle init, MethodHandle body) {
            super(type);
            this.start = start;
            this.end = end;
            this.init = init;
            this.body = body;
        }

        private static Object prefix(MethodHandle h, Object[] args) throws Throwable {
            return h.call(Arrays.copyOf(args, h.type().parameterCount()));
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            int i = (Integer) prefix(start, args);
            int n = (Integer) prefix(end, args);
            int lead = body.type().returnType() == void.class ? 1 : 2;
            Object v = init == null ? Conversions.zero(body.type().returnType()) : prefix(init, args);
            for (; i < n; i++) {
                Object[] all = new Object[body.type().parameterCount()];
                all[0] = v;
                all[lead - 1] = i;
                System.arraycopy(args, 0, all, lead, all.length - lead);
                v = body.call(all);
            }
            return v;
        }
    }

    static MethodHandle countedLoop(MethodHandle start, MethodHandle end, MethodHandle init,
            MethodHandle body) {
        MethodType b = body.type();
        MethodType outer = b.dropParameterTypes(0, b.returnType() == void.class ? 1 : 2);
        if (outer.parameterCount() < end.type().parameterCount()) {
            outer = end.type().changeReturnType(b.returnType());
        }
        return new Counted(outer, start, end, init, body.asFixedArity());
    }

    static final class Iterated extends MethodHandle {
        private final MethodHandle iterator;
        private final MethodHandle init;
        private final MethodHandle body;

        Iterated(MethodType type, MethodHandle iterator, MethodHandle init, MethodHandle body) {
            super(type);
            this.iterator = iterator;
            this.init = init;
            this.body = body;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            Iterator<?> it = iterator == null ? ((Iterable<?>) args[0]).iterator()
                    : (Iterator<?>) Counted.prefix(iterator, args);
            int lead = body.type().returnType() == void.class ? 1 : 2;
            Object v = init == null ? Conversions.zero(body.type().returnType()) : Counted.prefix(init, args);
            while (it.hasNext()) {
                Object[] all = new Object[body.type().parameterCount()];
                all[0] = v;
                all[lead - 1] = Conversions.convert(it.next(), body.type().parameterType(lead - 1));
                System.arraycopy(args, 0, all, lead, all.length - lead);
                v = body.call(all);
            }
            return v;
        }
    }

    static MethodHandle iteratedLoop(MethodHandle iterator, MethodHandle init, MethodHandle body) {
        MethodType b = body.type();
        MethodType outer = b.dropParameterTypes(0, b.returnType() == void.class ? 1 : 2);
        if (outer.parameterCount() == 0) {
            outer = iterator == null ? outer.insertParameterTypes(0, Iterable.class)
                    : iterator.type().changeReturnType(b.returnType());
        }
        return new Iterated(outer, iterator, init, body.asFixedArity());
    }
}
