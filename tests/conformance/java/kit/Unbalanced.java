package kit;

/** A thread that throws inside a monitor. The check takes away the instruction that leaves it. */
public class Unbalanced extends Thread implements Thread.UncaughtExceptionHandler {
    static final Object lock = new Object();
    volatile Throwable last;

    public void run() {
        synchronized (lock) {
            throw new UnsupportedOperationException();
        }
    }

    public void uncaughtException(Thread thread, Throwable exception) {
        last = exception;
    }

    static Throwable end() throws InterruptedException {
        Unbalanced thread = new Unbalanced();
        thread.setUncaughtExceptionHandler(thread);
        thread.start();
        thread.join();
        return thread.last;
    }
}
