import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.invoke.StringConcatFactory;
import java.util.Collections;

public class Main {
    public static void main(String[] args) {
        byte b = -1;
        short s = 2;
        char c = 'c';
        int i = Integer.MIN_VALUE;
        long l = Long.MAX_VALUE;
        float f = 1.5f;
        double d = 1e100;
        boolean z = true;
        Object o = null;
        String n = null;
        System.out.println("" + b + s + c + i + l + f + d + z + o + n);
        System.out.println(b + s + "x" + b + s + 'y' + 1 + 2L);
        String t = "a";
        t += 1;
        t += 'b';
        t += null;
        System.out.println(t + "\u0001" + t.length() + "\u0002");
        String[] array = { "p" };
        array[0] += array[0] + array[0];
        System.out.println(array[0] + new StringBuilder("sb") + new Main());
        String big = "";
        for (int k = 0; k < 100; k++) {
            big = big + k + ",";
        }
        System.out.println(big.length() + " " + big.hashCode());
        byHand();
    }

    static void make(String what, Lookup lookup, MethodType type, String recipe, Object... constants) {
        try {
            System.out.println(what + ": " + StringConcatFactory.makeConcatWithConstants(lookup, "concat", type, recipe, constants)
                    .dynamicInvoker().invokeWithArguments(Collections.nCopies(type.parameterCount(), 7)));
        } catch (Throwable t) {
            System.out.println(what + ": " + t.getClass().getName());
        }
    }

    /** The factory called by a program. */
    static void byHand() {
        Lookup l = MethodHandles.lookup();
        MethodType one = MethodType.methodType(String.class, int.class);
        make("good", l, one, "a\1b\2c", "k");
        make("another result", l, MethodType.methodType(Comparable.class, int.class), "\1");
        make("too few arguments", l, one, "\1\1");
        make("too few constants", l, one, "\1\2");
        make("too many constants", l, one, "\1", "k");
        make("an int", l, MethodType.methodType(int.class, int.class), "\1");
        make("a null constant", l, one, "\1\2", (Object) null);
        make("no recipe", l, one, null);
        make("another's lookup", MethodHandles.publicLookup(), one, "\1");
        make("200 slots", l, MethodType.methodType(String.class, Collections.nCopies(200, int.class)), "\1".repeat(200));
        make("201 slots", l, MethodType.methodType(String.class, Collections.nCopies(201, int.class)), "\1".repeat(201));
    }

    public String toString() {
        return "Main" + 1;
    }
}
