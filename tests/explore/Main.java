/** Two threads with a mistake in the agent or in Java, or without. */
public class Main {
    /** Whether no mistake shall be made. */
    static native boolean right();

    static final Object lock = new Object();
    static int total;
    static boolean done;

    /** The race in Java: between the look and the store another thread may count. */
    static void add() {
        if (right()) {
            synchronized (lock) {
                total = total + 1;
            }
            return;
        }
        int seen = total;
        total = seen + 1;
    }

    static void finish() {
        synchronized (lock) {
            done = true;
            lock.notify();
        }
    }

    /** The lost notify in Java: it may come between the look and the wait. */
    static void awaitEnd() throws InterruptedException {
        boolean mustWait;
        synchronized (lock) {
            while (right() && !done) lock.wait();
            mustWait = !done;
        }
        if (mustWait) {
            synchronized (lock) {
                lock.wait();
            }
        }
    }

    /** A call that is counted: by the tag of this class. */
    static native void counted(Class<?> c);

    /** How many have been counted. */
    static native long count(Class<?> c);

    /** The agent's own thread has work to do; and the program waits until it is done. */
    static native void work();

    static native void awaitWork();

    /** Naps until there is work. */
    static native void nap();

    static void rest() {
        try {
            Thread.sleep(200);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        work();
    }

    /** What takes both of the agent's locks, in one order or the other. */
    static native void lock(boolean turned);

    static Thread start(Runnable r) {
        Thread t = new Thread(r);
        t.start();
        return t;
    }

    public static void main(String[] args) throws InterruptedException {
        Runnable first = null, second = null;
        switch (args[0]) {
        case "count":
            first = second = () -> {
                for (int i = 0; i < 10; i++) counted(Main.class);
            };
            break;
        case "race":
            first = second = () -> {
                for (int i = 0; i < 10; i++) add();
            };
            break;
        case "wait":
            first = Main::finish;
            second = () -> {
                try {
                    awaitEnd();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            };
            break;
        case "notify":
            first = Main::work;
            second = Main::awaitWork;
            break;
        case "nap":
            first = Main::rest;
            second = Main::nap;
            break;
        default:
            first = () -> lock(false);
            second = () -> lock(true);
        }
        Thread one = start(first), two = start(second);
        one.join();
        two.join();
        if (args[0].equals("race") && total != 20) {
            System.out.println("20 additions, made: " + total);
            System.exit(1);
        }
        if (args[0].equals("count") && count(Main.class) != 20) {
            System.out.println("20 calls, counted: " + count(Main.class));
            System.exit(1);
        }
        System.out.println("fine");
    }
}
