import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup.ClassOption;
import java.lang.invoke.MethodType;
import java.lang.management.ManagementFactory;
import java.lang.ref.WeakReference;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.function.IntSupplier;

public class Main {
    public static CountDownLatch[] gates = {new CountDownLatch(1), new CountDownLatch(1)};
    public static volatile int seen;
    static byte[] bytes;
    static WeakReference<Class<?>> last;

    interface Use {
        Object call() throws Throwable;
    }

    static Class<?> make(ClassOption... options) throws Throwable {
        Class<?> c = MethodHandles.lookup().defineHiddenClass(bytes, true, options).lookupClass();
        last = new WeakReference<>(c);
        return c;
    }

    static Object instance(Class<?> c) throws Throwable {
        return c.getDeclaredConstructor().newInstance();
    }

    static boolean gone(WeakReference<?> r) {
        for (int i = 0; i < 20 && r.get() != null; i++) {
            collect();
        }
        return r.get() == null;
    }

    static void collect() {
        System.gc();
        byte[][] fresh = new byte[64][];
        for (int i = 0; i < 64; i++) {
            fresh[i] = new byte[4096];
        }
    }

    /** Holds the class by something, looks, uses it, lets go, looks again. */
    static void held(String by, Use hold, java.util.function.Function<Object, Object> use) throws Throwable {
        Object[] holder = {hold.call()};
        WeakReference<Class<?>> c = last;
        for (int i = 0; i < 3; i++) {
            collect();
        }
        boolean stays = c.get() != null;
        Object answer = use.apply(holder[0]);
        holder[0] = null;
        System.out.println(by + ": stays " + stays + ", " + answer + ", goes " + gone(c));
    }

    static Object quiet(Use u) {
        try {
            return u.call();
        } catch (Throwable t) {
            return t;
        }
    }

    public static void main(String[] args) throws Throwable {
        bytes = Files.readAllBytes(Path.of(System.getProperty("hidden"), "Pod.class"));
        held("nothing", () -> {
            make();
            return "";
        }, o -> "");
        held("its mirror", Main::make, c -> quiet(() -> ((Class<?>) c).getMethod("answer").invoke(null)));
        held("an object", () -> instance(make()), o -> ((IntSupplier) o).getAsInt());
        held("an array", () -> Array.newInstance(make(), 2), a -> quiet(() -> {
            Object[] array = (Object[]) a;
            array[1] = instance(a.getClass().getComponentType());
            return ((IntSupplier) array[1]).getAsInt();
        }));
        held("an array of arrays", () -> Array.newInstance(make(), 2, 1),
                a -> Array.getLength(Array.get(a, 1)) + " " + a.getClass().getName().replaceAll("/.*", ""));
        held("a method handle", () -> MethodHandles.lookup().findStatic(make(), "answer",
                MethodType.methodType(int.class)), h -> quiet(() -> (int) ((MethodHandle) h).invokeExact()));
        held("a method", () -> make().getMethod("answer"), m -> quiet(() -> ((Method) m).invoke(null)));
        held("a method type", () -> MethodType.methodType(make()), t -> ((MethodType) t).returnType().isHidden());
        running();
        WeakReference<?> data = data();
        System.out.println("class data: goes " + gone(data));
        make(ClassOption.STRONG);
        for (int i = 0; i < 3; i++) {
            collect();
        }
        System.out.println("strong: stays " + (last.get() != null));
        many();
    }

    static void running() throws Throwable {
        Thread t = new Thread((Runnable) instance(make()));
        t.start();
        gates[0].await();
        WeakReference<Class<?>> c = last;
        for (int i = 0; i < 3; i++) {
            collect();
        }
        boolean stays = c.get() != null;
        gates[1].countDown();
        t.join();
        t = null;
        System.out.println("a running method: stays " + stays + ", " + seen + ", goes " + gone(c));
    }

    static WeakReference<?> data() throws Throwable {
        Object data = new Object();
        last = new WeakReference<>(MethodHandles.lookup().defineHiddenClassWithClassData(bytes, data, true)
                .lookupClass());
        return new WeakReference<>(data);
    }

    static void many() throws Throwable {
        long before = ManagementFactory.getClassLoadingMXBean().getUnloadedClassCount();
        for (int i = 0; i < 3000; i++) {
            make();
        }
        gone(last);
        long now = ManagementFactory.getClassLoadingMXBean().getUnloadedClassCount();
        System.out.println("many: unloaded " + (now - before >= 2900));
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 6; round++) { // the first ones find memory that is free, or warm up
            long kilobytes = resident();
            for (int i = 0; i < 1500; i++) {
                make();
            }
            gone(last);
            least = round < 3 ? least : Math.min(least, resident() - kilobytes);
        }
        String sanitizer = System.getenv("SANITIZE"); // they keep what is freed for a while
        boolean counts = sanitizer == null || sanitizer.isEmpty();
        System.out.println("many: memory comes back " + (least < 2000 || !counts));
    }

    /** Kilobytes of this process. */
    static long resident() throws Exception {
        return Long.parseLong(Files.readString(Path.of("/proc/self/statm")).split(" ")[1]) * 4;
    }
}
