/** A thread that waits for a lock after its end; threads that native code can and cannot attach. */
public class Main {
    static native void awaitEnd();

    static native void attach(ThreadGroup group);

    static native void check();

    /** After its last method a thread takes the lock of its Thread object, to tell those who join it. */
    static void endBeforeALock() throws InterruptedException {
        Thread worker = new Thread(new Runnable() {
            public void run() {
            }
        }, "worker");
        synchronized (worker) {
            worker.start();
            awaitEnd();
            while (worker.getState() != Thread.State.BLOCKED) {
                Thread.yield();
            }
        }
        worker.join();
    }

    @SuppressWarnings({"deprecation", "removal"})
    public static void main(String[] args) throws Exception {
        System.loadLibrary("profiler");
        endBeforeALock();
        ThreadGroup gone = new ThreadGroup("gone");
        gone.destroy(); // on JVMs where that still does something, nobody can join it, and a class is needed to say so
        attach(gone);
        check();
    }
}
