/** Comes to stop(n) with something to look at each time. Page is translated: the debugger's tool adds a source map. */
public class Main {
    static final Object lock = new Object();
    static Thread ended, fresh, waiter, entering;
    static Class<?> primitive = int.class, nothing = void.class;
    static volatile int racing;
    static int made;
    static volatile boolean collecting;

    static void stop(int n) {
    }

    static int inner(int n) {
        return n + 1; // a breakpoint, when a debugger calls outer
    }

    static int outer(int n) {
        return inner(n) + 10;
    }

    static void collect() {
        Thread t = new Thread(() -> {
            while (collecting) {
                System.gc();
            }
        });
        t.setDaemon(true);
        collecting = true;
        t.start();
    }

    static Object something() {
        return new Object();
    }

    static class Late {
        static int begun;
        static {
            begun += 7;
        }

        int made() {
            return begun;
        }
    }

    static int make() {
        return new Late().made();
    }

    static void race() {
        racing++;
    }

    static Thread started(String name, Runnable body, Thread.State state) throws InterruptedException {
        Thread t = new Thread(body, name);
        t.setDaemon(true);
        t.start();
        while (t.getState() != state) {
            Thread.sleep(1);
        }
        return t;
    }

    static void waits() {
        synchronized (lock) {
            try {
                lock.wait();
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    static void enters() {
        synchronized (lock) {
            racing = 0;
        }
    }

    public static void main(String[] args) throws Exception {
        fresh = new Thread("fresh");
        ended = started("ended", () -> { }, Thread.State.TERMINATED);
        waiter = started("waiter", Main::waits, Thread.State.WAITING);
        synchronized (lock) {
            entering = started("entering", Main::enters, Thread.State.BLOCKED);
            stop(1);
        }
        entering.join();
        for (int i = 0; i < 3; i++) {
            Page.show();
        }
        stop(2);
        made = make();
        fresh.start();
        Thread[] racers = new Thread[4];
        for (int i = 0; i < racers.length; i++) {
            racers[i] = new Thread(Main::race, "racer");
            racers[i].start();
        }
        for (Thread t : racers) {
            t.join();
        }
        stop(3);
        fresh.join();
    }
}
