import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;

/** Lets threads of all kinds have events: its own, those of the VM for references and signals, and who collects. */
public class Main {
    static final Object lock = new Object();
    static volatile Object kept;

    static native void check();

    /** Until so many threads have ended, as the profiler hears it. */
    static native void awaitEnds(int count);

    static native int ends();

    static class Work implements Runnable {
        public void run() {
            for (int i = 0; i < 200; i++) {
                synchronized (lock) {
                    kept = new byte[i];
                }
                if (i % 100 == 0) {
                    System.gc();
                }
            }
        }
    }

    /** The thread that enqueues runs Java code. */
    static void awaitReferenceHandler() throws InterruptedException {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        PhantomReference<Object> r = new PhantomReference<>(new Object(), queue);
        System.gc();
        while (queue.remove(100) != r) {
            System.gc();
        }
    }

    /** A thread that has ended takes the lock of its Thread object, to wake those who join it. */
    static void contendAfterTheEnd() throws Exception {
        int before = ends();
        Thread t = new Thread("ended");
        synchronized (t) {
            t.start();
            awaitEnds(before + 1);
            Thread.sleep(100); // nothing tells of what it does then, and that is what is shown here
        }
        t.join();
    }

    public static void main(String[] args) throws Exception {
        System.loadLibrary("profiler");
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(new Work(), "worker");
        }
        synchronized (lock) {
            for (Thread t : threads) {
                t.start();
                while (t.getState() != Thread.State.BLOCKED) {
                    Thread.yield();
                }
            }
        }
        for (Thread t : threads) {
            t.join();
        }
        contendAfterTheEnd();
        awaitReferenceHandler();
        Thread.sleep(1); // an event MONITOR_WAIT
        check();
    }
}
