package kit;

import java.util.concurrent.locks.LockSupport;

/** Parks until it is told to stop; run on a virtual thread. */
public class Parker implements Runnable {
    public volatile boolean stop;

    public void run() {
        parking();
    }

    void parking() {
        while (!stop) LockSupport.park();
    }
}
