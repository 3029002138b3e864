/** Two threads want one monitor, one waits, one sleeps; then two want a monitor of the profiler's. */
public class Main {
    static final Object lock = new Object();
    static boolean ready;

    static native void dump(Object lock);

    static native void hold();

    static native void letGo(Thread t);

    static native void want();

    static void until(Thread t, Thread.State state) {
        while (t.getState() != state) {
            Thread.yield();
        }
    }

    static Thread start(String name, Runnable r) {
        Thread t = new Thread(r, name);
        t.start();
        return t;
    }

    static class Waits implements Runnable {
        public void run() {
            synchronized (lock) {
                try {
                    while (!ready) {
                        lock.wait();
                    }
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
            }
        }
    }

    static class Enters implements Runnable {
        public void run() {
            synchronized (lock) {
                ready = true;
                lock.notifyAll();
            }
        }
    }

    static class Wants implements Runnable {
        public void run() {
            want();
        }
    }

    public static void main(String[] args) throws Exception {
        System.loadLibrary("profiler");
        Thread waiter = start("waiter", new Waits());
        until(waiter, Thread.State.WAITING);
        Thread enters;
        synchronized (lock) {
            enters = start("enters", new Enters());
            until(enters, Thread.State.BLOCKED);
            Thread.yield();
            dump(lock);
        }
        waiter.join();
        enters.join();
        Thread.sleep(1);
        synchronized (lock) {
            lock.wait(2);
        }
        hold();
        Thread wants = start("wants", new Wants());
        letGo(wants);
        wants.join();
    }
}
