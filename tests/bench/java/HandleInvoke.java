// SPDX-License-Identifier: MIT
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** invokeExact and invoke of handles of methods, fields and constructors, bound and unbound. */
final class HandleInvoke extends Bench {
    private static final MethodHandle ADD;
    private static final MethodHandle SCALE;
    private static final MethodHandle BOUND;
    private static final MethodHandle LENGTH;
    private static final MethodHandle GET;
    private static final MethodHandle SET;
    private static final MethodHandle MAKE;

    static {
        try {
            MethodHandles.Lookup l = MethodHandles.lookup();
            ADD = l.findStatic(HandleInvoke.class, "add", MethodType.methodType(int.class, int.class, int.class));
            SCALE = l.findVirtual(HandleInvoke.class, "scale", MethodType.methodType(long.class, long.class));
            BOUND = SCALE.bindTo(new HandleInvoke(5));
            LENGTH = l.findVirtual(CharSequence.class, "length", MethodType.methodType(int.class));
            GET = l.findGetter(HandleInvoke.class, "factor", int.class);
            SET = l.findSetter(HandleInvoke.class, "factor", int.class);
            MAKE = l.findConstructor(HandleInvoke.class, MethodType.methodType(void.class, int.class));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int factor;

    HandleInvoke(int factor) {
        this.factor = factor;
    }

    static int add(int a, int b) {
        return a + b;
    }

    long scale(long x) {
        return x * factor;
    }

    long run(int n) throws Exception {
        try {
            long sum = 0;
            for (int i = 0; i < n; i++) {
                HandleInvoke h = (HandleInvoke) MAKE.invokeExact(i & 7);
                sum += (int) ADD.invokeExact(i, 3);
                sum += (long) SCALE.invokeExact(h, (long) i);
                sum += (long) BOUND.invokeExact((long) i);
                sum += (int) LENGTH.invoke("four");
                SET.invokeExact(h, (int) GET.invokeExact(h) + 1);
                sum += h.factor;
            }
            return sum;
        } catch (Throwable t) {
            throw new IllegalStateException(t);
        }
    }

    public static void main(String[] args) throws Exception { main("handle", new HandleInvoke(1), 10000, args); }
}
