import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/** The API of virtual threads, called by name: the compiler of the scenarios may not know it. */
final class Virtual {
    private Virtual() {
    }

    private static Object call(Class<?> of, Object on, String name, Class<?>[] types, Object... args) throws Exception {
        Method m = of.getMethod(name, types);
        try {
            return m.invoke(on, args);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException) {
                throw (RuntimeException) e.getCause();
            }
            throw e;
        }
    }

    private static Class<?> builder() throws Exception {
        return Class.forName("java.lang.Thread$Builder$OfVirtual");
    }

    static Thread start(Runnable task) throws Exception {
        return (Thread) call(Thread.class, null, "startVirtualThread", new Class<?>[] {Runnable.class}, task);
    }

    private static Object named(String name) throws Exception {
        Object b = call(Thread.class, null, "ofVirtual", new Class<?>[0]);
        return name == null ? b : call(builder(), b, "name", new Class<?>[] {String.class}, name);
    }

    static Thread start(String name, Runnable task) throws Exception {
        return (Thread) call(builder(), named(name), "start", new Class<?>[] {Runnable.class}, task);
    }

    static Thread unstarted(String name, Runnable task) throws Exception {
        return (Thread) call(builder(), named(name), "unstarted", new Class<?>[] {Runnable.class}, task);
    }

    static ThreadFactory factory(String prefix) throws Exception {
        Object b = call(builder(), named(null), "name", new Class<?>[] {String.class, long.class}, prefix, 0L);
        return (ThreadFactory) call(builder(), b, "factory", new Class<?>[0]);
    }

    /** A thread of a builder ("ofPlatform", "ofVirtual") that is to inherit or not. */
    static Thread heir(String kind, boolean inherits) throws Exception {
        Class<?> type = Class.forName("java.lang.Thread$Builder");
        Object b = call(Thread.class, null, kind, new Class<?>[0]);
        b = call(type, b, "inheritInheritableThreadLocals", new Class<?>[] {boolean.class}, inherits);
        return (Thread) call(type, b, "unstarted", new Class<?>[] {Runnable.class}, (Runnable) () -> { });
    }

    static boolean is(Thread t) throws Exception {
        return (Boolean) call(Thread.class, t, "isVirtual", new Class<?>[0]);
    }

    static ExecutorService perTask() throws Exception {
        return (ExecutorService) call(Executors.class, null, "newVirtualThreadPerTaskExecutor", new Class<?>[0]);
    }

    static ExecutorService perTask(ThreadFactory f) throws Exception {
        return (ExecutorService) call(Executors.class, null, "newThreadPerTaskExecutor",
                                      new Class<?>[] {ThreadFactory.class}, f);
    }
}
