import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantBootstraps;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.SwitchPoint;
import java.lang.invoke.VolatileCallSite;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;

/** Finds, changes and combines method handles of every kind. */
public class Main {
    interface Greeter {
        String greet(String who);

        default String twice(String who) {
            return greet(who) + greet(who);
        }
    }

    static class Base {
        protected int n;
        static int count;

        Base(int n) {
            this.n = n;
        }

        String who() {
            return "base " + n;
        }

        private String secret(long a, double b) {
            return "secret " + a + " " + b + " " + n;
        }
    }

    static class Derived extends Base implements Greeter {
        Derived(int n) {
            super(n);
        }

        @Override
        String who() {
            return "derived " + n;
        }

        @Override
        public String greet(String who) {
            return "<" + who + ">";
        }

        static MethodHandle superWho() throws ReflectiveOperationException {
            return MethodHandles.lookup().findSpecial(Base.class, "who", MethodType.methodType(String.class), Derived.class);
        }
    }

    static final Lookup L = MethodHandles.lookup();

    static MethodType type(Class<?> result, Class<?>... arguments) {
        return MethodType.methodType(result, arguments);
    }

    interface Act {
        Object run() throws Throwable;
    }

    static void say(String what, Act act) {
        try {
            Object o = act.run();
            System.out.println(what + ": " + (o instanceof Object[] ? Arrays.deepToString((Object[]) o) : o));
        } catch (Throwable t) {
            System.out.println(what + " throws " + t.getClass().getName() + ": " + t.getMessage());
        }
    }

    static void quiet(String what, Act act) {
        try {
            System.out.println(what + ": " + act.run());
        } catch (Throwable t) {
            System.out.println(what + " throws " + t.getClass().getName());
        }
    }

    static int add(int a, int b) {
        return a + b;
    }

    static String join(String a, Object... rest) {
        return a + Arrays.toString(rest);
    }

    static int boom(int n) {
        throw new IllegalStateException("boom " + n);
    }

    static String rescue(IllegalStateException e, int n) {
        return "rescued " + e.getMessage() + " at " + n;
    }

    static int rescueInt(IllegalStateException e, int n) {
        return -n;
    }

    static int after(Throwable t, int result, int n) {
        return t == null ? result + 1000 : -1;
    }

    static boolean even(int n) {
        return n % 2 == 0;
    }

    static String name(int n) {
        return "n" + n;
    }

    static int half(int n) {
        return n / 2;
    }

    static void log(String s) {
        System.out.println("  log " + s);
    }

    static void finding() throws Throwable {
        System.out.println("-- finding");
        Derived d = new Derived(7);
        MethodHandle who = L.findVirtual(Base.class, "who", type(String.class));
        say("virtual", () -> (String) who.invokeExact((Base) d));
        say("virtual type", () -> who.type());
        say("special", () -> (String) Derived.superWho().invokeExact(d));
        MethodHandle secret = L.findVirtual(Base.class, "secret", type(String.class, long.class, double.class));
        say("private", () -> (String) secret.invokeExact((Base) d, 5L, 2.5));
        MethodHandle make = L.findConstructor(Derived.class, type(void.class, int.class));
        say("constructor", () -> ((Derived) make.invokeExact(3)).who());
        MethodHandle greet = L.findVirtual(Greeter.class, "greet", type(String.class, String.class));
        say("interface", () -> (String) greet.invokeExact((Greeter) d, "x"));
        MethodHandle twice = L.findVirtual(Greeter.class, "twice", type(String.class, String.class));
        say("default", () -> (String) twice.invoke(d, "y"));
        say("bound", () -> (String) L.bind(d, "who", type(String.class)).invokeExact());
        say("bindTo", () -> (String) greet.bindTo(d).invokeExact("z"));
        say("getter", () -> (int) L.findGetter(Base.class, "n", int.class).invokeExact((Base) d));
        MethodHandle set = L.findSetter(Base.class, "n", int.class);
        set.invokeExact((Base) d, 8);
        say("after set", () -> d.n);
        L.findStaticSetter(Base.class, "count", int.class).invokeExact(4);
        say("static getter", () -> (int) L.findStaticGetter(Base.class, "count", int.class).invokeExact());
        say("unreflect", () -> (int) L.unreflect(Main.class.getDeclaredMethod("add", int.class, int.class)).invoke(1, 2));
        say("unreflect constructor", () -> ((Base) L.unreflectConstructor(
                Base.class.getDeclaredConstructor(int.class)).invoke(1)).who());
        say("unreflect getter", () -> (int) L.unreflectGetter(Base.class.getDeclaredField("n")).invoke(d));
        quiet("no method", () -> L.findVirtual(Base.class, "nobody", type(void.class)));
        quiet("static as virtual", () -> L.findVirtual(Main.class, "add", type(int.class, int.class, int.class)));
        quiet("virtual as static", () -> L.findStatic(Base.class, "who", type(String.class)));
        quiet("no access", () -> MethodHandles.publicLookup().findVirtual(Base.class, "who", type(String.class)));
        quiet("no class", () -> L.findClass("nowhere.Nothing"));
        say("class", () -> L.findClass("Main$Base"));
        MethodHandleInfo info = L.revealDirect(secret);
        say("revealed", () -> MethodHandleInfo.referenceKindToString(info.getReferenceKind()) + " " + info.getName() + " "
                + info.getMethodType() + " " + info.getDeclaringClass());
        say("lookup modes", () -> L.lookupModes() + " " + L.in(String.class).lookupModes() + " "
                + MethodHandles.publicLookup().lookupModes() + " " + L.dropLookupMode(Lookup.PRIVATE).lookupModes());
        say("lookup", () -> L + " " + L.lookupClass());
    }

