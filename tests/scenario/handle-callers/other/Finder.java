import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** Finds methods that ask for their caller; Main, of another loader, calls what it has found. */
public class Finder {
    static int near = 5; // for its own package
    volatile int counted;

    public static Map<String, MethodHandle> handles() throws ReflectiveOperationException {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Map<String, MethodHandle> found = new LinkedHashMap<>();
        MethodType one = MethodType.methodType(Class.class, String.class);
        Method forName = Class.class.getMethod("forName", String.class);
        MethodHandle call = l.findVirtual(Method.class, "invoke",
                MethodType.methodType(Object.class, Object.class, Object[].class));
        found.put("found", l.findStatic(Class.class, "forName", one).bindTo("Only"));
        found.put("unreflected", l.unreflect(forName).bindTo("Only"));
        found.put("by reflection", MethodHandles.insertArguments(call, 0, forName, null, new Object[] {"Only"}));
        found.put("a field", MethodHandles.insertArguments(l.findVirtual(Field.class, "get",
                MethodType.methodType(Object.class, Object.class)), 0, Finder.class.getDeclaredField("near"), null));
        found.put("an updater", MethodHandles.insertArguments(l.findStatic(AtomicIntegerFieldUpdater.class,
                "newUpdater", MethodType.methodType(AtomicIntegerFieldUpdater.class, Class.class, String.class)), 0,
                Finder.class, "counted"));
        found.put("a lookup", l.findStatic(MethodHandles.class, "lookup",
                MethodType.methodType(MethodHandles.Lookup.class)));
        return found;
    }

    public static Main.Named reference() {
        return Class::forName;
    }

    public static Callable<Object> lookup() {
        return MethodHandles::lookup;
    }

    public static Main.Named proxy() throws ReflectiveOperationException {
        return MethodHandleProxies.asInterfaceInstance(Main.Named.class, MethodHandles.lookup().findStatic(Class.class,
                "forName", MethodType.methodType(Class.class, String.class)));
    }

    public static Main.Named made() throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodType one = MethodType.methodType(Class.class, String.class);
        return (Main.Named) LambdaMetafactory.metafactory(l, "of", MethodType.methodType(Main.Named.class),
                MethodType.methodType(Object.class, String.class), l.findStatic(Class.class, "forName", one), one)
                .getTarget().invoke();
    }
}
