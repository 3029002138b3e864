import java.util.concurrent.locks.ReentrantLock;

/** Two threads that compute, allocate, and wait for each other's locks, so that every mode has something to see. */
public class Main {
    static final ReentrantLock LOCK = new ReentrantLock();
    static volatile int sink;

    static int compute(int n) {
        return n < 2 ? n : compute(n - 1) + compute(n - 2);
    }

    static void allocate() {
        for (int i = 0; i < 200; i++) {
            sink += new byte[1000].length;
        }
    }

    static synchronized void inMonitor() {
        compute(15);
    }

    static void inLock() {
        LOCK.lock();
        try {
            compute(15);
        } finally {
            LOCK.unlock();
        }
    }

    static void work(long until) {
        while (System.currentTimeMillis() < until) {
            compute(15);
            allocate();
            inMonitor();
            inLock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        long until = System.currentTimeMillis() + Long.parseLong(args[0]);
        Thread[] workers = new Thread[2];
        for (int i = 0; i < workers.length; i++) {
            workers[i] = new Thread(() -> work(until), "worker-" + i);
            workers[i].start();
        }
        for (Thread t : workers) {
            t.join();
        }
        System.out.println("done");
    }
}