    static void calling() throws Throwable {
        System.out.println("-- calling");
        MethodHandle add = L.findStatic(Main.class, "add", type(int.class, int.class, int.class));
        say("exact", () -> (int) add.invokeExact(1, 2));
        say("invoke boxes", () -> (Object) add.invoke((Integer) 1, (short) 2));
        say("invoke widens", () -> (long) add.invoke((byte) 1, 'a'));
        say("not exact", () -> (long) add.invokeExact(1, 2));
        say("not exact, object", () -> add.invokeExact(1, 2));
        say("cannot convert", () -> (int) add.invoke("1", 2));
        say("wrong count", () -> (int) add.invoke(1));
        say("with arguments", () -> add.invokeWithArguments(3, 4));
        say("with a list", () -> add.invokeWithArguments(Arrays.asList(3, 5)));
        quiet("null for int", () -> add.invokeWithArguments(null, 5));
        MethodHandle join = L.findStatic(Main.class, "join", type(String.class, String.class, Object[].class));
        say("varargs", () -> (String) join.invoke("a", 1, 2L, 'c'));
        say("varargs none", () -> (String) join.invoke("a"));
        say("varargs array", () -> (String) join.invoke("a", new Object[] {1, 2}));
        say("fixed", () -> (String) join.asFixedArity().invoke("a", new Object[] {3}));
        say("collector?", () -> join.isVarargsCollector() + " " + join.asFixedArity().isVarargsCollector());
        say("asCollector", () -> (String) join.asFixedArity().asCollector(Object[].class, 2).invokeExact("a", (Object) 1, (Object) 2));
        say("asSpreader", () -> (int) add.asSpreader(Object[].class, 2).invoke(new Object[] {20, 3}));
        say("asSpreader int[]", () -> (int) add.asSpreader(int[].class, 2).invoke(new int[] {20, 4}));
        quiet("spread too few", () -> (int) add.asSpreader(Object[].class, 2).invoke(new Object[] {20}));
        say("asVarargs", () -> (String) join.asFixedArity().asVarargsCollector(Object[].class).invoke("v", 1, 2));
        say("withVarargs", () -> (String) join.asFixedArity().withVarargs(true).invoke("w", 1));
        say("asType", () -> add.asType(type(Object.class, Object.class, long[].class.getComponentType())));
        say("asType run", () -> (Object) add.asType(type(Object.class, Object.class, Integer.class))
                .invokeExact((Object) 4, (Integer) 5));
        say("explicit cast", () -> (byte) MethodHandles.explicitCastArguments(add, type(byte.class, long.class, double.class))
                .invokeExact(300L, 1.9));
        say("print", () -> add + " " + join);
    }

