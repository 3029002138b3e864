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
        LoopShape shape = new LoopShape(body.type(), int.class);
        shape.takeIfNone(end.type().parameterList());
        shape.check("start function", start.type(), int.class);
        shape.check("end function", end.type(), int.class);
        shape.checkInit(init);
        return new Counted(shape.type(), start.asFixedArity(), end.asFixedArity(), init, body.asFixedArity());
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
        LoopShape shape = new LoopShape(body.type(), null);
        if (iterator == null) {
            shape.takeIfNone(Arrays.asList(Iterable.class));
            if (!Iterable.class.isAssignableFrom(shape.type().parameterType(0))) {
                throw new IllegalArgumentException("the first argument of a loop without an iterator is no Iterable: "
                        + shape.type());
            }
        } else {
            shape.takeIfNone(iterator.type().parameterList());
            Class<?> made = iterator.type().returnType();
            shape.check("iterator function", iterator.type(),
                    Iterator.class.isAssignableFrom(made) ? made : Iterator.class);
        }
        shape.checkInit(init);
        return new Iterated(shape.type(), iterator == null ? null : iterator.asFixedArity(), init,
                body.asFixedArity());
    }
}
