package kit;

/** Counts until it is told to stop; run on a virtual thread. */
public class Spinner implements Runnable {
    public volatile int count;
    public volatile boolean stop;

    public void run() {
        while (!stop) count++;
    }
}
