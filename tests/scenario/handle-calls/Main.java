import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.VarHandle;
import java.lang.invoke.WrongMethodTypeException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Calls methods, fields and variables through handles, exactly and with conversions. */
public class Main {
    static final Lookup L = MethodHandles.lookup();

    interface Act {
        Object run() throws Throwable;
    }

    /** Prints the result with its type, or what was thrown. Where releases word it in their own way only the type. */
    static void say(String what, Act act) {
        String said;
        try {
            Object o = act.run();
            said = o == null ? "null" : o.getClass().getSimpleName() + " "
                    + (o instanceof Character ? (Object) (int) (Character) o : o);
        } catch (WrongMethodTypeException t) {
            said = "throws " + t.getMessage().replace("handle's method type ", "expected ");
        } catch (IOException | IllegalArgumentException t) {
            said = "throws " + t;
        } catch (Throwable t) {
            said = "throws " + t.getClass().getName();
        }
        System.out.println(what + " = " + said);
    }

    static MethodType type(Class<?> result, Class<?>... arguments) {
        return MethodType.methodType(result, arguments);
    }

    static final Class<?>[] TYPES = {boolean.class, byte.class, char.class, short.class, int.class, long.class,
        float.class, double.class, String.class};

    static Object value(Class<?> c, int k) {
        return c == boolean.class ? (Object) (k % 2 == 0) : c == byte.class ? (Object) (byte) (k - 130)
                : c == char.class ? (Object) (char) (k + 65500) : c == short.class ? (Object) (short) (k - 32770)
                : c == int.class ? (Object) (k * -77777) : c == long.class ? (Object) (k * 100000L)
                : c == float.class ? (Object) (k / 4f) : c == double.class ? (Object) (k / 8.0) : "v" + k;
    }

    // Methods

    static String mix(boolean z, byte b, char c, short s, int i, long l, float f, double d, Object o, int[] a) {
        return z + "," + b + "," + (int) c + "," + s + "," + i + "," + l + "," + f + "," + d + "," + o + ","
                + Arrays.toString(a);
    }

    static boolean next(boolean x) {
        return !x;
    }

    static byte next(byte x) {
        return (byte) (x + 1);
    }

    static char next(char x) {
        return (char) (x + 1);
    }

    static short next(short x) {
        return (short) (x + 1);
    }

    static int next(int x) {
        return x + 1;
    }

    static long next(long x) {
        return x + 1;
    }

    static float next(float x) {
        return x + 1;
    }

    static double next(double x) {
        return x + 1;
    }

    static String next(String x) {
        return "<" + x + ">";
    }

    static void methods() throws Throwable {
        MethodHandle mix = L.findStatic(Main.class, "mix", type(String.class, boolean.class, byte.class, char.class,
                short.class, int.class, long.class, float.class, double.class, Object.class, int[].class));
        say("exact", () -> (String) mix.invokeExact(true, (byte) -3, '\uffee', (short) -300, -70000, -5L << 33, -1.5f,
                0.25, (Object) "o", new int[] {1, 2}));
        say("invoke", () -> (String) mix.invoke(false, (byte) 3, 'c', (byte) 30, 'x', 5, 2L, 1.5f, "str", null));
        say("generic", () -> mix.invokeWithArguments(true, (byte) 1, 'c', (short) 3, 4, 5L, 6f, 7d, null, new int[0]));
        say("inserted", () -> (String) MethodHandles.insertArguments(mix, 0, true, (byte) 1, 'c')
                .invokeExact((short) 3, 4, 5L, 6f, 7d, (Object) 8, (int[]) null));
        say("dropped", () -> (String) MethodHandles.dropArguments(mix, 5, long.class, String.class).invokeExact(true,
                (byte) 1, 'c', (short) 3, 4, 99L, "no", 5L, 6f, 7d, (Object) 8, (int[]) null));
        for (Class<?> c : TYPES) {
            MethodHandle h = L.findStatic(Main.class, "next", type(c, c));
            for (Class<?> from : TYPES) {
                say(c + " of " + from, () -> h.invokeWithArguments(value(from, 6)));
                MethodType cast = type(c, from);
                say(c + " cast from " + from, () -> MethodHandles.explicitCastArguments(h, cast)
                        .invokeWithArguments(value(from, 5)));
            }
            say(c + " of null", () -> h.invokeWithArguments((Object) null));
            say(c + " of int", () -> (Object) h.invoke(5));
            say(c + " of Integer", () -> (Object) h.invoke((Integer) 5));
            say(c + " to double", () -> (double) h.invoke((byte) 5));
            say(c + " to nothing", () -> {
                h.invoke((Object) value(c, 4));
                return "ok";
            });
            say(c + " exact", () -> h.invokeExact(5));
        }
    }

    // Receivers, constructors, exceptions

    static class Base {
        final long id;