    static void combining() throws Throwable {
        System.out.println("-- combining");
        MethodHandle add = L.findStatic(Main.class, "add", type(int.class, int.class, int.class));
        MethodHandle even = L.findStatic(Main.class, "even", type(boolean.class, int.class));
        MethodHandle name = L.findStatic(Main.class, "name", type(String.class, int.class));
        MethodHandle half = L.findStatic(Main.class, "half", type(int.class, int.class));
        MethodHandle boom = L.findStatic(Main.class, "boom", type(int.class, int.class));
        MethodHandle log = L.findStatic(Main.class, "log", type(void.class, String.class));
        MethodHandle concat = L.findVirtual(String.class, "concat", type(String.class, String.class));
        say("insert", () -> (int) MethodHandles.insertArguments(add, 1, 40).invokeExact(2));
        say("drop", () -> (int) MethodHandles.dropArguments(add, 1, String.class, long.class).invokeExact(1, "x", 2L, 3));
        say("drop return", () -> MethodHandles.dropReturn(add).type());
        say("dropToMatch", () -> MethodHandles.dropArgumentsToMatch(half, 0, Arrays.asList(String.class, int.class, long.class), 1));
        say("permute", () -> (String) MethodHandles.permuteArguments(concat, type(String.class, String.class, int.class,
                String.class), 2, 0).invokeExact("a", 1, "b"));
        say("permute twice", () -> (int) MethodHandles.permuteArguments(add, type(int.class, int.class), 0, 0).invokeExact(21));
        say("filter", () -> (int) MethodHandles.filterArguments(add, 0, half, half).invokeExact(10, 20));
        say("filter return", () -> (String) MethodHandles.filterReturnValue(add, name).invokeExact(1, 2));
        say("collect", () -> (int) MethodHandles.collectArguments(add, 1, add).invokeExact(1, 2, 3));
        say("fold", () -> (int) MethodHandles.foldArguments(add, half).invokeExact(10));
        MethodHandle tell = MethodHandles.foldArguments(concat, log);
        say("fold void", () -> (String) tell.invokeExact("p", "q"));
        MethodHandle test = MethodHandles.guardWithTest(even, name, MethodHandles.dropArguments(
                MethodHandles.constant(String.class, "odd"), 0, int.class));
        say("guard", () -> (String) test.invokeExact(4) + " " + (String) test.invokeExact(5));
        MethodHandle caught = MethodHandles.catchException(boom, IllegalStateException.class,
                L.findStatic(Main.class, "rescueInt", type(int.class, IllegalStateException.class, int.class)));
        say("catch", () -> (int) caught.invokeExact(9));
        MethodHandle after = L.findStatic(Main.class, "after", type(int.class, Throwable.class, int.class, int.class));
        say("finally", () -> (int) MethodHandles.tryFinally(half, after).invokeExact(8));
        say("finally thrown", () -> (int) MethodHandles.tryFinally(boom, after).invokeExact(8));
        say("thrower", () -> (int) MethodHandles.throwException(int.class, IllegalStateException.class)
                .invokeExact(new IllegalStateException("thrown")));
        say("constant", () -> (double) MethodHandles.constant(double.class, 2.5).invokeExact());
        say("identity", () -> (String) MethodHandles.identity(String.class).invokeExact("same"));
        say("zero", () -> (long) MethodHandles.zero(long.class).invokeExact() + " " + MethodHandles.empty(type(String.class, int.class)));
        say("array", () -> (int) MethodHandles.arrayElementGetter(int[].class).invokeExact(new int[] {5, 6}, 1));
        int[] cells = new int[2];
        MethodHandles.arrayElementSetter(int[].class).invokeExact(cells, 1, 9);
        say("array set", () -> Arrays.toString(cells));
        say("array length", () -> (int) MethodHandles.arrayLength(int[].class).invokeExact(cells));
        say("array new", () -> ((String[]) MethodHandles.arrayConstructor(String[].class).invokeExact(3)).length);
        say("invoker", () -> (int) MethodHandles.invoker(add.type()).invoke(add, 3, 4));
        say("exact invoker", () -> (int) MethodHandles.exactInvoker(add.type()).invokeExact(add, 3, 4));
        say("spread invoker", () -> MethodHandles.spreadInvoker(add.type(), 1).invoke(add, 3, new Object[] {5}));
        quiet("bad insert", () -> MethodHandles.insertArguments(add, 2, 1));
        quiet("bad permute", () -> MethodHandles.permuteArguments(add, type(int.class, long.class), 0, 0));
        quiet("bad guard", () -> MethodHandles.guardWithTest(add, name, name));
    }

