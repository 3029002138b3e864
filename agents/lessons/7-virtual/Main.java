import java.util.concurrent.locks.LockSupport;

public class Main {
    static volatile boolean done;

    static native void look(Thread thread);

    /* By name, because the compiler may be an older one: Thread.ofVirtual().name(name).start(task). */
    static Thread startVirtual(String name, Runnable task) throws ReflectiveOperationException {
        Class<?> type = Class.forName("java.lang.Thread$Builder$OfVirtual");
        Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
        builder = type.getMethod("name", String.class).invoke(builder, name);
        return (Thread) type.getMethod("start", Runnable.class).invoke(builder, task);
    }

    static void dream() {
        while (!done)
            LockSupport.park();
    }

    public static void main(String[] args) throws Exception {
        Thread dreamer = startVirtual("dreamer", Main::dream);
        while (dreamer.getState() != Thread.State.WAITING)
            Thread.yield();
        look(dreamer);
        done = true;
        LockSupport.unpark(dreamer);
        dreamer.join();
    }
}
