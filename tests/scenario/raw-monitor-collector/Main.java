/*
 * Collects again and again while an agent's thread, and one of ours that is interrupted, wait on the monitor that the
 * collector's callbacks take.
 */
public class Main {
    static native boolean walkHeap();

    static native void end();

    static native void collecting(boolean on);

    static native void awaitHeld();

    static native char waitOnce();

    static volatile boolean ends;

    static volatile int interrupted;

    static void waits() {
        while (!ends) {
            if (waitOnce() == 'i') {
                interrupted++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        final Thread waiter = new Thread() {
            public void run() {
                waits();
            }
        };
        waiter.start();
        collecting(true);
        for (int i = 0; i < 150 || interrupted < 20; i++) {
            awaitHeld();
            waiter.interrupt();
            System.gc();
        }
        collecting(false);
        Say.line("collected");
        for (int i = 0; i < 50; i++)
            if (!walkHeap())
                Say.line("not walked");
        Say.line("walked");
        ends = true;
        end();
        waiter.join();
    }
}