        Base(long id) {
            this.id = id;
        }

        Base(String s) {
            throw new IllegalArgumentException("no " + s);
        }

        String wide(long l, double d, Object o) {
            return "base " + id + " " + l + " " + d + " " + o;
        }
    }

    interface Named {
        default String name(String prefix) {
            return prefix + getClass().getSimpleName();
        }
    }

    static class Sub extends Base implements Named {
        Sub(int id) {
            super(id);
        }

        @Override
        String wide(long l, double d, Object o) {
            return "sub of " + super.wide(l, d, o);
        }
    }

    static class Other implements Named {
        @Override
        public String name(String prefix) {
            return "other " + prefix;
        }
    }

    static int thrower(int n) throws IOException {
        if (n > 2) {
            throw new IOException("n is " + n);
        }
        return n;
    }

    static void receivers() throws Throwable {
        MethodHandle wide = L.findVirtual(Base.class, "wide", type(String.class, long.class, double.class, Object.class));
        say("virtual", () -> (String) wide.invokeExact(new Base(3), 1L << 40, 2.5, (Object) null));
        say("overridden", () -> (String) wide.invokeExact((Base) new Sub(4), 1L, 2.5, (Object) "z"));
        say("converted", () -> (String) wide.invoke(new Sub(4), 1, 2f, "z"));
        say("null receiver", () -> (String) wide.invokeExact((Base) null, 1L, 2.5, (Object) "z"));
        say("wrong receiver", () -> (String) wide.invoke((Object) "x", 1L, 2.5, (Object) "z"));
        say("bound", () -> (String) wide.bindTo(new Sub(5)).invokeExact(1L, 2.5, (Object) "z"));
        say("bound to null", () -> (String) wide.bindTo(null).invokeExact(1L, 2.5, (Object) "z"));
        MethodHandle name = L.findVirtual(Named.class, "name", type(String.class, String.class));
        for (Named n : new Named[] {new Sub(1), new Other(), null, new Other()}) {
            say("interface", () -> (String) name.invokeExact(n, "p"));
            say("interface, bound", () -> (String) name.bindTo(n).invokeExact("p"));
        }
        say("of Object", () -> (int) L.findVirtual(Object.class, "hashCode", type(int.class)).invokeExact((Object) "abc"));
        MethodHandle make = L.findConstructor(Base.class, type(void.class, long.class));
        say("constructor", () -> ((Base) make.invokeExact(7L << 35)).id);
        say("constructor, converted", () -> ((Base) (Object) make.invoke((Integer) 8)).id);
        say("constructor throws", () -> (Base) L.findConstructor(Base.class, type(void.class, String.class))
                .invokeExact("way"));
        MethodHandle t = L.findStatic(Main.class, "thrower", type(int.class, int.class));
        say("returns", () -> (int) t.invokeExact(2));
        say("throws", () -> (int) t.invokeExact(3));
        say("throws, converted", () -> (long) t.invoke((Integer) 4));
        say("trace", () -> {
            try {
                return (int) MethodHandles.insertArguments(t, 0, 9).asType(type(Object.class)).invoke();
            } catch (IOException e) {
                StackTraceElement[] trace = e.getStackTrace();
                return trace[0].getMethodName() + " from " + trace[1].getMethodName().replaceAll("[0-9]+", "N");
            }
        });
    }

    // Depth and collections

    static MethodHandle fib;
    static MethodHandle fibTree;

    static long fib(int n, MethodHandle by) throws Throwable {
        return n < 2 ? n : (long) by.invokeExact(n - 1, by) + (long) by.invokeExact(n - 2, by);
    }

    static int deep(int n, MethodHandle by) throws Throwable {
        return n == 0 ? 0 : 1 + (int) by.invokeExact(n - 1, by);
    }

    static String joined(Object a, Object b) {
        System.gc();
        return a + "|" + b;
    }

    static void depth() throws Throwable {
        fib = L.findStatic(Main.class, "fib", type(long.class, int.class, MethodHandle.class));
        fibTree = MethodHandles.permuteArguments(MethodHandles.dropArguments(fib, 1, int.class), fib.type(), 0, 0, 1);
        say("recursion", () -> (long) fib.invokeExact(12, fib));
        say("recursion of a tree", () -> (long) fibTree.invokeExact(12, fibTree));
        MethodHandle deep = L.findStatic(Main.class, "deep", type(int.class, int.class, MethodHandle.class));
        say("deep", () -> (int) deep.invokeExact(300, deep));
        say("too deep", () -> (int) deep.invokeExact(50000000, deep));
        MethodHandle join = L.findStatic(Main.class, "joined", type(String.class, Object.class, Object.class));
        say("collected", () -> (String) join.invokeExact((Object) new StringBuilder("a").append(1), (Object) List.of(2)));
        say("collected, bound", () -> (String) join.bindTo(new StringBuilder("b")).invokeExact((Object) List.of(2)));
        say("collected, inserted", () -> (String) MethodHandles.insertArguments(join, 1, new StringBuilder("c"))
                .invokeExact((Object) List.of(3)));
    }