    static int step(int v, int n) {
        return v + n;
    }

    static boolean small(int v, int n) {
        return v < n;
    }

    static String append(String v, int i, String[] words) {
        return v + i;
    }

    static List<String> collect(List<String> v, String s, List<String> all) {
        v.add(s.toUpperCase());
        return v;
    }

    static void loops() throws Throwable {
        System.out.println("-- loops");
        MethodHandle zero = MethodHandles.constant(int.class, 0);
        MethodHandle step = L.findStatic(Main.class, "step", type(int.class, int.class, int.class));
        MethodHandle small = L.findStatic(Main.class, "small", type(boolean.class, int.class, int.class));
        MethodHandle whileLoop = MethodHandles.whileLoop(MethodHandles.dropArguments(zero, 0, int.class), small,
                L.findStatic(Main.class, "step", type(int.class, int.class, int.class)));
        say("while", () -> (int) whileLoop.invokeExact(7));
        MethodHandle doWhile = MethodHandles.doWhileLoop(MethodHandles.dropArguments(zero, 0, int.class), step, small);
        say("do while", () -> (int) doWhile.invokeExact(7));
        MethodHandle counted = MethodHandles.countedLoop(MethodHandles.arrayLength(String[].class),
                MethodHandles.dropArguments(MethodHandles.constant(String.class, ">"), 0, String[].class),
                L.findStatic(Main.class, "append", type(String.class, String.class, int.class, String[].class)));
        say("counted", () -> (String) counted.invoke(new String[] {"a", "b", "c"}));
        MethodHandle make = L.findConstructor(ArrayList.class, type(void.class)).asType(type(List.class));
        MethodHandle iterated = MethodHandles.iteratedLoop(null, MethodHandles.dropArguments(make, 0, List.class),
                L.findStatic(Main.class, "collect", type(List.class, List.class, String.class, List.class)));
        say("iterated", () -> iterated.invoke(Arrays.asList("x", "y")));
        MethodHandle inc = MethodHandles.insertArguments(step, 1, 1);
        MethodHandle[] i = {zero, MethodHandles.dropArguments(inc, 1, int.class, int.class)};
        MethodHandle[] acc = {MethodHandles.constant(int.class, 1),
            L.findStatic(Main.class, "times", type(int.class, int.class, int.class, int.class)),
            L.findStatic(Main.class, "more", type(boolean.class, int.class, int.class, int.class)),
            L.findStatic(Main.class, "second", type(int.class, int.class, int.class, int.class))};
        MethodHandle factorial = MethodHandles.loop(i, acc);
        say("loop type", () -> factorial.type());
        say("factorial", () -> (int) factorial.invokeExact(5));
        quiet("no predicate", () -> MethodHandles.loop(new MethodHandle[][] {{null, null}}));
        MethodHandle table = MethodHandles.tableSwitch(
                MethodHandles.dropArguments(MethodHandles.constant(String.class, "default"), 0, int.class),
                MethodHandles.dropArguments(MethodHandles.constant(String.class, "zero"), 0, int.class),
                MethodHandles.dropArguments(MethodHandles.constant(String.class, "one"), 0, int.class));
        say("table switch", () -> (String) table.invokeExact(0) + (String) table.invokeExact(1) + (String) table.invokeExact(7)
                + (String) table.invokeExact(-1));
    }

    static int times(int i, int acc, int n) {
        return acc * (i == 0 ? 1 : i);
    }

    static boolean more(int i, int acc, int n) {
        return i <= n;
    }

    static int second(int i, int acc, int n) {
        return acc;
    }

