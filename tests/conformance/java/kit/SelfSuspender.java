package kit;

/** Suspends all virtual threads; run on a virtual thread, which stands still there itself. */
public class SelfSuspender implements Runnable {
    public volatile int count;

    native void suspendAll();

    public void run() {
        suspendAll();
        count = 1;
    }
}
