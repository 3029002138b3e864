import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * The program under calls.c: threads in every state, objects of every kind, and two threads that do nothing but call
 * the tool interface with drawn arguments.
 *
 *   java -agentpath:libcalls.so Calls SEED COUNT
 */
public class Calls {
    /** What arguments are drawn from: threads first, then classes, then the rest. */
    static native void prepare(Object[] things);

    /** Makes count calls; caller is 0 or 1. */
    static native void call(int caller, long seed, int count);

    static final Object lock = new Object(), held = new Object();
    static final AtomicInteger work = new AtomicInteger();
    static volatile long sink;
    static int[] numbers = {1, 2, 3};

    interface Shape {
        default double area() { return 1; }
    }

    enum Color { RED, GREEN }

    /** Redefined, stepped through, stopped and popped. */
    public static class Victim implements Shape {
        static int counter;
        long total;
        Object last;

        long run(int n, double d, Object o) {
            long sum = 0;
            for (int i = 0; i < n; i++) {
                sum += step(i, d);
                last = pass(o, narrow(i), (float) d);
            }
            total += sum;
            counter++;
            return sum;
        }

        int narrow(int i) {
            return i + (int) half(i);
        }

        double half(double d) {
            return less((float) d, this);
        }

        static float less(float f, Object o) {
            nothing(o);
            return f / 2;
        }

        static void nothing(Object o) {
            sink = o == null ? 0 : 1;
        }

        Object pass(Object o, int i, float f) {
            return i < f ? o : this;
        }

        synchronized long step(int i, double d) {
            try {
                if (i == 3) throw new IllegalStateException("three");
                return (long) (i * d);
            } catch (IllegalStateException e) {
                return 3;
            }
        }
    }

    static void compute() {
        Victim v = new Victim();
        for (;;) {
            try {
                sink = v.run(10, 1.5, numbers);
                work.incrementAndGet();
            } catch (Throwable t) {
                sink = -1; // whatever was thrown into this thread
            }
        }
    }

    static void pause(int how) {
        for (;;) {
            try {
                switch (how) {
                case 0: synchronized (lock) { lock.wait(); } break;
                case 1: LockSupport.park(); break;
                case 2: Thread.sleep(1000); break;
                case 3: synchronized (held) { sink++; } break;
                default: synchronized (held) { Thread.sleep(100); }
                }
            } catch (Throwable t) {
                sink = -2;
            }
        }
    }

    /** A caller waits until there is something to draw from. An exception that is thrown into it comes
     * when it has made its calls. */
    static void begin(CountDownLatch go, int caller, long seed, int count) {
        try {
            go.await();
            call(caller, seed, count);
        } catch (InterruptedException e) {
            throw new AssertionError("nobody knows this thread yet", e);
        }
    }

    static Thread daemon(String name, Runnable body) {
        Thread t = new Thread(body, name);
        t.setDaemon(true);
        t.start();
        return t;
    }

    /** A virtual thread where the JVM has them, else one more platform thread. */
    static Thread virtual(Runnable body) throws Exception {
        try {
            return (Thread) Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, body);
        } catch (NoSuchMethodException | java.lang.reflect.InvocationTargetException e) {
            return daemon("not virtual", body);
        }
    }

    public static void main(String[] args) throws Exception {
        long seed = Long.parseLong(args[0]);
        int count = Integer.parseInt(args[1]);
        Thread ended = new Thread(() -> sink++), endedVirtual = virtual(() -> sink++);
        ended.start();
        ended.join();
        endedVirtual.join();
        CountDownLatch go = new CountDownLatch(1);
        // Both callers are stopped, popped and interrupted by each other. So main is none of them,
        // nor a thing to draw: it waits.
        Thread[] callers = {daemon("calling", () -> begin(go, 0, seed, count / 2)), daemon("calling too", () -> begin(go, 1, seed, count / 2))};
        Object[] things = {
            daemon("computing", Calls::compute), daemon("computing too", Calls::compute),
            daemon("waiting", () -> pause(0)), daemon("parked", () -> pause(1)), daemon("sleeping", () -> pause(2)),
            daemon("holding", () -> pause(4)), daemon("blocked", () -> pause(3)),
            virtual(Calls::compute), virtual(() -> pause(1)), virtual(() -> pause(2)), virtual(() -> pause(3)),
            new Thread("unstarted"), ended, endedVirtual, callers[0],
            Victim.class, Calls.class, Object.class, Shape.class, Color.class, int.class, int[].class, Object[][].class,
            Thread.class, Runnable.class, ((Runnable) Calls::compute).getClass(),
            "text", numbers, new Object[3], new Victim(), lock, held, Color.RED, new IllegalStateException("stopped"),
            new ThreadDeath(), Thread.currentThread().getThreadGroup(), Thread.currentThread().getThreadGroup().getParent(),
            Calls.class.getClassLoader(), Object.class.getModule(), Calls.class.getModule(), Victim.class.getMethods()[0],
        };
        prepare(things);
        go.countDown();
        for (Thread caller : callers) caller.join();
        System.out.println("survived");
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }
}
