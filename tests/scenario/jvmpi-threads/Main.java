/** Threads in several states, at which a profiler looks: each look is a native call. */
public class Main {
    static volatile boolean stop;
    static volatile long spins;

    static native void look(int step);

    static void spin() {
        while (!stop) {
            spins++;
        }
    }

    static void until(Thread t, Thread.State state) throws InterruptedException {
        while (t.getState() != state) {
            Thread.yield();
        }
    }

    public static void main(String[] args) throws Exception {
        System.loadLibrary("profiler");
        ThreadGroup group = new ThreadGroup("crew");
        Thread spinner = new Thread(group, new Runnable() {
            public void run() {
                spin();
            }
        }, "spinner");
        Object lock = new Object();
        Thread waiter = new Thread(group, new Runnable() {
            public void run() {
                synchronized (lock) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        System.out.println("interrupted");
                    }
                }
            }
        }, "waiter");
        Thread blocked = new Thread(group, new Runnable() {
            public void run() {
                synchronized (Main.class) {
                    stop = true;
                }
            }
        }, "blocked");
        spinner.start();
        while (spins == 0) {
            Thread.yield();
        }
        spinner.interrupt();
        waiter.start();
        until(waiter, Thread.State.WAITING);
        synchronized (Main.class) {
            blocked.start();
            until(blocked, Thread.State.BLOCKED);
            look(1);
        }
        blocked.join();
        spinner.join();
        waiter.interrupt();
        waiter.join();
        look(2);
    }

}