    static void sites() throws Throwable {
        System.out.println("-- call sites");
        MethodHandle one = MethodHandles.constant(int.class, 1);
        MethodHandle two = MethodHandles.constant(int.class, 2);
        CallSite constant = new ConstantCallSite(one);
        say("constant", () -> (int) constant.dynamicInvoker().invokeExact() + " " + constant.type());
        quiet("constant set", () -> {
            constant.setTarget(two);
            return "set";
        });
        MutableCallSite mutable = new MutableCallSite(one);
        MethodHandle call = mutable.dynamicInvoker();
        say("mutable", () -> (int) call.invokeExact());
        mutable.setTarget(two);
        MutableCallSite.syncAll(new MutableCallSite[] {mutable});
        say("mutable set", () -> (int) call.invokeExact());
        quiet("wrong type", () -> {
            mutable.setTarget(MethodHandles.constant(long.class, 2));
            return "set";
        });
        VolatileCallSite changing = new VolatileCallSite(one);
        changing.setTarget(two);
        say("volatile", () -> (int) changing.dynamicInvoker().invokeExact());
        SwitchPoint point = new SwitchPoint();
        MethodHandle guarded = point.guardWithTest(one, two);
        say("switch point", () -> (int) guarded.invokeExact() + " " + point.hasBeenInvalidated());
        SwitchPoint.invalidateAll(new SwitchPoint[] {point});
        say("invalidated", () -> (int) guarded.invokeExact() + " " + point.hasBeenInvalidated());
    }

    static int byLength(String a, String b) {
        return a.length() - b.length();
    }

    @SuppressWarnings("unchecked")
    static void proxies() throws Throwable {
        System.out.println("-- proxies");
        MethodHandle compare = L.findStatic(Main.class, "byLength", type(int.class, String.class, String.class));
        Comparator<String> c = MethodHandleProxies.asInterfaceInstance(Comparator.class, compare);
        String[] words = {"ccc", "a", "bb"};
        Arrays.sort(words, c);
        System.out.println(Arrays.toString(words) + " " + MethodHandleProxies.isWrapperInstance(c) + " "
                + MethodHandleProxies.isWrapperInstance(words) + " " + MethodHandleProxies.wrapperInstanceType(c) + " "
                + (MethodHandleProxies.wrapperInstanceTarget(c) != null));
        quiet("no interface", () -> MethodHandleProxies.asInterfaceInstance(String.class, compare));
        quiet("many methods", () -> MethodHandleProxies.asInterfaceInstance(Iterator.class, compare));
    }

    static void types() {
        System.out.println("-- types");
        MethodType t = type(String.class, int.class, Object.class);
        System.out.println(t + " " + t.toMethodDescriptorString() + " " + t.parameterCount() + " " + t.parameterType(1));
        System.out.println(t.wrap() + " " + t.wrap().unwrap() + " " + t.erase() + " " + t.generic() + " " + t.hasPrimitives());
        System.out.println(t.appendParameterTypes(long.class).insertParameterTypes(0, char.class).dropParameterTypes(1, 2));
        System.out.println(t.changeReturnType(void.class).changeParameterType(0, byte[].class) + " " + t.parameterList());
        System.out.println(MethodType.fromMethodDescriptorString("(ILjava/lang/String;[[D)V", Main.class.getClassLoader()));
        System.out.println(MethodType.genericMethodType(2, true) + " " + type(int.class).equals(type(int.class)) + " " + t.lastParameterType());
        quiet("void argument", () -> type(int.class, void.class));
        for (String d : new String[] {"(I", "()", "I", "()VV", "(V)V", "([V)V", "()[V", "([)V", "(LNope;)V"}) {
            quiet("bad descriptor " + d, () -> MethodType.fromMethodDescriptorString(d, null));
        }
        quiet("fewer than no arguments", () -> MethodType.genericMethodType(-1));
    }

    interface Low {
        default String name() {
            return "low";
        }

        static String ofInterface() {
            return "static";
        }
    }

    interface High extends Low {
        @Override
        default String name() {
            return "high";
        }
    }

    interface Constant {
        int N = 1;
    }

    interface Further extends Constant {
    }

    static class Above implements Constant {
        static int N = 2;
        int own = 5;
    }

    static class Below extends Above implements Further {
    }

    static class Both implements Low, High {
        static MethodHandle own() throws ReflectiveOperationException {
            return MethodHandles.lookup().findSpecial(Both.class, "name", type(String.class), Both.class);
        }
    }

    static void inherited() {
        System.out.println("-- what is inherited from interfaces");
        say("the most specific", () -> Both.own().invoke(new Both()));
        quiet("a static method", () -> L.findStatic(Both.class, "ofInterface", type(String.class)));
        say("a field of an interface before the superclass", () -> L.findStaticGetter(Below.class, "N", int.class).invoke());
        say("a field of the superclass", () -> L.findGetter(Below.class, "own", int.class).invoke(new Below()));
        quiet("of another type", () -> L.findGetter(Below.class, "own", long.class));
        say("of its interface", () -> L.findStatic(Low.class, "ofInterface", type(String.class)).invoke());
    }