    // Variables

    static class Fields {
        boolean z;
        byte b;
        char c;
        short s;
        int i;
        volatile long j;
        float f;
        double d;
        String o;
        static double shared;
    }

    /** Every access mode, with values that are there and values that are not. */
    static void modes(String what, VarHandle var, Object... place) throws Throwable {
        MethodHandle get = var.toMethodHandle(VarHandle.AccessMode.GET);
        for (VarHandle.AccessMode mode : VarHandle.AccessMode.values()) {
            MethodHandle h = var.toMethodHandle(mode);
            List<Object> a = new ArrayList<>(Arrays.asList(place));
            int values = h.type().parameterCount() - place.length;
            if (values == 2) {
                a.add(mode.ordinal() % 2 == 0 ? value(var.varType(), 5) : get.invokeWithArguments(place));
            }
            if (values > 0) {
                a.add(value(var.varType(), mode.ordinal() % 3 + 3));
            }
            boolean weak = mode.methodName().startsWith("weak");
            say(what + "." + mode.methodName() + (var.isAccessModeSupported(mode) ? "" : " (not supported)"), () -> {
                Object r = h.invokeWithArguments(a);
                return weak ? "done" : r;
            });
            if (!weak) {
                say("  now", () -> get.invokeWithArguments(place));
            }
        }
    }

    static void variables() throws Throwable {
        Fields x = new Fields();
        for (Class<?> c : TYPES) {
            String name = c == String.class ? "o" : c.descriptorString().toLowerCase();
            MethodHandle set = L.findSetter(Fields.class, name, c);
            MethodHandle get = L.findGetter(Fields.class, name, c);
            say("set " + c, () -> set.invokeWithArguments(x, value(c, 4)));
            say("get " + c, () -> (Object) get.invoke(x));
            say("get " + c + ", bound", () -> (Object) get.bindTo(x).invoke());
            say("revealed", () -> L.revealDirect(get) + " " + L.revealDirect(set));
            modes(name, L.findVarHandle(Fields.class, name, c), x);
            Object array = java.lang.reflect.Array.newInstance(c, 2);
            java.lang.reflect.Array.set(array, 1, value(c, 2));
            modes(c + "[]", MethodHandles.arrayElementVarHandle(array.getClass()), array, 1);
        }
        modes("static", L.findStaticVarHandle(Fields.class, "shared", double.class));
        VarHandle o = L.findVarHandle(Fields.class, "o", String.class);
        say("null expected", () -> {
            o.set(x, null);
            return o.compareAndSet(x, null, "k") + " " + (String) o.getAndSet(x, null) + " " + o.compareAndSet(x, null, "m");
        });
        say("result dropped", () -> {
            o.getAndSet(x, "dropped");
            o.compareAndSet(x, "dropped", "twice");
            return (String) o.get(x);
        });
        say("as Object", () -> {
            o.set((Object) x, (Object) "by Object");
            return (Object) o.get((Object) x);
        });
        say("of a wrong class", () -> {
            o.set(x, (Object) 5);
            return "set";
        });
        VarHandle i = L.findVarHandle(Fields.class, "i", int.class);
        say("converted", () -> {
            i.set(x, (byte) 5);
            return (int) i.getAndAdd(x, (short) 3) + " " + (long) i.get(x) + " " + (Object) i.get(x);
        });
        say("narrowed", () -> {
            i.set(x, 9L);
            return "set";
        });
        VarHandle exact = i.withInvokeExactBehavior();
        say("exact", () -> (int) exact.get(x) + " " + exact.hasInvokeExactBehavior() + i.hasInvokeExactBehavior());
        say("not exact", () -> (long) exact.get(x));
    }

    static void sites() throws Throwable {
        MutableCallSite site = new MutableCallSite(type(int.class, int.class));
        MethodHandle call = site.dynamicInvoker();
        say("no target", () -> (int) call.invokeExact(1));
        site.setTarget(L.findStatic(Main.class, "next", type(int.class, int.class)));
        say("target", () -> (int) call.invokeExact(1));
        site.setTarget(MethodHandles.insertArguments(L.findStatic(Math.class, "max", type(int.class, int.class, int.class)), 0, 7));
        say("another target", () -> (int) call.invokeExact(1));
        say("one type, one object", () -> type(int.class, long.class) == type(int.class, long.class));
        say("too many slots", () -> MethodType.methodType(void.class, java.util.Collections.nCopies(128, long.class)));
    }

    public static void main(String[] args) throws Throwable {
        methods();
        receivers();
        depth();
        variables();
        sites();
    }
}
