import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class Main {
    interface Use {
        Object call() throws Throwable;
    }

    /** What Finder answers in the one or the other way. */
    public interface Named {
        Object of(String name) throws Throwable;
    }

    static class Closed {
        private volatile int i;
        private volatile long l;
        private volatile String s;
        volatile int open;
    }

    int field = 3;

    int method() {
        return field;
    }

    static void say(String what, Use u) {
        String result;
        try {
            result = String.valueOf(u.call());
        } catch (Throwable t) {
            result = t.getClass().getName() + (t instanceof NullPointerException ? ", " + t.getMessage() : "");
        }
        System.out.println(what + ": " + result);
    }

    public static void main(String[] args) throws Throwable {
        callers();
        others();
        hidden();
        updaters();
        variables();
        references();
    }

    static void callers() throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle forName = l.findStatic(Class.class, "forName", MethodType.methodType(Class.class, String.class));
        say("invokeWithArguments", () -> forName.invokeWithArguments("Main"));
        say("invokeExact", () -> (Class<?>) forName.invokeExact("Main"));
        say("invoke", () -> forName.invoke((Object) "Main"));
        say("bindTo", () -> forName.bindTo("Main").invoke());
        say("spread", () -> forName.asSpreader(Object[].class, 1).invoke(new Object[] {"Main"}));
        say("dropped", () -> MethodHandles.dropArguments(forName, 0, int.class).invokeWithArguments(1, "Main"));
        say("filtered", () -> MethodHandles.filterReturnValue(forName, l.findVirtual(Class.class, "getName",
                MethodType.methodType(String.class))).invokeWithArguments("Main"));
        say("unreflect", () -> l.unreflect(Class.class.getMethod("forName", String.class)).invokeWithArguments("Main"));
        MethodHandle load = l.findStatic(ServiceLoader.class, "load",
                MethodType.methodType(ServiceLoader.class, Class.class));
        say("a service", () -> load.invokeWithArguments(Runnable.class));
        say("proxy", () -> MethodHandleProxies.asInterfaceInstance(Function.class, load).apply(Runnable.class));
        say("factory", () -> {
            Function<Object, Object> f = (Function<Object, Object>) LambdaMetafactory.metafactory(l, "apply",
                    MethodType.methodType(Function.class), MethodType.methodType(Object.class, Object.class), load,
                    MethodType.methodType(ServiceLoader.class, Class.class)).getTarget().invoke();
            return f.apply(Runnable.class);
        });
        Function<String, Callable<Object>> reference = name -> () -> Class.forName(name);
        say("lambda", () -> reference.apply("Main").call());
    }

    /** Whoever calls: the caller is Finder, in whose loader's name Only is a class. */
    static void others() throws Throwable {
        Path folder = Path.of(System.getProperty("other"));
        ClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()});
        Class<?> finder = loader.loadClass("Finder");
        Map<?, ?> found = (Map<?, ?>) finder.getMethod("handles").invoke(null);
        for (Map.Entry<?, ?> e : found.entrySet()) {
            MethodHandle h = (MethodHandle) e.getValue();
            say("of another class, " + e.getKey(), () -> known(h.invokeWithArguments(), loader));
            say("of another class, " + e.getKey() + ", exactly", () -> known(h.asType(
                    MethodType.methodType(Object.class)).invokeExact(), loader));
        }
        for (String way : new String[] {"reference", "proxy", "made"}) {
            Named n = (Named) finder.getMethod(way).invoke(null);
            say("of another class, " + way, () -> n.of("Only"));
        }
        Callable<?> lookup = (Callable<?>) finder.getMethod("lookup").invoke(null);
        say("of another class, a reference to lookup", () -> known(lookup.call(), loader));
        MethodHandle forName = (MethodHandle) found.get("found");
        say("not direct", () -> MethodHandles.lookup().revealDirect(forName));
        MethodHandle again = MethodHandles.lookup().findStatic(Class.class, "forName",
                MethodType.methodType(Class.class, String.class));
        say("direct", () -> MethodHandles.lookup().revealDirect(again));
        say("with fewer rights", () -> MethodHandles.publicLookup().unreflect(Class.class.getMethod("forName",
                String.class)));
        say("with fewer rights of its own", () -> MethodHandles.lookup().dropLookupMode(MethodHandles.Lookup.PRIVATE)
                .findStatic(MethodHandles.class, "lookup", MethodType.methodType(MethodHandles.Lookup.class)));
    }

    /** JVMs differ in which class of that loader a lookup is of, and in the names of updaters. */
    static Object known(Object o, ClassLoader loader) {
        return o instanceof MethodHandles.Lookup l ? "a lookup, its loader " + (l.lookupClass().getClassLoader()
                == loader) : o instanceof AtomicIntegerFieldUpdater ? "an updater" : o;
    }

    static void hidden() throws Throwable {
        byte[] b = Files.readAllBytes(Path.of(System.getProperty("other"), "Pod.class"));
        Class<?> c = MethodHandles.lookup().defineHiddenClass(b, true).lookupClass();
        for (String name : new String[] {"lookup", "read"}) {
            say("in a hidden class, " + name, () -> c.getMethod(name).invoke(null));
            say("in a hidden class, " + name + ", by handle", () -> MethodHandles.lookup().findStatic(c, name,
                    MethodType.methodType(Object.class)).invoke());
        }
    }

    /** Outside this nest: what is private to it. */
    static void updaters() {
        say("updater, own", () -> AtomicIntegerFieldUpdater.newUpdater(Closed.class, "open") != null);
        say("updater, int", () -> Stranger.ints(Closed.class, "i"));
        say("updater, long", () -> Stranger.longs(Closed.class, "l"));
        say("updater, reference", () -> Stranger.references(Closed.class, "s"));
        say("updater, of the package", () -> Stranger.ints(Closed.class, "open") != null);
    }

    static void variables() throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        VarHandle v = l.findVarHandle(Main.class, "field", int.class);
        Main m = new Main();
        MethodHandle get = l.findVirtual(VarHandle.class, "get", MethodType.methodType(int.class, Main.class));
        say("get", () -> (int) get.invokeExact(v, m));
        say("set", () -> {
            l.findVirtual(VarHandle.class, "setVolatile", MethodType.methodType(void.class, Main.class, int.class))
                    .invoke(v, m, 9);
            return m.field;
        });
        say("compareAndSet", () -> l.findVirtual(VarHandle.class, "compareAndSet", MethodType.methodType(boolean.class,
                Main.class, int.class, int.class)).bindTo(v).invoke(m, 9, 10));
        say("type", () -> l.findVirtual(VarHandle.class, "getAndAdd", MethodType.methodType(int.class, Main.class,
                int.class)).type());
        say("no access mode", () -> l.findVirtual(VarHandle.class, "gat", MethodType.methodType(int.class)));
        say("a plain method", () -> l.findVirtual(VarHandle.class, "coordinateTypes",
                MethodType.methodType(List.class)).invoke(v));
    }

    static void references() throws Throwable {
        say("bound to null", () -> {
            List<String> none = null;
            Consumer<String> c = none::add;
            return c;
        });
        say("bound to a null of mine", () -> {
            Main none = null;
            IntSupplier s = none::method;
            return s;
        });
        say("called with null", () -> {
            Function<String, Integer> f = String::length;
            return f.apply(null);
        });
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle method = l.findVirtual(Main.class, "method", MethodType.methodType(int.class));
        MethodHandle get = l.findGetter(Main.class, "field", int.class);
        MethodHandle set = l.findSetter(Main.class, "field", int.class);
        VarHandle v = l.findVarHandle(Main.class, "field", int.class);
        say("a method's handle, exactly", () -> (int) method.invokeExact((Main) null));
        say("a method's handle", () -> method.invoke((Object) null));
        say("a method's handle, with arguments", () -> method.invokeWithArguments((Object) null));
        say("a getter", () -> (int) get.invokeExact((Main) null));
        say("a setter", () -> {
            set.invokeExact((Main) null, 1);
            return "set";
        });
        say("a variable's handle", () -> (int) v.get((Main) null));
        say("a variable's handle that sets", () -> {
            v.set((Main) null, 1);
            return "set";
        });
        say("unboxes null", () -> {
            Supplier<Integer> s = () -> null;
            IntSupplier i = s::get;
            return i.getAsInt();
        });
    }
}

class Stranger {
    static Object ints(Class<?> c, String field) {
        return AtomicIntegerFieldUpdater.newUpdater(c, field);
    }

    static Object longs(Class<?> c, String field) {
        return AtomicLongFieldUpdater.newUpdater(c, field);
    }

    static Object references(Class<?> c, String field) {
        return AtomicReferenceFieldUpdater.newUpdater(c, String.class, field);
    }
}