    static void rights() throws Throwable {
        System.out.println("-- what a lookup may tell");
        System.out.println(Integer.toHexString(L.in(Both.class).lookupModes()) + " "
                + Integer.toHexString(L.in(String.class).lookupModes()) + " " + L.in(Both.class));
        MethodHandle add = L.findStatic(Main.class, "add", type(int.class, int.class, int.class));
        quiet("a member that it cannot see", () -> MethodHandles.publicLookup().revealDirect(add));
        quiet("reflected", () -> L.revealDirect(add).reflectAs(java.lang.reflect.Method.class, MethodHandles.publicLookup()));
        say("one that it sees", () -> L.in(Both.class).revealDirect(add));
        say("of an array", () -> L.revealDirect(L.findVirtual(int[].class, "clone", type(Object.class))).getName());
        quiet("int is initialized", () -> L.ensureInitialized(int.class));
    }

    static void refusals() throws Throwable {
        System.out.println("-- refused");
        MethodHandle add = L.findStatic(Main.class, "add", type(int.class, int.class, int.class));
        MethodHandle even = L.findStatic(Main.class, "even", type(boolean.class, int.class));
        MethodHandle join = L.findStatic(Main.class, "join", type(String.class, String.class, Object[].class));
        MethodHandle none = MethodHandles.empty(type(void.class));
        MethodHandle three = MethodHandles.constant(int.class, 3);
        MethodHandle number = MethodHandles.identity(int.class);
        MethodHandle equal = MethodHandles.empty(type(boolean.class, int.class, int.class));
        quiet("a constant of another type", () -> ConstantBootstraps.invoke(L, "c", String.class, add, 1, 2));
        System.out.println(ConstantBootstraps.invoke(L, "c", long.class, add, 1, 2) + " "
                + ConstantBootstraps.invoke(L, "c", Object.class, join, "of", 1, 2));
        quiet("collected behind the end", () -> MethodHandles.collectArguments(add, 3, none));
        quiet("collected without place", () -> MethodHandles.collectArguments(add, 2, three));
        quiet("an array of length -1", () -> join.asCollector(Object[].class, -1));
        quiet("a switch without number", () -> MethodHandles.tableSwitch(none, none));
        quiet("a count's body without number", () -> MethodHandles.countedLoop(three, null, none));
        quiet("a start of another type", () -> MethodHandles.countedLoop(MethodHandles.constant(long.class, 3L), three, null,
                MethodHandles.empty(type(void.class, int.class))));
        quiet("an end of more arguments", () -> MethodHandles.countedLoop(add, null,
                MethodHandles.empty(type(void.class, int.class, int.class))));
        quiet("an initial value of another type", () -> MethodHandles.countedLoop(three, none, add));
        quiet("an iterator's body without element", () -> MethodHandles.iteratedLoop(null, null, none));
        quiet("an iterator that is none", () -> MethodHandles.iteratedLoop(three, null,
                MethodHandles.empty(type(void.class, Object.class))));
        quiet("nothing to iterate", () -> MethodHandles.iteratedLoop(null, null,
                MethodHandles.empty(type(void.class, Object.class, String.class))));
        quiet("a predicate of more arguments", () -> MethodHandles.whileLoop(three, equal, number));
        quiet("no predicate", () -> MethodHandles.doWhileLoop(three, number, null));
        quiet("a body without variable", () -> MethodHandles.doWhileLoop(three, three, even));
        quiet("an element of another class", () -> MethodHandles.arrayElementSetter(Object[].class)
                .invoke((Object[]) new String[1], 0, (Object) 1));
        quiet("an argument too many", () -> MethodHandles.dropArguments(none, 0, java.util.Collections.nCopies(255, int.class)));
        quiet("as many as there may be", () -> MethodHandles.dropArguments(none, 0,
                java.util.Collections.nCopies(254, int.class)).type().parameterCount());
        say("more, collected", () -> ((String) join.invokeWithArguments(java.util.Collections.nCopies(300, "x"))).length());
        quiet("a site of no type", () -> new MutableCallSite((MethodType) null));
    }

    public static void main(String[] args) throws Throwable {
        finding();
        calling();
        combining();
        loops();
        sites();
        proxies();
        types();
        inherited();
        rights();
        refusals();
    }
}
