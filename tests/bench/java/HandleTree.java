// SPDX-License-Identifier: MIT
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Combined handles: guardWithTest, filters, inserted and dropped arguments, asType. */
final class HandleTree extends Bench {
    private static final MethodHandle TREE;
    private static final MethodHandle LOOSE;

    static {
        try {
            MethodHandles.Lookup l = MethodHandles.lookup();
            MethodType two = MethodType.methodType(int.class, int.class, int.class);
            MethodHandle add = l.findStatic(HandleTree.class, "add", two);
            MethodHandle half = l.findStatic(HandleTree.class, "half", MethodType.methodType(int.class, int.class));
            MethodHandle odd = l.findStatic(HandleTree.class, "odd", MethodType.methodType(boolean.class, int.class));
            MethodHandle plus = MethodHandles.insertArguments(add, 1, 7);
            MethodHandle halves = MethodHandles.filterArguments(add, 0, half, half);
            MethodHandle first = MethodHandles.dropArguments(plus, 1, int.class);
            TREE = MethodHandles.guardWithTest(odd, halves, first);
            LOOSE = add.asType(MethodType.methodType(long.class, int.class, short.class));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static int add(int a, int b) {
        return a + b;
    }

    static int half(int x) {
        return x >> 1;
    }

    static boolean odd(int x) {
        return (x & 1) != 0;
    }

    long run(int n) throws Exception {
        try {
            long sum = 0;
            for (int i = 0; i < n; i++) {
                sum += (int) TREE.invokeExact(i, 10);
                sum += (long) LOOSE.invokeExact(i, (short) 3);
            }
            return sum;
        } catch (Throwable t) {
            throw new IllegalStateException(t);
        }
    }

    public static void main(String[] args) throws Exception { main("handletree", new HandleTree(), 10000, args); }
}
