/** What hangs is told after a while: who leaves a monitor that is not its own is caught by its own handler for ever. */
public class Main {
    static Object lock;

    static native int enter(Object o);

    static native int exit(Object o);

    static synchronized native void leave(Object o);

    interface Case {
        void run();
    }

    static void tell(String name, Case body) {
        lock = new Object();
        Thread t = new Thread(() -> {
            String end = "returns";
            try {
                body.run();
            } catch (RuntimeException e) {
                end = e.toString();
            }
            System.out.println(name + ": " + end + held());
            while (Thread.holdsLock(lock))
                exit(lock);
            while (Thread.holdsLock(Main.class))
                exit(Main.class);
        });
        t.setDaemon(true);
        t.start();
        try {
            t.join(30000);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        if (t.isAlive()) {
            System.out.println(name + ": hangs");
            System.exit(1);
        }
    }

    static String held() {
        return (Thread.holdsLock(lock) ? ", lock held" : "") + (Thread.holdsLock(Main.class) ? ", class held" : "");
    }

    static synchronized void entersInMethod() {
        enter(Main.class);
    }

    static synchronized void leavesOther() {
        exit(lock);
        System.out.println("meanwhile" + held());
    }

    static void leavesOtherInBlock() {
        synchronized (Main.class) {
            exit(lock);
        }
    }

    static synchronized void leavesMethod() {
        exit(Main.class);
    }

    static synchronized void leavesMethodAWhile() {
        exit(Main.class);
        System.out.println("meanwhile" + held());
        enter(Main.class);
        System.out.println("again" + held());
    }

    static synchronized void leavesMethodAndThrows() {
        exit(Main.class);
        throw new IllegalStateException("own");
    }

    public static void main(String[] args) {
        System.loadLibrary("monitors");
        tell("native code enters in a block", () -> {
            synchronized (lock) {
                enter(lock);
            }
        });
        tell("native code enters before, and leaves in a block", () -> {
            enter(lock);
            synchronized (lock) {
                exit(lock);
            }
        });
        tell("the same, and an exception leaves the block", () -> {
            enter(lock);
            synchronized (lock) {
                exit(lock);
                throw new IllegalStateException("own");
            }
        });
        tell("native code enters, and leaves in a method of another monitor", () -> {
            enter(lock);
            leavesOther();
        });
        tell("the same, in a block", () -> {
            enter(lock);
            enter(lock);
            leavesOtherInBlock();
            exit(lock);
        });
        tell("native code enters in a method", Main::entersInMethod);
        tell("native code leaves a block for a while", () -> {
            synchronized (lock) {
                exit(lock);
                System.out.println("meanwhile" + held());
                enter(lock);
                System.out.println("again" + held());
            }
        });
        tell("native code leaves a block", () -> {
            synchronized (lock) {
                exit(lock);
            }
        });
        tell("native code leaves a method for a while", Main::leavesMethodAWhile);
        tell("native code leaves a method", Main::leavesMethod);
        tell("the same, and an exception leaves the method", Main::leavesMethodAndThrows);
        tell("a native method leaves its own monitor", () -> leave(Main.class));
    }
}
