public class Main {
    static final Object lock = new Object();
    static volatile boolean stop;
    static volatile int ready;

    static native void list(Thread[] threads);

    static native void all();

    static class Waiter extends Thread {
        Waiter() {
            super("waiter");
        }

        public void run() {
            try {
                synchronized (lock) {
                    ready++;
                    lock.wait();
                }
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        }
    }

    static class Spinner extends Thread {
        Spinner() {
            super("spinner");
        }

        public void run() {
            ready++;
            spin();
        }

        static void spin() {
            while (!stop) {
            }
        }
    }

    static class Sleeper extends Thread {
        Sleeper() {
            super("sleeper");
        }

        public void run() {
            try {
                ready++;
                Thread.sleep(60000);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread w = new Waiter(), s = new Spinner(), z = new Sleeper();
        Thread done = new Thread("done"), fresh = new Thread("new");
        done.start();
        done.join();
        w.start();
        while (ready < 1) {
            Thread.yield();
        }
        s.start();
        while (ready < 2) {
            Thread.yield();
        }
        z.start();
        while (ready < 3) {
            Thread.yield();
        }
        while (w.getState() != Thread.State.WAITING || z.getState() != Thread.State.TIMED_WAITING) {
            Thread.yield();
        }
        list(new Thread[] { z, w, done, Thread.currentThread(), s, fresh });
        all();
        stop = true;
        synchronized (lock) {
            lock.notifyAll();
        }
        z.interrupt();
        w.join();
        s.join();
        z.join();
    }
}
