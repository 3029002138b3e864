import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class Main {
    interface Use {
        Object call() throws Throwable;
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

    static void references() {
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
        say("unboxes null", () -> {
            Supplier<Integer> s = () -> null;
            IntSupplier i = s::get;
            return i.getAsInt();
        });
    }
}
