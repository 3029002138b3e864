import java.io.IOException;
import java.io.Serializable;
import java.lang.invoke.*;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.function.Function;

public class Main {
    interface Step {
        int apply(int a);

        default int twice(int a) {
            return apply(apply(a));
        }
    }

    interface Wide {
        double of(long a, double b, Object c);
    }

    interface Maker<T> {
        Object make(T t);
    }

    interface TextMaker extends Maker<String> {
        String make(String s);
    }

    interface Marker {
    }

    interface Failing {
        void run();
    }

    /** Defined as a hidden class, whose members no class can name. */
    static class Host {
        static Object[] make() {
            Step s = a -> a + 3;
            Callable<Object> c = () -> {
                throw new IOException("checked");
            };
            return new Object[] {s, c};
        }
    }

    static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
    private int field = 7;

    private static int plus(int k, int a) {
        return a + k;
    }

    private static String upper(String s) {
        return s.toUpperCase();
    }

    static double wide(int k, long a, double b, Object c) {
        return k + a + b + c.hashCode();
    }

    static Integer next(Integer i) {
        return i + 1;
    }

    private int add(int a) {
        return a + field;
    }

    static void fails() throws IOException {
        throw new IOException("checked");
    }

    static void say(String what, Callable<?> c) {
        try {
            System.out.println(what + ": " + c.call());
        } catch (Throwable e) {
            System.out.println(what + ": " + e.getClass().getName());
        }
    }

    static MethodType type(Class<?> r, Class<?>... p) {
        return MethodType.methodType(r, p);
    }

    static MethodHandle own(String name, MethodType t) throws Exception {
        return LOOKUP.findStatic(Main.class, name, t);
    }

    static Object made(CallSite s, Object... captured) throws Exception {
        try {
            return s.getTarget().invokeWithArguments(captured);
        } catch (Exception | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new Exception(e);
        }
    }

    static CallSite step(MethodHandle h, MethodType factory) throws Exception {
        return LambdaMetafactory.metafactory(LOOKUP, "apply", factory, type(int.class, int.class), h,
                type(int.class, int.class));
    }

    static void objects() throws Exception {
        MethodHandle plus = own("plus", type(int.class, int.class, int.class));
        Step s = (Step) made(step(plus, type(Step.class, int.class)), 5);
        say("called", () -> s.apply(1) + " " + s.twice(1));
        say("object", () -> s.equals(s) + " " + s.equals(null) + " " + (s.hashCode() == System.identityHashCode(s)));
        say("class", () -> s.getClass().isHidden() + " " + s.getClass().isSynthetic() + " " + Proxy.isProxyClass(s.getClass())
                + " " + Arrays.toString(s.getClass().getInterfaces()) + s.getClass().getSuperclass() + " "
                + s.getClass().getNestHost() + " " + s.getClass().getName().startsWith("Main$$Lambda"));
        CallSite none = step(own("twice", type(int.class, int.class)), type(Step.class));
        say("one object", () -> (made(none) == made(none)) + " " + ((Step) made(none)).apply(4));
        say("of an object", () -> ((Step) made(step(LOOKUP.findVirtual(Main.class, "add", type(int.class, int.class)),
                type(Step.class, Main.class)), new Main())).apply(1));
        say("wide", () -> ((Wide) made(LambdaMetafactory.metafactory(LOOKUP, "of", type(Wide.class, int.class),
                type(double.class, long.class, double.class, Object.class),
                own("wide", type(double.class, int.class, long.class, double.class, Object.class)),
                type(double.class, long.class, double.class, Object.class)), 1)).of(2, 0.5, 4));
        say("constructor", () -> ((Maker<String>) made(LambdaMetafactory.metafactory(LOOKUP, "make", type(Maker.class),
                type(Object.class, Object.class), LOOKUP.findConstructor(StringBuilder.class, type(void.class, String.class)),
                type(StringBuilder.class, String.class)))).make("built"));
        Function<Object, Object> f = (Function<Object, Object>) made(LambdaMetafactory.metafactory(LOOKUP, "apply",
                type(Function.class), type(Object.class, Object.class), own("next", type(Integer.class, Integer.class)),
                type(Integer.class, Integer.class)));
        say("cast", () -> f.apply(4));
        say("bad cast", () -> f.apply("s"));
        Failing r = (Failing) made(LambdaMetafactory.metafactory(LOOKUP, "run", type(Failing.class), type(void.class),
                own("fails", type(void.class)), type(void.class)));
        say("thrown", () -> {
            r.run();
            return "";
        });
        say("its trace", () -> {
            try {
                r.run();
                return "";
            } catch (Throwable e) {
                return e.getStackTrace()[0].getMethodName() + " " + e.getStackTrace()[1].getClassName();
            }
        });
    }

