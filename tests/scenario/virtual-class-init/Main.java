/**
 * There is one carrier and there may be no second one (see args). A platform thread initializes a class and waits in
 * its initializer for what a virtual thread does, to which the others that want the class leave the carrier. The agent
 * tells each step in the methods whose threads have names that begin with v-, and looks at them while they wait.
 */
public class Main {
    static volatile boolean begun, go;
    static final Object lock = new Object();

    /** Tells where the thread is, without a carrier: method, location, state, how many monitors it owns. */
    static native void look(Thread t);

    static native String suspend(Thread t);

    static native String resume(Thread t);

    static native String stop(Thread t, Throwable what);

    static native String popFrame(Thread t);

    static void awaitGo() {
        begun = true;
        while (!go) {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static class Slow {
        static int number;

        static {
            awaitGo();
            number = 42;
        }

        static int twice(int n) {
            return n * 2;
        }
    }

    static class Failing {
        static int number;

        static {
            awaitGo();
            number = 1 / (number - number);
        }
    }

    static class Popped {
        static int number;

        static {
            awaitGo();
            number = 1;
        }
    }

    static void reads() {
        synchronized (lock) {
            System.out.println("read " + Slow.number);
        }
    }

    static int called;
    static Object made;

    static void calls() {
        called = Slow.twice(4);
    }

    static void makes() {
        made = new Slow();
    }

    static void writes() {
        Slow.number = 43;
    }

    static void fails() {
        try {
            System.out.println("read " + Failing.number);
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage());
        }
    }

    static int entered;

    static void popped() {
        entered++;
        System.out.println("read " + Popped.number + ", entered " + entered);
    }

    static void stopped() {
        try {
            System.out.println("read " + Popped.number);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }

    /** The API by name: the compiler of the scenarios may not know it. */
    static Thread start(String name, Runnable task) throws Exception {
        Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
        Class<?> type = Class.forName("java.lang.Thread$Builder");
        builder = type.getMethod("name", String.class).invoke(builder, name);
        return (Thread) type.getMethod("start", Runnable.class).invoke(builder, task);
    }

    /** Begins an initialization on a platform thread. */
    static Thread initialize(Runnable task) throws Exception {
        begun = go = false;
        Thread t = new Thread(task, "initializer");
        t.start();
        while (!begun) {
            Thread.sleep(1);
        }
        return t;
    }

    /** When it has run, those that were started before it have left the carrier. */
    static void passBy() throws Exception {
        start("passer-by", () -> {
        }).join();
    }

    static void finish(Thread... threads) throws Exception {
        start("helper", () -> go = true).join();
        for (Thread t : threads) {
            t.join();
        }
    }

    static void waiting() throws Exception {
        Thread initializer = initialize(() -> Slow.twice(1));
        Thread reader = start("v-reader", Main::reads), caller = start("caller", Main::calls);
        Thread maker = start("maker", Main::makes);
        passBy();
        look(reader);
        System.out.println(reader.getState() + " " + caller.getState() + " " + maker.getState());
        caller.interrupt();
        passBy();
        look(reader);
        finish(initializer, reader, caller, maker);
        System.out.println("interrupted " + caller.isInterrupted() + ", called " + called + ", made " + made.getClass());
        Thread writer = start("writer", Main::writes);
        writer.join();
        System.out.println("number " + Slow.number);
    }

    static void failing() throws Exception {
        Throwable[] thrown = new Throwable[1];
        Thread initializer = initialize(() -> {
            try {
                thrown[0] = new AssertionError(Failing.number);
            } catch (ExceptionInInitializerError e) {
                thrown[0] = e.getCause();
            }
        });
        Thread first = start("first", Main::fails), second = start("second", Main::fails);
        passBy();
        finish(initializer, first, second);
        System.out.println(thrown[0]);
    }

    static void suspended() throws Exception {
        Thread initializer = initialize(() -> System.out.println("initialized " + Popped.number));
        Thread popped = start("popped", Main::popped), stopped = start("stopped", Main::stopped);
        passBy();
        System.out.println("suspend " + suspend(popped) + " " + suspend(stopped));
        System.out.println("pop " + popFrame(popped) + ", stop " + stop(stopped, new IllegalStateException("stopped")));
        finish(initializer);
        passBy();
        String resumed = resume(popped);
        popped.join();
        System.out.println("resume " + resumed);
        resumed = resume(stopped);
        stopped.join();
        System.out.println("resume " + resumed);
    }

    public static void main(String[] args) throws Exception {
        waiting();
        failing();
        suspended();
    }
}