    static int twice(int a) {
        return 2 * a;
    }

    static void more() throws Exception {
        MethodHandle upper = own("upper", type(String.class, String.class));
        MethodType t = type(String.class, String.class), bridge = type(Object.class, Object.class);
        Object o = made(LambdaMetafactory.altMetafactory(LOOKUP, "make", type(TextMaker.class), t, upper, t,
                LambdaMetafactory.FLAG_SERIALIZABLE | LambdaMetafactory.FLAG_MARKERS | LambdaMetafactory.FLAG_BRIDGES,
                1, Marker.class, 1, bridge));
        say("all flags", () -> ((TextMaker) o).make("a") + ((Maker<String>) o).make("b") + (o instanceof Marker)
                + (o instanceof Serializable));
        say("form", () -> {
            java.lang.reflect.Method m = o.getClass().getDeclaredMethod("writeReplace");
            m.setAccessible(true);
            SerializedLambda l = (SerializedLambda) m.invoke(o);
            return l.getCapturingClass() + " " + l.getFunctionalInterfaceClass() + " " + l.getImplMethodName()
                    + l.getImplMethodSignature() + l.getImplMethodKind() + l.getCapturedArgCount();
        });
        say("no flags", () -> LambdaMetafactory.altMetafactory(LOOKUP, "make", type(TextMaker.class), t, upper, t));
        say("too many", () -> LambdaMetafactory.altMetafactory(LOOKUP, "make", type(TextMaker.class), t, upper, t, 0, 1));
        say("marker is a class", () -> made(LambdaMetafactory.altMetafactory(LOOKUP, "make", type(TextMaker.class), t,
                upper, t, LambdaMetafactory.FLAG_MARKERS, 1, String.class)));
        say("a marker too few", () -> LambdaMetafactory.altMetafactory(LOOKUP, "make", type(TextMaker.class), t, upper, t,
                LambdaMetafactory.FLAG_MARKERS, 1));
    }

    static void refused() throws Exception {
        MethodHandle plus = own("plus", type(int.class, int.class, int.class));
        MethodType i = type(int.class, int.class);
        say("no interface", () -> step(plus, type(String.class, int.class)));
        say("too few captured", () -> step(plus, type(Step.class)));
        say("other captured", () -> step(plus, type(Step.class, long.class)));
        say("answers another", () -> LambdaMetafactory.metafactory(LOOKUP, "apply", type(Step.class, int.class),
                type(String.class, int.class), plus, i));
        say("takes another", () -> LambdaMetafactory.metafactory(LOOKUP, "apply", type(Step.class, int.class), i, plus,
                type(int.class, String.class)));
        say("lookup of others", () -> LambdaMetafactory.metafactory(MethodHandles.publicLookup(), "apply",
                type(Step.class, int.class), i, plus, i));
        for (String name : new String[] {"", "a;b", "a.b", "<init>"}) {
            say("called \"" + name + "\"", () -> LambdaMetafactory.metafactory(LOOKUP, name, type(Step.class, int.class), i,
                    plus, i));
        }
        say("handle of a handle", () -> step(MethodHandles.insertArguments(plus, 0, 1), type(Step.class)));
        say("getter", () -> LambdaMetafactory.metafactory(LOOKUP, "apply", type(Function.class),
                type(Object.class, Object.class), LOOKUP.findGetter(Main.class, "field", int.class),
                type(int.class, Main.class)));
    }

    static void hidden() throws Throwable {
        byte[] b = Main.class.getResourceAsStream("Main$Host.class").readAllBytes();
        MethodHandles.Lookup l = LOOKUP.defineHiddenClass(b, true, MethodHandles.Lookup.ClassOption.NESTMATE);
        Object[] o = (Object[]) l.findStatic(l.lookupClass(), "make", type(Object[].class)).invokeExact();
        say("a hidden class's", () -> ((Step) o[0]).apply(1) + " " + ((Step) o[0]).twice(1) + " "
                + Proxy.isProxyClass(o[0].getClass()));
        try {
            ((Callable<?>) o[1]).call();
        } catch (IOException e) {
            System.out.println(e.getMessage() + " " + e.getStackTrace()[0].getMethodName());
        }
    }

    public static void main(String[] args) throws Throwable {
        objects();
        more();
        refused();
        hidden();
    }
}
